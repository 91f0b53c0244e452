import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { matcher, sortedEntries } from '@/domain/find/findEntries';
import { readQuery } from '@/domain/find/findQuery';
import { isoDate } from '@/domain/time/period';
import { startTest, testDay } from '../../../../tests/service/testing';
import { customerFromWire, customersWire } from '../api/customerWire';
import { projectSearch } from './projectSearch';

type Row = Readonly<Record<string, unknown>>;

const table = projectSearch({
  projectName: (stored) => (stored === 'New project' ? 'Neues Projekt' : stored),
  stateName: (state) => ({ active: 'aktiv', closed: 'abgeschlossen' })[state] ?? state,
  isOwn: (id) => Number(id) % 2 === 0,
});
const asked = (address: string) => readQuery(table, new URLSearchParams(address));

/** The projects of all customers of the seed, as the service answers them and as the customers' pages have them. */
async function seeded() {
  const { send } = startTest().tobias;
  const { body } = await send('POST /customers', { start: 0, count: 20 });
  const customers = v.parse(customersWire, body).map(customerFromWire);
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- just read by the schema
  const rows = (body as readonly { readonly Projects: readonly Row[] }[]).flatMap(({ Projects }) => Projects);
  return { rows, entries: customers.flatMap(({ projects }) => projects) };
}

describe('the filters of a customer’s projects', () => {
  test.each<[string, (row: Row) => boolean]>([
    ['state=active', ({ ProjectState }) => ProjectState === 'active'],
    ['state=closed,failed', ({ ProjectState }) => ProjectState === 'closed' || ProjectState === 'failed'],
    ['with=me', ({ Id }) => Number(Id) % 2 === 0],
    ['with=me&state=active', ({ Id, ProjectState }) => Number(Id) % 2 === 0 && ProjectState === 'active'],
    ['q=EINFUHRUNG', ({ Name }) => String(Name).includes('inführung')],
    [
      'q=portal&state=active',
      ({ Name, ProjectState }) => /portal/iu.test(String(Name)) && ProjectState === 'active',
    ],
  ])('%s finds what a plain loop finds (R-15.2)', async (address, isWanted) => {
    const { rows, entries } = await seeded();
    const isFound = matcher(table, asked(address), isoDate(testDay));
    const wanted = rows.filter(isWanted).map(({ Id }) => Id);
    expect(entries.filter(isFound).map(({ id }) => id)).toEqual(wanted);
    expect(wanted.length).toBeGreaterThan(0);
    expect(wanted.length).toBeLessThan(rows.length);
  });

  test('an order number and the shown name of a new project are found (R-15.1)', () => {
    const project = { id: 1, name: 'New project', state: 'active', orderNumber: 'A-4711' };
    const isFound = (address: string) => matcher(table, asked(address), isoDate(testDay))(project);
    expect(['q=4711', 'q=neues', 'q=new'].map(isFound)).toEqual([true, true, false]);
  });
});

test('projects are sorted by their states as they are shown (R-15.3)', async () => {
  const { entries } = await seeded();
  const states = sortedEntries(table, entries, asked('sort=state'), 'de').map(({ state }) => state);
  expect([states[0], states.at(-1)]).toEqual(['closed', 'verified']);
});
