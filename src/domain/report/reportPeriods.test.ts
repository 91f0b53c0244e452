import { describe, expect, test } from 'vitest';
import { type IsoMonth, isoDate, monthOfDay } from '../time/period';
import { evaluationCheck, spanToReadAgain } from './evaluationCheck';
import { reportRow } from './report.fixture';
import { columnFinder, reportColumns } from './reportColumns';
import {
  type Comparison,
  REPORT_PERIODS,
  type ReportPeriod,
  comparedDays,
  reportDays,
  keptUntil,
  periodBeside,
} from './reportPeriods';

const period = (text: string): ReportPeriod => {
  const named = REPORT_PERIODS.find((name) => name === text);
  const [from = '', to = ''] = text.split('..');
  return named ?? { from: isoDate(from), to: isoDate(to) };
};
const span = (text: string) => reportDays(period(text), isoDate('2026-11-20'));
const shown = (days: { from: string; to: string } | null) => days && `${days.from}..${days.to}`;

describe('periods', () => {
  test.each([
    ['this-year', '2025-01-01..2025-10-31'],
    ['this-quarter', '2026-07-01..2026-07-31'],
    ['this-month', '2026-09-01..2026-09-30'],
  ])('on the last day of a month %s is compared with %s (R-16.32)', (name, before) => {
    expect(shown(comparedDays(period(name), 'prev', isoDate('2026-10-31')))).toBe(before);
  });

  test.each([
    ['this-month', '2026-11-01..2026-11-20', '2026-10-01..2026-10-20', '2025-11-01..2025-11-20'],
    ['last-month', '2026-10-01..2026-10-31', '2026-09-01..2026-09-30', '2025-10-01..2025-10-31'],
    ['this-quarter', '2026-10-01..2026-11-20', '2026-07-01..2026-08-20', '2025-10-01..2025-11-20'],
    ['last-quarter', '2026-07-01..2026-09-30', '2026-04-01..2026-06-30', '2025-07-01..2025-09-30'],
    ['this-year', '2026-01-01..2026-11-20', '2025-01-01..2025-11-20', '2025-01-01..2025-11-20'],
    ['last-year', '2025-01-01..2025-12-31', '2024-01-01..2024-12-31', '2024-01-01..2024-12-31'],
    ['2026-06-01..2026-11-20', '2026-06-01..2026-11-20', '2025-12-10..2026-05-31', '2025-06-01..2025-11-20'],
    ['2026-09-01..2026-09-30', '2026-09-01..2026-09-30', '2026-08-01..2026-08-31', '2025-09-01..2025-09-30'],
    ['2026-10-15..2026-10-31', '2026-10-15..2026-10-31', '2026-09-28..2026-10-14', '2025-10-15..2025-10-31'],
    ['2025-12-01..2026-01-31', '2025-12-01..2026-01-31', '2025-10-01..2025-11-30', '2024-12-01..2025-01-31'],
    ['2026-10-05..2026-10-11', '2026-10-05..2026-10-11', '2026-09-28..2026-10-04', '2025-10-05..2025-10-11'],
  ])('%s', (text, days, before, year) => {
    const today = isoDate('2026-11-20');
    expect(shown(reportDays(period(text), today))).toBe(days);
    expect(shown(comparedDays(period(text), 'prev', today))).toBe(before);
    expect(shown(comparedDays(period(text), 'year', today))).toBe(year);
    expect(comparedDays(period(text), 'none', today)).toBeNull();
  });

  test.each<[string, string, Comparison, string]>([
    ['2026-03-30', 'this-month', 'prev', '2026-02-01..2026-02-28'],
    ['2026-03-31', 'this-month', 'prev', '2026-02-01..2026-02-28'],
    ['2026-01-10', 'this-month', 'prev', '2025-12-01..2025-12-10'],
    ['2028-02-29', 'this-month', 'year', '2027-02-01..2027-02-28'],
    ['2025-03-05', 'last-month', 'year', '2024-02-01..2024-02-29'],
    ['2026-02-10', 'last-quarter', 'prev', '2025-07-01..2025-09-30'],
  ])('on %s, %s against %s', (today, text, comparison, days) => {
    expect(shown(comparedDays(period(text), comparison, isoDate(today)))).toBe(days);
  });

  test.each([
    ['2026-11-20', '2026-09-30'],
    ['2026-01-31', '2025-11-30'],
  ])('on %s a device keeps months up to %s', (today, last) => {
    expect(keptUntil(isoDate(today))).toBe(last);
  });
});

describe('columns of time', () => {
  test.each([
    ['2026-10-01..2026-10-31', 'total', 'total', ['total 2026-10-01..2026-10-31']],
    [
      '2026-12-30..2027-01-05',
      'week',
      'week',
      ['2026-W53 2026-12-30..2027-01-03 cut', '2027-W01 2027-01-04..2027-01-05 cut'],
    ],
    [
      '2026-10-01..2026-11-20',
      'month',
      'month',
      ['2026-10 2026-10-01..2026-10-31', '2026-11 2026-11-01..2026-11-20 cut'],
    ],
    [
      '2026-09-30..2026-12-31',
      'quarter',
      'quarter',
      ['2026-Q3 2026-09-30..2026-09-30 cut', '2026-Q4 2026-10-01..2026-12-31'],
    ],
  ] as const)('%s by %s', (days, wanted, by, expected) => {
    const found = reportColumns(span(days), wanted);
    expect(found.by).toBe(by);
    expect(
      found.columns.map(({ key, isCut, ...one }) => `${key} ${shown(one)}${isCut ? ' cut' : ''}`),
    ).toEqual(expected);
  });

  test.each([
    ['2025-01-06..2026-03-01', 'week', 'week', 60],
    ['2025-01-06..2026-03-02', 'week', 'month', 15],
    ['2020-01-01..2024-12-31', 'week', 'month', 60],
    ['2020-01-01..2025-01-01', 'week', 'quarter', 21],
    ['2000-01-01..2026-11-20', 'month', 'total', 1],
  ] as const)('%s by %s is shown by %s in %d columns', (days, wanted, by, count) => {
    const found = reportColumns(span(days), wanted);
    expect([found.by, found.columns.length]).toEqual([by, count]);
  });

  test('a day is found in its column alone', () => {
    const find = columnFinder(reportColumns(span('2026-10-01..2026-11-20'), 'month').columns);
    const days = ['2026-09-30', '2026-10-01', '2026-10-31', '2026-11-01', '2026-11-21'];
    expect(days.map((day) => find(isoDate(day)))).toEqual([-1, 0, 0, 1, -1]);
  });
});

describe('check against the evaluation', () => {
  const month = (text: string): IsoMonth => monthOfDay(isoDate(`${text}-01`));
  const days = span('2026-09-15..2026-11-20');
  // The first and the last one are outside of the days.
  const rows = [
    reportRow('2026-09-14', 5),
    reportRow('2026-09-15', 8),
    reportRow('2026-10-01', 0.1),
    reportRow('2026-10-02', 0.2),
    reportRow('2026-11-21', 5),
  ];
  const told = (september: number, october: number) => [
    { month: month('2026-09'), hours: september },
    { month: month('2026-10'), hours: october },
  ];

  test.each([
    [told(8, 0.3), []],
    [told(8, 0.1 + 0.2), []],
    [told(8, 0.31), [['2026-10', 1]]],
    [told(7.5, 0.3), [['2026-09', -50]]],
    [
      [],
      [
        ['2026-09', -800],
        ['2026-10', -30],
      ],
    ],
    [[...told(8, 0.3), { month: month('2026-11'), hours: 2 }], [['2026-11', 200]]],
  ])('%j', (evaluation, differences) => {
    const found = evaluationCheck(rows, evaluation, days);
    expect(found?.map((one) => [one.month, one.difference])).toEqual(differences);
  });

  test('nothing is checked without an evaluation', () => {
    expect(evaluationCheck(rows, null, days)).toBeNull();
  });

  test.each([
    [told(8, 0.3), null],
    [told(7, 0.3), '2026-09-15..2026-09-30'],
    [told(8, 1), '2026-10-01..2026-10-31'],
    [told(1, 1), '2026-09-15..2026-10-31'],
  ])('months that differ are read again in one span: %j', (evaluation, again) => {
    expect(shown(spanToReadAgain(evaluationCheck(rows, evaluation, days) ?? [], days))).toBe(again);
  });
});

test.each([
  ['last-month', -1, { from: '2026-09-01', to: '2026-09-30' }],
  ['last-month', 1, 'this-month'],
  ['this-month', -1, 'last-month'],
  ['this-month', 1, null],
  ['this-quarter', -1, 'last-quarter'],
  ['last-year', 1, 'this-year'],
  ['last-year', -1, { from: '2024-01-01', to: '2024-12-31' }],
  [{ from: '2026-09-01', to: '2026-09-30' }, 1, 'last-month'],
  [{ from: '2026-11-02', to: '2026-11-08' }, -1, { from: '2026-10-26', to: '2026-11-01' }],
  [{ from: '2026-11-02', to: '2026-11-08' }, 1, { from: '2026-11-09', to: '2026-11-15' }],
  [{ from: '2026-11-16', to: '2026-11-22' }, 1, null],
  [{ from: '2026-11-13', to: '2026-11-19' }, 1, { from: '2026-11-20', to: '2026-11-26' }],
] as const)('a step from %j by %d leads to %j (R-16.31)', (start, direction, beside) => {
  const of = typeof start === 'string' ? start : { from: isoDate(start.from), to: isoDate(start.to) };
  expect(periodBeside(of, direction, isoDate('2026-11-20'))).toEqual(beside);
});
