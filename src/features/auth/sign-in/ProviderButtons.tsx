import { useLayoutEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type {
  IdentityAccount,
  IdentityOutcome,
  IdentityProvider,
  IdentityProviderId,
} from '@/shared/sign-in/identity/identityProvider';
import { type IdentityProviders, identityProviders } from '@/shared/sign-in/identity/identityProviders';
import { signInWithProvider } from '@/shared/sign-in/identity/signInWithProvider';
import type { SignInOutcome } from '@/shared/sign-in/sessionCommands';
import { useAppDispatch } from '@/shared/store/hooks';
import { replayEarlyPress } from '@/shared/first-screen/firstScreen';
import { Alert } from '@/shared/ui/messages/Alert';
import { Button } from '@/shared/ui/buttons/Button';
import classes from './signInPage.module.scss';

interface ProviderButtonsProps {
  /** Called when the user is about to sign in, so that later code can be preloaded. */
  readonly onUse: () => void;
  /** Called when the provider returned an account and the service has answered. */
  readonly onAnswer: (outcome: SignInOutcome, account: IdentityAccount) => void;
  readonly providers?: IdentityProviders;
}

const names: Record<IdentityProviderId, string> = { microsoft: 'Microsoft', google: 'Google' };

/** The state of the last click, as it is shown. */
interface Visit {
  readonly provider: string;
  readonly state: { readonly kind: 'open' } | Exclude<IdentityOutcome, { kind: 'account' }>;
}

/** The buttons of the identity providers, and the divider between them and the form. */
export function ProviderButtons({ onUse, onAnswer, providers = identityProviders }: ProviderButtonsProps) {
  const { t } = useTranslation('identity');
  const dispatch = useAppDispatch();
  const [visit, setVisit] = useState<Visit | null>(null);
  const clicks = useRef(0);
  const group = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => replayEarlyPress(group.current), []);
  const offered = [providers.microsoft, providers.google].filter(({ isOffered }) => isOffered);
  if (offered.length === 0) return null;

  function handlePrepare(provider: IdentityProvider) {
    provider.prepare();
    onUse();
  }

  async function handleClick(provider: IdentityProvider) {
    clicks.current += 1;
    const click = clicks.current;
    const name = names[provider.id];
    setVisit({ provider: name, state: { kind: 'open' } });
    const result = await dispatch(signInWithProvider(provider));
    // A later click has replaced this one.
    if (click !== clicks.current) return;
    if (result.kind !== 'answered') setVisit({ provider: name, state: result });
    else {
      setVisit(null);
      onAnswer(result.outcome, result.account);
    }
  }

  return (
    <>
      <div ref={group} className="as-grid gap-8" role="group" aria-label={t('group')}>
        {offered.map((provider) => (
          <Button
            key={provider.id}
            onPointerEnter={() => handlePrepare(provider)}
            onFocus={() => handlePrepare(provider)}
            onClick={() => void handleClick(provider)}
          >
            <Logo of={provider.id} />
            {t('continueWith', { provider: names[provider.id] })}
          </Button>
        ))}
      </div>
      {offered.some(({ isDemonstration }) => isDemonstration) && (
        <p className="text-faint text-small mt-2">{t('demonstration')}</p>
      )}
      {visit && (
        <div className="mt-3">
          <VisitMessage visit={visit} />
        </div>
      )}
      <div className={classes.or}>{t('or')}</div>
    </>
  );
}

/** The outcome of the visit to a provider, beside the buttons. */
function VisitMessage({ visit: { provider, state } }: { visit: Visit }) {
  const { t } = useTranslation('identity');
  switch (state.kind) {
    case 'open':
      return <Alert>{t('open', { provider })}</Alert>;
    case 'cancelled':
      return <Alert>{t('cancelled', { provider })}</Alert>;
    case 'popup-blocked':
      return <Alert tone="warning">{t('blocked', { provider })}</Alert>;
    case 'refused':
      return <Alert tone="warning">{t('refused', { provider })}</Alert>;
    case 'failed':
      return <Alert tone="danger">{t(`failed.${state.reason}`, { provider })}</Alert>;
  }
}

/** The providers' logos, in the colours that their brand guidelines require. */
function Logo({ of }: { of: IdentityProviderId }) {
  return (
    <svg width="18" height="18" viewBox="0 0 18 18" aria-hidden="true">
      {of === 'microsoft' ? (
        <>
          <path fill="#f25022" d="M1 1h7.6v7.6H1z" />
          <path fill="#7fba00" d="M9.4 1H17v7.6H9.4z" />
          <path fill="#00a4ef" d="M1 9.4h7.6V17H1z" />
          <path fill="#ffb900" d="M9.4 9.4H17V17H9.4z" />
        </>
      ) : (
        <>
          <path
            fill="#4285f4"
            d="M17.6 9.2c0-.6-.1-1.2-.2-1.7H9v3.4h4.8a4.1 4.1 0 0 1-1.8 2.7v2.2h2.9c1.7-1.6 2.7-3.9 2.7-6.6Z"
          />
          <path
            fill="#34a853"
            d="M9 18c2.4 0 4.5-.8 6-2.2l-2.9-2.2c-.8.5-1.9.9-3.1.9a5.4 5.4 0 0 1-5-3.7H1v2.3A9 9 0 0 0 9 18Z"
          />
          <path fill="#fbbc05" d="M4 10.7a5.4 5.4 0 0 1 0-3.4V5H1a9 9 0 0 0 0 8.1Z" />
          <path
            fill="#ea4335"
            d="M9 3.6c1.3 0 2.5.5 3.4 1.3L15 2.3A9 9 0 0 0 1 5l3 2.3c.7-2.1 2.7-3.7 5-3.7Z"
          />
        </>
      )}
    </svg>
  );
}
