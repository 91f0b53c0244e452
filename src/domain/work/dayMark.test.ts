import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { dayMark } from './dayMark';
import { addDays, isoDate } from '../time/period';
import { DEFAULT_WORK_DAYS, withFreeDays } from '../time/targets';

const today = isoDate('2026-11-18');
const work = (day: string, hours: number | null) => ({ date: isoDate(day), hours });
const read = {
  entries: [
    work('2026-11-20', 4),
    work('2026-11-17', 5),
    work('2026-11-17', 2.5),
    work('2026-11-15', 2),
    work('2026-11-12', 0),
    work('2026-11-03', 6),
  ],
  knownFrom: isoDate('2026-11-04'),
};
const saxony = withFreeDays({ ...DEFAULT_WORK_DAYS, state: 'SN' }, [isoDate('2026-11-16')], true);

describe('the days of the calendar', () => {
  test.each([
    ['a day with entries, their sum', '2026-11-17', { hours: 7.5, isGap: false }],
    ['a Sunday with an entry, its hours', '2026-11-15', { hours: 2, isGap: false }],
    ['what is booked ahead, its hours', '2026-11-20', { hours: 4, isGap: false }],
    ['a past workday without an entry, a gap', '2026-11-13', { hours: 0, isGap: true }],
    ['an entry of no hours, nothing: it is an entry', '2026-11-12', null],
    ['a past weekend, nothing', '2026-11-14', null],
    ['today without an entry, nothing: it is not over', '2026-11-18', null],
    ['a workday to come, nothing', '2026-11-19', null],
    ['the first day that is known, a gap', '2026-11-04', { hours: 0, isGap: true }],
    ['the day before it, nothing, although one of its records was read', '2026-11-03', null],
    ['a workday before it, no gap', '2026-11-02', null],
  ] as const)('%s', (_what, day, mark) => {
    expect(dayMark(isoDate(day), read, DEFAULT_WORK_DAYS, today)).toEqual(mark);
  });

  test('a list that was read to its end is known for all days', () => {
    const whole = { ...read, knownFrom: null };
    expect(dayMark(isoDate('2026-11-03'), whole, DEFAULT_WORK_DAYS, today)).toEqual({
      hours: 6,
      isGap: false,
    });
    expect(dayMark(isoDate('2026-11-02'), whole, DEFAULT_WORK_DAYS, today)).toEqual({
      hours: 0,
      isGap: true,
    });
  });

  test('free days and holidays of the chosen state are not gaps', () => {
    const day = isoDate('2026-11-25');
    expect(dayMark(isoDate('2026-11-16'), read, saxony, day)).toBeNull();
    // The Day of Repentance.
    expect(dayMark(isoDate('2026-11-18'), read, saxony, day)).toBeNull();
    expect(dayMark(isoDate('2026-11-18'), read, DEFAULT_WORK_DAYS, day)).toEqual({ hours: 0, isGap: true });
  });

  test('until the targets are known no day is called a gap, but booked hours are shown', () => {
    expect(dayMark(isoDate('2026-11-13'), read, undefined, today)).toBeNull();
    expect(dayMark(isoDate('2026-11-17'), read, undefined, today)).toEqual({ hours: 7.5, isGap: false });
  });

  test('a day has no mark before records are read, nor if it lies before the known days', () => {
    const days = fc.integer({ min: -40, max: 40 }).map((distance) => addDays(today, distance));
    const records = fc.array(fc.record({ date: days, hours: fc.constantFrom(0.5, 8) }));
    fc.assert(
      fc.property(days, days, records, (day, knownFrom, entries) => {
        expect(dayMark(day, undefined, DEFAULT_WORK_DAYS, today)).toBeNull();
        const mark = dayMark(day, { entries, knownFrom }, DEFAULT_WORK_DAYS, today);
        const hours = entries.reduce((sum, { date, hours: some }) => (date === day ? sum + some : sum), 0);
        expect(mark?.hours ?? 0).toBe(day < knownFrom ? 0 : hours);
        const isQuiet = day < knownFrom || hours > 0 || day >= today;
        expect(isQuiet && mark?.isGap === true).toBe(false);
      }),
    );
  });
});
