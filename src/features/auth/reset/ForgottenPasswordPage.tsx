import { useTranslation } from 'react-i18next';
import { Link, useLocation, useNavigate } from 'react-router-dom';
import { paths } from '@/shared/paths';
import { TextField } from '@/shared/ui/fields/TextField';
import { AccountFrame } from '../AccountFrame';
import { requestReset } from '../accountCalls';
import { passOn, readMail } from '../accountState';
import { useAccountForm } from '../useAccountForm';
import { Button } from '@/shared/ui/buttons/Button';

/** /forgottenPassword: asks the service to mail a code. It sends only if the mail is filled. */
export function ForgottenPasswordPage() {
  const { t } = useTranslation('account');
  const navigate = useNavigate();
  const state: unknown = useLocation().state;

  const form = useAccountForm<{ mail: string }, 'mail' | 'invalid'>({
    initial: { mail: readMail(state) },
    messageOf: (problem) => t(`problems.${problem}`),
    rules: { mail: { validate: (mail) => (mail.trim() === '' ? 'mail' : undefined) } },
    send: async (values) => {
      const mail = values.mail.trim();
      const error = await requestReset(mail);
      if (error) return { refused: { mail: 'invalid' }, failure: error };
      return {
        run: () =>
          void navigate(paths.codeVerification, { state: passOn(state, { purpose: 'reset', mail }) }),
      };
    },
  });

  return (
    <AccountFrame title={t('forgotten.title')} lead={t('forgotten.lead')} failure={form.failure}>
      <form {...form.props} className="tw-form mb-3">
        <TextField label={t('mail')} required type="email" autoComplete="username" {...form.field('mail')} />
        <Button look="primary" label={t('forgotten.submit')} type="submit" aria-disabled={form.isBusy} />
      </form>
      <Link className="btn btn-quiet" to={paths.signIn} state={passOn(state, form.values)}>
        {t('backToLogin')}
      </Link>
    </AccountFrame>
  );
}
