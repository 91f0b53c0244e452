import { useTranslation } from 'react-i18next';
import type { PersonRow } from '@/domain/payroll/payrollMonth';
import { type IsoMonth, localDay } from '@/domain/time/period';
import { useFormats } from '@/shared/i18n/useFormats';

/** Says what became of the sheets of a person: `unterschrieben 15. und 31.10.` */
export function useRowState(month: IsoMonth) {
  const { t } = useTranslation('payroll');
  const formats = useFormats();
  return ({ state, signedAt, part, isCut }: PersonRow) => {
    const days = signedAt.flatMap((at) => {
      const moment = new Date(at);
      return Number.isNaN(moment.getTime()) ? [] : [formats.dayMonth(localDay(moment))];
    });
    const text =
      state === 'signed' && days.length > 0
        ? t('state.signedOn', { days: formats.list([...new Set(days)].toSorted()) })
        : t(`state.${state}`);
    const details = [
      ...part.map(({ from, to }) => formats.dayRange(from, to, 'never')),
      ...(isCut ? [t('state.cut', { month: formats.monthName(month) })] : []),
    ];
    return { text, detail: details.join(' · ') };
  };
}
