import { clsx } from 'clsx';
import { useTranslation } from 'react-i18next';
import { useDelayedFlag } from '@/shared/ui/timing/useDelayedFlag';

/** How long a wait must be to get a bar, in milliseconds. */
const NOTICEABLE_MS = 250;

/** The progress of a row's PDF, from 0 to 1. The page stays usable meanwhile. */
export function PdfProgress({
  share,
  className,
}: {
  readonly share: number;
  readonly className?: string | undefined;
}) {
  const { t } = useTranslation('timeSheets');
  const isShown = useDelayedFlag(true, NOTICEABLE_MS);
  if (!isShown) return null;
  return (
    <progress
      className={clsx('tw-progress', className)}
      value={share}
      max={1}
      aria-label={t('pdf.progress')}
    />
  );
}
