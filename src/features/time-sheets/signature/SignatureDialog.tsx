import eraser from 'bootstrap-icons/icons/eraser.svg?icon';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { fullName } from '@/domain/person';
import type { TimeSheet } from '@/domain/timeSheet';
import { isApiError } from '@/shared/api/apiError';
import { useErrorText } from '@/shared/api/useErrorText';
import { noticeLife } from '@/shared/notices/noticeLife';
import { noticeGiven } from '@/shared/notices/noticesSlice';
import { selectUser } from '@/shared/session/sessionSlice';
import { useAppDispatch, useAppSelector } from '@/shared/store/hooks';
import { Alert } from '@/shared/ui/messages/Alert';
import { Dialog } from '@/shared/ui/dialog/Dialog';
import { Icon } from '@/shared/ui/Icon';
import { Segmented } from '@/shared/ui/Segmented';
import { TextField } from '@/shared/ui/fields/TextField';
import { useSignTimeSheetMutation } from '../timeSheetsApi';
import { SignaturePad, type SignaturePadHandle } from './SignaturePad';
import './signature.scss';
import { SCRIPT_FACES, TYPED_NOTE, typedSignature } from './typedSignature';

interface SignatureDialogProps {
  readonly sheet: TimeSheet;
  readonly fileName: string;
  readonly onClose: () => void;
}

/**
 * The signature modal (section 2): draw, Sign captures the trimmed image, Save sends it. Who cannot draw types the
 * name; the picture then says so.
 */
export function SignatureDialog({ sheet, fileName, onClose }: SignatureDialogProps) {
  const { t } = useTranslation(['timeSheets', 'common']);
  const errorText = useErrorText();
  const dispatch = useAppDispatch();
  const user = useAppSelector(selectUser);
  const pad = useRef<SignaturePadHandle>(null);
  const [way, setWay] = useState<'draw' | 'type'>('draw');
  const [hasStrokes, setHasStrokes] = useState(false);
  const [name, setName] = useState(() => (user ? fullName(user) : ''));
  /** The captured image; null until Sign was used, and again after each change. */
  const [image, setImage] = useState<string | null>(null);
  const [isAsked, setIsAsked] = useState(false);
  const [failure, setFailure] = useState<unknown>(null);
  const [sign, { isLoading }] = useSignTimeSheetMutation();

  function changed() {
    setImage(null);
    setIsAsked(false);
  }

  function handleStroke() {
    setHasStrokes(true);
    changed();
  }

  function handleClear() {
    pad.current?.clear();
    setHasStrokes(false);
    changed();
  }

  async function handleSign() {
    const isMissing = way === 'draw' ? (pad.current?.isEmpty() ?? true) : name.trim() === '';
    setIsAsked(isMissing);
    if (isMissing) return;
    const captured = way === 'draw' ? (pad.current?.trimmed() ?? '') : await typedSignature(name.trim());
    setImage(captured === '' ? null : captured);
  }

  async function handleSave() {
    if (isLoading || image === null) return;
    setFailure(null);
    const { error } = await sign({ id: sheet.id, image });
    if (error) {
      setFailure(error);
      return;
    }
    dispatch(noticeGiven({ tone: 'success', text: t('timeSheets:sign.done'), lifeMs: noticeLife.done }));
    onClose();
  }

  const pending = way === 'draw' ? 'timeSheets:sign.hint' : 'timeSheets:sign.typedHint';
  const hint = image === null ? pending : 'timeSheets:sign.captured';
  const missing = isAsked ? t(`timeSheets:sign.missing.${way}`) : undefined;
  return (
    <Dialog
      title={t('timeSheets:sign.title')}
      dirty={hasStrokes || image !== null}
      canClose={() => !isLoading}
      onClose={onClose}
      footer={
        <>
          <button className="btn btn-quiet" type="button" onClick={() => void handleSign()}>
            {t('timeSheets:actions.sign')}
          </button>
          <button
            className="btn btn-primary"
            type="button"
            disabled={image === null}
            title={image === null ? t('timeSheets:sign.first') : undefined}
            aria-disabled={isLoading}
            onClick={() => void handleSave()}
          >
            {t('common:actions.save')}
          </button>
        </>
      }
    >
      {failure !== null && (
        <Alert tone="danger">
          {isApiError(failure) && failure.kind === 'conflict'
            ? t('timeSheets:sign.conflict', { reason: errorText(failure) })
            : t('timeSheets:sign.failed', { reason: errorText(failure) })}
        </Alert>
      )}
      <p className="t2 fs13 wrap num">{fileName}</p>
      <Segmented
        label={t('timeSheets:sign.way')}
        value={way}
        options={[
          { value: 'draw', label: t('timeSheets:sign.draw') },
          { value: 'type', label: t('timeSheets:sign.type') },
        ]}
        onChange={(next) => {
          setWay(next);
          changed();
        }}
      />
      {/* Hidden and not gone: what was drawn is still there when somebody comes back to it. */}
      <div className="tw-pad" hidden={way !== 'draw'}>
        <SignaturePad ref={pad} label={t('timeSheets:sign.pad')} onStroke={handleStroke} />
        <svg viewBox="0 0 500 200" aria-hidden="true">
          <path className="base" d="M36 152h428" />
          <path className="mark" d="m36 136 9 9m0-9-9 9" />
        </svg>
        <button className="btn btn-sm clear" type="button" onClick={handleClear}>
          <Icon of={eraser} />
          {t('timeSheets:sign.clear')}
        </button>
      </div>
      {way === 'type' && (
        <div className="mt-3">
          <TextField
            label={t('timeSheets:fields.name')}
            autoComplete="name"
            value={name}
            onChange={(event) => {
              setName(event.target.value);
              changed();
            }}
          />
          <div className="tw-pad typed" lang="de" aria-hidden="true">
            <span style={{ fontFamily: SCRIPT_FACES }}>{name}</span>
            <small>{TYPED_NOTE}</small>
          </div>
        </div>
      )}
      <output className="note">
        {missing !== undefined && <b className="fw5 problem">{missing}</b>}
        {missing === undefined && t(hint)}
      </output>
    </Dialog>
  );
}
