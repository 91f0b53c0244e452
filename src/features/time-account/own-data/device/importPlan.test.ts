import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import type { Absence } from '@/domain/account/absence';
import { isoDate } from '@/domain/time/period';
import { isSetting } from './deviceFile';
import { countUnreadable, importPlan, readSettings } from './importPlan';
import { importRows } from './importRows';

const merge = { mode: 'merge', taken: new Set<string>() } as const;
const replace = { mode: 'replace', taken: new Set<string>() } as const;

const day = isoDate('2026-11-27');
const absence = (id: string): Absence => ({
  id,
  kind: 'vacation',
  from: day,
  to: day,
  share: 1,
  note: '',
  changedAt: 1,
});
const account = {
  start: '2026-01-01',
  opening: 1200,
  cap: null,
  travelShare: 0,
  bookings: [],
  entitlements: [],
  changedAt: 1,
};

test('a device file has all kept values except outboxes, work under way and the session (R-17.123)', () => {
  const page = readFileSync(path.resolve(import.meta.dirname, '../../../../shared/storage/kept.md'), 'utf8');
  const [device = ''] = page.split('## `tagwerk-drafts`');
  const names = [...device.matchAll(/^- `(?<name>[^`]+)`/gmu)].map(({ groups }) => groups?.['name'] ?? '');
  expect(names.filter((name) => !isSetting(name)).toSorted()).toEqual([
    'board-copies',
    'customer-outbox',
    'expense-outbox',
    'person-outbox',
    'project-outbox',
    'session-own-records',
    'session-report-rows',
    'session-report-used',
    'task-outbox',
    'timer',
    'work-outbox',
  ]);
  expect(['receipt/4711', '__proto__', 'Token', ''].filter(isSetting)).toEqual([]);
});

test('merging adds missing entries, and takes other settings only if nothing is kept here (R-17.124)', () => {
  const here = { absences: [absence('a')], 'starred-pairs': ['x'] };
  const file = {
    absences: [absence('a')],
    'starred-pairs': ['y'],
    'hidden-hints': ['7'],
    'time-account': account,
  };
  const plan = importPlan(here, file, merge);
  expect(plan.changes).toEqual({ 'hidden-hints': ['7'], 'time-account': account });
  const rows = importRows(readSettings(here), readSettings(file), plan.after);
  expect(rows.map(({ key, added, isSame }) => [key, added, isSame])).toEqual([
    ['opening', 1, false],
    ['absences', 0, true],
    ['favourites', 0, false],
    ['hints', 1, false],
  ]);
});

test('a file can replace the settings here; those that it lacks or that are unreadable in it stay (R-17.125)', () => {
  const here = { absences: [absence('a')], 'starred-pairs': ['x'], 'time-account': account, booked: [] };
  const file = {
    absences: [absence('b'), { id: 'half' }],
    'starred-pairs': ['y'],
    'time-account': { start: 'no' },
  };
  const plan = importPlan(here, file, replace);
  expect(plan.changes).toEqual({ absences: [absence('b')], 'starred-pairs': ['y'] });
  expect(countUnreadable(file)).toBe(2);
  expect(importRows(readSettings(here), readSettings(file), plan.after)).toContainEqual(
    expect.objectContaining({ key: 'absences', added: 1, removed: 1 }),
  );
  // An empty list in the file empties ours.
  expect(importPlan(here, { absences: [] }, replace).changes).toEqual({ absences: undefined });
});
