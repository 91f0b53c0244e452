import { describe, expect, test } from 'vitest';
import { isoDate } from '../time/period';
import { pivot } from './pivot';
import { personOf, reportRow } from './report.fixture';
import { chartStrips, notchOf, timeChart } from './reportChart';
import type { FiguresByProject } from './projectFigures';
import type { TimeColumns } from './reportColumns';
import { NO_FILTERS } from './reportFilters';

/** A report of as many customers as hours are given, each with the same hours in September and half of them before. */
function report(hours: readonly number[], columns: TimeColumns, figures: FiguresByProject = new Map()) {
  const rows = hours.flatMap((each, at) => [
    reportRow('2026-09-10', each, { customer: String(at), customerName: `K${at}` }),
    reportRow('2026-10-10', each, { customer: String(at), customerName: `K${at}` }),
    reportRow('2026-08-10', each / 2, { customer: String(at), customerName: `K${at}` }),
  ]);
  const period = { from: isoDate('2026-09-01'), to: isoDate('2026-10-31') };
  const compared = { from: isoDate('2026-08-01'), to: isoDate('2026-08-31') };
  const question = { rows: 'customer', columns, period, compared, filters: NO_FILTERS } as const;
  return pivot(rows, question, figures, personOf);
}

/** Each of so many customers has a budget of 100 hours, of which 40 are used, and 100 € an hour. */
const budgets = (count: number): FiguresByProject =>
  new Map(
    Array.from({ length: count }, (_, at) => [
      `${at}:MES`,
      { customer: String(at), project: 'MES', budget: 10_000, rate: 10_000, usedByEnd: 4000 },
    ]),
  );

const numbers = (count: number) => Array.from({ length: count }, (_, at) => at + 1);

describe('the strips of rows', () => {
  test('each of the ten largest rows has a strip, the largest first, and the others share one (R-16.35)', () => {
    const strips = chartStrips(report(numbers(13), 'total').rows, 'hours');
    expect(strips.map(({ row }) => row?.name ?? null)).toEqual([
      'K12',
      'K11',
      'K10',
      'K9',
      'K8',
      'K7',
      'K6',
      'K5',
      'K4',
      'K3',
      null,
    ]);
    // 13 h in each of two months and half of it before; the others are 1, 2 and 3.
    expect(strips[0]).toMatchObject({ value: 2600, before: 650 });
    expect(strips.at(-1)).toMatchObject({ value: 1200, before: 300 });
  });

  test('ten rows need no strip of others, and a row without hours in the period has no strip', () => {
    expect(chartStrips(report([...numbers(10), 0], 'total').rows, 'hours')).toHaveLength(10);
  });
});

test('the strip of the others has the sum of their budgets (R-16.35)', () => {
  const others = (count: number) =>
    chartStrips(report(numbers(12), 'total', budgets(count)).rows, 'budget').at(-1);
  // The smallest two have 2 and 4 of 100 hours each.
  expect(others(12)).toMatchObject({ row: null, value: 0.03 });
});

describe('the strips of times', () => {
  test('the newest time comes first, stacked by the six largest rows in the order of the palette and the others (R-16.35)', () => {
    const chart = timeChart(report(numbers(8), 'month'), 'hours');
    expect(chart?.strips.map(({ key }) => key)).toEqual(['2026-10', '2026-09']);
    expect(chart?.rows.map(({ name }) => name)).toEqual(['K7', 'K6', 'K5', 'K4', 'K3', 'K2']);
    expect(chart?.hasOthers).toBe(true);
    expect(chart?.strips[0]).toMatchObject({ value: 3600 });
    expect(chart?.strips[0]?.parts).toEqual([
      ...[800, 700, 600, 500, 400, 300].map((value, place) => ({ place, value })),
      { place: null, value: 300 },
    ]);
  });

  test('values that do not add up are not stacked', () => {
    const chart = timeChart(report(numbers(8), 'month'), 'rate');
    expect([chart?.rows, chart?.hasOthers]).toEqual([[], false]);
    expect(chart?.strips[0]).toMatchObject({ value: 0, parts: [] });
    const paid = timeChart(report([2], 'month', budgets(1)), 'rate');
    expect(paid?.strips[0]?.parts).toEqual([{ place: 0, value: 10_000 }]);
    expect(timeChart(report([2], 'total'), 'hours')).toBeNull();
  });
});

test.each([
  ['hours', 48_000, 480, 800],
  ['hours', 96_000, 480, 800],
  ['hours', 96_001, 480, 4000],
  ['hours', 0, 480, 800],
  ['travel', 96_001, 480, 4000],
  ['rate', 24_000, 480, 1000],
  ['budget', 1, 480, 0.1],
  ['hours', 1_637_486, 530, 20_000],
  ['hours', Infinity, 480, Infinity],
] as const)('%s up to %d in %d px have notches of %d (R-16.36)', (measure, largest, width, notch) => {
  expect(notchOf(measure, largest, width)).toBe(notch);
});
