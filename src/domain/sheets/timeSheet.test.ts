import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type Cents, cents, centsOfEuros } from '../money/money';
import { addDays, isoDate, weekday } from '../time/period';
import { rowWith } from './timeSheet.fixture';
import {
  canBeMailed,
  canBeSigned,
  expectedReimbursement,
  isKnownTimeSheetState,
  isPastMailing,
  previewOf,
  reimbursementOf,
  sheetOf,
  sumsOf,
  timeSheetFileName,
} from './timeSheet';

const row = rowWith({ location: 'Augsburg' });

const november = { from: isoDate('2026-11-01'), to: isoDate('2026-11-30') };
const quarters = fc.integer({ min: 0, max: 96 }).map((n) => n / 4);
const amounts = fc.integer({ min: -1_000_000, max: 1_000_000 }).map(cents);

describe('states', () => {
  test.each([
    ['prepared', true, false, true],
    ['signed', false, true, true],
    ['requested', false, false, true],
    ['archived', false, false, false],
    ['', false, false, false],
  ])('%j can be signed: %j, mailed: %j', (state, signed, mailed, known) => {
    expect([canBeSigned(state), canBeMailed(state), isKnownTimeSheetState(state)]).toEqual([
      signed,
      mailed,
      known,
    ]);
  });
});

describe('Summe', () => {
  test('0.1 and 0.2 add up to 0.3, in hours, kilometres and money', () => {
    const rows = [0.1, 0.2].map((value) =>
      rowWith({
        hours: value,
        distanceKm: value,
        amount: centsOfEuros(value),
        foodAllowance: centsOfEuros(value),
      }),
    );
    expect(sumsOf(rows)).toEqual({
      hours: 0.3,
      travelHours: 0,
      distanceKm: 0.3,
      foodAllowance: 30,
      amount: 30,
    });
  });

  test('without rows, or with empty ones, all sums are 0', () => {
    const nothing = { hours: 0, travelHours: 0, distanceKm: 0, foodAllowance: 0, amount: 0 };
    expect(sumsOf([])).toEqual(nothing);
    expect(sumsOf([row, row])).toEqual(nothing);
  });

  test('sums of parts add up to the sum of the whole, in any order', () => {
    const anyRow = fc
      .tuple(fc.option(quarters), fc.option(quarters), fc.option(amounts), fc.option(amounts))
      .map(([hours, travelHours, amount, foodAllowance]) =>
        rowWith({ hours, travelHours, amount, foodAllowance }),
      );
    fc.assert(
      fc.property(fc.array(anyRow), fc.array(anyRow), (first, second) => {
        const [a, b, whole] = [sumsOf(first), sumsOf(second), sumsOf([...second, ...first])];
        expect(whole.hours).toBe(a.hours + b.hours);
        expect(whole.travelHours).toBe(a.travelHours + b.travelHours);
        expect(whole.amount).toBe(a.amount + b.amount);
        expect(whole.foodAllowance).toBe(a.foodAllowance + b.foodAllowance);
      }),
    );
  });

  test('the footer summary: Erstattung Auslagen, Verpflegungsmehraufwand, and both together (R-8.24)', () => {
    fc.assert(
      fc.property(amounts, amounts, (amount: Cents, foodAllowance: Cents) => {
        const {
          expenses,
          foodAllowance: food,
          total,
        } = reimbursementOf({ ...sumsOf([]), amount, foodAllowance });
        expect([expenses, food, total]).toEqual([amount, foodAllowance, cents(amount + foodAllowance)]);
      }),
    );
  });
});

describe("file names: username_from_to with 'd mmm yyyy'", () => {
  test.each([
    ['jalbrecht', '2026-11-01', '2026-11-30', 'jalbrecht_1 Nov 2026_30 Nov 2026.pdf'],
    ['dokafor', '2026-12-09', '2027-03-10', 'dokafor_9 Dec 2026_10 Mar 2027.pdf'],
    ['łzieliński', '2026-05-01', '2026-10-02', 'łzieliński_1 May 2026_2 Oct 2026.pdf'],
    ['x', '2026-02-03', '2026-04-05', 'x_3 Feb 2026_5 Apr 2026.pdf'],
    ['x', '2026-06-07', '2026-07-08', 'x_7 Jun 2026_8 Jul 2026.pdf'],
    ['x', '2026-08-09', '2026-09-10', 'x_9 Aug 2026_10 Sep 2026.pdf'],
    ['a/b\\c:d\n', '2026-01-01', '2026-01-01', 'a-b-c-d-_1 Jan 2026_1 Jan 2026.pdf'],
  ])('%s from %s to %s (R-8.28)', (username, from, to, name) => {
    expect(timeSheetFileName(username, { from: isoDate(from), to: isoDate(to) })).toBe(name);
  });
});

test('the sheet of a period has exactly its days; of several the first in the list counts', () => {
  const sheet = (id: number, from: string, to: string) => ({ id, from: isoDate(from), to: isoDate(to) });
  const [own, same] = [sheet(3, '2026-11-01', '2026-11-30'), sheet(4, '2026-11-01', '2026-11-30')];
  const others = [sheet(1, '2026-11-01', '2026-11-15'), sheet(2, '2026-10-01', '2026-11-30')];
  expect(sheetOf([...others, own, same], november)).toBe(own);
  expect(sheetOf(others, november)).toBeUndefined();
});

test.each([
  ['signed', '2026-09-30', '2026-10-31', false],
  ['signed', '2026-09-30', '2026-11-01', true],
  ['signed', '2026-09-10', '2026-10-31', false],
  ['signed', '2025-12-31', '2026-02-01', true],
  ['prepared', '2026-09-30', '2026-11-01', false],
  ['requested', '2026-09-30', '2026-11-01', false],
])('a %s sheet up to %s, on %s, is past its mailing: %j (R-8.41)', (state, to, today, isPast) => {
  const sheet = { id: 1, state, from: isoDate('2025-12-01'), to: isoDate(to) };
  expect(isPastMailing(sheet, isoDate(today), null)).toBe(isPast);
});

test.each([
  ['2026-11-01', '2026-12-31', false],
  ['2026-11-30', '2027-01-01', true],
  ['2026-09-15', '2026-11-01', true],
])(
  'a sheet of September, signed here on %s, is on %s past its mailing: %j (R-24.133)',
  (signed, today, isPast) => {
    const sheet = { id: 1, state: 'signed', from: isoDate('2026-09-01'), to: isoDate('2026-09-30') };
    expect(isPastMailing(sheet, isoDate(today), isoDate(signed))).toBe(isPast);
  },
);

test('the total of the PDF and the mileage that the PDF leaves out are known before there is a sheet (R-8.40)', () => {
  const paid = (foodAllowance: number, travelExpenses: number) => ({
    foodAllowance: cents(foodAllowance),
    travelExpenses: cents(travelExpenses),
  });
  expect(expectedReimbursement([paid(1600, 2700), paid(0, 900)], [{ cost: cents(5000) }])).toEqual({
    expenses: 5000,
    foodAllowance: 1600,
    total: 6600,
    mileage: 3600,
  });
});

describe('preview of a period', () => {
  const record = (date: string, hours: number | null, foodAllowance = 0) => ({
    date: isoDate(date),
    hours,
    travelHours: 0.5,
    distanceKm: 12.5,
    foodAllowance: cents(foodAllowance),
    travelExpenses: cents(375),
  });

  test('the preview counts what is within the period, including its first and last day', () => {
    const preview = previewOf(
      november,
      [
        record('2026-10-31', 8),
        record('2026-11-01', 0.1),
        record('2026-11-30', 0.2, 1600),
        record('2026-11-30', null),
        record('2026-12-01', 8),
      ],
      [
        { date: isoDate('2026-11-30'), cost: cents(1250) },
        { date: isoDate('2026-12-01'), cost: cents(9999) },
      ],
      isoDate('2026-12-24'),
    );
    expect(preview).toMatchObject({
      days: 2,
      hours: 0.3,
      travelHours: 1.5,
      distanceKm: 37.5,
      foodAllowance: 1600,
      expenses: 1250,
      total: 2850,
      mileage: 1125,
    });
    // 21 workdays; the 1st is a Sunday, the 30th a Monday.
    expect(preview.emptyWorkdays).toHaveLength(20);
    expect(preview.emptyWorkdays).not.toContain('2026-11-30');
  });

  test('future workdays are not missing yet', () => {
    const { emptyWorkdays } = previewOf(november, [record('2026-11-03', 8)], [], isoDate('2026-11-05'));
    expect(emptyWorkdays).toEqual(['2026-11-02', '2026-11-04', '2026-11-05']);
  });

  test('a period that ends before it starts is empty', () => {
    const backwards = { from: november.to, to: november.from };
    expect(previewOf(backwards, [record('2026-11-03', 8)], [], november.to)).toMatchObject({
      days: 0,
      hours: 0,
      emptyWorkdays: [],
    });
  });

  test('every workday is either worked or empty, and no day is both', () => {
    const day = fc.integer({ min: -10, max: 50 }).map((offset) => addDays(november.from, offset));
    fc.assert(
      fc.property(fc.array(day), fc.integer({ min: 0, max: 45 }), (worked, length) => {
        const period = { from: november.from, to: addDays(november.from, length) };
        const { emptyWorkdays, days } = previewOf(
          period,
          worked.map((date) => record(date, 1)),
          [],
          period.to,
        );
        const inside = new Set(worked.filter((date) => period.from <= date && date <= period.to));
        expect(days).toBe(inside.size);
        const workdays = Array.from({ length: length + 1 }, (_, n) => addDays(period.from, n)).filter(
          (date) => weekday(date) <= 5,
        );
        expect(emptyWorkdays).toEqual(workdays.filter((date) => !inside.has(date)));
      }),
    );
  });
});
