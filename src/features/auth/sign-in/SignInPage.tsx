import { clsx } from 'clsx';
import { type FormEvent, startTransition, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useLocation } from 'react-router-dom';
import { type ApiError, isPassing, isUnclear } from '@/shared/api/apiError';
import { useUnsaved } from '@/shared/drafts/useUnsaved';
import { env } from '@/shared/env';
import { endFirstScreen, focusSignIn, typedEarly, wasSentEarly } from '@/shared/first-screen/firstScreen';
import { paths } from '@/shared/paths';
import type { IdentityAccount } from '@/shared/sign-in/identity/identityProvider';
import { type SignInOutcome, signIn } from '@/shared/sign-in/sessionCommands';
import { useAppDispatch } from '@/shared/store/hooks';
import { TextField } from '@/shared/ui/fields/TextField';
import { lazyComponent } from '@/shared/ui/loading/lazyComponent';
import { AuthFrame } from '../AuthFrame';
import { PasswordField } from '../PasswordField';
import { passOn, readMail, readNotice } from '../accountState';
import { Button } from '@/shared/ui/buttons/Button';
import classes from './signInPage.module.scss';

// Only demonstration builds contain these.
const DemoAccounts =
  import.meta.env.PROD && import.meta.env.VITE_DEMO !== 'true'
    ? undefined
    : lazyComponent(async () => (await import('./DemoAccounts')).DemoAccounts);

const ProviderButtons = lazyComponent(
  async () => (await import('./ProviderButtons')).ProviderButtons,
  'identity',
);

// The screens after the form are loaded while the user is typing, because the network may be gone later.
const loadScreens = async () => import('../accountScreens');
const SignInNotes = lazyComponent(async () => (await loadScreens()).SignInNotes, 'account');
const SignInOutcomePage = lazyComponent(async () => (await loadScreens()).SignInOutcomePage, 'account');

const providers = [env.microsoft, env.google].filter((configured) => configured !== null || env.isDemo);

/** Loads the parts of the form that only some installations show. */
export async function loadParts(): Promise<void> {
  await Promise.all([
    providers.length > 0 && ProviderButtons.preload(),
    env.isDemo && DemoAccounts?.preload(),
  ]).catch(() => undefined);
}

/** The problem of a field, named after its text. */
type Problem = 'mailBlank' | 'passwordBlank' | 'invalid' | 'unchecked';

type Problems = { readonly [Field in 'mail' | 'password']?: Problem };

/** An outcome that leads to another screen, with the mail address concerned. */
export interface Stop {
  readonly outcome: Exclude<SignInOutcome, { kind: 'signedIn' | 'refused' }>;
  readonly mail: string;
  /** The provider's account, if a provider was used. */
  readonly account: IdentityAccount | undefined;
}

/**
 * Fields, rules and outcomes of the sign-in screen. What was typed and pressed before the app was loaded is taken over.
 *
 * @param state of the history entry, which may contain the mail address typed on an earlier screen
 * @param onUse called when the user types, so that later code can be preloaded
 */
function useSignIn(state: unknown, onUse: () => void) {
  'use no memo';
  const dispatch = useAppDispatch();
  const [mail, setMail] = useState(() => typedEarly('email') || readMail(state));
  const [password, setPassword] = useState(() => typedEarly('password'));
  const [problems, setProblems] = useState<Problems>({});
  const mailField = useRef<HTMLInputElement>(null);
  const passwordField = useRef<HTMLInputElement>(null);
  const [failure, setFailure] = useState<ApiError | null>(null);
  const [stop, setStop] = useState<Stop | null>(null);
  const [isBusy, setIsBusy] = useState(false);

  const hasInput = mail !== '' || password !== '';
  useUnsaved(hasInput);

  // React has hydrated the prerendered form, and the fields already contain what was typed there.
  useLayoutEffect(() => {
    const isSent = wasSentEarly();
    endFirstScreen();
    if (isSent) passwordField.current?.form?.requestSubmit();
    else focusSignIn();
  }, []);

  useEffect(() => {
    if (hasInput) onUse();
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- only when the first character is typed
  }, [hasInput]);

  function type(next: { readonly mail?: string; readonly password?: string }) {
    setMail(next.mail ?? mail);
    setPassword(next.password ?? password);
    setProblems({});
  }

  function mark(found: Problems) {
    setProblems(found);
    (found.mail ? mailField : passwordField).current?.focus();
  }

  /** Continues according to the service's message. */
  function handleOutcome(outcome: SignInOutcome, account?: IdentityAccount) {
    if (outcome.kind === 'refused') {
      // Any failure marks both fields; only the service can say whether they are wrong.
      const { error } = outcome;
      const unchecked = error && (isUnclear(error) || isPassing(error)) ? error : null;
      const problem = unchecked ? 'unchecked' : 'invalid';
      mark({ mail: problem, password: problem });
      setFailure(unchecked);
    } else if (outcome.kind !== 'signedIn') {
      // After a success the guard redirects. Otherwise the form stays on the screen until the next screen is loaded.
      startTransition(() => setStop({ outcome, mail: account?.mail ?? mail.trim(), account }));
    }
  }

  async function submit() {
    if (isBusy) return;
    setFailure(null);
    const blank: Problems = {
      ...(mail.trim() === '' && { mail: 'mailBlank' }),
      ...(password === '' && { password: 'passwordBlank' }),
    };
    if (blank.mail || blank.password) {
      mark(blank);
      return;
    }
    setIsBusy(true);
    const outcome = await dispatch(signIn({ oAuthProvider: 'custom', mail: mail.trim(), password }));
    // After a success the form stays busy until the next screen appears, so that it cannot be sent again.
    if (outcome.kind !== 'signedIn') setIsBusy(false);
    handleOutcome(outcome);
  }

  const fields = { mail, password, problems, mailField, passwordField };
  return { ...fields, type, failure, stop, isBusy, submit, handleOutcome, back: () => setStop(null) };
}

/** The sign-in screen: a provider's account, or user name (mail) and password. */
export function SignInPage({ onUse }: { onUse: () => void }) {
  // Not memoised: with two fields it would save nothing and add 1.2 KiB to everyone's first visit.
  'use no memo';
  const { t } = useTranslation('auth');
  const state: unknown = useLocation().state;
  const { mailField, passwordField, ...form } = useSignIn(state, handleUse);
  if (form.stop) return <SignInOutcomePage {...form.stop} onBack={form.back} />;

  function handleUse() {
    onUse();
    void SignInOutcomePage.preload().catch(() => undefined);
  }

  return (
    <AuthFrame isLong={providers.length > 0}>
      <h1>{t('signIn')}</h1>
      <p className="text-secondary mb-5">{t(providers.length > 0 ? 'signInLeadProviders' : 'signInLead')}</p>
      {(form.failure !== null || readNotice(state) !== undefined) && (
        <SignInNotes failure={form.failure} state={state} />
      )}
      {providers.length > 0 && (
        <ProviderButtons onUse={handleUse} onAnswer={form.handleOutcome} fallback={<ProviderSpace />} />
      )}
      <form
        noValidate
        onSubmit={(event: FormEvent) => {
          event.preventDefault();
          void form.submit();
        }}
      >
        <div className="mb-4">
          <TextField
            ref={mailField}
            label={t('mail')}
            type="email"
            name="mail"
            autoComplete="username"
            value={form.mail}
            error={form.problems.mail && t(form.problems.mail)}
            onChange={(event) => form.type({ mail: event.target.value })}
          />
        </div>
        <div className="mb-5">
          <PasswordField
            ref={passwordField}
            value={form.password}
            error={form.problems.password && t(form.problems.password)}
            onChange={(event) => form.type({ password: event.target.value })}
          >
            <Link className="tw-link" to={paths.forgottenPassword} state={passOn(state, { mail: form.mail })}>
              {t('forgottenPassword')}
            </Link>
          </PasswordField>
        </div>
        <Button look="primary" label={t('signIn')} type="submit" aria-disabled={form.isBusy} />
      </form>
      <p className="text-secondary mt-5 text-center">
        {t('noAccount')}{' '}
        <Link to={paths.registration} state={passOn(state)}>
          {t('register')}
        </Link>
      </p>
      {env.isDemo && DemoAccounts && (
        <DemoAccounts onChoose={form.type} fallback={<div className={classes.demo} />} />
      )}
    </AuthFrame>
  );
}

/** Reserves the height of the buttons, so that the form does not move when they appear. */
function ProviderSpace() {
  const isDemonstration = env.isDemo && (env.microsoft === null || env.google === null);
  return (
    <div
      className={clsx(classes.providerSpace, isDemonstration && classes.isDemonstration)}
      data-count={providers.length}
    />
  );
}
