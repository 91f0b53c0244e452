import { type UnknownAction, isAnyOf } from '@reduxjs/toolkit';
import { waitFor } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { api } from '@/shared/api/api';
import { noticeGiven } from '@/shared/notices/noticesSlice';
import { selectRole, selectUser, sessionExpired, signedOut } from '@/shared/session/sessionSlice';
import { readSessionUser } from '@/shared/session/sessionUser';
import { clearSession, readSession, writeSession } from '@/shared/session/storedSession';
import { readMicrosoftSession, writeMicrosoftSession } from '@/shared/sign-in/identity/microsoftSession';
import { signIn, verifySession } from '@/shared/sign-in/sessionCommands';
import { storageName, tokenKey, userKey } from '@/shared/storage/localStore';
import { messageShown } from '@/shared/store/dialogSlice';
import { serverErrorRaised } from '@/shared/store/errorSlice';
import { type AppStore, createAppStore } from '@/shared/store/store';
import type { HeldBackCall } from '@/shared/undo/heldBack';
import { type AccountName, accounts, sessionOf } from '../../tests/accounts';
import { server, testService } from '../../tests/jsdom/testService';
import { attachServiceData } from './serviceData';
import { takeReplacement } from './replacement';
import { startSessionEvents } from './sessionEvents';

const probes = api.injectEndpoints({
  endpoints: (build) => ({
    probe: build.query<unknown, void>({ query: () => ({ method: 'GET', url: '/probe' }) }),
  }),
});

/** Stores a session as signing in in another tab does. */
async function enter(name: AccountName) {
  const { token, user: wire } = await sessionOf(testService(), name);
  const user = readSessionUser(wire);
  if (!user) throw new Error(`${name} has no readable user`);
  writeSession({ token, user, role: 'member' });
  return { token, user };
}

/** A tab with a signed-in user. */
async function openTab(name: AccountName = 'member') {
  const session = await enter(name);
  const store = createAppStore();
  attachServiceData(store);
  const startAnew = vi.fn<() => void>();
  onTestFinished(startSessionEvents(store, startAnew));
  return { store, startAnew, ...session };
}

/** Sends the storage event, as the browser does. */
const tell = (key = userKey) => dispatchEvent(new StorageEvent('storage', { key: storageName(key) }));

/** The tokens with which calls of a method were sent. */
function watchTokens(method: 'get' | 'delete', path: string): (string | null)[] {
  const tokens: (string | null)[] = [];
  server.use(
    http[method](`*/api${path}`, ({ request }) => {
      tokens.push(request.headers.get('Authorization'));
      return HttpResponse.json({});
    }),
  );
  return tokens;
}

const waitingCall: HeldBackCall = {
  id: 'work-record/1',
  call: { method: 'DELETE', url: '/workrecords/1' },
  run: async () => Promise.resolve(undefined),
  takeBack: () => undefined,
  onFailed: () => undefined,
  onSettled: () => undefined,
};

function holdBackDelete(store: AppStore): void {
  store.extra.heldBack.hold(waitingCall, 5000);
}

describe('another user signs in in another tab', () => {
  test('when another user signs in, the page reloads, and held-back calls are sent with the token of the previous user', async () => {
    const { store, startAnew, token } = await openTab('member');
    const tokens = watchTokens('delete', '/workrecords/1');
    holdBackDelete(store);
    const other = await enter('manager');
    tell();
    expect(startAnew).toHaveBeenCalledOnce();
    expect(selectUser(store.getState())).toBeNull();
    await waitFor(() => expect(tokens).toEqual([`Bearer ${token}`]));
    expect(readSession()?.token).toBe(other.token);
  });

  test('the reloaded page is told why: who is signed in now, and what could not be sent', async () => {
    const { store } = await openTab('member');
    store.extra.heldBack.hold({ ...waitingCall, call: undefined }, 5000);
    const { user } = await enter('manager');
    tell();
    expect(takeReplacement()).toEqual({ guid: user.guid, isUnsent: true });
    expect(takeReplacement()).toBeNull();
  });

  test('a new token for the same user from another tab changes nothing, and is used for held-back calls', async () => {
    const { store, startAnew } = await openTab('member');
    const tokens = watchTokens('delete', '/workrecords/1');
    holdBackDelete(store);
    const fresh = await enter('member');
    tell();
    expect(startAnew).not.toHaveBeenCalled();
    await enter('manager');
    tell();
    await waitFor(() => expect(tokens).toEqual([`Bearer ${fresh.token}`]));
  });

  test('a call made before this tab knows of the other user is not sent', async () => {
    const { store } = await openTab('member');
    const tokens = watchTokens('get', '/probe');
    await enter('manager');
    const { error } = await store.dispatch(probes.endpoints.probe.initiate());
    expect(error).toEqual({ kind: 'cancelled' });
    tell();
    await store.dispatch(probes.endpoints.probe.initiate(undefined, { forceRefetch: true }));
    expect(tokens).toEqual([]);
  });

  test('a call after another tab has signed out does not say that the session has expired (R-2.70)', async () => {
    const { store, user } = await openTab('member');
    const ends = vi.fn<(action: UnknownAction) => void>();
    const stop = store.startListening({ matcher: isAnyOf(signedOut, sessionExpired), effect: ends });
    onTestFinished(() => stop());
    clearSession(user.guid);
    await store.dispatch(probes.endpoints.probe.initiate());
    await waitFor(() => expect(ends).toHaveBeenCalled());
    expect(ends.mock.calls.map(([action]) => action)).toEqual([signedOut('otherTab')]);
  });

  test('a fresh token that this tab stores while another one signs out does not keep the session, a new sign-in does (R-2.70)', async () => {
    const { store, user } = await openTab('member');
    clearSession(user.guid);
    await enter('member');
    tell(tokenKey);
    expect(selectUser(store.getState())?.guid).toBe(user.guid);
    expect(await store.dispatch(verifySession())).toBe('valid');
    tell(tokenKey);
    expect([selectUser(store.getState()), readSession()]).toEqual([null, null]);
  });

  test('a tab that was asleep notices the other user when it is shown again', async () => {
    const { startAnew } = await openTab('member');
    await enter('manager');
    document.dispatchEvent(new Event('visibilitychange'));
    expect(startAnew).toHaveBeenCalledOnce();
  });

  test.each([
    ['expires', sessionExpired()],
    ['is ended', signedOut('otherTab')],
    ['is signed out of', signedOut('user')],
  ])("when the previous user's session %s here, the other user's session stays", async (_how, end) => {
    const { store } = await openTab('member');
    const other = await enter('manager');
    store.dispatch(end);
    expect(readSession()?.token).toBe(other.token);
  });

  test("if the guard's answer names another user, the page reloads, too", async () => {
    const { store, startAnew } = await openTab('member');
    const { token, user } = await sessionOf(testService(), 'manager');
    server.use(http.get('*/api/auth/verifyToken', () => HttpResponse.json({ token, user })));
    expect(await store.dispatch(verifySession())).toBe('superseded');
    expect(startAnew).toHaveBeenCalledOnce();
    expect(readSession()?.token).toBe(token);
  });

  test('if another user signs in in the same tab, the page reloads, too, and an answer for the previous user is ignored', async () => {
    const { store, startAnew } = await openTab('member');
    const { mail, password } = accounts.manager;
    server.use(
      http.get('*/api/probe', async () => {
        store.dispatch(signedOut('user'));
        await store.dispatch(signIn({ oAuthProvider: 'custom', mail, password }));
        return HttpResponse.json({ message: 'expired' }, { status: 401 });
      }),
    );
    await store.dispatch(probes.endpoints.probe.initiate());
    await waitFor(() => expect(startAnew).toHaveBeenCalledOnce());
    expect(selectUser(store.getState())).toBeNull();
    expect(readSession()?.user.mail).toBe(mail);
    // The user who signed in here needs no explanation.
    expect(takeReplacement()).toBeNull();
  });

  test('when the same user signs in again, the page stays', async () => {
    const { store, startAnew } = await openTab('member');
    store.dispatch(sessionExpired());
    const { mail, password } = accounts.member;
    await store.dispatch(signIn({ oAuthProvider: 'custom', mail, password }));
    expect(startAnew).not.toHaveBeenCalled();
    expect(selectUser(store.getState())?.mail).toBe(mail);
  });
});

test.each([
  ['signed out', signedOut('user')],
  ['expired', sessionExpired()],
])('notices for one user are not shown to the next one: %s', async (_how, end) => {
  const { store } = await openTab('member');
  const act = vi.fn<() => void>();
  store.extra.noticeActions.register('pdf', act);
  store.dispatch(noticeGiven({ id: 'pdf', tone: 'error', text: 'The PDF of Jana is ready' }));
  store.dispatch(messageShown({ title: 'Receipt', message: 'of Jana', contentType: 'text/plain' }));
  store.dispatch(serverErrorRaised({ code: 500, message: 'for Jana' }));
  store.dispatch(end);
  const { notices, dialog, error } = store.getState();
  expect({ notices, dialog, error }).toEqual({
    notices: [],
    dialog: { show: false },
    error: { show: false },
  });
  store.extra.noticeActions.run('pdf');
  expect(act).not.toHaveBeenCalled();
});

test('the role of the signed-in user is stored with the user', async () => {
  const { store } = await openTab('admin');
  await store.dispatch(verifySession());
  expect(selectRole(store.getState())).toBe('admin');
  expect(selectRole(createAppStore().getState())).toBe('admin');
});

test("the previous user's role is not given to a user who has signed in in the meantime", async () => {
  const answers: ((response: Response) => void)[] = [];
  const late = async () => new Promise<Response>((answer) => answers.push(answer));
  server.use(http.post('*/api/auth/verifyToken', late, { once: true }));
  const { store } = await openTab('admin');
  const check = store.dispatch(verifySession());
  await waitFor(() => expect(readSession()?.user.mail).toBe(accounts.admin.mail));
  store.dispatch(signedOut('user'));
  const { mail, password } = accounts.member;
  await store.dispatch(signIn({ oAuthProvider: 'custom', mail, password }));
  answers[0]?.(HttpResponse.json({ role: 'admin' }));
  await check;
  expect(selectRole(store.getState())).toBe('member');
  expect(readSession()).toMatchObject({ role: 'member', user: { mail } });
});

test('a store that was stopped no longer changes the storage', async () => {
  await enter('member');
  const store = createAppStore();
  attachServiceData(store);
  startSessionEvents(store)();
  writeMicrosoftSession({ accessToken: 'a', tenant: 't', expiresOn: '', mail: accounts.member.mail });
  store.dispatch(sessionExpired());
  expect([readMicrosoftSession(), readSession()]).not.toContain(null);
});
