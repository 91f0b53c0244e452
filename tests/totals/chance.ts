import fc from 'fast-check';
import {
  type Company,
  type OtherRow,
  type Wish,
  type WorkRow,
  type Written,
  brokenCosts,
  brokenRows,
  pairs,
  spent,
  work,
} from './company';

const run = (from: string, days: number): string[] =>
  Array.from({ length: days }, (_, at) =>
    new Date(Date.parse(`${from}T00:00:00Z`) + at * 86_400_000).toISOString().slice(0, 10),
  );

/** Ends of months, the nights on which clocks change, week 53, a leap day, and days to come. */
const days = fc.oneof(
  { arbitrary: fc.constantFrom(...run('2026-10-23', 28)), weight: 6 },
  { arbitrary: fc.constantFrom(...run('2026-03-27', 6)), weight: 1 },
  { arbitrary: fc.constantFrom(...run('2020-12-26', 12)), weight: 1 },
  {
    arbitrary: fc.constantFrom('2024-02-29', '2026-11-30', '2026-12-01', '2026-12-31', '2027-01-03'),
    weight: 1,
  },
);

const third = 1 / 3;
const hours = fc.oneof(
  fc.constantFrom<Written | null>(8, 7.5, 0.333, 0.667, third, 2 * third, 0.125, 0.05, 1.005, '8.00'),
  fc.constantFrom<Written | null>(null, 0, -0.333, -1.125, -8, 0.1, 0.7, '0.333', '-0.50', 24, 10.01),
  fc.integer({ min: -2000, max: 12_000 }).map((value) => value / 1000),
);
const travel = fc.constantFrom<Written | null>(null, null, null, 0, 0.5, third, 0.333, '1.25', -0.125);
const km = fc.constantFrom<Written | null>(null, null, 0, 26, 0.1, 12.345, '124.5');
const food = fc.constantFrom<Written | null>(0, 0, null, 16, 32, '16.00', 14.7);
const mileage = fc.constantFrom<Written | null>(0, null, 7.8, 37.35, '0.03');
const cost = fc.oneof(
  fc.constantFrom<Written>(0.1, 0.2, 0.29, 1.1, 4.35, 1.005, 19.99, '12.50', -3.1, -0.05, 0),
  fc.integer({ min: -5000, max: 200_000 }).map((value) => value / 100),
);
const times = fc.constantFrom(
  { Departure: null, Arrival: null },
  { Departure: '07:30:00', Arrival: '17:30:00' },
  { Departure: '22:00:00', Arrival: '06:00:00' },
);

const workParts = fc
  .tuple(days, fc.constantFrom(...pairs), hours, travel, km, food, mileage, times)
  .map(([Date, pair, HoursWorked, TravelTime, DistanceKM, FoodAllowance, TravelExpenses, time]) =>
    Object.assign({ Date, HoursWorked, TravelTime, DistanceKM, FoodAllowance, TravelExpenses }, pair, time),
  );
const costParts = fc.record({ Date: days, TotalCost: cost });

/** Two people have one name, and one is in no directory. */
const people = ['Kim Weber', 'Kim Weber', 'tobias.frick', 'Unbekannt', ''];
const otherRow = fc
  .tuple(workParts, fc.constantFrom(...people))
  .filter(([{ Customer_fk }]) => Customer_fk !== null)
  .map(([{ Customer_fk, Project_Name, Date, HoursWorked, TravelTime }, Employee]): OtherRow => ({
    customer: Customer_fk ?? 0,
    Date,
    Employee,
    Project: Project_Name,
    Description: '',
    Location: '',
    HoursWorked,
    TravelTime,
  }));

interface Parts {
  readonly records: readonly Partial<WorkRow>[];
  readonly expenses: readonly { readonly Date: string; readonly TotalCost: Written }[];
  readonly others: readonly OtherRow[];
  readonly changed: readonly Partial<WorkRow>[];
  readonly added: readonly Partial<WorkRow>[];
  readonly addedCosts: readonly { readonly Date: string; readonly TotalCost: Written }[];
  readonly isWaiting: boolean;
  readonly isBroken: boolean;
}

/** Every fifth record is to be deleted, some of the others are changed; new ones are added. */
function companyOf(parts: Parts, name: string): Company {
  const records = parts.records.map((row, at) => work(at + 1, row.Date ?? '', row));
  const expenses = parts.expenses.map(({ Date, TotalCost }, at) => spent(at + 1, Date, TotalCost));
  const changes = parts.changed.flatMap((change, at): Wish<WorkRow>[] => {
    const row = records[at * 3];
    if (!row) return [];
    return [{ id: row.Id, want: at % 5 === 4 ? null : { ...row, ...change } }];
  });
  const added = parts.added.map((row, at): Wish<WorkRow> => ({
    id: null,
    want: work(8000 + at, row.Date ?? '', row),
  }));
  const leaving = expenses.filter((_row, at) => at % 4 === 3).map(({ Id }) => ({ id: Id, want: null }));
  const addedCosts = parts.addedCosts.map(({ Date, TotalCost }, at) => ({
    id: null,
    want: spent(8000 + at, Date, TotalCost),
  }));
  return {
    name,
    person: 'Jana Albrecht',
    records,
    expenses,
    broken: parts.isBroken ? brokenRows : [],
    brokenExpenses: parts.isBroken ? brokenCosts : [],
    others: parts.others,
    wishes: parts.isWaiting ? [...changes, ...added] : [],
    expenseWishes: parts.isWaiting ? [...leaving, ...addedCosts] : [],
  };
}

const anyCompany = fc.record({
  records: fc.array(workParts, { maxLength: 70, size: 'max' }),
  expenses: fc.array(costParts, { maxLength: 50, size: 'max' }),
  others: fc.array(otherRow, { maxLength: 60, size: 'max' }),
  changed: fc.array(workParts, { maxLength: 8 }),
  added: fc.array(workParts, { maxLength: 4 }),
  addedCosts: fc.array(costParts, { maxLength: 4 }),
  isWaiting: fc.boolean(),
  isBroken: fc.integer({ min: 0, max: 3 }).map((value) => value === 0),
});

/** Companies by chance, always the same ones. */
export const seededCompanies = (count: number): Company[] =>
  fc.sample(anyCompany, { numRuns: count, seed: 57 }).map((parts, at) => companyOf(parts, `seed ${at + 1}`));
