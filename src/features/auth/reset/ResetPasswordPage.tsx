import { useTranslation } from 'react-i18next';
import { Link, useLocation, useNavigate } from 'react-router-dom';
import { env } from '@/shared/env';
import { isUnclear } from '@/shared/api/apiError';
import { useErrorText } from '@/shared/api/useErrorText';
import { paths } from '@/shared/paths';
import { textAt } from '@/shared/session/sessionUser';
import { Alert } from '@/shared/ui/messages/Alert';
import { AccountFrame } from '../AccountFrame';
import { NewPasswordFields } from '../NewPasswordFields';
import { type ResetGrant, setPassword } from '../accountCalls';
import { passOn, readMail } from '../accountState';
import { type PasswordProblem, passwordProblem } from '../passwordProblem';
import { useAccountForm } from '../useAccountForm';
import { Button } from '@/shared/ui/buttons/Button';

function readGrant(state: unknown): ResetGrant | null {
  const userId = textAt(state, 'userId');
  const code = textAt(state, 'code');
  const mail = readMail(state);
  return userId && code && mail ? { userId, code, mail } : null;
}

/** /resetPassword: sets the new password. Without user id, code and mail it says how to get them. */
export function ResetPasswordPage() {
  const state: unknown = useLocation().state;
  const grant = readGrant(state);
  return grant ? <NewPassword grant={grant} state={state} /> : <CodeNeeded state={state} />;
}

function NewPassword({ grant, state }: { grant: ResetGrant; state: unknown }) {
  const { t } = useTranslation('account');
  const navigate = useNavigate();
  const errorText = useErrorText();
  const { mail } = grant;

  const form = useAccountForm<
    { password: string; repetition: string },
    PasswordProblem | 'mismatch' | 'refused'
  >({
    initial: { password: '', repetition: '' },
    messageOf: (problem): string => {
      if (problem !== 'refused')
        return t(`registration.problems.${problem}`, { count: env.passwordMin ?? 0 });
      // A 401 here is about the code, not about a session.
      if (form.failure?.kind === 'unauthorized') return t('reset.codeRefused');
      return form.failure ? errorText(form.failure) : '';
    },
    rules: {
      password: { validate: (password) => passwordProblem(password, env.passwordMin) },
      repetition: {
        validate: (repetition, { password }) => (password === repetition ? undefined : 'mismatch'),
      },
    },
    send: async ({ password }) => {
      const error = await setPassword(grant, password);
      // A refusal is shown at the password field.
      if (error) return { refused: { password: 'refused' }, failure: error };
      return {
        run: () =>
          void navigate(paths.signIn, {
            replace: true,
            state: passOn(state, { notice: 'passwordChanged', mail }),
          }),
      };
    },
  });

  return (
    <AccountFrame title={t('reset.title')} lead={t('reset.lead', { mail })}>
      {form.failure && isUnclear(form.failure) && <Alert tone="danger">{t('reset.unclear')}</Alert>}
      <form {...form.props} className="tw-form mb-3">
        {/* Tells password managers whose password this is. */}
        <input type="email" name="mail" autoComplete="username" value={mail} readOnly hidden />
        <NewPasswordFields
          isNew
          password={form.field('password')}
          typed={form.values.password}
          repetition={form.field('repetition')}
          known={[mail]}
        />
        <Button look="primary" label={t('reset.submit')} type="submit" aria-disabled={form.isBusy} />
      </form>
      <Link className="btn btn-quiet" to={paths.forgottenPassword} state={passOn(state, { mail })}>
        {t('reset.newCode')}
      </Link>
    </AccountFrame>
  );
}

/** Shown after a reload without history or for a pasted address, so that it is not a dead end. */
function CodeNeeded({ state }: { state: unknown }) {
  const { t } = useTranslation('account');
  return (
    <AccountFrame title={t('reset.title')} lead={t('reset.codeNeeded')}>
      <Link className="btn btn-primary mb-3" to={paths.forgottenPassword} state={passOn(state)}>
        {t('reset.requestCode')}
      </Link>
      <Link
        className="btn btn-quiet mb-3"
        to={paths.codeVerification}
        state={passOn(state, { purpose: 'reset', mail: readMail(state) })}
      >
        {t('enterCode')}
      </Link>
      <Link className="btn btn-quiet" to={paths.signIn} state={passOn(state, { mail: readMail(state) })}>
        {t('backToLogin')}
      </Link>
    </AccountFrame>
  );
}
