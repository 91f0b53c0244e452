import { useTranslation } from 'react-i18next';
import type { PersonRow } from '@/domain/payroll/payrollMonth';
import type { IsoMonth } from '@/domain/time/period';
import { env } from '@/shared/env';
import { useFormats } from '@/shared/i18n/useFormats';
import { formatMoment } from '@/shared/pdf/printedFormats';

/** The days of signatures by the company's clock, as on the paper: `15.10.`, `31.10.` */
export function signedDays({ signedAt }: PersonRow): string[] {
  const days = signedAt
    .toSorted()
    .flatMap((at) => formatMoment(at, env.companyTimeZone).match(/^\d\d\.\d\d\./u) ?? []);
  return [...new Set(days)];
}

/** Says what became of the sheets of a person: `unterschrieben 15. und 31.10.` */
export function useRowState(month: IsoMonth) {
  const { t } = useTranslation('payroll');
  const formats = useFormats();
  return (row: PersonRow) => {
    const { state, part, isCut } = row;
    const days = signedDays(row);
    const text =
      state === 'signed' && days.length > 0
        ? t('state.signedOn', { days: formats.list(days) })
        : t(`state.${state}`);
    const details = [
      ...part.map(({ from, to }) => formats.dayRange(from, to, 'never')),
      ...(isCut ? [t('state.cut', { month: formats.monthName(month) })] : []),
    ];
    return { text, detail: details.join(' · ') };
  };
}
