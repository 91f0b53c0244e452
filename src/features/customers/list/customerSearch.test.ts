import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { matcher } from '@/domain/find/findEntries';
import { readQuery } from '@/domain/find/findQuery';
import { isoDate } from '@/domain/time/period';
import { startTest, testDay } from '../../../../tests/service/testing';
import { customerFromWire, customersWire } from '../api/customerWire';
import { customerSearch } from './customerSearch';

type Row = Readonly<Record<string, unknown>> & { readonly Members: readonly { readonly guid: string }[] };

/** The customers of the seed, as the service answers them and as the list has them. */
async function seeded() {
  const { guid, send } = startTest().tobias;
  const { body } = await send('POST /customers', { start: 0, count: 20 });
  const entries = v.parse(customersWire, body).map(customerFromWire);
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- just read by the schema
  return { guid, rows: body as readonly Row[], entries };
}

const folded = (text: unknown) => String(text).toLowerCase().replaceAll('ö', 'o').replaceAll('ü', 'u');

test('a customer without members is found by "nobody" (R-15.2)', async () => {
  const { entries } = await seeded();
  const [first, ...others] = entries;
  if (!first) throw new Error('the seed has customers');
  const alone = [{ ...first, members: [] }, ...others];
  const table = customerSearch(undefined);
  const query = readQuery(table, new URLSearchParams('member=none'));
  expect(alone.filter(matcher(table, query, isoDate(testDay)))).toEqual([alone[0]]);
});

describe('the filters of the customers', () => {
  test.each<[string, (row: Row, guid: string) => boolean]>([
    ['state=active', ({ Active }) => Active === 1],
    ['state=dormant', ({ Active }) => Active !== 1],
    ['state=active,dormant', () => true],
    ['member=me', ({ Members }, guid) => Members.some((member) => member.guid === guid)],
    ['place=Augsburg', ({ Location }) => Location === 'Augsburg'],
    ['place=Augsburg&state=active', ({ Location, Active }) => Location === 'Augsburg' && Active === 1],
    ['q=grun', ({ Name }) => folded(Name).includes('grun')],
    ['q=k-1042', ({ CustomerNumber }) => CustomerNumber === 'K-1042'],
    ['q=augsburg', ({ Location, Name }) => folded([Location, Name]).includes('augsburg')],
  ])('%s finds what a plain loop finds (R-15.2)', async (address, isWanted) => {
    const { guid, rows, entries } = await seeded();
    const table = customerSearch(guid);
    const isFound = matcher(table, readQuery(table, new URLSearchParams(address)), isoDate(testDay));
    const wanted = rows.filter((row) => isWanted(row, guid)).map(({ Id }) => Id);
    expect(entries.filter(isFound).map(({ id }) => id)).toEqual(wanted);
    expect(wanted.length, 'the seed has such entries, and others').toBeGreaterThan(0);
    expect(entries.length).toBeGreaterThan(10);
  });
});
