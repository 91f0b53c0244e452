import { describe, expect, test } from 'vitest';
import { matcher } from '@/domain/find/findEntries';
import { readQuery } from '@/domain/find/findQuery';
import { cents } from '@/domain/money/money';
import { addDays, isoDate } from '@/domain/time/period';
import { NO_TRAVEL, type WorkRecord } from '@/domain/work/workRecord';
import { recordSearch } from './recordSearch';

const today = isoDate('2026-11-19');
const records: readonly WorkRecord[] = Array.from({ length: 60 }, (_, at) => ({
  ...NO_TRAVEL,
  id: at,
  employee: 'jana',
  date: addDays(today, -at),
  customerId: at % 3 === 0 ? null : (at % 3) + 4,
  customerName: ['', 'Kessler', 'Hansen & Söhne'][at % 3] ?? '',
  projectId: at % 4 === 0 ? null : at % 4,
  projectName: ['', 'Shop', 'MES', 'Neues Projekt'][at % 4] ?? '',
  description: at % 5 === 0 ? 'Lasttest' : 'Abstimmung',
  location: at % 2 === 0 ? 'Augsburg' : '',
  hours: 4,
  travelExpenses: cents(at % 7 === 0 ? 3720 : 0),
}));

describe('the filters of the work records', () => {
  test.each<[string, (record: WorkRecord) => boolean]>([
    ['customer=5', ({ customerId }) => customerId === 5],
    ['customer=5,6', ({ customerId }) => customerId !== null],
    ['project=2&customer=6', ({ projectId, customerId }) => projectId === 2 && customerId === 6],
    ['period=last-week', ({ date }) => date >= '2026-11-09' && date <= '2026-11-15'],
    ['from=2026-11-10', ({ date }) => date >= '2026-11-10'],
    ['place=Augsburg', ({ location }) => location === 'Augsburg'],
    ['without=project', ({ projectId }) => projectId === null],
    ['with=travel', ({ travelExpenses }) => travelExpenses > 0],
    [
      'q=sohne lasttest',
      ({ customerName, description }) => customerName.startsWith('Hansen') && description === 'Lasttest',
    ],
    ['q="new project"', ({ projectName }) => projectName === 'Neues Projekt'],
  ])('%s finds what a plain loop finds (R-15.2)', (address, isWanted) => {
    const table = recordSearch((name) => (name === 'Neues Projekt' ? 'New project' : name));
    const isFound = matcher(table, readQuery(table, new URLSearchParams(address)), today);
    const wanted = records.filter(isWanted);
    expect(wanted.length).toBeGreaterThan(0);
    expect(records.filter(isFound)).toEqual(wanted);
  });
});
