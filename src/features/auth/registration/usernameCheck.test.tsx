import { screen, waitFor } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { beforeEach, describe, expect, test } from 'vitest';
import { fill } from '../../../../tests/jsdom/fill';
import { server } from '../../../../tests/jsdom/testService';
import { watchCalls } from '../../../../tests/jsdom/sentCalls';
import { allAnswered, comesInTime, letTimePass, ownTime } from '../../../../tests/jsdom/testTime';
import { type Rendered, renderApp } from '../../../../tests/render';

beforeEach(ownTime);

const url = '*/api/auth/register/';
const taken = 'Der Benutzername ist nicht frei!';

async function open(): Promise<Rendered & { field: HTMLElement }> {
  const app = await renderApp({ path: '/registration' });
  return { ...app, field: await screen.findByLabelText('Benutzername') };
}

async function nameOf(request: Request): Promise<unknown> {
  return JSON.parse(await request.text()).value;
}

describe('the user name must be free', () => {
  test('for a taken user name, "Der Benutzername ist nicht frei!" is shown during typing (R-2.28)', async () => {
    const calls = watchCalls();
    const { user, field } = await open();
    await user.type(field, 'jalbrecht');
    await comesInTime(() => expect(field).toHaveAccessibleDescription(taken));
    expect(field).toHaveFocus();
    expect(calls.of('PUT').map(({ body }) => body)).toEqual([{ attribute: 'username', value: 'jalbrecht' }]);
    await user.type(field, '2');
    expect(screen.queryByText(taken)).not.toBeInTheDocument();
    await comesInTime(() => expect(field).toHaveAccessibleDescription('Der Benutzername ist frei.'));
  });

  test('an empty name shows a too-short hint without a call (R-2.29)', async () => {
    const calls = watchCalls();
    const { user, field } = await open();
    await user.type(field, 'j{Backspace}');
    expect(field).toHaveAccessibleDescription(/zu kurz/u);
    await letTimePass(500);
    expect(calls.of('PUT')).toEqual([]);
  });

  test('the service is asked when typing pauses, not for each letter (R-2.57)', async () => {
    const calls = watchCalls();
    const { user, field } = await open();
    await user.type(field, 'mara.lindt');
    await comesInTime(() => expect(field).toHaveAccessibleDescription('Der Benutzername ist frei.'));
    expect(calls.of('PUT').length).toBeLessThan('mara.lindt'.length);
    expect(calls.of('PUT').at(-1)?.body).toEqual({ attribute: 'username', value: 'mara.lindt' });
  });

  test('a late answer for an older name is never shown', async () => {
    const asked: unknown[] = [];
    let answerOlder = () => {};
    const older = new Promise<void>((resolve) => {
      answerOlder = resolve;
    });
    const answered: unknown[] = [];
    server.use(
      http.put(url, async ({ request }) => {
        const name = await nameOf(request);
        asked.push(name);
        if (name === 'jalbrecht') await older;
        answered.push(name);
        return HttpResponse.json({ available: name !== 'jalbrecht' });
      }),
    );
    const { user, field } = await open();
    await user.click(field);
    await user.paste('jalbrecht');
    await comesInTime(() => expect(asked).toEqual(['jalbrecht']));
    await user.paste('er');
    await comesInTime(() => expect(field).toHaveAccessibleDescription('Der Benutzername ist frei.'));
    answerOlder();
    await waitFor(() => expect(answered).toEqual(['jalbrechter', 'jalbrecht']));
    await allAnswered();
    expect(field).toHaveAccessibleDescription('Der Benutzername ist frei.');
    expect(field).not.toBeInvalid();
  });

  test.each([
    ['a 409', () => HttpResponse.json({ message: 'no' }, { status: 409 })],
    ['an answer whose message says so', () => HttpResponse.json({ message: 'username is taken' })],
  ])('a user name is taken according to %s', async (_name, answer) => {
    server.use(http.put(url, answer));
    const { user, field } = await open();
    await user.type(field, 'mlindt');
    await comesInTime(() => expect(field).toHaveAccessibleDescription(taken));
  });

  test.each([
    ['offline', () => HttpResponse.error(), /Keine Verbindung/u],
    ['HTML 500', () => new HttpResponse('<h1>Oops</h1>', { status: 500 }), /\(500\)/u],
    ['an empty answer', () => new HttpResponse(null), /unlesbare Antwort/u],
  ])('a failed check (%s) says so and does not block sending', async (_fault, answer, reason) => {
    server.use(http.put(url, answer));
    const { user, field } = await open();
    await user.type(field, 'mlindt');
    await comesInTime(() => expect(field).toHaveAccessibleDescription(/^Noch nicht geprüft\./u));
    expect(field).toHaveAccessibleDescription(reason);
    expect(field).not.toBeInvalid();
  });
});

async function sendAs({ user }: Rendered, username: string) {
  await fill(user, await screen.findByLabelText('Vorname'), 'Mara');
  await fill(user, screen.getByLabelText('Nachname'), 'Lindt');
  await fill(user, screen.getByLabelText('E-Mail'), 'mara@nordfeld.example');
  await fill(user, screen.getByLabelText('Passwort'), 'geheim');
  await fill(user, screen.getByLabelText('Passwort wiederholen'), 'geheim');
  await user.click(screen.getByRole('checkbox', { name: /Nutzungsbedingungen/u }));
  await user.type(screen.getByLabelText('Benutzername'), `${username}{Enter}`);
}

describe('sending before the service has said whether the name is free', () => {
  test('a taken name is found even if the form is sent before the check, and nothing is registered', async () => {
    const calls = watchCalls();
    const app = await open();
    await sendAs(app, 'jalbrecht');
    await comesInTime(() => expect(app.field).toHaveAccessibleDescription(taken));
    expect(app.field).toHaveFocus();
    expect(calls.of('POST')).toEqual([]);
  });

  test('if the name cannot be checked the service decides: its 409 is shown at the field', async () => {
    server.use(http.put(url, () => HttpResponse.error()));
    const app = await open();
    await sendAs(app, 'jalbrecht');
    await comesInTime(() => expect(app.field).toHaveAccessibleDescription(taken));
    expect(app.field).toHaveFocus();
    expect(app.service.mails()).toEqual([]);
  });
});
