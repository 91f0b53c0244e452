import { useTranslation } from 'react-i18next';
import { Link, useLocation, useNavigate } from 'react-router-dom';
import { useErrorText } from '@/shared/api/useErrorText';
import { paths } from '@/shared/paths';
import { textAt } from '@/shared/session/sessionUser';
import { Alert } from '@/shared/ui/messages/Alert';
import { AccountFrame } from '../AccountFrame';
import { passOn, readMail } from '../accountState';
import { RegistrationForm } from './RegistrationForm';
import { readProviderAccount } from './registrationValues';
import { useRegistration } from './useRegistration';

const providerNames = { microsoft: 'Microsoft', google: 'Google' } as const;

/**
 * /registration (sections 2 and 4): the form, and after it the screen that says an email was sent. Which of both stands
 * in the history entry, so that a reload and the way back from the code keep it.
 */
export function RegistrationPage() {
  const { key, state }: { key: string; state: unknown } = useLocation();
  const registered = textAt(state, 'registered');
  // Another entry, another account: nothing of the one before stays in the fields.
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
  const { failure } = registration;
  return (
    <AccountFrame
      isWide
      title={t('registration.title')}
      lead={account ? t('registration.leadProvider', { provider: providerName }) : t('registration.lead')}
    >
      {failure && <Alert tone="danger">{t('registration.failed', { reason: errorText(failure) })}</Alert>}
      <RegistrationForm registration={registration} account={account} providerName={providerName} />
      <p className="t2 mt-4 mb-0 text-center">
        {t('registration.hasAccount')}{' '}
        <Link to={paths.signIn} state={passOn(state)}>
          {t('signIn')}
        </Link>
      </p>
    </AccountFrame>
  );
}

/** An email was sent; the code in it confirms the address (section 4, "Registration"). */
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
      <button
        className="btn btn-quiet"
        type="button"
        onClick={() => void navigate(paths.signIn, { state: passOn(state, { mail }) })}
      >
        {t('backToLogin')}
      </button>
    </AccountFrame>
  );
}
