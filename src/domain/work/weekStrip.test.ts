import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { addDays, isoDate } from '../time/period';
import { DEFAULT_WORK_DAYS, withFreeDays } from '../time/targets';
import { dayBalance, missingHours, openDays, weekStrip } from './weekStrip';

const monday = isoDate('2026-11-16');
const today = isoDate('2026-11-20');
const work = (day: string, hours: number | null) => ({ date: isoDate(day), hours });
const week = [
  work('2026-11-20', 3),
  work('2026-11-20', 2),
  work('2026-11-19', 10.5),
  work('2026-11-17', 7.5),
  work('2026-11-16', 8.5),
  work('2026-11-15', 2),
];

describe('the week strip', () => {
  test('the strip has the hours of each day against its target, the sum, and what is open', () => {
    const strip = weekStrip(week, monday, DEFAULT_WORK_DAYS, today);
    expect(strip.days.map(({ hours }) => hours)).toEqual([8.5, 7.5, 0, 10.5, 5, 0, 0]);
    expect(strip.days.map(({ missing }) => missing)).toEqual([0, 0.5, 8, 0, 3, 0, 0]);
    expect(strip).toMatchObject({ hours: 31.5, target: 40, open: 8.5 });
  });

  test('a past workday without an entry is a gap; today, future days and days without a target are not', () => {
    const strip = weekStrip([], monday, DEFAULT_WORK_DAYS, isoDate('2026-11-18'));
    expect(strip.days.map(({ isGap }) => isGap)).toEqual([true, true, false, false, false, false, false]);
    expect(strip.days.map(({ isAhead }) => isAhead)).toEqual([false, false, false, true, true, true, true]);
    expect(strip.days.filter(({ isToday }) => isToday).map(({ date }) => date)).toEqual(['2026-11-18']);
  });

  test('an entry with no hours still counts as an entry', () => {
    const [first] = weekStrip([work('2026-11-16', 0)], monday, DEFAULT_WORK_DAYS, today).days;
    expect(first).toMatchObject({ isGap: false, hasEntries: true, missing: 8 });
  });

  test('a day is long over ten hours, but not at ten', () => {
    const long = weekStrip(
      [work('2026-11-16', 10), work('2026-11-17', 10.5)],
      monday,
      DEFAULT_WORK_DAYS,
      today,
    );
    expect(long.days.map(({ isLong }) => isLong).slice(0, 2)).toEqual([false, true]);
  });

  test('holidays and free days have no target and are not gaps', () => {
    const saxony = withFreeDays({ ...DEFAULT_WORK_DAYS, state: 'SN' }, [monday], true);
    const strip = weekStrip([], monday, saxony, isoDate('2026-11-23'));
    expect(strip.days.map(({ target }) => target)).toEqual([0, 8, 0, 8, 8, 0, 0]);
    expect(strip.days[2]?.kind).toEqual({ kind: 'holiday', holiday: 'repentance' });
    expect(strip.target).toBe(24);
    expect(strip.days.map(({ isGap }) => isGap)).toEqual([false, true, false, true, true, false, false]);
  });

  test('the sum covers all records of the week and no others, whatever their order', () => {
    const record = fc.record({
      date: fc.integer({ min: -20, max: 20 }).map((days) => addDays(monday, days)),
      hours: fc.option(fc.integer({ min: 0, max: 48 }).map((half) => half / 2)),
    });
    fc.assert(
      fc.property(fc.array(record), (records) => {
        const strip = weekStrip(records, monday, DEFAULT_WORK_DAYS, today);
        const own = records.filter(({ date }) => date >= monday && date <= addDays(monday, 6));
        expect(strip.hours).toBe(own.reduce((sum, { hours }) => sum + (hours ?? 0), 0));
        expect(strip.open).toBe(Math.max(0, 40 - strip.hours));
      }),
    );
  });
});

describe('the lead line of the week strip', () => {
  test('it names today’s missing hours and the oldest gap of the last 14 days', () => {
    const all = Array.from({ length: 20 }, (_, days) => work(addDays(today, -days), 8));
    const without = (...days: string[]) => all.filter(({ date }) => !days.includes(date));
    expect(openDays(all, DEFAULT_WORK_DAYS, today)).toEqual({ todayMissing: 0, oldestGap: null });
    expect(openDays(without('2026-11-20'), DEFAULT_WORK_DAYS, today).todayMissing).toBe(8);
    expect(openDays(without('2026-11-18', '2026-11-10'), DEFAULT_WORK_DAYS, today).oldestGap).toEqual({
      date: '2026-11-10',
      missing: 8,
    });
    expect(openDays(without('2026-11-06'), DEFAULT_WORK_DAYS, today).oldestGap?.date).toBe('2026-11-06');
    expect(openDays(without('2026-11-05'), DEFAULT_WORK_DAYS, today).oldestGap).toBeNull();
  });
});

describe('the hours with which an entry starts', () => {
  test.each([
    [[], 8],
    [[5], 3],
    [[7.75], null],
    [[3.25, 2], 2.5],
    [[8], null],
    [[4, 6], null],
  ])('with %j booked: %j', (booked, missing) => {
    const records = booked.map((hours) => work(today, hours));
    expect(missingHours(dayBalance(today, records, DEFAULT_WORK_DAYS), 0.5)).toBe(missing);
  });

  test('missing hours are in whole steps, whatever their length (R-4.38)', () => {
    const balance = dayBalance(today, [work(today, 7.05)], DEFAULT_WORK_DAYS);
    expect([1, 0.5, 0.25, 0.1].map((step) => missingHours(balance, step))).toEqual([null, 0.5, 0.75, 0.9]);
  });

  test('a day without a target has no missing hours', () => {
    expect(missingHours(dayBalance(isoDate('2026-11-22'), [], DEFAULT_WORK_DAYS), 0.5)).toBeNull();
  });
});
