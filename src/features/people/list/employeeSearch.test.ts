import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { matcher } from '@/domain/find/findEntries';
import { readQuery } from '@/domain/find/findQuery';
import { isoDate } from '@/domain/time/period';
import { company } from '../../../../tests/service/seed/people';
import { startTest, testDay } from '../../../../tests/service/testing';
import { employeeFromWire, employeesWire } from '../employeeWire';
import { employeeSearch } from './employeeSearch';

type Row = Readonly<Record<string, unknown>>;

/** The first page of the seed's people, as the service answers it and as the list has it. */
async function seeded() {
  const { guid, send } = startTest().anke;
  const { body } = await send('POST /users', { start: 0, count: 20 });
  const entries = v.parse(employeesWire, body).map(employeeFromWire);
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- just read by the schema
  return { guid, rows: body as readonly Row[], entries };
}

const folded = (text: unknown) => String(text).normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();

describe('the filters of the employees', () => {
  test.each<[string, (row: Row, guid: string) => boolean]>([
    ['state=new', ({ verificationState }) => verificationState !== 'authorized'],
    ['online=1', ({ guid }, own) => guid === own],
    ['department=Entwicklung', ({ department }) => department === 'Entwicklung'],
    ['company=Nordfeld Software %26 Beratung GmbH', ({ company: name }) => name === company],
    ['place=Augsburg', ({ location }) => location === 'Augsburg'],
    ['q=jana alb', ({ givenname, surname }) => folded([givenname, surname].join(' ')).includes('jana alb')],
    ['q="petersen"', ({ surname, mail }) => folded([surname, mail]).includes('petersen')],
  ])('%s finds what a plain loop finds (R-15.2)', async (address, isWanted) => {
    const { guid, rows, entries } = await seeded();
    const table = employeeSearch([guid], true);
    const isFound = matcher(table, readQuery(table, new URLSearchParams(address)), isoDate(testDay));
    const wanted = rows.filter((row) => isWanted(row, guid)).map((row) => row['guid']);
    expect(entries.filter(isFound).map(({ id }) => id)).toEqual(wanted);
    expect(wanted.length, 'the seed has such entries, and others').toBeGreaterThan(0);
    expect(entries.length).toBeGreaterThan(10);
  });

  test('only an admin can ask for whoever is new (R-12.12)', () => {
    const table = employeeSearch([], false);
    expect(readQuery(table, new URLSearchParams('state=new')).choices).toEqual({});
  });
});
