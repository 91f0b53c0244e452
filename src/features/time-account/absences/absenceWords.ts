import { useTranslation } from 'react-i18next';
import type { AbsenceKind } from '@/domain/account/absence';
import { type Hundredths, hoursOfHundredths } from '@/domain/hundredths';
import type { IsoDate, Period } from '@/domain/time/period';
import { useFormats } from '@/shared/i18n/useFormats';

/** How the absences page writes days, hours and periods. */
export function useAbsenceWords() {
  const { t } = useTranslation(['absences', 'timeAccount']);
  const formats = useFormats();
  const minus = (text: string) => text.replace('-', '−\u{A0}');
  const dayOf = (date: IsoDate) => `${formats.weekday(date)} ${formats.dayMonth(date)}`;

  return {
    /** `5,0` */
    days: (days: number) => minus(formats.hours(days)),
    /** `5,0 Tage`, `1,0 Tag` */
    daysText: (days: number) => t('days', { count: days, days: minus(formats.hours(days)) }),
    /** `56,0`, `− 8,0` */
    hours: (hours: Hundredths) => minus(formats.hours(hoursOfHundredths(hours))),
    /** `Mo 07.12. – Fr 11.12.`; `Mo 07.12.` for one day */
    period: ({ from, to }: Period) => (from === to ? dayOf(from) : `${dayOf(from)} – ${dayOf(to)}`),
    /** `07.12. – 11.12.` */
    shortPeriod: ({ from, to }: Period) =>
      from === to ? formats.dayMonth(from) : `${formats.dayMonth(from)} – ${formats.dayMonth(to)}`,
    kind: (kind: AbsenceKind) => t(`timeAccount:kinds.${kind}`),
  };
}
