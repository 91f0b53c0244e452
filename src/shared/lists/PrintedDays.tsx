import type { Period } from '@/domain/time/period';
import { useFormats } from '@/shared/i18n/useFormats';
import { useTranslation } from 'react-i18next';

interface PrintedDaysProps {
  /** The days of each entry. */
  readonly spans: readonly Period[];
}

/** On paper only: from the first to the last day of the entries that stand there. */
export function PrintedDays({ spans }: PrintedDaysProps) {
  const { t } = useTranslation('common');
  const formats = useFormats();
  const from = spans.map((span) => span.from).toSorted()[0];
  const to = spans
    .map((span) => span.to)
    .toSorted()
    .at(-1);
  if (from === undefined || to === undefined) return null;
  return <p className="tw-printed num">{t('printedDays', { days: formats.dayRange(from, to, 'always') })}</p>;
}
