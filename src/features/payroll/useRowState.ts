import { useTranslation } from 'react-i18next';
import type { PersonRow } from '@/domain/payroll/payrollMonth';
import type { IsoMonth } from '@/domain/time/period';
import { env } from '@/shared/env';
import { useFormats } from '@/shared/i18n/useFormats';
import { formatMoment } from '@/shared/pdf/printedFormats';

/** The days of signatures by the company's clock, of a month only the last one with it: `15.`, `31.10.`, `2.11.` */
export function signedDays(signedAt: readonly string[]): string[] {
  const found = signedAt
    .toSorted()
    .flatMap((at) => /^\d\d\.\d\d\./u.exec(formatMoment(at, env.companyTimeZone)) ?? []);
  const days = [...new Set(found)].map((day) => day.replaceAll(/\b0/gu, ''));
  const monthOfDay = (day = '') => day.replace(/^\d+\./u, '');
  return days.map((day, at) =>
    monthOfDay(day) === monthOfDay(days[at + 1]) ? day.replace(monthOfDay(day), '') : day,
  );
}

/** Says what became of the sheets of a person: `unterschrieben 15. und 31.10.` */
export function useRowState(month: IsoMonth) {
  const { t } = useTranslation('payroll');
  const formats = useFormats();
  return (row: PersonRow) => {
    const { state, part, isCut, isAsPrinted } = row;
    const days = signedDays(row.signedAt);
    const text =
      state === 'signed' && days.length > 0
        ? t('state.signedOn', { days: formats.list(days) })
        : t(`state.${state === 'byHand' && isAsPrinted ? 'byHandAsPrinted' : state}`);
    const details = [
      ...part.map(({ from, to }) => formats.dayRange(from, to, 'never')),
      ...(isCut ? [t('state.cut', { month: formats.monthName(month) })] : []),
    ];
    return { text, detail: details.join(' · ') };
  };
}
