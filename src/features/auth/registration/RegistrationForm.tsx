import './registration.scss';
import { useTranslation } from 'react-i18next';
import { useErrorText } from '@/shared/api/useErrorText';
import { TextField } from '@/shared/ui/fields/TextField';
import type { UsernameVerdict } from '../accountCalls';
import { NewPasswordFields } from '../NewPasswordFields';
import { CheckField } from './CheckField';
import { Consent } from './Consent';
import type { ProviderAccount } from './registrationValues';
import type { useRegistration } from './useRegistration';

interface RegistrationFormProps {
  readonly registration: ReturnType<typeof useRegistration>;
  readonly account: ProviderAccount | null;
  readonly providerName: string;
}

/** The fields of /registration (section 5). */
export function RegistrationForm({ registration, account, providerName }: RegistrationFormProps) {
  const { t } = useTranslation('account');
  const { form } = registration;
  const { givenName, surname, username, mail } = form.values;
  const isMailLocked = account !== null && account.mail !== '';
  return (
    <form {...form.props} className="tw-form">
      <div className="c6">
        <TextField
          label={t('registration.givenName')}
          required
          autoComplete="given-name"
          {...form.field('givenName')}
        />
      </div>
      <div className="c6">
        <TextField
          label={t('registration.surname')}
          required
          autoComplete="family-name"
          {...form.field('surname')}
        />
      </div>
      <UsernameField registration={registration} />
      <TextField
        label={t('registration.mail')}
        required
        type="email"
        // The mail is what one signs in with: password managers keep it as the account's name.
        autoComplete="username"
        readOnly={isMailLocked}
        hint={isMailLocked ? t('registration.mailLocked', { provider: providerName }) : undefined}
        {...form.field('mail')}
      />
      <TextField
        label={t('registration.phone')}
        type="tel"
        autoComplete="tel"
        hint={t('registration.phoneHint')}
        {...form.field('phone')}
      />
      {account === null && (
        <NewPasswordFields
          password={form.field('password')}
          typed={form.values.password}
          repetition={form.field('repetition')}
          known={[givenName, surname, username, mail]}
        />
      )}
      <div className="d-grid gap-2">
        <CheckField label={<Consent />} required {...form.field('privacy')} />
        <CheckField label={t('registration.dataSecurity')} {...form.field('dataSecurity')} />
      </div>
      <button className="btn btn-primary" type="submit" aria-disabled={form.isBusy}>
        {t('registration.submit')}
      </button>
    </form>
  );
}

/** The user name, with what the service says of it. */
function UsernameField({ registration }: Pick<RegistrationFormProps, 'registration'>) {
  const { t } = useTranslation('account');
  const { form, usernameVerdict } = registration;
  const { error, ...field } = form.field('username');
  const hint = useVerdictText()(form.values.username, usernameVerdict);
  return (
    <TextField
      label={t('registration.username')}
      required
      autoComplete="nickname"
      autoCapitalize="none"
      spellCheck={false}
      // Both change while the field has the focus, so they have to be spoken.
      hint={hint && <span role="status">{hint}</span>}
      error={error && <span role="alert">{error}</span>}
      {...field}
    />
  );
}

function useVerdictText(): (username: string, verdict: UsernameVerdict | undefined) => string | undefined {
  const { t } = useTranslation('account');
  const errorText = useErrorText();
  return (username, verdict) => {
    if (username.trim() === '') return undefined;
    switch (verdict?.kind) {
      case undefined:
        return t('registration.usernameChecking');
      case 'unchecked':
        return t('registration.usernameUnchecked', { reason: errorText(verdict.error) });
      case 'free':
        return t('registration.usernameFree');
      case 'taken':
        return undefined;
    }
  };
}
