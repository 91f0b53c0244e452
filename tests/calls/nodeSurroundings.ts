import { http } from 'msw';
import { setupServer } from 'msw/node';
import * as v from 'valibot';
import { afterAll, afterEach, beforeAll, beforeEach, expect, onTestFinished, vi } from 'vitest';
import { attachServiceData } from '@/app/serviceData';
import { startSessionEvents } from '@/app/sessionEvents';
import { api } from '@/shared/api/api';
import { client } from '@/shared/api/axiosClient';
import { clearSession, writeSession } from '@/shared/session/storedSession';
import { readSessionUser } from '@/shared/session/sessionUser';
import { clearMicrosoftSession } from '@/shared/sign-in/identity/microsoftSession';
import { type AppStore, createAppStore } from '@/shared/store/store';
import { type AccountName, guidOf, sessionOf } from '../accounts';
import { failedCall } from '../jsdom/testConsole';
import { createSeededService } from '../service/seededService';
import type { Service } from '../service/service';
import { testToday } from '../today';

/**
 * Stand-ins in Node for the browser features that the store and the calls need:
 *
 * - A transport: there is no `XMLHttpRequest`, and of axios's other two adapters, `fetch` takes half the time.
 * - Addresses: without a page `shared/env.ts` uses `http://localhost`, as in the build.
 * - Local storage and IndexedDB are missing. The app can do without them: the session lasts as long as the page, and
 *   there are no kept answers; `journeys/keptAnswers.test.tsx` tests those.
 * - Events of the window and the document, to which the session listens. These tests dispatch none.
 */
function stubEvents(): void {
  const events = new EventTarget();
  vi.stubGlobal('addEventListener', events.addEventListener.bind(events));
  vi.stubGlobal('removeEventListener', events.removeEventListener.bind(events));
  vi.stubGlobal('document', new EventTarget());
}

let current: Service | undefined;
/** The number of rows written when the test began. */
let writtenBefore = 0;

/**
 * The service of the running test. A test that only reads leaves it to the next one, because creating a service takes
 * longer than most calls.
 */
function testService(): Service {
  current ??= createSeededService(testToday);
  return current;
}

function leaveService(): void {
  if (current === undefined || writtenRows(current) === writtenBefore) return;
  current.close();
  current = undefined;
}

/** The network of these tests: the reference service answers, unless `server.use` puts a fault in front of it. */
export const server = setupServer(http.all('*/api/*', async ({ request }) => testService().fetch(request)));

/** Called once in each test file: sets up network and surroundings, and fails tests that write to the console. */
export function inNode(): void {
  const { adapter } = client.defaults;
  beforeAll(() => {
    stubEvents();
    client.defaults.adapter = 'fetch';
    server.listen({ onUnhandledRequest: 'error' });
  });
  afterAll(() => {
    current?.close();
    current = undefined;
    server.close();
    if (adapter) client.defaults.adapter = adapter;
    vi.unstubAllGlobals();
  });
  beforeEach(() => {
    vi.spyOn(console, 'error');
    vi.spyOn(console, 'warn');
  });
  afterEach(() => {
    server.resetHandlers();
    clearSession(undefined);
    leaveService();
    expect(console.error).not.toHaveBeenCalled();
    const warnings = vi.mocked(console.warn).mock.calls.map((parts) => parts.join(' '));
    expect(warnings.filter((text) => !failedCall.test(text))).toEqual([]);
  });
}

/** A page that is not rendered. */
export interface Visit {
  readonly store: AppStore;
  readonly service: Service;
  /** The signed-in user, or the one who would be if the visit had a session. */
  readonly guid: string;
}

/** Starts the app with a session and with the reducers of the service's data, as after the route guard. */
export async function visitAs(name: AccountName): Promise<Visit> {
  const service = testService();
  const { token, user } = await sessionOf(service, name);
  const sessionUser = readSessionUser(user);
  if (!sessionUser) throw new Error(`${name} has no readable user`);
  writeSession({ token, user: sessionUser, role: 'member' });
  return open(service, name);
}

/** Starts the app without a session. */
export function visitWithoutSession(): Visit {
  clearSession(undefined);
  return open(testService(), 'member');
}

function open(service: Service, name: AccountName): Visit {
  const store = createAppStore();
  attachServiceData(store);
  onTestFinished(() => {
    // Otherwise RTK Query's timers for unused answers would outlive the test.
    store.dispatch(api.util.resetApiState());
    clearMicrosoftSession(store.extra.accounts);
  });
  writtenBefore = writtenRows(service);
  return { store, service, guid: guidOf(service, name) };
}

/**
 * Starts the app's handling of session events: a refused call ends the session, which empties the cache, including an
 * error in it. A test that looks at such an error must do so before.
 */
export function handleSession({ store }: Visit): void {
  onTestFinished(startSessionEvents(store));
}

/**
 * How many rows the service has written so far; an equal number before and after a call means that it wrote nothing.
 */
export function writtenRows({ db }: Service): number {
  return db.one(v.object({ rows: v.number() }), 'select total_changes() as rows')?.rows ?? 0;
}
