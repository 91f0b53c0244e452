import { screen, waitFor } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { describe, expect, test } from 'vitest';
import { readSession, readToken } from '@/shared/session/storedSession';
import { selectRole } from '@/shared/session/sessionSlice';
import { accounts } from '../accounts';
import { watchCalls } from '../jsdom/sentCalls';
import { fill } from '../jsdom/fill';
import { expectRefusal, server } from '../jsdom/testService';
import { type Rendered, renderApp } from '../render';
import { unauthorizedAccount, unverifiedAccount } from '../service/demoAccounts';
import { speak } from '../varied/variedService';

async function signIn({ user }: Rendered, mail: string) {
  await fill(user, await screen.findByLabelText('Username (mail)'), mail);
  await fill(user, screen.getByLabelText('Password'), 'tagwerk');
  await user.click(screen.getByRole('button', { name: 'Sign in' }));
}

/** The other styles write a user and an outcome like the reference service. */
const wordings = ['strings', 'extra', 'wordy'] as const;

describe.each(wordings)('signing in at a service in the style %s', (name) => {
  test('an admin is recognised in any spelling, and the guard’s new token and user are stored (R-2.35)', async () => {
    speak(name);
    const calls = watchCalls();
    const app = await renderApp({ path: '/work', language: 'en' });
    await signIn(app, accounts.admin.mail);
    await waitFor(() => expect(app.router.state.location.pathname).toBe('/work'));
    await waitFor(() => expect(selectRole(app.store.getState())).toBe('admin'));
    await waitFor(() => expect(calls.of('GET', '/auth/verifyToken')).toHaveLength(1));
    await screen.findByRole('heading', { level: 1, name: 'Working Time Management' });
    expect(readSession()?.user).toMatchObject({ username: 'apetersen', givenName: 'Anke' });
  });

  test('for "account not verified" the mail can be sent again, whatever the status', async () => {
    speak(name);
    const calls = watchCalls();
    const app = await renderApp({ language: 'en' });
    await signIn(app, unverifiedAccount.mail);
    await app.user.click(await screen.findByRole('button', { name: 'Resend verification mail' }));
    expect(await screen.findByText(/^An email with a new code was sent to/u)).toBeVisible();
    expect(calls.of('POST', '/auth/verification/')).toHaveLength(1);
    expect(readToken()).toBeNull();
  });
});

describe('unusual answers to a sign-in', () => {
  test.each([
    ['a 401', 'strings'],
    ['a 403', 'extra'],
  ] as const)('"account not authorized" may come with %s', async (_status, name) => {
    speak(name);
    const app = await renderApp({ language: 'en' });
    await signIn(app, unauthorizedAccount.mail);
    expect(await screen.findByRole('heading', { name: 'Account not yet enabled' })).toBeVisible();
  });

  test.each([
    ['no message at all', {}],
    ['a message that is null', { message: null }],
    ['a message of its own', { message: 'Welcome', verificationCode: null }],
  ])('a success may have %s', async (_shape, extra) => {
    const app = await renderApp({ language: 'en' });
    const user = { guid: 'g-1', username: 'x', mail: 'x@y.example', givenname: null, roles: ['member'] };
    server.use(
      http.post('*/api/auth/signin/', () => HttpResponse.json({ token: 'made-up', user, ...extra })),
      http.get('*/api/auth/verifyToken', () => HttpResponse.json({ token: 'made-up', user })),
      http.post('*/api/auth/verifyToken', () => HttpResponse.json({ role: 'member' })),
    );
    await signIn(app, 'x');
    await waitFor(() => expect(app.router.state.location.pathname).toBe('/dashboard'));
  });

  test.each([
    ['HTML with 403', () => new HttpResponse('<h1>Forbidden</h1>', { status: 403 })],
    ['an empty 401', () => new HttpResponse(null, { status: 401 })],
    ['a list', () => HttpResponse.json(['account not verified'])],
    ['null', () => HttpResponse.json(null)],
    ['a token without a user', () => HttpResponse.json({ message: 'ok', token: 't' })],
    ['a user without a token', () => HttpResponse.json({ message: 'ok', user: { guid: 'g' } })],
  ])('%s counts as a failure: both fields are marked', async (_shape, answer) => {
    server.use(http.post('*/api/auth/signin/', answer));
    const app = await renderApp({ language: 'en' });
    await signIn(app, 'a@b.example');
    expect(await screen.findAllByText('Invailid')).toHaveLength(2);
    expect(readToken()).toBeNull();
    expect(app.router.state.location.pathname).toBe('/');
  });
});

describe('unusual answers to the guard’s verification', () => {
  const open = async () => renderApp({ path: '/work', signedInAs: 'manager', language: 'en' });

  test('a new token without a user is kept, and the user stays', async () => {
    const app = await renderApp({ signedInAs: 'manager', language: 'en' });
    const fresh = app.service.issueToken(readSession()?.user.guid ?? '');
    server.use(http.get('*/api/auth/verifyToken', () => HttpResponse.json({ token: fresh, user: null })));
    await app.router.navigate('/work');
    await screen.findByRole('table');
    await waitFor(() => expect(readToken()).toBe(fresh));
    expect(readSession()?.user.username).toBe('treimann');
  });

  test('with a user but without a new token, the old token stays', async () => {
    const app = await renderApp({ signedInAs: 'manager', language: 'en' });
    const before = readToken();
    server.use(
      http.get('*/api/auth/verifyToken', () =>
        HttpResponse.json({ token: '', user: { ...readSession()?.user, location: 'Ulm' } }),
      ),
    );
    await app.router.navigate('/work');
    await waitFor(() => expect(readSession()?.user.location).toBe('Ulm'));
    expect(readToken()).toBe(before);
  });

  test.each([401, 403])(
    'a refusal of POST verifyToken with %i ends the session as the guard does',
    async (status) => {
      server.use(http.post('*/api/auth/verifyToken', () => new HttpResponse('<h1>No</h1>', { status })));
      const app = await open();
      await screen.findByLabelText('Username (mail)');
      expect(app.router.state.location.pathname).toBe('/');
      expect(readSession()).toBeNull();
    },
  );

  test.each([
    ['null', { role: null }],
    ['a word nobody knows', { role: 'owner' }],
    ['no role', {}],
  ])(
    'a role that is %s gives the fewest rights or stays, and the session continues',
    async (_shape, body) => {
      server.use(http.post('*/api/auth/verifyToken', () => HttpResponse.json(body)));
      const app = await open();
      await screen.findByRole('table');
      expect(selectRole(app.store.getState())).toBe('member');
      expect(screen.queryByText(/^Offline/u)).not.toBeInTheDocument();
    },
  );
});

test('the strict service itself refuses bodies that break the contract', async () => {
  expectRefusal(/varied: Id: the id is not written/u);
  expectRefusal(/varied: Location: /u);
  speak('strings');
  const record = {
    Id: '7',
    Employee: 'a',
    Date: '2026-11-18',
    Project_fk: null,
    Customer_fk: '3',
    Description: 'b',
    TravelTime: null,
    Departure: null,
    Arrival: null,
    DistanceKM: null,
    FoodAllowance: 0,
    TravelExpenses: 0,
    HoursWorked: 1,
  };
  const patch = async (fields: object) => {
    const { status } = await fetch('/api/workrecords/7', {
      method: 'PATCH',
      headers: { Authorization: 'Bearer made-up', 'Content-Type': 'application/json' },
      body: JSON.stringify({ ...record, ...fields }),
    });
    return status;
  };
  // A well-formed request passes the check and is refused because of its token.
  expect(await patch({})).toBe(401);
  expect(await patch({ Id: 7 })).toBe(400);
  expect(await patch({ Location: null })).toBe(400);
  expect(await patch({ Location: 'Ulm' })).toBe(401);
});
