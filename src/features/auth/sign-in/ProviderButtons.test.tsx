import { screen } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import { guidOf } from '../../../../tests/accounts';
import { expectConsole } from '../../../../tests/jsdom/testConsole';
import { watchCalls } from '../../../../tests/jsdom/sentCalls';
import { renderWithStore } from '../../../../tests/render';
import { patience } from '../../../../tests/patience';
import type { IdentityAccount, IdentityOutcome } from '@/shared/sign-in/identity/identityProvider';
import type { IdentityProviders } from '@/shared/sign-in/identity/identityProviders';
import { readMicrosoftSession, writeMicrosoftSession } from '@/shared/sign-in/identity/microsoftSession';
import type { SignInOutcome } from '@/shared/sign-in/sessionCommands';
import { ProviderButtons } from './ProviderButtons';

const account: IdentityAccount = {
  oAuthProvider: 'google',
  oAuthId: 'g-1',
  mail: 'jana.albrecht@nordfeld.example',
  givenName: 'Jana',
  surname: 'Albrecht',
};

/** Stands in for a provider that returns an account and leaves its token in the session. */
const stored = { accessToken: 'a', tenant: 't', expiresOn: '', mail: account.mail };
const named = async (): Promise<IdentityOutcome> => {
  writeMicrosoftSession(stored);
  return { kind: 'account', account };
};

async function open(visit: () => Promise<IdentityOutcome>, isOffered = true) {
  const base = {
    isOffered,
    isDemonstration: false,
    prepare: vi.fn<() => void>(),
    signIn: visit,
    forget: () => undefined,
  };
  const providers: IdentityProviders = {
    microsoft: { ...base, id: 'microsoft', acquireToken: async () => ({ kind: 'none' }) },
    google: { ...base, id: 'google' },
  };
  const onAnswer = vi.fn<(outcome: SignInOutcome, account: IdentityAccount) => void>();
  const onUse = vi.fn<() => void>();
  const app = await renderWithStore(
    <ProviderButtons onUse={onUse} onAnswer={onAnswer} providers={providers} />,
    { language: 'en' },
  );
  return { ...app, onAnswer, onUse, prepare: base.prepare };
}

const click = async ({ user }: Awaited<ReturnType<typeof open>>, name = 'Continue with Google') =>
  user.click(await screen.findByRole('button', { name }));

describe('sign-in options', () => {
  test('both providers are offered if they are set up', async () => {
    await open(async () => ({ kind: 'cancelled' }));
    expect((await screen.findAllByRole('button')).map(({ textContent }) => textContent)).toEqual([
      'Continue with Microsoft',
      'Continue with Google',
    ]);
  });

  test('no button appears if no provider is set up', async () => {
    await open(async () => ({ kind: 'cancelled' }), false);
    expect(screen.queryByRole('button')).not.toBeInTheDocument();
    expect(screen.queryByText('or')).not.toBeInTheDocument();
  });

  test('code for signing in with a provider is preloaded on hover or focus', async () => {
    const app = await open(async () => ({ kind: 'cancelled' }));
    await screen.findByRole('button', { name: 'Continue with Microsoft' });
    expect(app.prepare).not.toHaveBeenCalled();
    await app.user.tab();
    expect(app.prepare).toHaveBeenCalledOnce();
    expect(app.onUse).toHaveBeenCalledOnce();
  });
});

describe('signing in with a provider', () => {
  const addIdentity = (app: Awaited<ReturnType<typeof open>>) =>
    app.service.db.run(
      'insert into identities (provider, oAuthId, guid) values (?, ?, ?)',
      'google',
      'g-1',
      guidOf(app.service, 'member'),
    );

  test('sends oAuthProvider, oAuthId and mail (R-2.55)', async () => {
    const calls = watchCalls();
    const app = await open(named);
    addIdentity(app);
    await click(app);
    await vi.waitFor(
      () => expect(app.onAnswer).toHaveBeenCalledExactlyOnceWith({ kind: 'signedIn' }, account),
      patience,
    );
    expect(calls.of('POST', '/auth/signin/').map(({ body }) => body)).toEqual([
      { oAuthProvider: 'google', oAuthId: 'g-1', mail: account.mail },
    ]);
    expect(app.store.getState().session.status).toBe('signedIn');
    expect(readMicrosoftSession()).toEqual(stored);
  });

  test('"Invalid oAuthId" passes on the account for registration and leaves no session', async () => {
    const app = await open(named);
    await click(app);
    await vi.waitFor(
      () => expect(app.onAnswer).toHaveBeenCalledExactlyOnceWith({ kind: 'unknownOAuthId' }, account),
      patience,
    );
    expect(readMicrosoftSession()).toBeNull();
  });
});

describe('identity-provider sign-in errors', () => {
  test.each([
    ['cancelled', { kind: 'cancelled' }, /window was closed/u],
    ['popup blocked', { kind: 'popup-blocked' }, /allow pop-ups/u],
    ['consent refused', { kind: 'refused' }, /consent was refused/u],
  ] as const)('%s shows a quiet message and logs nothing', async (_what, outcome, text) => {
    const app = await open(async () => outcome);
    await click(app);
    expect(await screen.findByText(text)).toBeVisible();
    expect(app.onAnswer).not.toHaveBeenCalled();
  });

  test.each([
    ['network', /cannot be reached/u],
    ['state', /does not belong to this sign-in/u],
    ['other', /did not work/u],
  ] as const)('a failure (%s) is logged by its code, with a message for the user', async (reason, text) => {
    expectConsole(/^console\.warn: google sign-in failed: some_code$/u);
    const app = await open(async () => ({ kind: 'failed', reason, code: 'some_code' }));
    await click(app);
    expect(await screen.findByText(text)).toBeVisible();
  });

  test('while the provider’s window is open the page says so; a later click wins', async () => {
    const visits: ((outcome: IdentityOutcome) => void)[] = [];
    const app = await open(async () => new Promise((resolve) => visits.push(resolve)));
    await click(app, 'Continue with Microsoft');
    expect(await screen.findByText(/go on in Microsoft/u)).toBeVisible();
    await click(app);
    visits[0]?.({ kind: 'cancelled' });
    expect(await screen.findByText(/go on in Google/u)).toBeVisible();
    visits[1]?.({ kind: 'refused' });
    expect(await screen.findByText(/consent was refused/u)).toBeVisible();
  });
});
