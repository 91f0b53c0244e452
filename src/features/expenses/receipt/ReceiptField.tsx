import { clsx } from 'clsx';
import camera from 'bootstrap-icons/icons/camera.svg?icon';
import eye from 'bootstrap-icons/icons/eye.svg?icon';
import paperclip from 'bootstrap-icons/icons/paperclip.svg?icon';
import xLg from 'bootstrap-icons/icons/x-lg.svg?icon';
import { type ChangeEvent, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { MAX_PICTURE_PIXELS, MAX_RECEIPT_BYTES } from '@/domain/limits';
import { useLanguage } from '@/shared/i18n/useLanguage';
import { Alert } from '@/shared/ui/messages/Alert';
import { Field } from '@/shared/ui/fields/Field';
import { Button } from '@/shared/ui/buttons/Button';
import { Icon } from '@/shared/ui/buttons/Icon';
import { IconButton } from '@/shared/ui/buttons/IconButton';
import { TOUCH } from '@/shared/ui/fields/dates/NativePicker';
import { useMediaQuery, usePhone } from '@/shared/ui/window/useMediaQuery';
import { formatBytes } from '@/shared/files/formatBytes';
import type { AttachedReceipt, ReceiptControl } from './useReceipt';
import { useShowReceipt } from './useShowReceipt';
import classes from './receiptField.module.scss';

/** Types for the system's file dialog; `image/jpg` is another spelling of `image/jpeg`. */
const ACCEPTED = '.pdf,.png,.jpg,.jpeg,application/pdf,image/png,image/jpeg,image/jpg';

interface ReceiptFieldProps {
  readonly control: ReceiptControl;
  /** A file is being dragged over the form, so the field is highlighted. */
  readonly isDropTarget: boolean;
}

/** The receipt of an expense: chosen, dropped, pasted, or photographed on a phone. */
export function ReceiptField({ control, isDropTarget }: ReceiptFieldProps) {
  const { t } = useTranslation('expenses');
  const { attached, choice, chooser } = control;
  const language = useLanguage();
  const reading = choice.kind === 'reading' ? t('receipt.reading', { filename: choice.filename }) : undefined;

  function handleChange(event: ChangeEvent<HTMLInputElement>) {
    const file = event.target.files?.[0];
    // Cleared so that choosing the same file again, after it was corrected, fires a change event.
    event.target.value = '';
    if (file) control.take(file);
  }

  return (
    <Field
      label={t('fields.receipt')}
      hint={t('receipt.limits', { size: formatBytes(MAX_RECEIPT_BYTES, language) })}
      error={
        choice.kind === 'refused' &&
        t(`receipt.refused.${choice.problem}`, {
          filename: choice.filename,
          megapixels: MAX_PICTURE_PIXELS / 1_000_000,
        })
      }
    >
      {(attributes) => (
        <>
          <input
            {...attributes}
            ref={chooser}
            // Otherwise the text of the area below would become part of the name.
            aria-label={t('fields.receipt')}
            className="visually-hidden"
            type="file"
            accept={ACCEPTED}
            onChange={handleChange}
          />
          {attached ? (
            <AttachedFile control={control} attached={attached} />
          ) : (
            <ReceiptArea
              chooserId={attributes.id}
              isDropTarget={isDropTarget}
              reading={reading}
              onChange={handleChange}
            />
          )}
          {attached?.doubt && (
            <Alert
              tone="warning"
              action={{ label: t('receipt.chooseOther'), onAct: () => chooser.current?.click() }}
            >
              {t(`receipt.doubt.${attached.doubt}`, { filename: attached.receipt.filename })}
            </Alert>
          )}
          {attached && reading !== undefined && (
            <output className="text-secondary text-small">{reading}</output>
          )}
          {choice.kind === 'scalable' && <TooLarge control={control} file={choice.file} />}
        </>
      )}
    </Field>
  );
}

/** Says that an image is too large, and what can be done with it; until then the expense is not saved. */
function TooLarge({ control, file }: { readonly control: ReceiptControl; readonly file: File }) {
  const { t } = useTranslation('expenses');
  const language = useLanguage();
  return (
    <>
      <Alert tone="warning" action={{ label: t('receipt.scaleDown'), onAct: () => control.scaleDown(file) }}>
        {t('receipt.scalable', {
          filename: file.name,
          size: formatBytes(file.size, language, Math.ceil),
          limit: formatBytes(MAX_RECEIPT_BYTES, language),
        })}
      </Alert>
      <Button look="ghost" size="sm" label={t('receipt.dropChoice')} onClick={control.dropChoice} />
    </>
  );
}

interface ReceiptAreaProps {
  /** Id of the file input, for the area's labels. */
  readonly chooserId: string;
  readonly isDropTarget: boolean;
  /** The text shown while a file is being read. */
  readonly reading: string | undefined;
  readonly onChange: (event: ChangeEvent<HTMLInputElement>) => void;
}

/** The area where a file is dropped or chosen, or on phones photographed. */
function ReceiptArea({ chooserId, isDropTarget, reading, onChange }: ReceiptAreaProps) {
  const { t } = useTranslation('expenses');
  const isPhone = usePhone();
  const hasCamera = useMediaQuery(TOUCH) || isPhone;
  const cameraId = useId();
  return (
    <div className={clsx(classes.area, isDropTarget && classes.isTarget)}>
      <Icon of={paperclip} className="text-faint size-16" />
      {hasCamera && (
        <>
          <input
            id={cameraId}
            className="visually-hidden"
            type="file"
            accept="image/*"
            capture="environment"
            onChange={onChange}
          />
          <label className="btn btn-quiet btn-sm" htmlFor={cameraId}>
            <Icon of={camera} />
            {t('receipt.photograph')}
          </label>
        </>
      )}
      <label className="btn btn-quiet btn-sm" htmlFor={chooserId} aria-hidden="true">
        {t('receipt.choose')}
      </label>
      <output className="text-secondary text-small">
        {reading ?? (!isPhone && t('receipt.dropOrPaste'))}
      </output>
    </div>
  );
}

interface AttachedFileProps {
  readonly control: ReceiptControl;
  readonly attached: AttachedReceipt;
}

/** The attached receipt: its name opens it, the cross removes it. */
function AttachedFile({ control, attached: { receipt, bytes } }: AttachedFileProps) {
  const { t } = useTranslation('expenses');
  const showReceipt = useShowReceipt();
  const language = useLanguage();
  const isImage = receipt.contentType.startsWith('image/');
  return (
    <div className={classes.receipt}>
      {isImage ? (
        <img className={classes.thumbnail} src={receipt.path} alt="" />
      ) : (
        <span className={classes.thumbnail}>
          <Icon of={paperclip} />
        </span>
      )}
      <span className="ellipsis fills">{receipt.filename}</span>
      <span className="text-faint text-small figures">{formatBytes(bytes, language)}</span>
      <IconButton icon={eye} label={t('receipt.show')} onClick={() => showReceipt(receipt)} />
      <IconButton icon={xLg} label={t('receipt.remove')} tone="danger" onClick={control.clear} />
    </div>
  );
}
