import { type FormEvent, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useLocation, useNavigate } from 'react-router-dom';
import type { ApiError } from '@/shared/api/apiError';
import { useErrorText } from '@/shared/api/useErrorText';
import { paths } from '@/shared/paths';
import { Alert } from '@/shared/ui/messages/Alert';
import { TextField } from '@/shared/ui/fields/TextField';
import { AccountFrame } from '../AccountFrame';
import { postVerification } from '../accountCalls';
import { passOn, readNotice } from '../accountState';
import type { Stop } from './SignInPage';
import { Button } from '@/shared/ui/buttons/Button';

interface SignInNotesProps {
  /** Why mail and password were not checked. */
  readonly failure: ApiError | null;
  /** State of the history entry, which may contain a notice about what succeeded. */
  readonly state: unknown;
}

/**
 * The messages above the sign-in form. A wrong mail or password is explained by the fields alone; a server that fails
 * or is unreachable is not.
 */
export function SignInNotes({ failure, state }: SignInNotesProps) {
  const { t } = useTranslation('account');
  const errorText = useErrorText();
  const notice = readNotice(state);
  if (failure === null) return notice ? <Alert tone="success">{t(`notices.${notice}`)}</Alert> : null;
  return <Alert tone="danger">{t('notSignedIn', { reason: errorText(failure) })}</Alert>;
}

/** The outcomes that are neither a success nor a refusal: each explains itself and says what to do next. */
export function SignInOutcomePage({ outcome, account, ...stop }: Stop & { readonly onBack: () => void }) {
  return outcome.kind === 'unknownOAuthId' ? (
    <ToRegistration account={account} mail={stop.mail} />
  ) : (
    <Information outcome={outcome} {...stop} />
  );
}

/** "Invalid oAuthId": continues to registration with the provider's data. */
function ToRegistration({ account, mail }: Pick<Stop, 'account' | 'mail'>) {
  const navigate = useNavigate();
  const state: unknown = useLocation().state;
  // Navigates only once, even if effects run twice, so that going back leads to sign-in.
  const isGone = useRef(false);
  useEffect(() => {
    if (isGone.current) return;
    isGone.current = true;
    const handed = account
      ? {
          provider: account.oAuthProvider,
          providerId: account.oAuthId,
          mail: account.mail,
          givenName: account.givenName,
          surname: account.surname,
        }
      : { mail };
    void navigate(paths.registration, { state: passOn(state, handed) });
  }, [account, mail, navigate, state]);
  return null;
}

interface InformationProps {
  readonly outcome: Exclude<Stop['outcome'], { kind: 'unknownOAuthId' }>;
  readonly mail: string;
  readonly onBack: () => void;
}

function Information({ outcome, mail, onBack }: InformationProps) {
  const { t } = useTranslation('account');
  // The provider may not have sent a mail, and the user may have typed a user name.
  const isMailKnown = mail.indexOf('@') > 0;
  return (
    <AccountFrame
      isStep
      title={t(`${outcome.kind}.title`)}
      lead={isMailKnown ? t(`${outcome.kind}.text`, { mail }) : t(`${outcome.kind}.textWithoutMail`)}
    >
      {outcome.kind === 'notVerified' && (
        <Resend knownMail={isMailKnown ? mail : null} code={outcome.verificationCode} />
      )}
      <Button label={t('backToLogin')} onClick={onBack} />
    </AccountFrame>
  );
}

interface ResendProps {
  /** Null if the user has to type it. */
  readonly knownMail: string | null;
  /** The code from the sign-in answer, without which the service cannot send another mail. */
  readonly code: string | undefined;
}

type Progress =
  | { readonly kind: 'idle' | 'sending' | 'sent' | 'noMail' }
  | { readonly kind: 'failed'; readonly error: ApiError };

/** "account not verified": sends the verification mail again, and leads to the code form. */
function Resend({ knownMail, code }: ResendProps) {
  const { t } = useTranslation('account');
  const state: unknown = useLocation().state;
  const errorText = useErrorText();
  const [typedMail, setTypedMail] = useState('');
  const [progress, setProgress] = useState<Progress>({ kind: 'idle' });
  const mail = knownMail ?? typedMail.trim();

  async function handleSubmit(event: FormEvent) {
    event.preventDefault();
    if (progress.kind === 'sending' || code === undefined) return;
    if (mail.indexOf('@') < 1) {
      setProgress({ kind: 'noMail' });
      return;
    }
    setProgress({ kind: 'sending' });
    const error = await postVerification(mail, code);
    setProgress(error ? { kind: 'failed', error } : { kind: 'sent' });
  }

  return (
    <form className="as-grid gap-12 mb-3" noValidate onSubmit={(event) => void handleSubmit(event)}>
      {progress.kind === 'sent' && <Alert tone="success">{t('notVerified.sent', { mail })}</Alert>}
      {progress.kind === 'failed' && (
        <Alert tone="danger">{t('notVerified.failed', { reason: errorText(progress.error) })}</Alert>
      )}
      {knownMail === null && code !== undefined && (
        <TextField
          label={t('mail')}
          type="email"
          name="mail"
          autoComplete="email"
          value={typedMail}
          error={progress.kind === 'noMail' ? t('registration.problems.mail') : undefined}
          onChange={(event) => setTypedMail(event.target.value)}
        />
      )}
      {code !== undefined && (
        <Button
          look={progress.kind === 'sent' ? 'quiet' : 'primary'}
          label={t('notVerified.resend')}
          type="submit"
          aria-disabled={progress.kind === 'sending'}
        />
      )}
      <Link
        className={progress.kind === 'sent' || code === undefined ? 'btn btn-primary' : 'btn btn-quiet'}
        to={paths.codeVerification}
        state={passOn(state, {
          purpose: 'verification',
          mail,
          ...(code !== undefined && { resendCode: code }),
        })}
      >
        {t('enterCode')}
      </Link>
    </form>
  );
}
