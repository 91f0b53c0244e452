import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import * as v from 'valibot';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { server, testService } from '../jsdom/testService';
import { comesInTime, ownTime } from '../jsdom/testTime';
import { inSuite } from '../suite';
import { allSavings } from './allSavings';
import { memberSavings } from './plannerMemberSavings';
import { peopleSavings } from './peopleSavings';
import type { Saving } from './savings';

beforeEach(ownTime);

/** How many rows of each table were added and removed; a changed row counts as both. */
type Effect = Readonly<Record<string, readonly [added: number, gone: number]>>;

const row: Readonly<Record<'created' | 'changed' | 'deleted', readonly [number, number]>> = {
  created: [1, 0],
  changed: [1, 1],
  deleted: [0, 1],
};

/**
 * Every kind (`sources.test.ts` fails for a missing one), the ways to save it, and the effect of each on the service's
 * rows.
 */
export const waysOfKinds = {
  workRecordKind: {
    'a new work record': { workRecords: row.created },
    'an edited work record': { workRecords: row.changed },
    'a work record edited in place': { workRecords: row.changed },
    'a copied work record': { workRecords: row.created },
    'a work record copied for today': { workRecords: row.created },
    'a deleted work record': { workRecords: row.deleted },
    'hours typed into the week grid': { workRecords: row.created },
    'hours changed in the week grid': { workRecords: row.changed },
  },
  expenseKind: {
    'a new expense': { expenses: row.created },
    'a new expense with a receipt': { expenses: row.created },
    'a deleted expense': { expenses: row.deleted },
  },
  sheetKind: {
    'a new time sheet': { sheets: row.created },
    'a deleted time sheet': { sheets: row.deleted },
  },
  signatureKind: { 'a signature': { sheets: row.changed } },
  boardKind: {
    'a new board': { boards: row.created, boardMembers: row.created },
    'the title of a board': { boards: row.changed },
    'a deleted board': {
      boards: row.deleted,
      boardMembers: row.deleted,
      buckets: [0, 2],
      tasks: [0, 2],
      taskMembers: [0, 2],
    },
  },
  bucketKind: {
    'a new bucket': { buckets: row.created },
    'the name of a bucket': { buckets: row.changed },
    'a deleted bucket': { buckets: row.deleted },
  },
  taskKind: {
    'a new task': { tasks: row.created },
    'a moved task': { tasks: row.changed },
    'an edited task': { tasks: row.changed },
    'a deleted task': { tasks: row.deleted, taskMembers: [0, 2] },
  },
  commentKind: { 'a comment': { comments: row.created } },
  plannerMemberKind: {
    'a new member of a board': { boardMembers: row.created },
    'a member taken from a board': { boardMembers: row.deleted },
    'a new member of a task': { taskMembers: row.created },
    'a member taken from a task': { taskMembers: row.deleted },
  },
  customerKind: {
    'a new customer': { customers: row.created },
    "a customer's settings": { customers: row.changed },
    "a customer's basic information": { customers: row.changed },
  },
  newProjectKind: { 'a new project': { projects: row.created } },
  projectKind: {
    "a project's basic information": { projects: row.changed },
    "a project's revenue and budget": { projects: row.changed },
    "a project's state": { projects: row.changed },
    "a project's revenue in its line": { projects: row.changed },
  },
  teamKind: {
    'a member who is removed': { customerMembers: row.deleted },
    'a member who is taken out of a project': { projectMembers: row.deleted },
  },
  personKind: { "one's own profile": { users: row.changed } },
  subscriptionKind: { 'a subscription switched off': { subscriptions: row.deleted } },
  /** No call shows which mails were sent, so `useTimeSheetPdf.test.tsx` tests it. */
  mailKind: {},
  /** Pictures are drawn by the browser and never read back, so `cropper.spec.ts` tests them. */
  pictureKind: {},
} satisfies Readonly<Record<string, Readonly<Record<string, Effect>>>>;

const savings = [...allSavings, ...memberSavings, ...peopleSavings];

interface Way {
  readonly what: string;
  readonly saving: Saving;
  readonly effect: Effect;
  /** Whether it is the first way of its kind. */
  readonly isFirst: boolean;
}

const ways = Object.values<Readonly<Record<string, Effect>>>(waysOfKinds).flatMap((ofKind) =>
  Object.entries(ofKind).map(([what, effect], at): Way => {
    const saving = savings.find((candidate) => candidate.what === what);
    if (!saving) throw new Error(`nothing is called “${what}”`);
    return { what, saving, effect, isFirst: at === 0 };
  }),
);

const refusal = (status: number) => () => HttpResponse.json({ message: 'no' }, { status });

/** Possible results of the call; `isTaken` says whether the service carried it out. */
const fates = [
  { fate: 'taken', isTaken: true, answer: null },
  { fate: 'refused with 422', isTaken: false, answer: refusal(422) },
  { fate: 'a 500, not taken', isTaken: false, answer: refusal(500) },
  { fate: 'a 500, taken', isTaken: true, answer: refusal(500) },
  { fate: 'the request is lost', isTaken: false, answer: () => HttpResponse.error() },
  { fate: 'the answer is lost', isTaken: true, answer: () => HttpResponse.error() },
  { fate: 'an empty 200, taken', isTaken: true, answer: () => new HttpResponse(null) },
  { fate: 'no network', isTaken: false, answer: 'offline' },
] as const;

/** In `npm test`, the first way of each kind is tried with two of them, which differ from kind to kind. */
const cases = ways.flatMap((way, at) =>
  fates.map((fate, turn) => Object.assign({ isTried: way.isFirst && turn % 4 === at % 4 }, way, fate)),
);

const tables = v.array(v.object({ name: v.string() }));
/** These tables change with every sign-in, or contain notifications. */
const ignored = /^(?:sqlite_.*|tokens|codes|mails)$/u;

type Dump = Readonly<Record<string, readonly string[]>>;

/** All rows of the service, by table. */
function dump(): Dump {
  const { db } = testService();
  const names = v.parse(
    tables,
    db.all(v.object({ name: v.string() }), "select name from sqlite_master where type = 'table'"),
  );
  return Object.fromEntries(
    names
      .filter(({ name }) => !ignored.test(name))
      .map(({ name }) => [
        name,
        db
          .all(v.record(v.string(), v.unknown()), `select * from ${name}`)
          .map((stored) => JSON.stringify(stored)),
      ]),
  );
}

/** The difference between the service's rows now and before. */
function effectSince(before: Dump): Effect {
  const after = dump();
  const minus = (some: readonly string[], others: readonly string[]) => {
    const known = new Set(others);
    return some.filter((stored) => !known.has(stored)).length;
  };
  return Object.fromEntries(
    Object.entries(after)
      .map(
        ([name, rows]) => [name, [minus(rows, before[name] ?? []), minus(before[name] ?? [], rows)]] as const,
      )
      .filter(([, [added, gone]]) => added + gone > 0),
  );
}

const header = () => within(document.querySelector<HTMLElement>('header') ?? document.body);
const isWaiting = () => header().queryByRole('button', { name: /waits? for a connection/u }) !== null;
const nobodyKnows = /check before entering it again|nobody knows|may have been/iu;

describe('whatever the result of a call, the change is saved once, and the message is true:', () => {
  test.each(
    inSuite(
      cases.filter(({ isTried }) => isTried),
      cases,
    ),
  )('$what, $fate (R-14.11)', async ({ saving, effect, isTaken, answer }) => {
    const { method, path, prepare, submit, words, isKept, isDone } = saving;
    const app = await prepare();
    const before = dump();
    const network = vi.spyOn(navigator, 'onLine', 'get');
    if (answer === 'offline') {
      network.mockReturnValue(false);
    } else if (answer) {
      const meet = async ({ request }: { request: Request }) => {
        if (isTaken) await testService().fetch(request);
        return answer();
      };
      server.use(http[method](`*/api${path}`, meet, { once: true }));
    }
    const isTold = () => words.test(document.body.textContent) || nobodyKnows.test(document.body.textContent);
    await submit(app);
    // Either a failure is shown, or the entry waits, or the service has it; otherwise the app must not claim that it
    // was saved.
    await comesInTime(() => {
      if (isTold()) return;
      isDone();
      expect(isWaiting() ? effect : effectSince(before)).toEqual(effect);
    });
    const isFailed = isTold();
    if (isFailed) await comesInTime(isKept);
    if (isFailed && saving.opensError) await screen.findByRole('dialog', { name: 'Error' });
    // If the service did not carry it out and a failure is shown, no row may have changed.
    expect(isFailed && !isTaken ? effectSince(before) : {}).toEqual({});
    network.mockReturnValue(true);
    dispatchEvent(new Event('online'));
    if (isFailed) await submit(app);
    await comesInTime(() => {
      isDone();
      expect(isWaiting()).toBe(false);
      expect(screen.queryByText('waits')).not.toBeInTheDocument();
    });
    await waitFor(() => expect(effectSince(before)).toEqual(effect));
  });
});
