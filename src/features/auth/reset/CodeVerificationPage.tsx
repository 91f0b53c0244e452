import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useLocation, useNavigate } from 'react-router-dom';
import type { ApiError } from '@/shared/api/apiError';
import { paths } from '@/shared/paths';
import { textAt } from '@/shared/session/sessionUser';
import { Segmented } from '@/shared/ui/buttons/Segmented';
import { TextField } from '@/shared/ui/fields/TextField';
import { useErrorText } from '@/shared/api/useErrorText';
import { Alert } from '@/shared/ui/messages/Alert';
import { AccountFrame } from '../AccountFrame';
import { checkResetCode, postVerification, requestReset } from '../accountCalls';
import { type CodePurpose, type Handed, passOn, readMail } from '../accountState';
import { useAccountForm } from '../useAccountForm';
import { Button } from '@/shared/ui/buttons/Button';

function readPurpose(state: unknown): CodePurpose | undefined {
  const purpose = textAt(state, 'purpose');
  return purpose === 'reset' || purpose === 'verification' ? purpose : undefined;
}

type Sent = { readonly error: ApiError } | { readonly to: string; readonly handed: Handed };

/** Sends the code to the call for its purpose, and returns the screen to open next. */
async function sendCode(purpose: CodePurpose, mail: string, code: string): Promise<Sent> {
  if (purpose === 'verification') {
    const error = await postVerification(mail, code);
    return error ? { error } : { to: paths.signIn, handed: { notice: 'verified', mail } };
  }
  const result = await checkResetCode(mail, code);
  if ('error' in result) return result;
  return { to: paths.resetPassword, handed: { userId: result.guid, code, mail } };
}

/** Removes all blanks, because codes are pasted from mails. */
function withoutBlanks(text: string): string {
  return text.replaceAll(/\s+/gu, '');
}

/**
 * /codeVerification: serves both the password reset and the verification of a mail. If it is opened without state, it
 * asks which one. It sends only if mail and code are filled.
 */
export function CodeVerificationPage() {
  const { t } = useTranslation('account');
  const navigate = useNavigate();
  const state: unknown = useLocation().state;
  const handedPurpose = readPurpose(state);
  const handedMail = readMail(state);
  const [purpose, setPurpose] = useState<CodePurpose>(handedPurpose ?? 'reset');

  const form = useAccountForm<{ mail: string; code: string }, 'mail' | 'code' | 'invalid'>({
    initial: { mail: handedMail, code: '' },
    messageOf: (problem) => t(`problems.${problem}`),
    rules: {
      mail: { validate: (mail) => (mail.trim() === '' ? 'mail' : undefined) },
      code: {
        validate: (code) => (code === '' ? 'code' : undefined),
        onChange: (code) => form.setValue('code', withoutBlanks(code)),
      },
    },
    send: async ({ mail, code }) => {
      const sent = await sendCode(purpose, mail.trim(), code);
      if ('error' in sent) return { refused: { code: 'invalid' }, failure: sent.error };
      return {
        // Replaces the history entry, because going back to a used code would be useless.
        run: () => void navigate(sent.to, { replace: true, state: passOn(state, sent.handed) }),
      };
    },
  });

  return (
    <AccountFrame
      title={t('code.title')}
      lead={handedMail === '' ? t('code.lead') : t('code.leadTo', { mail: handedMail })}
      failure={form.failure}
    >
      <form {...form.props} className="tw-form mb-3">
        {handedPurpose === undefined && (
          <div>
            <div className="form-label">{t('code.purpose')}</div>
            <Segmented
              label={t('code.purpose')}
              value={purpose}
              options={{ reset: t('code.purposes.reset'), verification: t('code.purposes.verification') }}
              onChange={setPurpose}
            />
          </div>
        )}
        <TextField label={t('mail')} required type="email" autoComplete="username" {...form.field('mail')} />
        <TextField
          label={t('code.code')}
          required
          autoComplete="one-time-code"
          // Some services use digits, others letters, so the keyboard must offer both.
          autoCapitalize="none"
          autoCorrect="off"
          spellCheck={false}
          {...form.field('code')}
        />
        <Button look="primary" label={t('code.submit')} type="submit" aria-disabled={form.isBusy} />
      </form>
      <NewCode purpose={purpose} mail={form.values.mail.trim()} resendCode={textAt(state, 'resendCode')} />
      <Link className="btn btn-quiet" to={paths.signIn} state={passOn(state, { mail: form.values.mail })}>
        {t('backToLogin')}
      </Link>
    </AccountFrame>
  );
}

interface NewCodeProps {
  readonly purpose: CodePurpose;
  readonly mail: string;
  /** The code with which the verification mail can be sent again. */
  readonly resendCode: string | undefined;
}

type Progress =
  | { readonly kind: 'idle' | 'sending' | 'sent' }
  | { readonly kind: 'failed'; readonly error: ApiError };

/** For a missing mail or an expired code: sends another one, or says how to get one. */
function NewCode({ purpose, mail, resendCode }: NewCodeProps) {
  const { t } = useTranslation('account');
  const errorText = useErrorText();
  const [progress, setProgress] = useState<Progress>({ kind: 'idle' });

  if (purpose === 'verification' && resendCode === undefined) {
    return <p className="text-secondary text-small mb-3">{t('code.noResend')}</p>;
  }
  if (mail === '') return null;

  async function handleClick() {
    if (progress.kind === 'sending') return;
    setProgress({ kind: 'sending' });
    const error =
      purpose === 'verification' ? await postVerification(mail, resendCode ?? '') : await requestReset(mail);
    setProgress(error ? { kind: 'failed', error } : { kind: 'sent' });
  }

  return (
    <>
      {progress.kind === 'sent' && <Alert tone="success">{t('code.resent', { mail })}</Alert>}
      {progress.kind === 'failed' && (
        <Alert tone="danger">{t('code.resendFailed', { reason: errorText(progress.error) })}</Alert>
      )}
      <Button
        label={t('code.resend')}
        className="mb-3"
        aria-disabled={progress.kind === 'sending'}
        onClick={() => void handleClick()}
      />
    </>
  );
}
