import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { sumDecimals } from '../decimal';
import { addDays, isoDate, isTimeOfDay } from '../time/period';
import {
  type GridCell,
  cellState,
  gridPairs,
  latestOf,
  mergedPairs,
  pairKey,
  readCell,
  weekGrid,
  withSaving,
} from './weekGrid';
import { workOn } from './weekGrid.fixture';
import { type WorkRecord, hasTravel } from './workRecord';

const monday = isoDate('2026-11-16');
const clinic = { customerId: 2, customerName: 'Klinikum', projectId: 21, projectName: 'Dienstplan' };
const grid = (records: readonly WorkRecord[]) => weekGrid(records, monday, gridPairs(records, monday));
const time = (text: string) => (isTimeOfDay(text) ? text : null);

describe('the week grid', () => {
  test('the rows are the pairs of this week and the last, the most recently used first (R-5.1)', () => {
    const records = [
      workOn(5, '2026-11-16', 2),
      workOn(4, '2026-11-18', 3, clinic),
      workOn(3, '2026-11-10', 8, { projectId: 12, projectName: 'MES' }),
      workOn(2, '2026-11-08', 8, { customerId: 9, customerName: 'Too old' }),
      workOn(1, '2026-11-23', 8, { customerId: 8, customerName: 'Next week' }),
    ];
    expect(grid(records).rows.map(({ pair }) => pair.projectName)).toEqual(['Dienstplan', 'Shop', 'MES']);
  });

  test('cells, rows, days and the week are added up', () => {
    const { rows, days, hours } = grid([
      workOn(1, '2026-11-16', 2.5),
      workOn(2, '2026-11-16', 3, clinic),
      workOn(3, '2026-11-17', 1, clinic),
      workOn(4, '2026-11-17', 4.5, clinic),
    ]);
    expect(rows.map((row) => row.hours)).toEqual([8.5, 2.5]);
    expect(rows[0]?.cells.map((cell) => [cell.kind, cell.hours]).slice(0, 3)).toEqual([
      ['single', 3],
      ['several', 5.5],
      ['empty', null],
    ]);
    expect(days.map((day) => day.hours)).toEqual([5.5, 5.5, 0, 0, 0, 0, 0]);
    expect(hours).toBe(11);
  });

  test.each([
    { travelHours: 1 },
    { departure: time('07:30') },
    { arrival: time('18:00') },
    { distanceKm: 12 },
  ])('a record with %j has travel, so it opens the dialog', (travel) => {
    const record = workOn(1, '2026-11-16', 8, travel);
    expect(hasTravel(record)).toBe(true);
    expect(grid([record]).rows[0]?.cells[0]?.kind).toBe('travel');
  });

  test('hours being saved are in the cell and in every sum', () => {
    const stored = grid([workOn(1, '2026-11-16', 2), workOn(2, '2026-11-10', 2, clinic)]);
    const [row, other] = stored.rows;
    const shown = withSaving(stored, new Map([[row?.cells[1]?.key ?? '', 3.5]]));
    const { days, hours } = shown;
    expect(shown.rows[0]).toMatchObject({ hours: 5.5 });
    expect(shown.rows[1]).toBe(other);
    expect(days.slice(0, 3)).toEqual([
      { date: '2026-11-16', hours: 2, hasEntries: true },
      { date: '2026-11-17', hours: 3.5, hasEntries: true },
      { date: '2026-11-18', hours: 0, hasEntries: false },
    ]);
    expect(withSaving(stored, new Map())).toBe(stored);
    expect(hours).toBe(5.5);
  });

  test('missing hours count as none, in the cell and in the sums', () => {
    expect(grid([workOn(1, '2026-11-16', null)]).rows[0]).toMatchObject({ hours: 0 });
    expect(grid([workOn(1, '2026-11-16', null)]).days[0]).toMatchObject({ hours: 0, hasEntries: true });
  });

  test('rows keep their order, and a pair from another device comes after them', () => {
    const [first, second] = [workOn(1, '2026-11-16', 2), workOn(2, '2026-11-17', 2, clinic)];
    const kept = mergedPairs(gridPairs([first], monday), gridPairs([second, first], monday));
    expect(kept.map(pairKey)).toEqual([pairKey(first), pairKey(second)]);
    expect(mergedPairs(kept, gridPairs([second], monday))).toBe(kept);
    // A row has the customer's name of the first record that has one, and the place of its latest one.
    const names = ['', 'Klinikum', 'Clinic'].map((customerName, at) =>
      workOn(3 - at, `2026-11-${18 - at}`, 1, { ...clinic, customerName }),
    );
    expect(gridPairs(names, monday)).toMatchObject([{ customerName: 'Klinikum' }]);
    expect(gridPairs(names.slice(1), monday)).toMatchObject([{ customerName: 'Klinikum' }]);
    const list = [...names.toReversed(), second, first];
    for (const some of [list, [first, ...names]])
      expect(gridPairs(some, monday).map(pairKey)).toEqual([pairKey(second), pairKey(first)]);
  });

  test('a new record takes the description of the latest record of its row', () => {
    const records = [
      workOn(3, '2026-11-10', 1),
      workOn(2, '2026-11-12', 1, { description: ' ' }),
      workOn(1, '2026-11-11', 1),
    ];
    expect(latestOf({ customerId: '1', projectId: 11 }, records)?.id).toBe(1);
    expect(latestOf({ customerId: 1, projectId: null }, records)).toBeUndefined();
  });

  test('in any list, with any rows, the sums are those of the records of the week (R-5.1)', () => {
    const day = fc.integer({ min: -8, max: 8 }).map((days) => addDays(monday, days));
    const record = fc.record({
      date: day,
      hours: fc.option(fc.integer({ min: 0, max: 48 }).map((halves) => halves / 2)),
      customerId: fc.oneof(fc.constant(null), fc.integer({ min: 1, max: 3 }), fc.constantFrom('1', '2')),
      projectId: fc.option(fc.integer({ min: 1, max: 2 })),
    });
    fc.assert(
      fc.property(fc.array(record, { maxLength: 30 }), fc.nat({ max: 9 }), (list, kept) => {
        const records = list.map((one, id) => workOn(id, one.date, one.hours, one));
        const { rows, days, hours } = weekGrid(records, monday, gridPairs(records, monday).slice(0, kept));
        const inWeek = records.filter(({ date }) => date >= monday && date <= addDays(monday, 6));
        const sum = sumDecimals(inWeek.map((one) => one.hours ?? 0));
        expect(hours).toBe(sum);
        expect(sumDecimals(rows.map((row) => row.hours))).toBe(sum);
        expect(rows.flatMap(({ cells }) => cells.flatMap((cell) => cell.records))).toHaveLength(
          inWeek.length,
        );
        expect(new Set(rows.map(({ key }) => key)).size).toBe(rows.length);
        expect(days).toHaveLength(7);
      }),
    );
  });
});

describe('what a typed value means', () => {
  const cellWith = (...records: WorkRecord[]): GridCell => {
    const [cell] = weekGrid(records, monday, [workOn(0, '2026-11-16', 0)]).rows[0]?.cells ?? [];
    if (!cell) throw new Error('no cell');
    return cell;
  };
  const empty = () => cellWith();
  const stored = () => cellWith(workOn(1, '2026-11-16', 7.25));

  test.each([
    ['', { kind: 'nothing' }],
    ['  ', { kind: 'nothing' }],
    ['0', { kind: 'nothing' }],
    ['7,5', { kind: 'create', hours: 7.5 }],
    ['7.5', { kind: 'create', hours: 7.5 }],
    ['2:30', { kind: 'create', hours: 2.5 }],
    ['90m', { kind: 'create', hours: 1.5 }],
    ['24', { kind: 'create', hours: 24 }],
    ['7,30', { kind: 'refused', problem: 'ambiguous' }],
    ['7,4', { kind: 'refused', problem: 'off-step' }],
    ['75', { kind: 'refused', problem: 'out-of-range' }],
    ['-1', { kind: 'refused', problem: 'out-of-range' }],
    ['acht', { kind: 'refused', problem: 'not-a-number' }],
    ['1e1', { kind: 'refused', problem: 'not-a-number' }],
  ])('%j in an empty cell: %j', (text, edit) => expect(readCell(text, empty(), 0.5)).toEqual(edit));

  test.each([
    ['7,25', { kind: 'nothing' }],
    ['7.250', { kind: 'nothing' }],
    ['7,5', { kind: 'change', hours: 7.5 }],
    ['0', { kind: 'change', hours: 0 }],
    ['', { kind: 'delete' }],
    ['x', { kind: 'refused', problem: 'not-a-number' }],
  ])('%j where 7.25 are stored: %j', (text, edit) =>
    expect(readCell(text, stored(), 0.5)).toMatchObject(edit),
  );

  test('a cell that changed on another device in the meantime is not overwritten unseen', () => {
    const changed = { kind: 'refused', problem: 'changed' };
    expect(readCell('8', stored(), 0.5, cellState(empty()))).toEqual(changed);
    expect(readCell('', cellWith(workOn(1, '2026-11-16', 3)), 0.5, cellState(stored()))).toEqual(changed);
    expect(readCell('8', empty(), 0.5, cellState(stored()))).toEqual(changed);
    expect(readCell('8', cellWith(workOn(1, '2026-11-16', 3), workOn(2, '2026-11-16', 3)), 0.5)).toEqual(
      changed,
    );
    // The stored value is already the wanted one.
    expect(readCell('7,25', stored(), 0.5, cellState(empty()))).toEqual({ kind: 'nothing' });
  });

  test('whatever is typed, only what the form would accept is created or changed (R-5.4)', () => {
    fc.assert(
      fc.property(fc.string(), fc.boolean(), (text, isStored) => {
        const edit = readCell(text, isStored ? stored() : empty(), 0.5);
        if (edit.kind !== 'create' && edit.kind !== 'change') return;
        expect(Number.isInteger(edit.hours * 2) && edit.hours >= 0 && edit.hours <= 24).toBe(true);
      }),
    );
  });
});
