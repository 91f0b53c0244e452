import { cleanup, screen, waitFor } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { describe, expect, test, vi } from 'vitest';
import { storageName, tokenKey, updatedKey } from '@/shared/storage/localStore';
import { signedOut } from '@/shared/session/sessionSlice';
import { verifySession } from '@/shared/sign-in/sessionCommands';
import { isEndedByUpdate, noteUpdate, readSession, readToken } from '@/shared/session/storedSession';
import { accounts, guidOf } from '../../tests/accounts';
import { fill } from '../../tests/jsdom/fill';
import { server, testService } from '../../tests/jsdom/testService';
import { watchCalls } from '../../tests/jsdom/sentCalls';
import { renderApp } from '../../tests/render';
import { noteReplacement, takeReplacement } from './replacement';

const pathOf = ({ router }: Awaited<ReturnType<typeof renderApp>>) => router.state.location.pathname;

describe('authenticated routes', () => {
  test.each(['/dashboard', '/profile', '/work', '/customer/7', '/planner/kanban/3'])(
    'without a token %s leads to the root, and signing in leads back (R-2.8)',
    async (path) => {
      const app = await renderApp({ path, language: 'en' });
      await fill(app.user, await screen.findByLabelText('Username (mail)'), accounts.member.mail);
      expect(pathOf(app)).toBe('/');
      await fill(app.user, screen.getByLabelText('Password'), accounts.member.password);
      await app.user.click(screen.getByRole('button', { name: 'Sign in' }));
      await waitFor(() => expect(pathOf(app)).toBe(path));
    },
  );

  test('after a new version ended the session, the form says so after the reload and in another tab, until the user signs in (R-1.27)', async () => {
    const said = /^A new version has been loaded\. What you typed is kept/u;
    const app = await renderApp({ path: '/work', signedInAs: 'member', language: 'en' });
    noteUpdate();
    localStorage.removeItem(storageName(tokenKey));
    dispatchEvent(new StorageEvent('storage', { key: storageName(tokenKey) }));
    expect(await screen.findByText(said)).toBeVisible();
    expect(app.store.getState().session).toEqual({ status: 'signedOut', cause: 'newVersion' });
    cleanup();
    const reloaded = await renderApp({ path: '/work', language: 'en' });
    expect(await screen.findByText(said)).toBeVisible();
    await fill(reloaded.user, screen.getByLabelText('Username (mail)'), accounts.member.mail);
    await fill(reloaded.user, screen.getByLabelText('Password'), accounts.member.password);
    await reloaded.user.click(screen.getByRole('button', { name: 'Sign in' }));
    await waitFor(() => expect(pathOf(reloaded)).toBe('/work'));
    expect(isEndedByUpdate()).toBe(false);
    expect(localStorage.getItem(storageName(updatedKey))).toBeNull();
  });

  test('without a deep link signing in leads to /dashboard (R-2.18, R-2.55)', async () => {
    const app = await renderApp({ language: 'en' });
    await fill(app.user, await screen.findByLabelText('Username (mail)'), accounts.member.mail);
    await fill(app.user, screen.getByLabelText('Password'), accounts.member.password);
    await app.user.click(screen.getByRole('button', { name: 'Sign in' }));
    await waitFor(() => expect(pathOf(app)).toBe('/dashboard'));
  });

  test('the form stays until the next screen is ready: nothing empty is drawn in between', async () => {
    const app = await renderApp({ language: 'en' });
    await fill(app.user, await screen.findByLabelText('Username (mail)'), accounts.member.mail);
    await fill(app.user, screen.getByLabelText('Password'), accounts.member.password);
    const headings: (string | undefined)[] = [];
    const observer = new MutationObserver(() => headings.push(document.querySelector('h1')?.textContent));
    observer.observe(document.body, { childList: true, subtree: true });
    await app.user.click(screen.getByRole('button', { name: 'Sign in' }));
    await screen.findByRole('heading', { level: 1, name: /Jana/u });
    observer.disconnect();
    expect(headings).not.toContain(undefined);
  });

  test('the guard re-verifies the token and refreshes the stored token, user and role (R-2.9, R-2.53, R-2.54)', async () => {
    const app = await renderApp({ path: '/work', signedInAs: 'manager', language: 'en' });
    const before = readToken();
    app.service.db.run('update users set location = ? where mail = ?', 'Ulm', accounts.manager.mail);
    await waitFor(() =>
      expect(app.store.getState().session).toMatchObject({ role: 'manager', user: { location: 'Ulm' } }),
    );
    expect(readToken()).not.toBe(before);
    expect(readSession()?.user.location).toBe('Ulm');
  });

  test('the guard verifies the token on each navigation, in the background, once each', async () => {
    const calls = watchCalls();
    const { router } = await renderApp({
      path: '/work',
      signedInAs: 'member',
      language: 'en',
    });
    await screen.findByRole('table');
    await waitFor(() => expect(calls.of('GET', '/auth/verifyToken')).toHaveLength(1));
    await router.navigate('/expenses');
    await waitFor(() => expect(calls.of('GET', '/auth/verifyToken')).toHaveLength(2));
    await waitFor(() => expect(calls.of('POST', '/auth/verifyToken')).toHaveLength(2));
  });

  test('a refusal clears token and user and leads to the root (R-2.22)', async () => {
    server.use(
      http.get('*/api/auth/verifyToken', () => HttpResponse.json({ message: 'no' }, { status: 401 })),
    );
    const app = await renderApp({ path: '/work', signedInAs: 'member', language: 'en' });
    await screen.findByLabelText('Username (mail)');
    expect(pathOf(app)).toBe('/');
    expect(localStorage.getItem(storageName('user'))).toBeNull();
    expect(readToken()).toBeNull();
  });

  test.each([400, 403, 404, 422])('a refusal with %i ends the session, too', async (status) => {
    server.use(http.get('*/api/auth/verifyToken', () => HttpResponse.json({ message: 'no' }, { status })));
    const app = await renderApp({ path: '/work', signedInAs: 'member', language: 'en' });
    await screen.findByLabelText('Username (mail)');
    expect(pathOf(app)).toBe('/');
    expect(readToken()).toBeNull();
  });

  test('the refusal is broadcast as a logout, even before the socket is open (R-2.22)', async () => {
    server.use(
      http.get('*/api/auth/verifyToken', () => HttpResponse.json({ message: 'no' }, { status: 401 })),
    );
    const said = vi.spyOn(WebSocket.prototype, 'send').mockImplementation(() => undefined);
    const app = await renderApp({ path: '/work', signedInAs: 'member', language: 'en' });
    const guid = guidOf(app.service, 'member');
    await screen.findByLabelText('Username (mail)');
    const logout = JSON.stringify({ type: 'userevent', event: 'logout', value: guid });
    await waitFor(() => expect(said).toHaveBeenLastCalledWith(logout));
  });

  test('an answer to a token that was replaced in the meantime does not affect the connection', async () => {
    const app = await renderApp({ path: '/work', signedInAs: 'member', language: 'en' });
    await screen.findByRole('table');
    // Each answer brings a new token, so the later of two answers finds its own token replaced.
    const both = [app.store.dispatch(verifySession()), app.store.dispatch(verifySession())];
    expect((await Promise.all(both)).toSorted()).toEqual(['superseded', 'valid']);
    expect(screen.queryByText(/^Offline/u)).not.toBeInTheDocument();
  });

  test.each([404, 500, 503])(
    'a role that is answered with %i does not undo the verification of the token (R-2.71)',
    async (status) => {
      server.use(http.post('*/api/auth/verifyToken', () => HttpResponse.json({ message: '?' }, { status })));
      const app = await renderApp({ path: '/work', signedInAs: 'member', language: 'en' });
      await screen.findByRole('table');
      expect(await app.store.dispatch(verifySession())).toBe('valid');
      expect(screen.queryByText(/^Offline/u)).not.toBeInTheDocument();
    },
  );

  test.each([
    ['no answer at all', () => HttpResponse.error()],
    ['a 5xx', () => new HttpResponse('<h1>Bad gateway</h1>', { status: 502 })],
    ['an answer that cannot be read', () => new HttpResponse('<html>')],
  ])('%s keeps the session, and the shell says so', async (_name, answer) => {
    server.use(http.get('*/api/auth/verifyToken', answer));
    const app = await renderApp({ path: '/work', signedInAs: 'member', language: 'en' });
    expect(await screen.findByText('Offline.')).toBeVisible();
    expect(pathOf(app)).toBe('/work');
    expect(readToken()).not.toBeNull();
    server.resetHandlers();
    window.dispatchEvent(new Event('online'));
    await waitFor(() => expect(screen.queryByText(/^Offline/u)).not.toBeInTheDocument());
  });
});

describe('a page that reloads because another user signed in in another tab', () => {
  test.each([
    ['en', false, 'Another person has signed in in this browser: Tobias Reimann.'],
    ['en', true, 'what was about to be sent here was not sent.'],
    ['de', false, 'Eine andere Person hat sich in diesem Browser angemeldet: Tobias Reimann.'],
  ] as const)(
    'a page reloaded because another user signed in says so, once (%s, unsent: %s)',
    async (language, isUnsent, words) => {
      noteReplacement({ guid: guidOf(testService(), 'manager'), isUnsent });
      await renderApp({ path: '/work', signedInAs: 'manager', language });
      expect(await screen.findByText(new RegExp(words, 'u'))).toBeVisible();
      expect(takeReplacement()).toBeNull();
    },
  );

  test('a page reloaded for another user says nothing to a third person', async () => {
    noteReplacement({ guid: 'somebody', isUnsent: false });
    await renderApp({ path: '/work', signedInAs: 'manager', language: 'en' });
    await screen.findByRole('table');
    expect(screen.queryByText(/Another person/u)).not.toBeInTheDocument();
  });
});

describe('public routes', () => {
  test.each(['/', '/registration', '/forgottenPassword', '/codeVerification', '/resetPassword'])(
    'a signed-in user is led from %s to /dashboard (R-2.2)',
    async (path) => {
      const app = await renderApp({ path, signedInAs: 'member' });
      await waitFor(() => expect(pathOf(app)).toBe('/dashboard'));
    },
  );

  test('an unknown address is a 404, signed in or not (R-1.1)', async () => {
    await renderApp({ path: '/nowhere/at/all', language: 'en' });
    expect(await screen.findByRole('heading', { name: 'This page does not exist' })).toBeVisible();
  });
});

describe('sign-out', () => {
  test('signing out clears token and user and leads to the root, without a way back for the next user (R-2.12)', async () => {
    const app = await renderApp({ path: '/work', signedInAs: 'member', language: 'en' });
    await screen.findByRole('table');
    app.store.dispatch(signedOut('user'));
    await screen.findByLabelText('Username (mail)');
    expect(readSession()).toBeNull();
    expect(app.router.state.location.state).toBeNull();
    expect(app.store.getState().api?.queries).toEqual({});
  });

  test('after a sign-out in another tab, held-back calls are still sent with the old token', async () => {
    const calls = watchCalls();
    const { user } = await renderApp({ path: '/work', signedInAs: 'member', language: 'en' });
    await screen.findByRole('table');
    const [remove] = screen.getAllByRole('button', { name: /^Delete/u });
    if (remove) await user.click(remove);
    const oldValue = readToken();
    localStorage.clear();
    window.dispatchEvent(
      new StorageEvent('storage', { key: storageName(tokenKey), oldValue, newValue: null }),
    );
    await screen.findByLabelText('Username (mail)');
    await waitFor(() => expect(calls.of('DELETE')).toHaveLength(1));
  });

  test('signing out in one tab signs out all tabs', async () => {
    const app = await renderApp({ path: '/work', signedInAs: 'member', language: 'en' });
    await screen.findByRole('table');
    localStorage.clear();
    window.dispatchEvent(new StorageEvent('storage', { key: null }));
    await screen.findByLabelText('Username (mail)');
    expect(pathOf(app)).toBe('/');
  });
});
