import { clsx } from 'clsx';
import { useTranslation, Trans } from 'react-i18next';
import { Link, useLocation, useNavigate } from 'react-router-dom';
import { type ComponentProps, type ReactNode, useId } from 'react';
import { isUnclear } from '@/shared/api/apiError';
import { useErrorText } from '@/shared/api/useErrorText';
import { paths } from '@/shared/paths';
import { textAt } from '@/shared/session/sessionUser';
import { Alert } from '@/shared/ui/messages/Alert';
import { TextField } from '@/shared/ui/fields/TextField';
import { FieldError } from '@/shared/ui/fields/Field';
import { AccountFrame } from '../AccountFrame';
import { passOn, readMail } from '../accountState';
import { type ProviderAccount, readProviderAccount } from './registrationValues';
import { useRegistration } from './useRegistration';
import type { UsernameVerdict } from '../accountCalls';
import { NewPasswordFields } from '../NewPasswordFields';
import { Button } from '@/shared/ui/buttons/Button';
import classes from './checkField.module.scss';
import type { LegalPages } from '@/shared/env';
import { LegalLink } from '@/shared/ui/frame/LegalLinks';

const providerNames = { microsoft: 'Microsoft', google: 'Google' } as const;

/**
 * /registration: the form, followed by a screen that says an email was sent. The history entry decides which of them is
 * shown, so that it survives a reload and going back from the code.
 */
export function RegistrationPage() {
  const { key, state }: { key: string; state: unknown } = useLocation();
  const registered = textAt(state, 'registered');
  // The key clears the fields for another history entry, which may belong to another account.
  return registered === undefined ? (
    <Registration key={key} state={state} />
  ) : (
    <Registered mail={registered} />
  );
}

function Registration({ state }: { state: unknown }) {
  const { t } = useTranslation('account');
  const navigate = useNavigate();
  const errorText = useErrorText();
  const account = readProviderAccount(state);
  const providerName = account ? providerNames[account.provider] : '';
  const registration = useRegistration({
    account,
    mail: readMail(state),
    onRegistered: (mail) =>
      void navigate(paths.registration, { replace: true, state: passOn(state, { registered: mail }) }),
  });
  const { failure } = registration.form;
  return (
    <AccountFrame
      isWide
      title={t('registration.title')}
      lead={account ? t('registration.leadProvider', { provider: providerName }) : t('registration.lead')}
    >
      {failure && (
        <Alert tone="danger">
          {t(`registration.${isUnclear(failure) ? 'unclear' : 'failed'}`, { reason: errorText(failure) })}
        </Alert>
      )}
      <RegistrationForm registration={registration} account={account} providerName={providerName} />
      <p className="text-secondary mt-4 text-center">
        {t('registration.hasAccount')}{' '}
        <Link to={paths.signIn} state={passOn(state)}>
          {t('signIn')}
        </Link>
      </p>
    </AccountFrame>
  );
}

/** The screen after registering: an email was sent, whose code confirms the address. */
function Registered({ mail }: { mail: string }) {
  const { t } = useTranslation('account');
  const navigate = useNavigate();
  const state: unknown = useLocation().state;
  return (
    <AccountFrame isStep title={t('registered.title')} lead={t('registered.text', { mail })}>
      <Link
        className="btn btn-primary mb-3"
        to={paths.codeVerification}
        state={passOn(state, { purpose: 'verification', mail })}
      >
        {t('enterCode')}
      </Link>
      <Button
        label={t('backToLogin')}
        onClick={() => void navigate(paths.signIn, { state: passOn(state, { mail }) })}
      />
    </AccountFrame>
  );
}

interface RegistrationFormProps {
  readonly registration: ReturnType<typeof useRegistration>;
  readonly account: ProviderAccount | null;
  readonly providerName: string;
}

/** The fields of /registration. */
function RegistrationForm({ registration, account, providerName }: RegistrationFormProps) {
  const { t } = useTranslation('account');
  const { form } = registration;
  const { givenName, surname, username, mail } = form.values;
  const isMailLocked = account !== null && account.mail !== '';
  return (
    <form {...form.props} className="tw-form">
      <div className="span-6">
        <TextField
          label={t('registration.givenName')}
          required
          autoComplete="given-name"
          {...form.field('givenName')}
        />
      </div>
      <div className="span-6">
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
        // Users sign in with the mail address, so password managers should store it as the user name.
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
      <div className="as-grid gap-8">
        <CheckField label={<Consent />} required {...form.field('privacy')} />
        <CheckField label={t('registration.dataSecurity')} {...form.field('dataSecurity')} />
      </div>
      <Button look="primary" label={t('registration.submit')} type="submit" aria-disabled={form.isBusy} />
    </form>
  );
}

/** The user name field with the service's verdict. */
function UsernameField({ registration }: Pick<RegistrationFormProps, 'registration'>) {
  const { t } = useTranslation('account');
  const { form, usernameVerdict } = registration;
  const { error, ...field } = form.field('username');
  const hint = useVerdictText(form.values.username, usernameVerdict);
  return (
    <TextField
      label={t('registration.username')}
      required
      autoComplete="nickname"
      autoCapitalize="none"
      spellCheck={false}
      // Hint and error change while the field has the focus, so they must be announced.
      hint={hint && <span role="status">{hint}</span>}
      error={error && <span role="alert">{error}</span>}
      {...field}
    />
  );
}

function useVerdictText(username: string, verdict: UsernameVerdict | undefined): string | undefined {
  const { t } = useTranslation('account');
  const errorText = useErrorText();
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
}

interface CheckFieldProps extends Omit<ComponentProps<'input'>, 'children' | 'className' | 'id' | 'type'> {
  readonly label: ReactNode;
  readonly error: string | undefined;
}

/** A checkbox with a label and an error message below. */
function CheckField({ label, error, required = false, ...input }: CheckFieldProps) {
  const id = useId();
  const noteId = `${id}-note`;
  return (
    <div>
      <div className={classes.field}>
        <input
          {...input}
          className={clsx('form-check-input', classes.input)}
          type="checkbox"
          id={id}
          {...(required && { 'aria-required': true })}
          {...(error && { 'aria-invalid': true, 'aria-describedby': noteId })}
        />
        <label className={clsx(classes.label, required && 'is-required')} htmlFor={id}>
          {label}
        </label>
      </div>
      {error && <FieldError id={noteId}>{error}</FieldError>}
    </div>
  );
}

/** The text of the consent; each page it names is a link if its address is configured. */
export function Consent({ pages }: { readonly pages?: LegalPages }) {
  const { t } = useTranslation('account');
  const configured = pages && { pages };
  return (
    <Trans
      t={t}
      i18nKey="registration.privacy"
      components={{
        privacy: <LegalLink page="privacy" {...configured} />,
        terms: <LegalLink page="terms" {...configured} />,
      }}
    />
  );
}
