import '../auth.scss';
import { type FormEvent, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useLocation } from 'react-router-dom';
import { env } from '@/shared/env';
import { loadTexts } from '@/shared/i18n/i18n';
import { paths } from '@/shared/paths';
import { AuthFrame } from '@/shared/ui/frame/AuthFrame';
import { TextField } from '@/shared/ui/fields/TextField';
import { lazyPart } from '@/shared/ui/lazyPart';
import { lazyComponent } from '@/shared/ui/lazyComponent';
import { PasswordField } from '../PasswordField';
import { passOn, readMail, readNotice } from '../accountState';
import { useSignIn } from './useSignIn';

// Only demonstration builds contain these.
const demoAccounts =
  import.meta.env.PROD && import.meta.env.VITE_DEMO !== 'true'
    ? undefined
    : lazyPart(async () => (await import('./DemoAccounts')).DemoAccounts);

const providerButtons = lazyPart(async () => {
  const [buttons] = await Promise.all([import('./ProviderButtons'), loadTexts('identity')]);
  return buttons.ProviderButtons;
});

// The screens after the form are loaded while the user is typing, because the network may be gone later.
const loadScreens = async () => Promise.all([import('../accountScreens'), loadTexts('account')]);
const SignInNotes = lazyComponent(async () => (await loadScreens())[0].SignInNotes);
const SignInOutcomePage = lazyComponent(async () => (await loadScreens())[0].SignInOutcomePage);

const providers = [env.microsoft, env.google].filter((configured) => configured !== null || env.isDemo);

/** Preloads the parts of the form that only some installations show, for the build and before hydration. */
export async function loadFirstSignIn(): Promise<void> {
  await Promise.all([
    providers.length > 0 && providerButtons.preload(),
    env.isDemo && demoAccounts?.preload(),
  ]).catch(() => undefined);
}

/**
 * Whether the prerendered form matches this one exactly, so that React can hydrate it. A notice or a known mail in the
 * history entry's state would differ, because the build did not know them.
 */
export function isFirstSignIn(state: unknown): boolean {
  return readNotice(state) === undefined && readMail(state) === '';
}

/** The sign-in screen (sections 2, 4 and 5): a provider's account, or user name (mail) and password. */
export function SignInPage({ onUse }: { onUse: () => void }) {
  // Not memoised: with two fields it would save nothing and add 1.2 KiB to everyone's first visit.
  'use no memo';
  const { t } = useTranslation('auth');
  const state: unknown = useLocation().state;
  const { mailField, passwordField, ...form } = useSignIn(handleUse);
  if (form.stop) return <SignInOutcomePage {...form.stop} onBack={form.back} />;

  function handleUse() {
    onUse();
    void loadScreens().catch(() => undefined);
  }

  return (
    <AuthFrame>
      <h1>{t('signIn')}</h1>
      <p className="t2 mb-5">{t(providers.length > 0 ? 'signInLeadProviders' : 'signInLead')}</p>
      {(form.failure !== null || readNotice(state) !== undefined) && (
        <Suspense>
          <SignInNotes failure={form.failure} state={state} />
        </Suspense>
      )}
      {providers.length > 0 && (
        <providerButtons.Part
          of={{ onUse: handleUse, onAnswer: form.handleOutcome }}
          fallback={<ProviderSpace />}
        />
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
            error={form.mailProblem && t(form.mailProblem)}
            onChange={(event) => form.type({ mail: event.target.value })}
          />
        </div>
        <div className="mb-5">
          <PasswordField
            ref={passwordField}
            value={form.password}
            error={form.passwordProblem && t(form.passwordProblem)}
            onChange={(event) => form.type({ password: event.target.value })}
          >
            <Link className="tw-link" to={paths.forgottenPassword} state={passOn(state, { mail: form.mail })}>
              {t('forgottenPassword')}
            </Link>
          </PasswordField>
        </div>
        <button className="btn btn-primary" type="submit" aria-disabled={form.isBusy}>
          {t('signIn')}
        </button>
      </form>
      <p className="t2 mt-5 mb-0 text-center">
        {t('noAccount')}{' '}
        <Link to={paths.registration} state={passOn(state)}>
          {t('register')}
        </Link>
      </p>
      {env.isDemo && demoAccounts && (
        <demoAccounts.Part of={{ onChoose: form.type }} fallback={<div className="tw-demo" />} />
      )}
    </AuthFrame>
  );
}

/** Reserves the height of the buttons, so that the form does not move when they appear. */
function ProviderSpace() {
  const isDemonstration = env.isDemo && (env.microsoft === null || env.google === null);
  return <div className={isDemonstration ? 'tw-space is-demo' : 'tw-space'} data-count={providers.length} />;
}
