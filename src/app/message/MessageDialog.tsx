import download from 'bootstrap-icons/icons/download.svg?icon';
import { useTranslation } from 'react-i18next';
import { useBlobUrl } from '@/shared/files/useBlobUrl';
import { messageClosed, selectDialog } from '@/shared/store/dialogSlice';
import { useAppDispatch, useAppSelector } from '@/shared/store/hooks';
import { Dialog } from '@/shared/ui/dialog/Dialog';
import { Icon } from '@/shared/ui/buttons/Icon';
import { PdfPages } from '@/shared/ui/pdf/PdfPages';
import classes from './messageDialog.module.scss';

/** The message dialog: a PDF with its page count, an image, or plain text. */
export function MessageDialog() {
  const { t } = useTranslation(['message', 'common']);
  const dialog = useAppSelector(selectDialog);
  const dispatch = useAppDispatch();
  const isFile = dialog.show && dialog.contentType !== 'text/plain';
  const file = useBlobUrl(isFile ? dialog.message : null, dialog.show ? dialog.contentType : '');
  if (!dialog.show) return null;
  const { title, message } = dialog;

  return (
    <Dialog
      title={title}
      isOverPages
      cancelLabel={t('common:actions.close')}
      onClose={() => dispatch(messageClosed())}
      {...(isFile && { size: 'lg' })}
      footer={
        file.kind === 'file' && (
          <a className="btn btn-quiet" href={file.url} download={title}>
            <Icon of={download} />
            {t('message:download')}
          </a>
        )
      }
    >
      {/* A message that claims to be a file but is none is shown as text. */}
      {(!isFile || file.kind === 'unreadable') && <p className="break-anywhere">{message}</p>}
      {file.kind === 'file' && file.contentType === 'application/pdf' && (
        <PdfPages label={title} bytes={file.bytes} />
      )}
      {file.kind === 'file' && file.contentType.startsWith('image/') && (
        <img className={classes.picture} src={file.url} alt={title} />
      )}
    </Dialog>
  );
}
