import download from 'bootstrap-icons/icons/download.svg?icon';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '@/shared/ui/buttons/Button';
import { lazyComponent } from '@/shared/ui/loading/lazyComponent';

const OwnDataDialog = lazyComponent(async () => (await import('./OwnDataDialog')).OwnDataDialog, 'ownData');
const ImportDialog = lazyComponent(
  async () => (await import('./device/ImportDialog')).ImportDialog,
  ['ownData', 'files', 'workSettings'],
);
const PrintedYear = lazyComponent(
  async () => (await import('./print/PrintedYear')).PrintedYear,
  ['ownData', 'workSettings', 'find'],
);

/**
 * The dialogs in which users take their data along. A page renders `element`, shows `action` in its header, and passes `open`
 * to the frame. `openImport` opens the dialog for a file of another device at once.
 */
export function useOwnData(year: number) {
  const { t } = useTranslation('timeAccount');
  const [shown, setShown] = useState<'data' | 'import' | 'print' | null>(null);
  const onClose = () => setShown(null);
  const onImport = () => setShown('import');
  const onPrint = () => setShown('print');
  return {
    open: () => setShown('data'),
    openImport: onImport,
    action: (
      <Button icon={download} label={t('ownData')} className="no-phone" onClick={() => setShown('data')} />
    ),
    element: (
      <>
        {shown === 'data' && <OwnDataDialog {...{ year, onClose, onImport, onPrint }} />}
        {shown === 'import' && <ImportDialog onClose={onClose} />}
        {shown === 'print' && <PrintedYear year={year} onEnd={onClose} />}
      </>
    ),
  };
}
