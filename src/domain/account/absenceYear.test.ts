import { describe, expect, test } from 'vitest';
import { isoDate } from '../time/period';
import { DEFAULT_WORK_DAYS } from '../time/targets';
import { absenceDays, vacationDaysOf, vacationOf } from './absenceYear';
import { accountDays } from './accountDays';

test.each<[string, number | null | undefined]>([
  ['', null],
  ['0', 0],
  ['28', 28],
  ['28,5 Tage', 28.5],
  ['1 Tag', 1],
  ['22,75', 22.75],
  ['300', 300],
  ['366', 366],
  ['366,5', undefined],
  ['-1', undefined],
  ['viele', undefined],
])('an entitlement of "%s" is read alike wherever it is typed (R-17.166)', (text, days) => {
  expect(vacationDaysOf(text, 'de')).toBe(days);
});

describe('the vacation of a year', () => {
  const vacation = (from: string, to: string, changedAt: number) => ({
    id: String(changedAt),
    kind: 'vacation' as const,
    from: isoDate(from),
    to: isoDate(to),
    share: 1 as const,
    note: '',
    changedAt,
  });
  const workDays = { ...DEFAULT_WORK_DAYS, state: 'BY' as const };
  const days = accountDays(
    { from: isoDate('2025-12-01'), to: isoDate('2027-01-31') },
    {
      workDays,
      travelShare: 0,
      records: [],
      absences: [vacation('2025-12-29', '2026-01-02', 1), vacation('2026-03-31', '2026-04-01', 2)],
      mapped: [],
    },
  );
  const on = (today: string) => ({ year: 2026, days, workDays, today: isoDate(today) });

  test('days of other years do not count, and a day of today is not taken yet (R-17.17)', () => {
    expect(absenceDays(on('2026-03-31')).vacation).toEqual({ taken: 1, planned: 2 });
    expect(absenceDays(on('2026-04-01')).vacation).toEqual({ taken: 2, planned: 1 });
    expect(absenceDays({ ...on('2026-04-01'), year: 999 }).vacation).toEqual({ taken: 0, planned: 0 });
  });

  test('the day of 31 March is in time, and what lapsed is not left (R-17.18)', () => {
    const entitlement = { year: 2026, days: 28, carriedOver: 5, lapses: true, changedAt: 0 };
    expect(vacationOf(on('2026-05-01'), entitlement)).toMatchObject({ lapsed: 3, left: 28 + 5 - 3 - 3 });
    expect(vacationOf(on('2026-05-01'), undefined)).toMatchObject({ entitled: 0, lapsed: 0, left: -3 });
  });
});
