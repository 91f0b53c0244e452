import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { matcher, sortedEntries } from '@/domain/find/findEntries';
import { readQuery } from '@/domain/find/findQuery';
import { isoDate } from '@/domain/time/period';
import { formatsOf } from '@/shared/i18n/format';
import { startTest, testDay } from '../../../../tests/service/testing';
import { expenseFromWire, expensesWire } from '../expenseWire';
import { expenseSearch } from './expenseSearch';

type Row = Readonly<Record<string, unknown>>;

const english: Readonly<Record<string, string>> = { Kraftstoff: 'Fuel', Reisekosten: 'Travel expenses' };
const table = expenseSearch({
  typeName: (stored) => english[stored] ?? stored,
  euros: (cost) => formatsOf('en').euros(cost),
});

/** The expenses of the seed, as the service answers them and as the list has them. */
async function seeded() {
  const { send } = startTest().jana;
  const { body } = await send('POST /expenses', { start: 0, count: 20 });
  const entries = v.parse(expensesWire, body).map(expenseFromWire);
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- just read by the schema
  return { rows: body as readonly Row[], entries };
}

const asked = (address: string) => readQuery(table, new URLSearchParams(address));
const has = (row: Row, text: string) => String(row['Description']).includes(text);

describe('the filters of the expenses', () => {
  test.each<[string, (row: Row) => boolean]>([
    ['type=Kraftstoff', ({ Type }) => Type === 'Kraftstoff'],
    ['type=Kraftstoff,Verpflegung', ({ Type }) => Type === 'Kraftstoff' || Type === 'Verpflegung'],
    [
      'from=2026-10-15&to=2026-11-05',
      ({ Date }) => '2026-10-15' <= String(Date) && String(Date) <= '2026-11-05',
    ],
    ['period=last-month', ({ Date }) => String(Date).startsWith('2026-10')],
    ['customer=2', ({ Customer_fk }) => Customer_fk === 2],
    ['project=5&customer=2', ({ Project_fk }) => Project_fk === 5],
    ['with=receipt', ({ FileLink }) => Boolean(FileLink)],
    ['without=receipt', ({ FileLink }) => !FileLink],
    ['without=receipt&type=Verpflegung', ({ FileLink, Type }) => !FileLink && Type === 'Verpflegung'],
    ['q=fuel', ({ Type }) => Type === 'Kraftstoff'],
    ['q=2138', ({ VoucherNumber }) => VoucherNumber === 2138],
    ['q=1,249.00', ({ TotalCost }) => TotalCost === 1249],
    ['q=ubernachtung "travel exp"', (row) => has(row, 'Übernachtung')],
  ])('%s finds what a plain loop finds (R-15.2)', async (address, isWanted) => {
    const { rows, entries } = await seeded();
    const isFound = matcher(table, asked(address), isoDate(testDay));
    const wanted = rows.filter(isWanted).map(({ Id }) => Id);
    expect(entries.filter(isFound).map(({ id }) => id)).toEqual(wanted);
    expect(wanted.length).toBeGreaterThan(0);
    expect(wanted.length).toBeLessThan(rows.length);
  });
});

test('every column with data can be sorted by (R-15.3)', async () => {
  const { entries } = await seeded();
  const first = (address: string) => sortedEntries(table, entries, asked(address), 'de')[0];
  expect(first('sort=-cost')).toMatchObject({ voucherNumber: 2136 });
  expect(first('sort=number')).toMatchObject({ voucherNumber: 2127 });
  expect(first('sort=date')).toMatchObject({ voucherNumber: 2127 });
  expect(first('sort=description')).toMatchObject({ description: 'Adapter für den Vorführrechner' });
  expect(first('sort=type')).toMatchObject({ type: 'Bürobedarf', voucherNumber: 2139 });
});
