import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import type { TimeSheet } from '@/domain/sheets/timeSheet';
import { isApiError } from '@/shared/api/apiError';
import { useErrorText } from '@/shared/api/useErrorText';
import { type SaveOutcome, useSaving } from '@/shared/forms/useSaving';
import { noticeLife } from '@/shared/notices/noticeLife';
import { noticeGiven } from '@/shared/notices/noticesSlice';
import { errorOf } from '@/shared/outbox/change';
import { useCreation } from '@/shared/outbox/useCreation';
import { selectUser } from '@/shared/session/sessionSlice';
import { useAppDispatch, useAppSelector } from '@/shared/store/hooks';
import { Alert } from '@/shared/ui/messages/Alert';
import { Dialog } from '@/shared/ui/dialog/Dialog';
import { useKeepFingerprint } from '../drift/useKeepFingerprint';
import { SheetPages } from '../sending/lazySheetPages';
import { loadSignatureKind } from '../saving/kinds';
import { notMailed } from '../sending/sentSheets';
import { sendingNoted } from '../timeSheetsApi';
import { useSheetSteps } from '../useSheetSteps';
import { SignatureWays } from './SignatureWays';
import './signature.scss';
import { type SignatureInTheMaking, useSignature } from './useSignature';
import { useTypedName } from './useTypedName';

interface SignatureDialogProps {
  readonly sheet: TimeSheet;
  readonly fileName: string;
  /** Mails the sheet once it is signed, where the two are done in one go. */
  readonly onMail?: ((sheet: TimeSheet) => void) | undefined;
  readonly onClose: () => void;
}

/**
 * The signature modal (section 2): draw, Sign captures the trimmed image, Save sends it. Who cannot draw types the
 * name; the picture then says so.
 */
export function SignatureDialog({ sheet, fileName, onMail, onClose }: SignatureDialogProps) {
  const { t } = useTranslation(['timeSheets', 'common']);
  const dispatch = useAppDispatch();
  const user = useAppSelector(selectUser);
  const signature = useSignature(sheet);
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
        dispatch(noticeGiven({ tone: 'success', text: t('timeSheets:sign.done'), lifeMs: noticeLife.done }));
        handleClose();
        andThen?.({ ...sheet, state: 'signed' });
        return 'done';
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
      <p className="t2 fs13 wrap num">{fileName}</p>
      <Suspense>
        <SheetPages sheet={sheet} />
      </Suspense>
      <SignatureWays signature={signature} />
      <SignatureNote signature={signature} />
    </Dialog>
  );
}

/** Captures, saves and mails in one press; it can be undone for five seconds. */
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

/** Why the signature was not saved; it is still there. */
function SigningFailure({ of: failure }: { readonly of: unknown }) {
  const { t } = useTranslation('timeSheets');
  const reason = useErrorText()(failure);
  const isConflict = isApiError(failure) && failure.kind === 'conflict';
  return <Alert tone="danger">{t(isConflict ? 'sign.conflict' : 'sign.failed', { reason })}</Alert>;
}

/** What comes next: draw or type, capture, save. */
function SignatureNote({ signature }: { readonly signature: SignatureInTheMaking }) {
  const { t } = useTranslation('timeSheets');
  const { way, image, isMissing, isRestored } = signature;
  const ways = { draw: 'sign.hint', type: 'sign.typedHint' } as const;
  const pending = isRestored ? 'sign.restored' : ways[way];
  return (
    <output className="note">
      {isMissing ? (
        <b className="fw5 problem">{t(`sign.missing.${way}`)}</b>
      ) : (
        t(image === null ? pending : 'sign.captured')
      )}
    </output>
  );
}
