import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { FEDERAL_STATES } from './holidays';
import { addDays, isoDate, monthOf, weekday } from './period';
import {
  DEFAULT_WORK_DAYS,
  type WorkDays,
  dayKind,
  daysOf,
  isHalfDay,
  targetOf,
  targetOfPeriod,
  targetRowOn,
  targetRowsOf,
  withFreeDays,
  withTargetsOn,
} from './targets';

const bavaria: WorkDays = { ...DEFAULT_WORK_DAYS, state: 'BY' };

describe('hours that a day should have', () => {
  test.each([
    ['2026-11-16', 8],
    ['2026-11-20', 8],
    ['2026-11-21', 0],
    ['2026-11-22', 0],
    ['2026-01-06', 0],
    ['2026-12-25', 0],
  ])('%s has %d hours by default in Bavaria', (day, hours) =>
    expect(targetOf(isoDate(day), bavaria)).toBe(hours),
  );

  test('a holiday of another state is a workday', () => {
    expect(targetOf(isoDate('2026-01-06'), { ...bavaria, state: 'HH' })).toBe(8);
    expect(targetOf(isoDate('2026-01-06'), DEFAULT_WORK_DAYS)).toBe(8);
  });

  test('a person who works four days has targets on those only', () => {
    const fourDays: WorkDays = withTargetsOn(
      isoDate('2026-11-16'),
      bavaria,
      [7.5, 7.5, 7.5, 7.5, 0, 0, 0],
      1,
    );
    expect(targetOfPeriod({ from: isoDate('2026-11-16'), to: isoDate('2026-11-22') }, fourDays)).toBe(30);
    expect(dayKind(isoDate('2026-11-20'), fourDays)).toEqual({ kind: 'off' });
  });

  test('a day has a kind, and a free day counts as free even on a holiday', () => {
    const allSaints = isoDate('2027-11-01');
    expect(dayKind(allSaints, bavaria)).toEqual({ kind: 'holiday', holiday: 'allSaints' });
    expect(dayKind(allSaints, withFreeDays(bavaria, [allSaints], true))).toEqual({ kind: 'free' });
    expect(dayKind(isoDate('2026-11-16'), bavaria)).toEqual({ kind: 'work', target: 8 });
  });

  test('the target of a month is the sum of its workdays', () =>
    expect(targetOfPeriod(monthOf(isoDate('2026-12-24')), bavaria)).toBe(22 * 8));

  test('free days can be marked, each once and in order, and unmarked again', () => {
    const [monday, friday] = [isoDate('2026-11-16'), isoDate('2026-11-20')];
    const free = withFreeDays(withFreeDays(bavaria, [friday, friday], true), [monday, friday], true);
    expect(free.freeDays).toEqual([monday, friday]);
    expect(withFreeDays(free, [monday], false).freeDays).toEqual([friday]);
  });

  test('the latest row up to a day counts, the first one also before it (R-17.1)', () => {
    const rows = [
      { from: isoDate('2026-01-01'), targets: [8, 8, 8, 8, 0, 0, 0] },
      { from: isoDate('2026-03-16'), targets: [7, 7, 7, 7, 7, 0, 0] },
    ] as const;
    const model: WorkDays = { ...bavaria, rows };
    const days = ['1999-12-30', '2026-03-12', '2026-03-13', '2026-03-16', '2099-03-13'];
    expect(days.map((day) => targetOf(isoDate(day), model))).toEqual([8, 8, 0, 7, 7]);
  });

  test('of two rows with the same day the last one stays, and rows are in order (R-17.1)', () => {
    const row = (from: string, hours: number) => ({
      from: isoDate(from),
      targets: [hours, hours, hours, hours, hours, 0, 0] as const,
    });
    const rows = [row('2026-03-16', 6), row('2026-01-01', 7), row('2026-03-16', 8)];
    expect(targetRowsOf(rows)).toEqual([row('2026-01-01', 7), row('2026-03-16', 8)]);
  });

  test('24 and 31 December are workdays, half ones or free; a weekend stays without a target (R-17.2)', () => {
    const model: WorkDays = { ...bavaria, christmasEve: 'half', newYearsEve: 'free' };
    const days = ['2026-12-24', '2026-12-31', '2028-12-24', '2028-12-31'].map((day) => isoDate(day));
    expect(days.map((day) => targetOf(day, bavaria))).toEqual([8, 8, 0, 0]);
    expect(days.map((day) => targetOf(day, model))).toEqual([4, 0, 0, 0]);
    expect(days.map((day) => dayKind(day, model).kind)).toEqual(['work', 'free', 'off', 'off']);
  });

  test('the rows are in order, whatever the order before; without any, eight hours count (R-17.1)', () => {
    const row = (from: string) => ({ from: isoDate(from), targets: [1, 1, 1, 1, 1, 0, 0] as const });
    const rows = [row('2026-01-01'), row('2025-01-01'), row('2026-05-01')];
    expect(targetRowsOf(rows).map(({ from }) => from)).toEqual(['2025-01-01', '2026-01-01', '2026-05-01']);
    expect(targetRowOn(isoDate('2026-11-16'), { rows: [] })).toEqual({
      from: '2026-11-16',
      targets: [8, 8, 8, 8, 8, 0, 0],
    });
    expect(DEFAULT_WORK_DAYS).toMatchObject({
      rows: [{ from: '2000-01-01' }],
      christmasEve: 'work',
      newYearsEve: 'work',
    });
  });

  test('the same targets once more are no change (R-17.1)', () => {
    const { targets } = targetRowOn(isoDate('2026-11-16'), bavaria);
    expect(withTargetsOn(isoDate('2026-11-16'), bavaria, [...targets], 5)).toBe(bavaria);
    const changed = withTargetsOn(isoDate('2026-11-16'), bavaria, [8, 8, 8, 8, 7, 0, 0], 5);
    expect(changed.rows).toEqual([{ from: '2000-01-01', targets: [8, 8, 8, 8, 7, 0, 0], changedAt: 5 }]);
  });

  test('only the two eves can be half a day (R-17.2)', () => {
    const model: WorkDays = { ...bavaria, christmasEve: 'half', newYearsEve: 'work' };
    const half = (day: string, workDays: WorkDays) => isHalfDay(isoDate(day), workDays);
    expect([half('2026-12-24', model), half('2026-12-31', model), half('2026-12-30', model)]).toEqual([
      true,
      false,
      false,
    ]);
    expect(half('2026-12-31', { ...model, newYearsEve: 'half' })).toBe(true);
    expect(half('2026-12-30', { ...model, newYearsEve: 'half' })).toBe(false);
  });

  test('in any week the target is the sum of its working days, and never more than the seven days hold', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 40_000 }),
        fc.constantFrom(null, ...FEDERAL_STATES),
        fc.array(fc.integer({ min: 0, max: 6 })),
        (offset, state, free) => {
          const from = addDays(isoDate('2000-01-03'), 7 * offset);
          const week = { from, to: addDays(from, 6) };
          const workDays = withFreeDays(
            { ...DEFAULT_WORK_DAYS, state },
            free.map((day) => addDays(from, day)),
            true,
          );
          const working = daysOf(week).filter((day) => dayKind(day, workDays).kind === 'work');
          expect(targetOfPeriod(week, workDays)).toBe(8 * working.length);
          expect(working.every((day) => weekday(day) <= 5)).toBe(true);
        },
      ),
    );
  });
});
