import { readdirSync, readFileSync } from 'node:fs';
import { http } from 'msw';
import { describe, expect, test } from 'vitest';
import { api } from '@/shared/api/api';
import { readToken } from '@/shared/session/storedSession';
import type { Call, Outcome } from './call';
import { calls, modules, open, titled } from './calls';
import { type Fault, expectedError, faults, sessionEnd } from './serviceFaults';
import { meet } from './meet';
import { type Visit, handleSession, inNode, server, writtenRows } from './nodeSurroundings';

/**
 * Every call of the app meets a fault of every kind, with the real store, the real HTTP client and the reference
 * service, but without a DOM. The tests prove that
 *
 * - no call is missing here, and the service accepts the argument of each;
 * - every result is a value (`ApiError`) of the right kind, with the service's message if there is one, but without a
 *   page of HTML; nothing is thrown, nothing is written, and nothing appears on the console;
 * - the same call succeeds afterwards on the same store;
 * - a 401 ends the session.
 *
 * Tests with a DOM (`journeys/callFaults.test.tsx` and its neighbours) show what the screens say, and that typed text
 * is not lost. They also cover the calls that need a DOM: the export of a customer's hours, which passes its answer to
 * a web worker (`shared/spreadsheet`), the renewal of a provider's token (`shared/sign-in/identity`), and the
 * calls sent while the page is closed, whose answers are not read (`sendOnUnload`).
 */

inNode();

function expectFault(outcome: Outcome, fault: Fault, { creates, goodAnswers }: Call): void {
  const good = goodAnswers[fault.name];
  const expected = good
    ? { data: outcome.data, ...good, why: undefined }
    : { error: expectedError(fault, creates) };
  // RTK Query keeps the earlier data beside an error.
  const met = outcome.error === undefined ? { data: outcome.data } : { error: outcome.error };
  expect({ fault: fault.name, ...met }).toEqual({ fault: fault.name, ...expected });
  expect(JSON.stringify(outcome)).not.toContain('Oops');
}

/** Checks that a 401 from the service ends the session, in the store and in storage. */
async function expectSessionEnd(visit: Visit, send: () => Promise<Outcome>): Promise<void> {
  // An answer in the cache would make the request unnecessary.
  visit.store.dispatch(api.util.resetApiState());
  handleSession(visit);
  await meet(sessionEnd, send);
  expect(visit.store.getState().session).toEqual({ status: 'expired' });
  expect(readToken()).toBeNull();
}

describe('the table of calls', () => {
  test('every endpoint of the app has a row, and every row has an endpoint', () => {
    const endpoints = new Set(calls.flatMap(({ endpoint }) => endpoint ?? []));
    expect([...endpoints].toSorted()).toEqual(Object.keys(api.endpoints).toSorted());
  });

  test('endpoints are declared in files whose name ends in Api.ts, which are all loaded here', () => {
    const root = `${import.meta.dirname}/../../src/`;
    const files = readdirSync(root, { recursive: true, encoding: 'utf8' })
      .filter((file) => /(?<!\.test)\.tsx?$/u.test(file))
      .filter((file) => readFileSync(root + file, 'utf8').includes('.injectEndpoints('));
    const loaded = Object.keys(modules).map((file) => file.replace('../../src/', ''));
    expect(loaded).toEqual(expect.arrayContaining(files));
  });
});

test.each(titled(calls))('%s is answered by the service, without a DOM', async (_title, call) => {
  const send = await call.prepare(await open(call));
  expect((await send()).error).toBeUndefined();
});

test.each(titled(calls))('%s: every kind of fault is a value with its reason', async (_title, call) => {
  const visit = await open(call);
  const send = await call.prepare(visit);
  const before = writtenRows(visit.service);
  for (const fault of faults) expectFault(await meet(fault, send), fault, call);
  expect(writtenRows(visit.service)).toBe(before);
  expect((await send()).error).toBeUndefined();
  if (call.as !== null) await expectSessionEnd(visit, send);
});

test.each(titled(calls.filter(({ creates }) => creates)))(
  '%s without an id in the answer is unconfirmed as long as no list shows the new thing',
  async (_title, call) => {
    const visit = await open(call);
    const send = await call.prepare(visit);
    const before = writtenRows(visit.service);
    for (const fault of faults.filter(({ error }) => typeof error === 'string')) {
      server.use(http.all('*/api/*', fault.answer, { once: true }));
      const { error } = await send();
      expect({ fault: fault.name, error }).toMatchObject({
        fault: fault.name,
        error: { kind: 'unconfirmed' },
      });
    }
    expect(writtenRows(visit.service)).toBe(before);
  },
);
