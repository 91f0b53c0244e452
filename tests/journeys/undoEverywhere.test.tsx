import { waitFor } from '@testing-library/react';
import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import type { Rendered } from '../render';
import { inSuite } from '../suite';
import { allSavings } from './allSavings';
import type { Saving } from './savings';

/** Actions that cannot be undone; the history gives the reason. */
const finals = new Set([
  'a new board',
  'a deleted board',
  'a deleted task',
  'a comment',
  'a new customer',
  'a new project',
  'a signature',
  // The sheet is a signed one.
  'a deleted time sheet',
]);

/** Actions that change nothing at the service. */
const readings = /export|for its PDF|read again/u;

const all = allSavings.filter(({ what }) => !readings.test(what));

/** The actions that `npm test` tries: one of each kind. */
const ofEachKind = new Set([
  'an edited work record',
  'a copied work record',
  'a deleted work record',
  'hours changed in the week grid',
  'a new expense with a receipt',
  'a deleted expense',
  'a new time sheet',
  'a signature',
  'the title of a board',
  'a deleted bucket',
  'a new task',
  'a moved task',
  'an edited task',
  'a comment',
  'a member taken from a task',
  "a customer's basic information",
  "a project's state",
  'a member who is removed',
]);

const tables = [
  'workRecords',
  'expenses',
  'sheets',
  'boards',
  'boardMembers',
  'buckets',
  'tasks',
  'taskMembers',
  'comments',
  'customers',
  'customerMembers',
  'projects',
  'projectMembers',
  'users',
];

/** In allowances and figures, null and 0 mean the same. */
const withoutZeros = (_name: string, value: unknown) => (value === 0 ? null : value);

/** The service's rows without their ids, because a restored row has a new one. */
function contentOf({ service }: Rendered): readonly string[] {
  const row = v.record(v.string(), v.unknown());
  return tables
    .flatMap((table) =>
      service.db
        .all(row, `select * from ${table}`)
        .map(({ Id: _Id, id: _id, ...columns }) => `${table} ${JSON.stringify(columns, withoutZeros)}`),
    )
    .toSorted();
}

const tried = inSuite(
  all.filter(({ what }) => ofEachKind.has(what)),
  all,
);

/** Carries the action out, and returns the service's content before it. */
async function done({ prepare, submit, isDone }: Saving) {
  const app = await prepare();
  const before = contentOf(app);
  await submit(app);
  await waitFor(isDone);
  const { history } = app.store.extra;
  await waitFor(() => expect(contentOf(app)).not.toEqual(before));
  await waitFor(() => expect(history.steps()).toHaveLength(1));
  return { app, before, history };
}

describe('whatever was done', () => {
  test.each(tried.filter(({ what }) => !finals.has(what)))(
    'is taken back: $what (R-14.32)',
    async (saving) => {
      const { app, before, history } = await done(saving);
      await history.undoLast();
      expect(history.steps()).toMatchObject([{ text: expect.stringMatching(/./u), state: 'undone' }]);
      expect(contentOf(app)).toEqual(before);
    },
  );

  test.each(tried.filter(({ what }) => finals.has(what)))(
    'says why it cannot be undone: $what (R-14.32)',
    async (saving) => {
      const { history } = await done(saving);
      expect(history.steps()).toMatchObject([{ undo: expect.stringMatching(/\.$/u), state: 'done' }]);
    },
  );
});
