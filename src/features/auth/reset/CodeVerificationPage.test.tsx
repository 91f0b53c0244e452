import { screen, waitFor } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { describe, expect, test, vi } from 'vitest';
import { accounts } from '../../../../tests/accounts';
import { expectRefusal, server } from '../../../../tests/jsdom/testService';
import { watchCalls } from '../../../../tests/jsdom/sentCalls';
import { type Rendered, renderApp } from '../../../../tests/render';
import { unverifiedAccount } from '../../../../tests/service/demoAccounts';
import { testNow } from '../../../../tests/today';
import { enterCode } from './resetForms.fixture';

const { mail } = unverifiedAccount;

/** Opens the code form from "account not verified", with a mail sent. */
async function openVerification(): Promise<Rendered & { code: string }> {
  const app = await renderApp({ language: 'en' });
  await app.user.type(await screen.findByLabelText('Username (mail)'), mail);
  await app.user.type(screen.getByLabelText('Password'), unverifiedAccount.password);
  await app.user.click(screen.getByRole('button', { name: 'Sign in' }));
  await app.user.click(await screen.findByRole('button', { name: 'Resend verification mail' }));
  await screen.findByText(/^An email with a new code/u);
  await app.user.click(screen.getByRole('link', { name: 'Enter the code' }));
  await screen.findByLabelText('Code');
  return { ...app, code: app.service.mails()[0]?.code ?? '' };
}

/** Returns the code field once the service has refused its value. */
async function refusedCode(): Promise<HTMLElement> {
  await waitFor(() => expect(screen.getByLabelText('Code')).toBeInvalid());
  return screen.getByLabelText('Code');
}

describe('verification of the mail', () => {
  test('a wrong code shows "Invailid"; the right one confirms', async () => {
    expectRefusal(/verification\/: 400/u);
    const calls = watchCalls();
    const app = await openVerification();
    await enterCode(app.user, app.code === '000000' ? '111111' : '000000');
    expect(await refusedCode()).toHaveAccessibleDescription('Invailid');
    await enterCode(app.user, app.code);
    expect(await screen.findByText(/^Email confirmed\./u)).toBeVisible();
    expect(calls.of('POST', '/auth/verification/').at(-1)?.body).toEqual({
      verificationCode: app.code,
      verificationMail: mail,
    });
    expect(calls.of('POST', '/auth/reset')).toEqual([]);
  });

  test('a used code shows "Invailid"', async () => {
    expectRefusal(/verification\/: 400/u);
    const app = await openVerification();
    await enterCode(app.user, app.code);
    await screen.findByText(/^Email confirmed\./u);
    await app.router.navigate('/codeVerification', { state: { purpose: 'verification', mail } });
    await screen.findByLabelText('Code');
    await enterCode(app.user, app.code);
    expect(await refusedCode()).toHaveAccessibleDescription('Invailid');
  });

  test('an expired code shows "Invailid"', async () => {
    expectRefusal(/verification\/: 400/u);
    const app = await openVerification();
    vi.setSystemTime(testNow.getTime() + 30 * 60_000);
    await enterCode(app.user, app.code);
    expect(await refusedCode()).toHaveAccessibleDescription('Invailid');
  });

  test('another mail can be sent, and its code is accepted', async () => {
    const app = await openVerification();
    await app.user.click(screen.getByRole('button', { name: 'Send a new code' }));
    expect(await screen.findByText(`An email with a new code was sent to ${mail}.`)).toBeVisible();
    expect(app.service.mails()).toHaveLength(2);
    await enterCode(app.user, app.service.mails()[0]?.code ?? '');
    expect(await screen.findByText(/^Email confirmed\./u)).toBeVisible();
  });

  test('a failure to send the mail says why', async () => {
    const app = await openVerification();
    server.use(http.post('*/api/auth/verification/', () => HttpResponse.error()));
    await app.user.click(screen.getByRole('button', { name: 'Send a new code' }));
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'No new code was sent. No connection to the server.',
    );
  });

  test('after registration there is no code to resend the mail with, so a hint says how to get one', async () => {
    const { router } = await renderApp({ path: '/registration', language: 'en' });
    await router.navigate('/codeVerification', { state: { purpose: 'verification', mail } });
    expect(await screen.findByText(/sign in with your password/u)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Send a new code' })).not.toBeInTheDocument();
  });
});

describe('opened without the needed state', () => {
  test('/codeVerification asks what the code is for: a new password (R-2.5)', async () => {
    const app = await renderApp({ path: '/codeVerification', language: 'en' });
    await app.service.fetch(new Request(`http://x/auth/reset/${accounts.member.mail}`));
    await app.user.type(await screen.findByLabelText('Mail'), accounts.member.mail);
    await enterCode(app.user, app.service.mails()[0]?.code ?? '');
    expect(await screen.findByLabelText('New password')).toBeVisible();
    expect(app.router.state.location.pathname).toBe('/resetPassword');
  });

  test('/codeVerification asks what the code is for: confirming a mail', async () => {
    expectRefusal(/verification\/: 400/u);
    const calls = watchCalls();
    const app = await renderApp({ path: '/codeVerification', language: 'en' });
    await app.user.click(await screen.findByRole('button', { name: 'Confirm email' }));
    await app.user.type(screen.getByLabelText('Mail'), mail);
    await enterCode(app.user, '123');
    expect(await refusedCode()).toHaveAccessibleDescription('Invailid');
    expect(calls.of('POST').map(({ path, body }) => [path, body])).toEqual([
      ['/auth/verification/', { verificationCode: '123', verificationMail: mail }],
    ]);
  });

  test.each([
    ['Request an email with a code', '/forgottenPassword'],
    ['Enter the code', '/codeVerification'],
    ['Back to login', '/'],
  ])('/resetPassword without state explains what it needs: %s (R-2.6)', async (name, path) => {
    const { user, router } = await renderApp({ path: '/resetPassword', language: 'en' });
    expect(await screen.findByRole('heading', { name: 'New password' })).toBeVisible();
    expect(screen.queryByLabelText('New password')).not.toBeInTheDocument();
    await user.click(screen.getByRole('link', { name }));
    await waitFor(() => expect(router.state.location.pathname).toBe(path));
  });

  test('/registration and /forgottenPassword need no state', async () => {
    const { router } = await renderApp({ path: '/registration', language: 'en' });
    expect(await screen.findByLabelText('Password')).toBeVisible();
    await router.navigate('/forgottenPassword');
    expect(await screen.findByRole('button', { name: 'Request email' })).toBeVisible();
  });
});
