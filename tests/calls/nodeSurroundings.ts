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
import { type Service, createService } from '../service/service';
import { testToday } from '../today';

/**
 * What the store and the calls need of a browser, in Node, which is little:
 *
 * - A transport: there is no `XMLHttpRequest`, and of axios's other two the one of `fetch` takes half of the time.
 * - Addresses: without a page `shared/env.ts` takes `http://localhost`, as it does in the build.
 * - Local storage and IndexedDB are missing, which the app copes with: the session lives as long as the page, and no
 *   earlier answer stands in for one that does not come. What stands in is shown by `journeys/keptAnswers.test.tsx`.
 * - The window's and the document's events, to which the session listens. Nobody raises one here.
 */
function stubEvents(): void {
  const events = new EventTarget();
  vi.stubGlobal('addEventListener', events.addEventListener.bind(events));
  vi.stubGlobal('removeEventListener', events.removeEventListener.bind(events));
  vi.stubGlobal('document', new EventTarget());
}

let current: Service | undefined;
/** What was written when the test began. */
let writtenBefore = 0;

/** The service of the running test. Who only reads leaves it to the next one: to make one takes longer than most calls. */
function testService(): Service {
  current ??= createService({ today: testToday });
  return current;
}

function leaveService(): void {
  if (current === undefined || writtenRows(current) === writtenBefore) return;
  current.close();
  current = undefined;
}

/** The network of these tests: the reference service answers, unless a fault is put before it by `server.use`. */
export const server = setupServer(http.all('*/api/*', async ({ request }) => testService().fetch(request)));

/** To be called once by a test file: network and surroundings; nobody may complain on the console. */
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

/** A page, as far as it is not seen. */
export interface Visit {
  readonly store: AppStore;
  readonly service: Service;
  /** Who is signed in; who would be, where nobody is. */
  readonly guid: string;
}

/** Opens the app with the cache of the service's data, after the guard has let somebody in. */
export async function visitAs(name: AccountName): Promise<Visit> {
  const service = testService();
  const { token, user } = await sessionOf(service, name);
  const sessionUser = readSessionUser(user);
  if (!sessionUser) throw new Error(`${name} has no readable user`);
  writeSession({ token, user: sessionUser, role: 'member' });
  return open(service, name);
}

/** Opens the app where nobody is signed in. */
export function visitAsNobody(): Visit {
  clearSession(undefined);
  return open(testService(), 'member');
}

function open(service: Service, name: AccountName): Visit {
  const store = createAppStore();
  attachServiceData(store);
  onTestFinished(() => {
    // Else what is no longer used would be forgotten by timers that outlive the test.
    store.dispatch(api.util.resetApiState());
    clearMicrosoftSession(store.extra.accounts);
  });
  writtenBefore = writtenRows(service);
  return { store, service, guid: guidOf(service, name) };
}

/**
 * From now on what happens to the session has its consequences, as in the app: a refused call ends it, and its end empties
 * the cache, an error that stands in it included. Who wants to see such an error asks before that.
 */
export function heedSession({ store }: Visit): void {
  onTestFinished(startSessionEvents(store));
}

/** How many rows of the service's data were written so far: the same number before and after means nothing was. */
export function writtenRows({ db }: Service): number {
  return db.one(v.object({ rows: v.number() }), 'select total_changes() as rows')?.rows ?? 0;
}
