import { describe, expect, test } from 'vitest';
import { matcher } from '@/domain/find/findEntries';
import { readQuery } from '@/domain/find/findQuery';
import type { TimeSheet } from '@/domain/sheets/timeSheet';
import { isoDate, monthOf } from '@/domain/time/period';
import { sheetSearch } from './sheetSearch';

const today = isoDate('2026-11-19');
const states = ['prepared', 'signed', 'requested', 'archived'];
const sheets: readonly TimeSheet[] = Array.from({ length: 24 }, (_, at) => ({
  id: at,
  ...monthOf(isoDate(`202${5 + Math.floor(at / 12)}-${String((at % 12) + 1).padStart(2, '0')}-01`)),
  state: states[at % states.length] ?? '',
}));

describe('the filters of the time sheets', () => {
  test.each<[string, (sheet: TimeSheet) => boolean]>([
    ['state=open', ({ state }) => state !== 'requested'],
    ['state=prepared', ({ state }) => state === 'prepared'],
    ['state=signed,prepared', ({ state }) => state === 'signed' || state === 'prepared'],
    ['period=this-month', ({ from }) => from === '2026-11-01'],
    [
      'from=2026-03-31&to=2026-05-01',
      ({ from }) => ['2026-03-01', '2026-04-01', '2026-05-01'].includes(from),
    ],
    ['to=2025-02-01', ({ from }) => from <= '2025-02-01'],
    ['q=albrecht 2026', ({ from }) => from.startsWith('2026')],
    ['q=märz 2025', ({ from }) => from === '2025-03-01'],
    ['q=30.04.2026', ({ to }) => to === '2026-04-30'],
  ])('%s finds what a plain loop finds (R-15.2)', (address, isWanted) => {
    const table = sheetSearch('jalbrecht', 'de');
    const isFound = matcher(table, readQuery(table, new URLSearchParams(address)), today);
    const wanted = sheets.filter(isWanted);
    expect(wanted.length).toBeGreaterThan(0);
    expect(sheets.filter(isFound)).toEqual(wanted);
  });
});
