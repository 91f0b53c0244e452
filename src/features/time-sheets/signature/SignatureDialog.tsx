import { clsx } from 'clsx';
import { useTranslation } from 'react-i18next';
import { flushSync } from 'react-dom';
import eraser from 'bootstrap-icons/icons/eraser.svg?icon';
import type { TimeSheet } from '@/domain/sheets/timeSheet';
import { isApiError } from '@/shared/api/apiError';
import { useErrorText } from '@/shared/api/useErrorText';
import { type SaveOutcome, useSaving } from '@/shared/forms/useSaving';
import { doneNotice } from '@/shared/notices/noticesSlice';
import { errorOf } from '@/shared/outbox/change';
import { useCreation } from '@/shared/outbox/useCreation';
import { useAppDispatch, useUser } from '@/shared/store/hooks';
import { Alert } from '@/shared/ui/messages/Alert';
import { Dialog } from '@/shared/ui/dialog/Dialog';
import { isPlain } from '@/shared/ui/keys/keyPress';
import { useDocumentKey } from '@/shared/ui/keys/useDocumentKey';
import { Icon } from '@/shared/ui/buttons/Icon';
import { Segmented } from '@/shared/ui/buttons/Segmented';
import { TextField } from '@/shared/ui/fields/TextField';
import { useKeepFingerprint } from '../drift/fingerprints';
import { SheetFlaws } from '../sending/SheetFlaws';
import { SheetPages } from '../sending/SheetPages';
import { notMailed, sendingNoted } from '../sending/sentSheets';
import { useTimeSheetPdf } from '../sending/useTimeSheetPdf';
import { useSheetSteps } from '../saving/useSheetSteps';
import { SCRIPT_FACES, type SignatureInTheMaking, TYPED_NOTE, useSignature } from './useSignature';
import { PEN, SignaturePad } from './SignaturePad';
import classes from './signatureDialog.module.scss';

const loadSignatureKind = async () => (await import('../saving/sheetKind')).signatureKind;

interface SignatureDialogProps {
  readonly sheet: TimeSheet;
  readonly fileName: string;
  /** Mails the sheet once it is signed, if both are offered as one press. */
  readonly onMail?: ((sheet: TimeSheet) => void) | undefined;
  readonly onClose: () => void;
}

/**
 * The signature modal: draw, Sign captures the trimmed image, Save sends it. Users who cannot draw can type
 * their name; the image then says so.
 */
export function SignatureDialog({ sheet, fileName, onMail, onClose }: SignatureDialogProps) {
  const { t } = useTranslation(['timeSheets', 'common']);
  const dispatch = useAppDispatch();
  const user = useUser();
  const signature = useSignature(sheet);
  const pdf = useTimeSheetPdf();
  useTypedName(signature);
  const { create: sign } = useCreation(loadSignatureKind);
  const steps = useSheetSteps();
  const keepFingerprint = useKeepFingerprint();
  const { isSaving, isSent, failure, run, closeLater } = useSaving();
  const { image } = signature;

  function handleClose() {
    signature.forget();
    onClose();
  }

  async function save(
    captured: string | null,
    onSend: () => void,
    andThen?: (sheet: TimeSheet) => void,
  ): Promise<SaveOutcome> {
    if (captured === null) return { kind: 'invalid' };
    onSend();
    const outcome = await sign({ sheetId: sheet.id, from: sheet.from, image: captured });
    if (outcome.kind !== 'saved') return { kind: 'failed', error: errorOf(outcome) };
    void keepFingerprint(sheet);
    if (user) void dispatch(sendingNoted(user.guid, sheet.id, notMailed));
    steps.signed(sheet);
    return {
      kind: 'saved',
      finish: () => {
        dispatch(doneNotice(t('timeSheets:sign.done')));
        handleClose();
        andThen?.({ ...sheet, state: 'signed' });
      },
    };
  }

  const saveAndMail = async (onSend: () => void) =>
    save(image ?? (await signature.capture()), onSend, onMail);

  return (
    <Dialog
      title={t('timeSheets:sign.title')}
      dirty={signature.isDirty}
      isBusy={isSent}
      onCloseLater={closeLater}
      onClose={handleClose}
      footer={
        <>
          <button className="btn btn-quiet" type="button" onClick={() => void signature.capture()}>
            {t('timeSheets:actions.sign')}
          </button>
          <button
            className={onMail ? 'btn btn-quiet' : 'btn btn-primary'}
            type="button"
            disabled={image === null}
            title={image === null ? t('timeSheets:sign.first') : undefined}
            aria-disabled={isSaving}
            onClick={() => image !== null && void run(async (onSend) => save(image, onSend), 'close')}
          >
            {t('common:actions.save')}
          </button>
          {onMail && <FinishAndMail isBusy={isSaving} onPress={() => void run(saveAndMail, 'close')} />}
        </>
      }
    >
      {failure !== null && <SigningFailure of={failure} />}
      <p className="text-secondary text-small break-anywhere figures mb-3">{fileName}</p>
      <SheetPages sheet={sheet} pdf={pdf} />
      <SignatureWays signature={signature} />
      <SignatureNote signature={signature} />
      {/* Below the pad, so that it moves nothing under the pen. */}
      <SheetFlaws flaws={pdf.flawsOf(sheet)} />
    </Dialog>
  );
}

/** Captures, saves and mails with one press; the mail can be undone for five seconds. */
function FinishAndMail({ isBusy, onPress }: { readonly isBusy: boolean; readonly onPress: () => void }) {
  const { t } = useTranslation('timeSheets');
  return (
    <button
      className="btn btn-primary"
      type="button"
      aria-keyshortcuts="Control+Enter Meta+Enter"
      aria-disabled={isBusy}
      onClick={onPress}
    >
      {t('sign.finishAndMail')}
    </button>
  );
}

/** Says why the signature was not saved; it is not lost. */
function SigningFailure({ of: failure }: { readonly of: unknown }) {
  const { t } = useTranslation('timeSheets');
  const reason = useErrorText()(failure);
  const isConflict = isApiError(failure) && failure.kind === 'conflict';
  return <Alert tone="danger">{t(isConflict ? 'sign.conflict' : 'sign.failed', { reason })}</Alert>;
}

/** A hint at the next step: draw or type, capture, save. */
function SignatureNote({ signature }: { readonly signature: SignatureInTheMaking }) {
  const { t } = useTranslation('timeSheets');
  const { way, image, isMissing, isRestored } = signature;
  const ways = { draw: 'sign.hint', type: 'sign.typedHint' } as const;
  const pending = isRestored ? 'sign.restored' : ways[way];
  return (
    <output className={classes.note}>
      {isMissing ? (
        <b className="text-medium text-danger">{t(`sign.missing.${way}`)}</b>
      ) : (
        t(image === null ? pending : 'sign.captured')
      )}
    </output>
  );
}

/**
 * Typing a letter while the pad is empty switches to the typed name and starts it, for users with a keyboard but no
 * pen.
 */
function useTypedName({ pad, way, choose, type }: SignatureInTheMaking): void {
  useDocumentKey((event) => {
    const isLetter = /^\p{L}$/u.test(event.key) && (isPlain(event) || event.shiftKey) && !event.ctrlKey;
    if (!isLetter || event.altKey || event.metaKey || event.defaultPrevented) return;
    if (way !== 'draw' || pad.current?.isEmpty() !== true) return;
    event.preventDefault();
    flushSync(() => {
      choose('type');
      type(event.key);
    });
    document.querySelector<HTMLElement>('.modal.show input[autocomplete="name"]')?.focus();
  });
}

/** The two ways of signing: drawing on the pad, or typing the name. */
function SignatureWays({ signature }: { readonly signature: SignatureInTheMaking }) {
  const { t } = useTranslation('timeSheets');
  const { pad, way, name } = signature;
  return (
    <>
      <Segmented
        label={t('sign.way')}
        value={way}
        options={[
          { value: 'draw', label: t('sign.draw') },
          { value: 'type', label: t('sign.type') },
        ]}
        onChange={signature.choose}
      />
      {/* Hidden instead of unmounted, so that the drawing is kept. */}
      <div className={clsx(classes.paper, classes.pad)} hidden={way !== 'draw'}>
        <SignaturePad
          ref={pad}
          label={t('sign.pad')}
          onStroke={signature.beginStroke}
          onStrokeEnd={signature.endStroke}
        />
        <svg viewBox="0 0 500 200" aria-hidden="true">
          <path className={classes.line} d="M36 152h428" />
          <path className={classes.cross} d="m36 136 9 9m0-9-9 9" />
        </svg>
        <button className={clsx('btn btn-sm', classes.clear)} type="button" onClick={signature.clear}>
          <Icon of={eraser} />
          {t('sign.clear')}
        </button>
      </div>
      {way === 'type' && (
        <div className="mt-3">
          <TextField
            label={t('fields.name')}
            autoComplete="name"
            value={name}
            onChange={(event) => signature.type(event.target.value)}
          />
          <div
            className={clsx(classes.paper, classes.typed)}
            lang="de"
            aria-hidden="true"
            style={{ color: PEN }}
          >
            <span className={classes.typedName} style={{ fontFamily: SCRIPT_FACES }}>
              {name}
            </span>
            <small className={classes.typedNote}>{TYPED_NOTE}</small>
          </div>
        </div>
      )}
    </>
  );
}
