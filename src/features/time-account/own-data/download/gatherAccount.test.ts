import * as v from 'valibot';
import { expect, test } from 'vitest';
import type { OwnAccount } from '../../useOwnAccount';
import { gatherAccount } from './gatherOthers';
import type { Gathering } from './gathering';

/** The account with one day over, as it was read. */
async function missingOf(reading: Partial<OwnAccount['reading']>) {
  const figures = { isExpected: false, change: 0, booked: 0, lapsed: 0, balance: 0 };
  const day = { date: '2026-11-02', target: 800, worked: 800, absences: [], credit: 0, records: 1 };
  const account = {
    account: {},
    absences: [],
    mapped: [],
    ledger: [{ day, ...figures }],
    asOf: '2026-11-10',
    reading: { unreadable: 0, isOld: false, ...reading },
  };
  const t = (key: string, values = {}) => [key, ...Object.values(values)].join(' ');
  const { files, missing } = await gatherAccount(
    v.parse(
      v.custom<Gathering>(() => true),
      { account, t },
    ),
  );
  expect(files.map(({ name }) => name)).toContain('zeitkonto-monate.csv');
  return missing;
}

test('months of an account that lack unreadable entries, or are of an earlier reading, say so (R-24.15)', async () => {
  expect(await missingOf({})).toEqual([]);
  expect(await missingOf({ unreadable: 2 })).toEqual([
    'missing.part parts.account timeAccount:figures.unreadable 2',
  ]);
  expect(await missingOf({ isOld: true })).toEqual([
    'missing.part parts.account timeAccount:reading.old 10.11.2026',
  ]);
});
