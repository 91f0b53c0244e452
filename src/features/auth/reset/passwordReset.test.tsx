import { screen, waitFor } from '@testing-library/react';
import { describe, expect, onTestFinished, test } from 'vitest';
import { accounts, guidOf } from '../../../../tests/accounts';
import { server } from '../../../../tests/jsdom/testService';
import { watchCalls } from '../../../../tests/jsdom/sentCalls';
import { type Rendered, renderApp } from '../../../../tests/render';
import { enterCode, requestMail, savePassword } from './resetForms.fixture';

const { mail } = accounts.member;
const resetPath = `/auth/reset/${encodeURIComponent(mail)}`;

/** Opens the first of the three screens. */
const open = async () => renderApp({ path: '/forgottenPassword', language: 'en' });

/** Opens the reset up to the code form. */
async function openCode(): Promise<Rendered & { code: string }> {
  const app = await open();
  await requestMail(app.user, mail);
  await screen.findByLabelText('Code');
  return { ...app, code: app.service.mails()[0]?.code ?? '' };
}

/** Opens the reset up to the new password. */
async function openPassword(): Promise<Rendered & { code: string }> {
  const app = await openCode();
  await enterCode(app.user, app.code);
  await screen.findByLabelText('New password');
  return app;
}

describe('password reset', () => {
  test('request mail, then code entry, then new password, then back to sign-in (R-2.4, R-2.20, R-2.60, R-2.61)', async () => {
    const calls = watchCalls();
    const app = await openCode();
    expect(app.router.state.location).toMatchObject({
      pathname: '/codeVerification',
      search: '',
      state: { purpose: 'reset', mail },
    });
    await enterCode(app.user, app.code);
    await screen.findByLabelText('New password');
    const guid = guidOf(app.service, 'member');
    expect(app.router.state.location).toMatchObject({
      pathname: '/resetPassword',
      search: '',
      state: { userId: guid, code: app.code, mail },
    });
    await savePassword(app.user);
    expect(await screen.findByText(/^Password changed\./u)).toBeVisible();
    expect(app.router.state.location.pathname).toBe('/');
    expect(
      ['GET', 'POST', 'PATCH'].map((method) => calls.of(method, resetPath).map(({ body }) => body)),
    ).toEqual([[null], [{ token: app.code }], [{ guid, token: app.code, password: 'neu und lang' }]]);
    expect(screen.getByLabelText('Username (mail)')).toHaveValue(mail);
    await app.user.type(screen.getByLabelText('Password'), 'neu und lang');
    await app.user.click(screen.getByRole('button', { name: 'Sign in' }));
    await waitFor(() => expect(app.router.state.location.pathname).toBe('/dashboard'));
  });

  test('no call of the reset sends a token (R-2.36)', async () => {
    const tokens: (string | null)[] = [];
    const watch = ({ request }: { request: Request }) =>
      void tokens.push(request.headers.get('Authorization'));
    server.events.on('request:start', watch);
    onTestFinished(() => server.events.removeListener('request:start', watch));
    const app = await openPassword();
    await savePassword(app.user);
    await screen.findByText(/^Password changed\./u);
    expect(tokens).toEqual([null, null, null]);
  });
});

describe('password reset', () => {
  test('the forgotten-password form sends only if the mail is filled (R-2.33)', async () => {
    const calls = watchCalls();
    const { user } = await open();
    await requestMail(user, '  ');
    expect(screen.getByLabelText('Mail')).toHaveAccessibleDescription('Enter your email address');
    expect(screen.getByLabelText('Mail')).toHaveFocus();
    await requestMail(user, mail);
    await screen.findByLabelText('Code');
    expect(calls.of('GET')).toHaveLength(1);
  });

  test('the code form sends only if both mail and code are filled (R-2.34)', async () => {
    const calls = watchCalls();
    const { user, code } = await openCode();
    await user.clear(screen.getByLabelText('Mail'));
    await user.click(screen.getByRole('button', { name: 'Continue' }));
    expect(screen.getByLabelText('Mail')).toHaveAccessibleDescription('Enter your email address');
    expect(screen.getByLabelText('Code')).toHaveAccessibleDescription('Enter the code');
    expect(screen.getByLabelText('Mail')).toHaveFocus();
    await user.type(screen.getByLabelText('Mail'), mail);
    await user.click(screen.getByRole('button', { name: 'Continue' }));
    expect(screen.getByLabelText('Code')).toHaveFocus();
    await enterCode(user, code);
    await screen.findByLabelText('New password');
    expect(calls.of('POST')).toHaveLength(1);
  });

  test('a code may be pasted with blanks in it', async () => {
    const app = await openCode();
    await app.user.click(screen.getByLabelText('Code'));
    await app.user.paste(` ${app.code.slice(0, 3)} ${app.code.slice(3)}\n`);
    expect(screen.getByLabelText('Code')).toHaveValue(app.code);
    expect(screen.getByLabelText('Code')).toHaveAttribute('autocomplete', 'one-time-code');
    await app.user.click(screen.getByRole('button', { name: 'Continue' }));
    expect(await screen.findByLabelText('New password')).toBeVisible();
  });

  test('the two new passwords must match (R-2.32)', async () => {
    const calls = watchCalls();
    const app = await openPassword();
    await savePassword(app.user, 'neu', 'new');
    expect(screen.getByLabelText('Repeat password')).toHaveAccessibleDescription(
      'The passwords do not match!',
    );
    expect(screen.getByLabelText('Repeat password')).toHaveFocus();
    await app.user.clear(screen.getByLabelText('New password'));
    await app.user.clear(screen.getByLabelText('Repeat password'));
    await savePassword(app.user);
    await screen.findByText(/^Password changed\./u);
    expect(calls.of('PATCH')).toHaveLength(1);
  });

  test('for different passwords, "Die Passwörter stimmen nicht überein!" is shown (R-2.32)', async () => {
    const { user, router } = await renderApp({ path: '/forgottenPassword' });
    await router.navigate('/resetPassword', { state: { userId: 'g', code: '1', mail } });
    await user.type(await screen.findByLabelText('Neues Passwort'), 'neu');
    await user.type(screen.getByLabelText('Passwort wiederholen'), 'new{Enter}');
    expect(await screen.findByText('Die Passwörter stimmen nicht überein!')).toBeVisible();
  });
});
