import { type Company, type WorkRow, brokenCosts, brokenRows, spent, work } from './company';

const nobody: Company = {
  name: '',
  person: 'Jana Albrecht',
  records: [],
  expenses: [],
  broken: [],
  brokenExpenses: [],
  others: [],
  wishes: [],
  expenseWishes: [],
};

const company = (name: string, parts: Partial<Company>): Company => ({ ...nobody, ...parts, name });

const other = { customer: 1, Project: 'MES', Description: '', Location: '', TravelTime: 0 } as const;

/** The same record on some days of a November week. */
const onDays = (days: readonly string[], more: Partial<WorkRow>, firstId = 1): WorkRow[] =>
  days.map((day, at) => work(firstId + at, `2026-11-${day}`, more));

/** Thirty records, so that the list has two pages; the week of 26 October is on both. */
const twoPages = Array.from({ length: 30 }, (_, at) =>
  work(
    at + 1,
    `2026-${at < 12 ? `10-${String(20 + at).padStart(2, '0')}` : `11-${String(at - 11).padStart(2, '0')}`}`,
  ),
);

/** A company for each way in which sums went wrong, or could. */
export const handMade: readonly Company[] = [
  company('nothing at all', {}),
  company('three times twenty minutes', {
    records: onDays(['16', '16', '16'], { HoursWorked: 0.333, TravelTime: 1 / 3 }),
  }),
  company('thirds as a program computes them', {
    records: onDays(['16', '17', '18'], { HoursWorked: 1 / 3 }),
  }),
  company('thirty times twenty minutes', {
    records: Array.from({ length: 30 }, (_, at) => work(at, '2026-11-10', { HoursWorked: 1 / 3 })),
  }),
  company('eighths', {
    records: onDays(['16', '16', '16'], { HoursWorked: 0.125, TravelTime: 0.125, DistanceKM: 0.125 }),
  }),
  company('what binary fractions round down', { records: onDays(['17'], { HoursWorked: 1.005 }) }),
  company('a day of ten hours and what is not shown of them', {
    records: onDays(['16', '16', '17'], { HoursWorked: 5.002 }),
  }),
  company('corrections', {
    records: [
      ...onDays(['16', '17'], {}),
      ...onDays(['16', '17'], { HoursWorked: -0.333, TravelTime: -0.5 }, 11),
      work(21, '2026-11-18', { HoursWorked: -8 }),
    ],
    expenses: [spent(1, '2026-11-16', 20), spent(2, '2026-11-17', -0.05)],
  }),
  company('without hours', {
    records: [...onDays(['16', '17'], { HoursWorked: null }), ...onDays(['17'], { HoursWorked: 0 }, 11)],
  }),
  company('numbers as text', {
    records: onDays(['16', '17'], {
      HoursWorked: '7.50',
      TravelTime: '0.333',
      DistanceKM: '12.5',
      FoodAllowance: '16.00',
      TravelExpenses: '3.75',
    }),
    expenses: [spent(1, '2026-11-16', '12.30')],
  }),
  company('cents', {
    expenses: [0.1, 0.2, 0.29, 1.1, 4.35, 1.005, 19.99].map((cost, at) => spent(at, '2026-11-05', cost)),
    records: onDays(['16', '17'], { FoodAllowance: 14.7, TravelExpenses: 0.03 }),
  }),
  company('the ends of a month', {
    records: ['2026-10-31', '2026-11-01', '2026-11-30', '2026-12-01'].map((day, at) =>
      work(at + 1, day, { HoursWorked: 2 ** at, FoodAllowance: 2 ** at, DistanceKM: 2 ** at }),
    ),
    expenses: ['2026-10-31', '2026-11-01', '2026-11-30', '2026-12-01'].map((day, at) =>
      spent(at + 1, day, 2 ** at),
    ),
  }),
  company('the nights of summer time', {
    records: ['2026-03-28', '2026-03-29', '2026-03-30', '2026-10-24', '2026-10-25', '2026-10-26'].map(
      (day, at) =>
        work(at + 1, day, {
          HoursWorked: 2 ** at,
          Departure: '22:00:00',
          Arrival: '06:00:00',
          FoodAllowance: 16,
        }),
    ),
  }),
  company('week 53', {
    records: ['2020-12-27', '2020-12-28', '2020-12-31', '2021-01-01', '2021-01-03', '2021-01-04'].map(
      (day, at) => work(at + 1, day, { HoursWorked: 2 ** at }),
    ),
  }),
  company('rows that cannot be read', {
    records: onDays(['09', '10', '12'], {}),
    expenses: [spent(1, '2026-11-10', 7.5)],
    broken: brokenRows,
    brokenExpenses: brokenCosts,
  }),
  company('waiting entries', {
    records: onDays(['09', '10', '11', '12', '13'], {}),
    expenses: [spent(1, '2026-11-10', 7.5), spent(2, '2026-11-11', 2.5)],
    wishes: [
      { id: 1, want: null },
      { id: 2, want: work(2, '2026-11-16', { HoursWorked: 3 }) },
      { id: 3, want: work(3, '2026-11-11', { HoursWorked: 0.333, TravelTime: 1 }) },
      { id: null, want: work(8000, '2026-11-17', { HoursWorked: 1.5 }) },
    ],
    expenseWishes: [
      { id: 1, want: null },
      { id: null, want: spent(8000, '2026-11-02', 0.29) },
    ],
  }),
  company('a waiting entry whose week is on another page', {
    records: twoPages,
    wishes: [{ id: null, want: work(8000, '2026-10-21', { HoursWorked: 4 }) }],
  }),
  company('a record that moves to the week of another page while it waits', {
    records: twoPages,
    wishes: [{ id: 1, want: work(1, '2026-11-18') }],
  }),
  company('a waiting expense whose month is on another page', {
    expenses: Array.from({ length: 30 }, (_, at) =>
      spent(
        at + 1,
        at < 15 ? `2026-09-${String(at + 10)}` : `2026-11-${String(at - 14).padStart(2, '0')}`,
        1,
      ),
    ),
    expenseWishes: [{ id: null, want: spent(8000, '2026-09-12', 0.5) }],
  }),
  company('two people of one name, and hours of others', {
    records: onDays(['02', '03'], { HoursWorked: 0.333 }),
    others: [
      { ...other, Date: '2026-11-02', Employee: 'Kim Weber', HoursWorked: 1 / 3 },
      { ...other, Date: '2026-11-02', Employee: 'Kim Weber', HoursWorked: 1 / 3 },
      { ...other, Date: '2026-10-31', Employee: 'tobias.frick', HoursWorked: 0.125 },
      { ...other, Date: '2026-11-03', Employee: 'Jana Albrecht', HoursWorked: 2, Project: null },
      { ...other, Date: '2026-11-04', Employee: '', HoursWorked: -0.5, customer: 2, Project: 'Dienstplan' },
    ],
  }),
  company('a month whose hours are none, and months without records', {
    records: [
      work(1, '2026-09-01', { HoursWorked: 8 }),
      work(2, '2026-10-05', { HoursWorked: 8 }),
      work(3, '2026-10-06', { HoursWorked: -8 }),
    ],
  }),
  company('thousands', {
    records: Array.from({ length: 50 }, (_, at) =>
      work(at, '2026-11-10', { HoursWorked: 24, DistanceKM: 999.9 }),
    ),
    expenses: [spent(1, '2026-11-10', 12_345.67), spent(2, '2026-11-11', 999_999.99)],
  }),
];
