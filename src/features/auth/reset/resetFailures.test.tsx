import { screen, waitFor } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { describe, expect, test, vi } from 'vitest';
import { accounts } from '../../../../tests/accounts';
import { server } from '../../../../tests/jsdom/testService';
import { type Rendered, renderApp } from '../../../../tests/render';
import { testNow } from '../../../../tests/today';
import { enterCode, requestMail, savePassword } from './resetForms.fixture';

const { mail } = accounts.member;

/** Half an hour later, when the service's codes have expired. */
const later = testNow.getTime() + 30 * 60_000;

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

describe('reset failures', () => {
  test('the mail form shows "Invailid" for an unknown mail, and nothing else (R-2.39)', async () => {
    const app = await open();
    await requestMail(app.user, 'nobody@nordfeld.example');
    await waitFor(() => expect(screen.getByLabelText('Mail')).toHaveAccessibleDescription('Invailid'));
    expect(screen.getByLabelText('Mail')).toHaveFocus();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    await app.user.type(screen.getByLabelText('Mail'), 'x');
    expect(screen.queryByText('Invailid')).not.toBeInTheDocument();
  });

  test('the code form shows "Invailid" for a wrong code (R-2.39)', async () => {
    const app = await openCode();
    await enterCode(app.user, app.code === '000000' ? '111111' : '000000');
    await waitFor(() => expect(screen.getByLabelText('Code')).toHaveAccessibleDescription('Invailid'));
    expect(screen.getByLabelText('Code')).toHaveFocus();
    await enterCode(app.user, app.code);
    expect(await screen.findByLabelText('New password')).toBeVisible();
  });

  test('the code form shows "Invailid" for an expired code; a new one can be sent', async () => {
    const app = await openCode();
    vi.setSystemTime(later);
    await enterCode(app.user, app.code);
    await waitFor(() => expect(screen.getByLabelText('Code')).toHaveAccessibleDescription('Invailid'));
    await app.user.click(screen.getByRole('button', { name: 'Send a new code' }));
    expect(await screen.findByText(`An email with a new code was sent to ${mail}.`)).toBeVisible();
    await enterCode(app.user, app.service.mails()[0]?.code ?? '');
    expect(await screen.findByLabelText('New password')).toBeVisible();
  });

  test('the code form shows "Invailid" for a code that was used', async () => {
    const app = await openPassword();
    await savePassword(app.user);
    await screen.findByText(/^Password changed\./u);
    await app.router.navigate('/codeVerification', { state: { purpose: 'reset', mail } });
    await screen.findByLabelText('Code');
    await enterCode(app.user, app.code);
    await waitFor(() => expect(screen.getByLabelText('Code')).toHaveAccessibleDescription('Invailid'));
  });

  test('if the code has expired before a new password is saved, the error is shown in the password field', async () => {
    const app = await openPassword();
    vi.setSystemTime(later);
    await savePassword(app.user);
    await waitFor(() =>
      expect(screen.getByLabelText('New password')).toHaveAccessibleDescription(
        'The code is no longer valid. Request a new one.',
      ),
    );
    expect(screen.getByLabelText('New password')).toHaveFocus();
    await app.user.click(screen.getByRole('link', { name: 'Request a new code' }));
    expect(await screen.findByLabelText('Mail')).toHaveValue(mail);
  });

  test('if the service refuses a new password, its message is shown in the password field (R-2.40)', async () => {
    server.use(
      http.patch('*/api/auth/reset/*', () => HttpResponse.json({ message: 'too short' }, { status: 400 })),
    );
    const app = await openPassword();
    await savePassword(app.user);
    await waitFor(() =>
      expect(screen.getByLabelText('New password')).toHaveAccessibleDescription(/“too short”/u),
    );
    expect(screen.getByLabelText('Repeat password')).toHaveValue('neu und lang');
  });
});

/** A fault, what is said of it, and what beside a new password. */
const faults = [
  [
    'HTML 500',
    () => new HttpResponse('<h1>Oops</h1>', { status: 500 }),
    /error \(500\)/u,
    /^It is not known/u,
  ],
  ['offline', () => HttpResponse.error(), /No connection to the server/u, /^It is not known/u],
  ['busy', () => HttpResponse.json({ message: 'wait' }, { status: 429 }), /error \(429\)\. “wait”/u, /^$/u],
] as const;

describe.each(faults)('%s', (_fault, answer, text, outcome) => {
  test('the mail form reports the failure beside "Invailid"; nothing typed is lost (R-24.63)', async () => {
    const app = await open();
    server.use(http.get('*/api/auth/reset/*', answer));
    await requestMail(app.user, mail);
    expect(await screen.findByRole('alert')).toHaveTextContent(text);
    expect(screen.getByLabelText('Mail')).toHaveAccessibleDescription('Invailid');
    expect(screen.getByLabelText('Mail')).toHaveValue(mail);
    server.resetHandlers();
    await app.user.click(screen.getByRole('button', { name: 'Request email' }));
    expect(await screen.findByLabelText('Code')).toBeVisible();
  });

  test('the code form reports the failure beside "Invailid"; nothing typed is lost', async () => {
    const app = await openCode();
    server.use(http.post('*/api/auth/reset/*', answer));
    await enterCode(app.user, app.code);
    expect(await screen.findByRole('alert')).toHaveTextContent(text);
    expect(screen.getByLabelText('Code')).toHaveValue(app.code);
    server.resetHandlers();
    await app.user.click(screen.getByRole('button', { name: 'Continue' }));
    expect(await screen.findByLabelText('New password')).toBeVisible();
  });

  test('the new-password form reports the failure in its field, and if nobody knows what came of it, it says so; nothing typed is lost (R-24.64)', async () => {
    const app = await openPassword();
    server.use(http.patch('*/api/auth/reset/*', answer));
    await savePassword(app.user);
    await waitFor(() => expect(screen.getByLabelText('New password')).toHaveAccessibleDescription(text));
    const told = screen.queryAllByRole('alert').map(({ textContent }) => textContent);
    expect(told.join('\n')).toMatch(outcome);
    expect(screen.getByLabelText('Repeat password')).toHaveValue('neu und lang');
    server.resetHandlers();
    await app.user.click(screen.getByRole('button', { name: 'Save password' }));
    expect(await screen.findByText(/^Password changed\./u)).toBeVisible();
  });
});
