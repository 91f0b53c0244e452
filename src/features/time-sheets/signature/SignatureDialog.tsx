import { useTranslation } from 'react-i18next';
import { fullName } from '@/domain/people/person';
import type { TimeSheet } from '@/domain/sheets/timeSheet';
import { isApiError } from '@/shared/api/apiError';
import { useErrorText } from '@/shared/api/useErrorText';
import { type SaveOutcome, useSaving } from '@/shared/forms/useSaving';
import { doneNotice } from '@/shared/notices/noticesSlice';
import { errorOf } from '@/shared/outbox/change';
import { useCreation } from '@/shared/outbox/useCreation';
import { useAppDispatch, useUser } from '@/shared/store/hooks';
import { SignatureNote, SignatureWays, useTypedName } from '@/shared/signature/SignatureWays';
import { type SignatureInTheMaking, useSignature } from '@/shared/signature/useSignature';
import { Alert } from '@/shared/ui/messages/Alert';
import { Dialog } from '@/shared/ui/dialog/Dialog';
import { useKeepFingerprint } from '../drift/fingerprints';
import { SheetFlaws } from '../sending/SheetFlaws';
import { SheetPages } from '../sending/SheetPages';
import { notMailed, sendingNoted } from '../sending/sentSheets';
import { useTimeSheetPdf } from '../sending/useTimeSheetPdf';
import { useSheetSteps } from '../saving/useSheetSteps';
import { Button } from '@/shared/ui/buttons/Button';

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
  const signature = useSignature({ part: `sheet-${sheet.id}`, name: user ? fullName(user) : '' });
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
    if (user) void dispatch(sendingNoted(user.guid, sheet.id, notMailed()));
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
          <Button label={t('timeSheets:actions.sign')} onClick={() => void signature.capture()} />
          <Button
            look={onMail ? 'quiet' : 'primary'}
            label={t('common:actions.save')}
            disabled={image === null}
            title={image === null ? t('timeSheets:sign.first') : undefined}
            aria-disabled={isSaving}
            onClick={() => image !== null && void run(async (onSend) => save(image, onSend), 'close')}
          />
          {onMail && <FinishAndMail isBusy={isSaving} onPress={() => void run(saveAndMail, 'close')} />}
        </>
      }
    >
      {failure !== null && <SigningFailure of={failure} />}
      <p className="text-secondary text-small break-anywhere figures mb-3">{fileName}</p>
      <SheetPages sheet={sheet} pdf={pdf} />
      <SignatureWays signature={signature} />
      <SheetNote signature={signature} />
      {/* Below the pad, so that it moves nothing under the pen. */}
      <SheetFlaws flaws={pdf.flawsOf(sheet)} />
    </Dialog>
  );
}

/** Captures, saves and mails with one press; the mail can be undone for five seconds. */
function FinishAndMail({ isBusy, onPress }: { readonly isBusy: boolean; readonly onPress: () => void }) {
  const { t } = useTranslation('timeSheets');
  return (
    <Button
      look="primary"
      label={t('sign.finishAndMail')}
      aria-keyshortcuts="Control+Enter Meta+Enter"
      aria-disabled={isBusy}
      onClick={onPress}
    />
  );
}

/** Says why the signature was not saved; it is not lost. */
function SigningFailure({ of: failure }: { readonly of: unknown }) {
  const { t } = useTranslation('timeSheets');
  const reason = useErrorText()(failure);
  const isConflict = isApiError(failure) && failure.kind === 'conflict';
  return <Alert tone="danger">{t(isConflict ? 'sign.conflict' : 'sign.failed', { reason })}</Alert>;
}

/** What to do next, in words about the sheet. */
function SheetNote({ signature }: { readonly signature: SignatureInTheMaking }) {
  const { t } = useTranslation('timeSheets');
  const hints = {
    draw: t('sign.hint'),
    type: t('sign.typedHint'),
    restored: t('sign.restored'),
    captured: t('sign.captured'),
  };
  return <SignatureNote signature={signature} hints={hints} />;
}
