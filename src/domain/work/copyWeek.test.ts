import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { copyWeek, plannedEntries } from './copyWeek';
import { addDays, isoDate, weekday } from '../time/period';
import { DEFAULT_WORK_DAYS, withFreeDays } from '../time/targets';
import { workOn } from './weekGrid.fixture';
import { type WorkRecord, hasTravel } from './workRecord';

const monday = isoDate('2026-11-16');
const clinic = { customerId: 2, customerName: 'Klinikum', projectId: 21, projectName: 'Dienstplan' };
const plan = (records: readonly WorkRecord[], workDays = DEFAULT_WORK_DAYS) =>
  copyWeek(records, monday, workDays);
const verdicts = (records: readonly WorkRecord[], workDays = DEFAULT_WORK_DAYS) =>
  plan(records, workDays)[0]?.cells.map(({ verdict }) => verdict);

describe('copying the week before', () => {
  test('hours are copied only to days without any record, whatever its row', () => {
    const records = [
      workOn(4, '2026-11-16', 1, clinic),
      workOn(3, '2026-11-11', 8),
      workOn(2, '2026-11-10', 8),
      workOn(1, '2026-11-09', 8),
    ];
    expect(verdicts(records)).toEqual(['taken', 'new', 'new', null, null, null, null]);
    expect(plan(records)[0]).toMatchObject({ hours: 16 });
  });

  test('nothing is copied to a weekend, a holiday or a day off', () => {
    const days = [
      '2026-11-09',
      '2026-11-10',
      '2026-11-11',
      '2026-11-12',
      '2026-11-13',
      '2026-11-14',
      '2026-11-15',
    ];
    const records = days.map((day, id) => workOn(id, day, 8));
    const saxony = withFreeDays({ ...DEFAULT_WORK_DAYS, state: 'SN' }, [monday], true);
    expect(verdicts(records)).toEqual(['new', 'new', 'new', 'new', 'new', 'off', 'off']);
    // 18 November 2026 is the Day of Repentance, a holiday in Saxony.
    expect(verdicts(records, saxony)).toEqual(['off', 'new', 'off', 'new', 'new', 'off', 'off']);
  });

  test('travel is never copied, but the other work of that day is', () => {
    const trip = { travelHours: 1, distanceKm: 80 };
    expect(plan([workOn(1, '2026-11-09', 8, trip)])[0]?.cells[0]).toMatchObject({
      verdict: 'travel',
      hours: 8,
    });
    const [row] = plan([workOn(2, '2026-11-09', 8, trip), workOn(1, '2026-11-09', 1.5)]);
    expect(row?.cells[0]).toMatchObject({ verdict: 'new', hours: 1.5, sources: [{ id: 1 }] });
  });

  test('records without hours are not copied', () => {
    expect(verdicts([workOn(2, '2026-11-10', null), workOn(1, '2026-11-09', 0)])).toEqual(
      Array(7).fill(null),
    );
  });

  test('only the chosen rows are copied, day by day, with description, place and names', () => {
    const rows = plan([
      workOn(3, '2026-11-12', 3, { ...clinic, description: 'Rota' }),
      workOn(2, '2026-11-10', 8, { ...clinic, description: 'Rota' }),
      workOn(1, '2026-11-09', 8),
    ]);
    const [first] = rows;
    const all = plannedEntries(rows, new Set(rows.map(({ key }) => key)));
    expect(all.map(({ content }) => content.date)).toEqual(['2026-11-16', '2026-11-17', '2026-11-19']);
    expect(plannedEntries(rows, new Set([first?.key ?? '']))).toMatchObject([
      {
        content: {
          date: '2026-11-17',
          hours: 8,
          description: 'Rota',
          location: 'Augsburg',
          customerName: 'Klinikum',
        },
      },
      { content: { date: '2026-11-19', hours: 3 } },
    ]);
    expect(plannedEntries(rows, new Set())).toEqual([]);
  });

  test('in any week, only free workdays are filled, with the hours of the week before and without travel (R-5.8)', () => {
    const record = fc.record({
      days: fc.integer({ min: -9, max: 8 }),
      hours: fc.option(fc.integer({ min: 0, max: 48 }).map((halves) => halves / 2)),
      customerId: fc.option(fc.integer({ min: 1, max: 3 })),
      distanceKm: fc.constantFrom(null, null, 0, 12),
    });
    fc.assert(
      fc.property(fc.array(record, { maxLength: 20 }), (list) => {
        const records = list.map(({ days, ...one }, id) => workOn(id, addDays(monday, days), one.hours, one));
        const rows = plan(records);
        const entries = plannedEntries(rows, new Set(rows.map(({ key }) => key)));
        for (const { content } of entries) {
          expect(records.some(({ date }) => date === content.date)).toBe(false);
          expect(weekday(content.date)).toBeLessThan(6);
          expect(content.distanceKm).toBeNull();
        }
        const free = records.filter(
          (one) =>
            one.date >= addDays(monday, -7) &&
            one.date < addDays(monday, -2) &&
            (one.hours ?? 0) > 0 &&
            !hasTravel(one) &&
            !records.some(({ date }) => date === addDays(one.date, 7)),
        );
        expect(entries).toHaveLength(free.length);
      }),
    );
  });
});
