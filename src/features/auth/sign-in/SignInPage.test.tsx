import { screen, waitFor } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { describe, expect, test } from 'vitest';
import { readToken } from '@/shared/session/storedSession';
import { accounts } from '../../../../tests/accounts';
import { expectRefusal, server } from '../../../../tests/jsdom/testService';
import { fill } from '../../../../tests/jsdom/fill';
import { watchCalls } from '../../../../tests/jsdom/sentCalls';
import { type Rendered, renderApp, renderWithStore } from '../../../../tests/render';
import { unauthorizedAccount, unverifiedAccount } from '../../../../tests/service/demoAccounts';
import { SignInOutcomePage } from './SignInOutcome';

async function signIn({ user }: Rendered, mail: string, password = 'tagwerk') {
  await fill(user, await screen.findByLabelText('Username (mail)'), mail);
  await fill(user, screen.getByLabelText('Password'), password);
  await user.click(screen.getByRole('button', { name: 'Sign in' }));
}

const mailSent = /^An email with a new code was sent to/u;

const open = async () => renderApp({ language: 'en' });

const say = (message: string, status: number) =>
  server.use(http.post('*/api/auth/signin/', () => HttpResponse.json({ message }, { status })));

describe('the sign-in form', () => {
  test('"Username cannot be blank", "Password cannot be blank": nothing is sent, the first has the focus (R-2.1, R-2.23)', async () => {
    const calls = watchCalls();
    const app = await open();
    await app.user.click(await screen.findByRole('button', { name: 'Sign in' }));
    expect(screen.getByLabelText('Username (mail)')).toHaveAccessibleDescription('Username cannot be blank');
    expect(screen.getByLabelText('Password')).toHaveAccessibleDescription('Password cannot be blank');
    expect(screen.getByLabelText('Username (mail)')).toHaveFocus();
    expect(calls.of('POST')).toEqual([]);
  });

  test.each([401, 200])('any server failure marks both fields "Invailid": %i', async (status) => {
    say('Invalid credentials', status);
    const app = await open();
    await signIn(app, accounts.member.mail, 'wrong');
    for (const name of ['Username (mail)', 'Password']) {
      await waitFor(() => expect(screen.getByLabelText(name)).toHaveAccessibleDescription('Invailid'));
    }
    expect(screen.getByLabelText('Username (mail)')).toHaveFocus();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    // With unsaved input, a new version of the app asks before it reloads.
    expect(app.store.extra.unsavedForms.hasAny()).toBe(true);
    // Typing clears the error marks.
    await app.user.type(screen.getByLabelText('Password'), '!');
    expect(screen.queryByText('Invailid')).not.toBeInTheDocument();
    expect(screen.getByLabelText('Username (mail)')).toHaveValue(accounts.member.mail);
  });

  test.each([
    ['HTML 500', () => new HttpResponse('<h1>Oops</h1>', { status: 500 }), /reports an error \(500\)/u],
    ['HTML 200', () => new HttpResponse('<html>'), /cannot be read/u],
    ['an empty body', () => new HttpResponse(null), /cannot be read/u],
    ['offline', () => HttpResponse.error(), /No connection to the server/u],
  ])(
    '%s marks both fields and reports the failure beside the form; nothing typed is lost (R-2.24, R-2.37)',
    async (_fault, answer, text) => {
      server.use(http.post('*/api/auth/signin/', answer));
      const app = await open();
      await signIn(app, accounts.member.mail);
      expect(await screen.findByRole('alert')).toHaveTextContent(text);
      expect(screen.getAllByText('Invailid')).toHaveLength(2);
      expect(screen.getByLabelText('Password')).toHaveValue('tagwerk');
      server.resetHandlers();
      await app.user.click(screen.getByRole('button', { name: 'Sign in' }));
      await waitFor(() => expect(app.router.state.location.pathname).toBe('/dashboard'));
    },
  );

  test('the password of the sign-in form can be shown by a button that its label does not name (R-24.78)', async () => {
    const { user } = await open();
    const password = await screen.findByLabelText(/password/iu);
    expect(password).toHaveAttribute('type', 'password');
    await user.click(screen.getByRole('button', { name: 'Show password' }));
    expect(password).toHaveAttribute('type', 'text');
    await user.click(screen.getByRole('button', { name: 'Hide password' }));
    expect(password).toHaveAttribute('type', 'password');
  });
});

describe('sign-in messages', () => {
  test('"account not authorized" shows an information screen (R-2.15, R-2.37)', async () => {
    const app = await open();
    await signIn(app, unauthorizedAccount.mail);
    expect(await screen.findByRole('heading', { name: 'Account not yet enabled' })).toHaveFocus();
    expect(screen.getByText(new RegExp(unauthorizedAccount.mail, 'u'))).toBeVisible();
    expect(document.title).toBe('Account not yet enabled – Tagwerk');
    expect(readToken()).toBeNull();
    await app.user.click(screen.getByRole('button', { name: 'Back to login' }));
    expect(screen.getByLabelText('Username (mail)')).toHaveValue(unauthorizedAccount.mail);
  });

  test('"account not verified": the mail can be sent again, and a message confirms it (R-2.16, R-2.38)', async () => {
    const calls = watchCalls();
    const app = await open();
    await signIn(app, unverifiedAccount.mail);
    expect(await screen.findByRole('heading', { name: 'Email not confirmed yet' })).toBeVisible();
    expect(app.service.mails()).toEqual([]);
    await app.user.click(screen.getByRole('button', { name: 'Resend verification mail' }));
    expect(
      await screen.findByText(`An email with a new code was sent to ${unverifiedAccount.mail}.`),
    ).toBeVisible();
    expect(app.service.mails()[0]).toMatchObject({ to: unverifiedAccount.mail });
    expect(calls.of('POST', '/auth/verification/').map(({ body }) => body)).toEqual([
      { verificationCode: expect.stringMatching(/^\w{32}$/u), verificationMail: unverifiedAccount.mail },
    ]);
  });

  test('"account not verified" leads to the code form with the mail in the state, and back to sign-in once confirmed', async () => {
    const app = await open();
    await signIn(app, unverifiedAccount.mail);
    await app.user.click(await screen.findByRole('button', { name: 'Resend verification mail' }));
    await screen.findByText(mailSent);
    await app.user.click(screen.getByRole('link', { name: 'Enter the code' }));
    expect(await screen.findByLabelText('Mail')).toHaveValue(unverifiedAccount.mail);
    expect(app.router.state.location).toMatchObject({
      pathname: '/codeVerification',
      search: '',
      state: { purpose: 'verification', mail: unverifiedAccount.mail },
    });
    await app.user.type(screen.getByLabelText('Code'), app.service.mails()[0]?.code ?? '');
    await app.user.click(screen.getByRole('button', { name: 'Continue' }));
    expect(await screen.findByText(/^Email confirmed\./u)).toBeVisible();
    expect(app.router.state.location.pathname).toBe('/');
  });

  test('a failure to send the mail again says why, with a retry', async () => {
    const app = await open();
    await signIn(app, unverifiedAccount.mail);
    server.use(http.post('*/api/auth/verification/', () => HttpResponse.error()));
    await app.user.click(await screen.findByRole('button', { name: 'Resend verification mail' }));
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'No email was sent. No connection to the server.',
    );
    server.resetHandlers();
    await app.user.click(screen.getByRole('button', { name: 'Resend verification mail' }));
    expect(await screen.findByText(mailSent)).toBeVisible();
  });

  test('after signing in by user name, the screen asks where to send the mail', async () => {
    const calls = watchCalls();
    const app = await open();
    await signIn(app, 'rthiele');
    await app.user.click(await screen.findByRole('button', { name: 'Resend verification mail' }));
    expect(screen.getByLabelText('Mail')).toHaveAccessibleDescription('Enter a valid mail address');
    expect(calls.of('POST', '/auth/verification/')).toEqual([]);
    await app.user.type(screen.getByLabelText('Mail'), unverifiedAccount.mail);
    await app.user.click(screen.getByRole('button', { name: 'Resend verification mail' }));
    expect(await screen.findByText(mailSent)).toBeVisible();
  });

  test('without a code in the answer the mail cannot be sent again, but its code can be entered', async () => {
    say('account not verified', 200);
    const app = await open();
    await signIn(app, unverifiedAccount.mail);
    expect(await screen.findByRole('link', { name: 'Enter the code' })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Resend verification mail' })).not.toBeInTheDocument();
  });

  test('"Invalid oAuthId" leads to registration with provider, provider id, mail, given name and surname (R-2.3, R-2.17)', async () => {
    const account = {
      oAuthProvider: 'google',
      oAuthId: 'sub-7',
      mail: 'mara.lindt@nordfeld.example',
      givenName: 'Mara',
      surname: 'Lindt',
    } as const;
    const { router } = await renderWithStore(
      <SignInOutcomePage
        outcome={{ kind: 'unknownOAuthId' }}
        mail={account.mail}
        account={account}
        onBack={() => undefined}
      />,
    );
    await waitFor(() => expect(router.state.location.pathname).toBe('/registration'));
    expect(router.state.location).toMatchObject({
      search: '',
      state: {
        provider: 'google',
        providerId: 'sub-7',
        mail: 'mara.lindt@nordfeld.example',
        givenName: 'Mara',
        surname: 'Lindt',
      },
    });
  });

  test.each([200, 401, 403])('the message decides the outcome, not the status: %i', async (status) => {
    say('account not authorized', status);
    const app = await open();
    await signIn(app, 'a@b');
    expect(await screen.findByRole('heading', { name: 'Account not yet enabled' })).toBeVisible();
    await app.user.click(screen.getByRole('button', { name: 'Back to login' }));

    say('account not verified', status);
    await app.user.click(screen.getByRole('button', { name: 'Sign in' }));
    expect(await screen.findByRole('heading', { name: 'Email not confirmed yet' })).toBeVisible();
    await app.user.click(screen.getByRole('button', { name: 'Back to login' }));

    say('Invalid oAuthId', status);
    await app.user.click(screen.getByRole('button', { name: 'Sign in' }));
    expect(await screen.findByRole('heading', { name: 'Registration' })).toBeVisible();
    expect(app.router.state.location.pathname).toBe('/registration');
    expect(screen.getByLabelText('Mail')).toHaveValue('a@b');
  });

  test('the sign-in messages are in German by default', async () => {
    const { user } = await renderApp();
    await user.type(await screen.findByLabelText('E-Mail'), unverifiedAccount.mail);
    await user.type(screen.getByLabelText('Passwort'), 'falsch');
    await user.click(screen.getByRole('button', { name: 'Anmelden' }));
    expect(await screen.findAllByText('E-Mail oder Passwort stimmt nicht')).toHaveLength(2);
    await user.clear(screen.getByLabelText('Passwort'));
    await user.type(screen.getByLabelText('Passwort'), 'tagwerk{Enter}');
    expect(await screen.findByRole('heading', { name: 'E-Mail noch nicht bestätigt' })).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'E-Mail noch einmal schicken' }));
    expect(await screen.findByText(/ist an ruben\.thiele@.* unterwegs/u)).toBeVisible();
  });
});

test('a deep link survives a detour via another screen', async () => {
  const app = await renderApp({ path: '/work', language: 'en' });
  await app.user.click(await screen.findByRole('link', { name: 'Forgot password?' }));
  await app.user.click(await screen.findByRole('link', { name: 'Back to login' }));
  await signIn(app, accounts.member.mail);
  await waitFor(() => expect(app.router.state.location.pathname).toBe('/work'));
});

test('the mail typed at sign-in is prefilled on the forgotten-password screen, and not in the address', async () => {
  const app = await open();
  await app.user.type(await screen.findByLabelText('Username (mail)'), accounts.member.mail);
  await app.user.click(screen.getByRole('link', { name: 'Forgot password?' }));
  expect(await screen.findByLabelText('Mail')).toHaveValue(accounts.member.mail);
  expect(screen.getByRole('heading', { name: 'Forgotten password' })).toHaveFocus();
  expect(app.router.state.location).toMatchObject({ pathname: '/forgottenPassword', search: '', hash: '' });
});

test('a resend code that does not match the mail is refused with the service’s words', async () => {
  expectRefusal(/verification\/: 400/u);
  const app = await open();
  await signIn(app, 'rthiele');
  await app.user.type(await screen.findByLabelText('Mail'), 'somebody@else.example');
  await app.user.click(screen.getByRole('button', { name: 'Resend verification mail' }));
  expect(await screen.findByRole('alert')).toHaveTextContent(/No email was sent\..*“Invalid code”/u);
});
