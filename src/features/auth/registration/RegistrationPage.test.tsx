import { screen, waitFor } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { watchCalls } from '../../../../tests/jsdom/sentCalls';
import { type Rendered, renderApp } from '../../../../tests/render';
import { consent, fill, mara, register, submit } from './registrationForm.fixture';

async function open(): Promise<Rendered> {
  const app = await renderApp({ path: '/registration', language: 'en' });
  await screen.findByRole('heading', { name: 'Registration' });
  return app;
}

describe('registration', () => {
  test('a registration by password sends every field; guid, oAuthId and an empty phone are null (R-2.11, R-2.58)', async () => {
    const calls = watchCalls();
    const app = await open();
    await register(app.user);
    expect(await screen.findByRole('heading', { name: 'An email was sent' })).toHaveFocus();
    expect(calls.of('POST', '/auth/register/').map(({ body }) => body)).toEqual([
      {
        guid: null,
        oAuthId: null,
        oAuthProvider: 'custom',
        mail: 'mara.lindt@nordfeld.example',
        phone: null,
        givenname: 'Mara',
        surname: 'Lindt',
        password: 'geheim',
        username: 'mlindt',
      },
    ]);
    expect(app.service.mails()[0]).toMatchObject({ to: mara.Mail });
  });

  test('missing required fields say so; nothing is sent, and the first one has the focus (R-2.27)', async () => {
    const calls = watchCalls();
    const app = await open();
    await submit(app.user);
    const messages = {
      'Given name': 'Enter your given name',
      Surname: 'Enter your surname',
      Username: /The username is too short/u,
      Mail: 'Enter a valid mail address',
      Password: 'Enter a password',
      [consent]: /to register/u,
    };
    for (const [name, message] of Object.entries(messages)) {
      expect(screen.getByLabelText(name)).toHaveAccessibleDescription(message);
      expect(screen.getByLabelText(name)).toBeInvalid();
    }
    expect(screen.getByLabelText('Given name')).toHaveFocus();
    expect(screen.getByLabelText('Phone')).not.toBeInvalid();
    await register(app.user);
    await screen.findByRole('heading', { name: 'An email was sent' });
    expect(calls.of('POST')).toHaveLength(1);
  });

  test('the registration messages are in German by default (R-2.27)', async () => {
    const { user } = await renderApp({ path: '/registration' });
    await user.type(await screen.findByLabelText('Passwort'), 'eins');
    await user.type(screen.getByLabelText('Passwort wiederholen'), 'zwei');
    await user.click(screen.getByRole('button', { name: 'Registrieren' }));
    for (const message of [
      'Vorname eingeben',
      'Nachname eingeben',
      'Der Benutzername ist zu kurz: mindestens ein Zeichen.',
      'Gültige E-Mail-Adresse eingeben',
      'Die Passwörter stimmen nicht überein!',
    ]) {
      expect(screen.getByText(message)).toBeVisible();
    }
  });

  test('the mail must contain an @ beyond the first position (R-2.25)', async () => {
    const calls = watchCalls();
    const app = await open();
    await register(app.user, { Mail: '@nordfeld.example' });
    expect(screen.getByLabelText('Mail')).toHaveAccessibleDescription('Enter a valid mail address');
    expect(screen.getByLabelText('Mail')).toHaveFocus();
    expect(calls.of('POST')).toEqual([]);
    await fill(app.user, { Mail: mara.Mail });
    await submit(app.user);
    expect(await screen.findByRole('heading', { name: 'An email was sent' })).toBeVisible();
  });

  test('the two passwords must match: the error appears on leaving the repetition and disappears once they match (R-2.26)', async () => {
    const app = await open();
    await app.user.type(screen.getByLabelText('Password'), 'geheim');
    await app.user.type(screen.getByLabelText('Repeat password'), 'gehein');
    expect(screen.queryByText('The passwords do not match!')).not.toBeInTheDocument();
    await app.user.tab();
    expect(screen.getByLabelText('Repeat password')).toHaveAccessibleDescription(
      'The passwords do not match!',
    );
    await app.user.type(screen.getByLabelText('Repeat password'), '{Backspace}m');
    expect(screen.queryByText('The passwords do not match!')).not.toBeInTheDocument();
  });

  test('one button shows both passwords (R-2.68)', async () => {
    const app = await open();
    await app.user.click(screen.getByRole('button', { name: 'Show password' }));
    for (const name of ['Password', 'Repeat password']) {
      expect(screen.getByLabelText(name)).toHaveAttribute('type', 'text');
      expect(screen.getByLabelText(name)).toHaveAttribute('autocomplete', 'new-password');
    }
  });

  test('privacy policy and terms are required, and a data-security box is displayed (R-2.30)', async () => {
    const calls = watchCalls();
    const app = await open();
    await fill(app.user);
    await app.user.click(screen.getByRole('checkbox', { name: /data security/u }));
    await submit(app.user);
    expect(screen.getByRole('checkbox', { name: consent })).toHaveFocus();
    expect(screen.getByRole('checkbox', { name: consent })).toBeInvalid();
    await app.user.click(screen.getByRole('checkbox', { name: consent }));
    expect(screen.getByRole('checkbox', { name: consent })).not.toBeInvalid();
    await submit(app.user);
    await screen.findByRole('heading', { name: 'An email was sent' });
    expect(calls.of('POST')).toHaveLength(1);
  });
});

describe('/registration coming from sign-in', () => {
  const state = {
    provider: 'google',
    providerId: 'sub-7',
    mail: mara.Mail,
    givenName: 'Mara',
    surname: 'Lindt',
  };

  test('with a provider’s account the mail is locked, there are no passwords, and the provider’s id is sent (R-2.31)', async () => {
    const calls = watchCalls();
    const app = await open();
    await app.router.navigate('/registration', { state });
    await waitFor(() => expect(screen.getByLabelText('Mail')).toHaveValue(mara.Mail));
    expect(screen.getByLabelText('Mail')).toHaveAttribute('readonly');
    expect(screen.getByLabelText('Given name')).toHaveValue('Mara');
    expect(screen.queryByLabelText('Password')).not.toBeInTheDocument();
    await fill(app.user, { Surname: 'Lindt-Berg', Username: 'mlindt', Phone: '030 1' });
    await app.user.click(screen.getByRole('checkbox', { name: consent }));
    await submit(app.user);
    await screen.findByRole('heading', { name: 'An email was sent' });
    expect(calls.of('POST', '/auth/register/').map(({ body }) => body)).toEqual([
      {
        guid: null,
        oAuthId: 'sub-7',
        oAuthProvider: 'google',
        mail: mara.Mail,
        phone: '030 1',
        givenname: 'Mara',
        surname: 'Lindt-Berg',
        password: null,
        username: 'mlindt',
      },
    ]);
  });

  test('if the provider sends no mail, it can be typed (R-2.31)', async () => {
    const app = await open();
    await app.router.navigate('/registration', { state: { ...state, mail: '' } });
    await waitFor(() => expect(screen.getByLabelText('Given name')).toHaveValue('Mara'));
    expect(screen.getByLabelText('Mail')).not.toHaveAttribute('readonly');
  });
});
