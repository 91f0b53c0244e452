import { screen, waitFor } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { beforeEach, describe, expect, test } from 'vitest';
import { accounts } from '../../../../tests/accounts';
import { server } from '../../../../tests/jsdom/testService';
import { watchCalls } from '../../../../tests/jsdom/sentCalls';
import { allAnswered, ownTime } from '../../../../tests/jsdom/testTime';
import { type Rendered, renderApp } from '../../../../tests/render';
import { consent, fill, mara, register, submit } from './registrationForm.fixture';

beforeEach(ownTime);

async function open(): Promise<Rendered> {
  const app = await renderApp({ path: '/registration', language: 'en' });
  await screen.findByRole('heading', { name: 'Registration' });
  return app;
}

describe('the success screen', () => {
  test('the success screen says an email was sent, and leads back to login (R-2.19)', async () => {
    const app = await open();
    await register(app.user);
    expect(await screen.findByText(/^An email was sent to mara\.lindt@nordfeld\.example\./u)).toBeVisible();
    await app.user.click(screen.getByRole('button', { name: 'Back to login' }));
    expect(await screen.findByLabelText('Username (mail)')).toHaveValue(mara.Mail);
  });

  test('the code can be entered on the success screen and confirms the address', async () => {
    const calls = watchCalls();
    const app = await open();
    await register(app.user);
    await app.user.click(await screen.findByRole('link', { name: 'Enter the code' }));
    expect(await screen.findByLabelText('Mail')).toHaveValue(mara.Mail);
    const code = app.service.mails()[0]?.code ?? '';
    await app.user.type(screen.getByLabelText('Code'), code);
    await app.user.click(screen.getByRole('button', { name: 'Continue' }));
    expect(await screen.findByText(/^Email confirmed\./u)).toBeVisible();
    expect(calls.of('POST', '/auth/verification/').map(({ body }) => body)).toEqual([
      { verificationCode: code, verificationMail: mara.Mail },
    ]);
  });

  test('going back from the code leads to the success screen, not to an empty form', async () => {
    const app = await open();
    await register(app.user);
    await app.user.click(await screen.findByRole('link', { name: 'Enter the code' }));
    await screen.findByLabelText('Code');
    await app.router.navigate(-1);
    expect(await screen.findByRole('heading', { name: 'An email was sent' })).toBeVisible();
  });
});

describe('a failed registration', () => {
  test('a taken mail (409) is reported at the mail field, and all typed values stay', async () => {
    const app = await open();
    await register(app.user, { Mail: accounts.member.mail });
    const mail = screen.getByLabelText('Mail');
    await waitFor(() => expect(mail).toHaveAccessibleDescription(/already an account/u));
    expect(mail).toHaveFocus();
    expect(screen.getByLabelText('Password')).toHaveValue('geheim');
    expect(screen.getByRole('checkbox', { name: consent })).toBeChecked();
    await fill(app.user, { Mail: mara.Mail });
    expect(mail).not.toBeInvalid();
    await submit(app.user);
    expect(await screen.findByRole('heading', { name: 'An email was sent' })).toBeVisible();
  });

  test('a 409 that names no field is reported above the form', async () => {
    server.use(
      http.post('*/api/auth/register/', () => HttpResponse.json({ message: 'is known' }, { status: 409 })),
    );
    const app = await open();
    await register(app.user);
    expect(await screen.findByRole('alert')).toHaveTextContent(/^Not registered\..*“is known”/u);
  });

  test.each([
    [
      'HTML 500',
      () => new HttpResponse('<h1>Oops</h1>', { status: 500 }),
      /^It is not known .*error \(500\)/u,
    ],
    ['offline', () => HttpResponse.error(), /^It is not known .*No connection/u],
    ['busy', () => new HttpResponse(null, { status: 429 }), /^Not registered\. .*error \(429\)/u],
  ])(
    '%s is reported above the form, with what is known, no typed values are lost, and sending again works (R-2.45, R-24.64)',
    async (_fault, answer, text) => {
      server.use(http.all('*/api/auth/register/', answer));
      const app = await open();
      await register(app.user);
      expect(await screen.findByRole('alert')).toHaveTextContent(text);
      for (const [name, value] of Object.entries(mara)) {
        expect(screen.getByLabelText(name)).toHaveValue(value);
      }
      server.resetHandlers();
      await submit(app.user);
      expect(await screen.findByRole('heading', { name: 'An email was sent' })).toBeVisible();
    },
  );

  test('an answer that arrives after the user has left does not navigate', async () => {
    let answer = () => {};
    server.use(
      http.post('*/api/auth/register/', async () => {
        await new Promise<void>((resolve) => {
          answer = resolve;
        });
        return HttpResponse.json({ message: 'registered' }, { status: 201 });
      }),
    );
    const app = await open();
    await register(app.user);
    await waitFor(() =>
      expect(screen.getByRole('button', { name: 'Register' })).toHaveAttribute('aria-disabled', 'true'),
    );
    await app.user.click(screen.getByRole('link', { name: 'Sign in' }));
    await screen.findByLabelText('Username (mail)');
    answer();
    await allAnswered();
    expect(app.router.state.location.pathname).toBe('/');
  });
});
