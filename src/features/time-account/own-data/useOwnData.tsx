import download from 'bootstrap-icons/icons/download.svg?icon';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Icon } from '@/shared/ui/buttons/Icon';
import { loadTexts } from '@/shared/i18n/i18n';
import { lazyPart } from '@/shared/ui/loading/lazyPart';

const DataDialog = lazyPart(async () => {
  const [{ OwnDataDialog }] = await Promise.all([import('./OwnDataDialog'), loadTexts('ownData')]);
  return OwnDataDialog;
});
const ImportPart = lazyPart(async () => {
  const [{ ImportDialog }] = await Promise.all([
    import('./device/ImportDialog'),
    loadTexts('ownData'),
    loadTexts('workSettings'),
  ]);
  return ImportDialog;
});
const PrintPart = lazyPart(async () => {
  const [{ PrintedYear }] = await Promise.all([
    import('./print/PrintedYear'),
    loadTexts('ownData'),
    loadTexts('workSettings'),
  ]);
  return PrintedYear;
});

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
      <button type="button" className="btn btn-quiet no-phone" onClick={() => setShown('data')}>
        <Icon of={download} />
        {t('ownData')}
      </button>
    ),
    element: (
      <>
        {shown === 'data' && <DataDialog.Part of={{ year, onClose, onImport, onPrint }} fallback={null} />}
        {shown === 'import' && <ImportPart.Part of={{ onClose }} fallback={null} />}
        {shown === 'print' && <PrintPart.Part of={{ year, onEnd: onClose }} fallback={null} />}
      </>
    ),
  };
}
