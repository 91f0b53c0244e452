import { useTranslation } from 'react-i18next';
import { useDelayedFlag } from '@/shared/ui/useDelayedFlag';

/** A short wait needs no bar, in milliseconds. */
const NOTICEABLE_MS = 250;

/** How far an export is, from 0 to 1. */
export function ExportProgress({ share }: { readonly share: number }) {
  const { t } = useTranslation('customers');
  const isShown = useDelayedFlag(true, NOTICEABLE_MS);
  if (!isShown) return null;
  return (
    <div className="tw-exporting">
      <b>{t(share === 0 ? 'exportDialog.reading' : 'exportDialog.writing')}</b>
      <progress className="tw-progress" value={share} max={1} aria-label={t('exportDialog.progress')} />
      <p className="t3 fs13">{t('exportDialog.savedByItself')}</p>
    </div>
  );
}
