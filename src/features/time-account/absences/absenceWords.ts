import { useTranslation } from 'react-i18next';
import type { AbsenceKind } from '@/domain/account/absence';
import { type Hundredths, hoursOfHundredths } from '@/domain/hundredths';
import type { Period } from '@/domain/time/period';
import { useFormats } from '@/shared/i18n/useFormats';

/** How the absences page writes days, hours and periods. */
export function useAbsenceWords() {
  const { t } = useTranslation(['absences', 'timeAccount']);
  const formats = useFormats();

  return {
    /** `5,0` */
    days: formats.balance,
    /** `5,0 Tage`, `1,0 Tag` */
    daysText: (days: number) => t('days', { count: days, days: formats.balance(days) }),
    /** `56,0`, `− 8,0` */
    hours: (hours: Hundredths) => formats.balance(hoursOfHundredths(hours)),
    /** `Mo 07.12. – Fr 11.12.`; `Mo 07.12.` for one day */
    period: ({ from, to }: Period) =>
      from === to ? formats.day(from) : `${formats.day(from)} – ${formats.day(to)}`,
    /** `07.12. – 11.12.` */
    shortPeriod: ({ from, to }: Period) =>
      from === to ? formats.dayMonth(from) : `${formats.dayMonth(from)} – ${formats.dayMonth(to)}`,
    kind: (kind: AbsenceKind) => t(`timeAccount:kinds.${kind}`),
  };
}
