import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ApiError } from '@/shared/api/apiError';
import { useErrorText } from '@/shared/api/useErrorText';
import { Alert } from '@/shared/ui/messages/Alert';
import { postVerification, requestReset } from '../accountCalls';
import type { CodePurpose } from '../accountState';

interface NewCodeProps {
  readonly purpose: CodePurpose;
  readonly mail: string;
  /** With it the verification mail can be sent again. */
  readonly resendCode: string | undefined;
}

type Progress =
  | { readonly kind: 'idle' | 'sending' | 'sent' }
  | { readonly kind: 'failed'; readonly error: ApiError };

/** The mail did not come, or its code no longer holds: another one, or a word on how to get one. */
export function NewCode({ purpose, mail, resendCode }: NewCodeProps) {
  const { t } = useTranslation('account');
  const errorText = useErrorText();
  const [progress, setProgress] = useState<Progress>({ kind: 'idle' });

  if (purpose === 'verification' && resendCode === undefined) {
    return <p className="t2 fs13 mb-3">{t('code.noResend')}</p>;
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
      <button
        className="btn btn-quiet mb-3"
        type="button"
        aria-disabled={progress.kind === 'sending'}
        onClick={() => void handleClick()}
      >
        {t('code.resend')}
      </button>
    </>
  );
}
