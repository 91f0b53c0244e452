import { useTranslation } from 'react-i18next';
import { type OpenItem, nameOf, valuesWithin } from '@/domain/payroll/payrollMonth';
import { monthOf } from '@/domain/time/period';
import { useFormats } from '@/shared/i18n/useFormats';
import type { Payroll } from './usePayroll';
import { useDifferenceWords } from './useDifferenceWords';

/** A name for an item that stays while others are settled. */
export const openKey = ({ kind, person, files }: OpenItem) =>
  `${kind} ${person?.guid ?? ''} ${files[0]?.key ?? ''}`;

/** Focuses an open item on the page, and none of its controls, which a key that is held down would press. */
export const focusItem = (item: OpenItem) =>
  document.querySelector<HTMLElement>(`[data-item="${CSS.escape(openKey(item))}"]`)?.focus();

/** Says about whom something is open, what it is, and more about it. */
export function useOpenWords({ month, directory }: Payroll) {
  const { t } = useTranslation('payroll');
  const formats = useFormats();
  const differenceWords = useDifferenceWords();
  const days = monthOf(month);

  return (item: OpenItem) => {
    const { kind, isUnknown, files } = item;
    const [file] = files;
    const hours = formats.hours(
      (kind === 'withoutData' ? file?.printed?.hours : undefined) ??
        files.reduce((sum, one) => sum + valuesWithin(days, one.days).hours, 0),
    );
    const [difference] = file?.differences ?? [];
    const text =
      kind === 'differs' && difference
        ? t('differs.text', { ...differenceWords(difference) })
        : kind === 'withoutData' && !file?.printed
          ? t('open.unreadText')
          : t(`open.text.${kind}`, { hours, month: formats.monthName(month), count: files.length });
    const isNobody = kind === 'noNumber' && isUnknown && directory.isRead;
    return { name: nameOf(item), what: t(`open.what.${isNobody ? 'unknown' : kind}`), text };
  };
}
