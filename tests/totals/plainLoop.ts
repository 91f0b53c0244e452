import type { Company, ExpenseRow, OtherRow, WorkRow, Written } from './company';

/**
 * The oracle of totals: what every sum must be, written from the specification and with nothing from `src`. It counts in
 * whole numbers, hours and kilometres in millionths, money in cents, and knows nothing but loops.
 *
 * - Each value counts as the service wrote it, down to a millionth; an amount in whole cents, half away from zero.
 * - Missing hours are none. Negative hours are corrections and count.
 * - A row that cannot be read counts nowhere.
 * - A waiting wish counts as it will be: what is changed in its new place, what is deleted nowhere.
 */

/** The whole number of units in a decimal text, half away from zero: `units('1.005', 2)` is 101. */
export function units(value: Written, decimals: number): number {
  const [, sign = '', whole = '', fraction = '', exponent = '0'] =
    /^([+-]?)(\d*)\.?(\d*)(?:e([+-]?\d+))?$/u.exec(String(value).trim()) ?? [];
  if (whole + fraction === '') throw new Error(`${value} is not a number`);
  const point = whole.length + Number(exponent) + decimals;
  const digits = (whole + fraction).padStart(whole.length + fraction.length + Math.max(0, -point), '0');
  const at = Math.max(0, point);
  const kept = Number(digits.slice(0, at).padEnd(at, '0') || '0');
  const isUp = Number(digits[at] ?? '0') >= 5;
  const result = (kept + (isUp ? 1 : 0)) * (sign === '-' ? -1 : 1);
  return result === 0 ? 0 : result;
}

export const millionths = (value: Written | null): number => (value === null ? 0 : units(value, 6));
const centsIn = (value: Written | null): number => (value === null ? 0 : units(value, 2));

/** The sums of work records, in millionths and cents. */
export interface WorkSums {
  hours: number;
  travel: number;
  km: number;
  food: number;
  mileage: number;
}

/** Adds up work records. */
export function workSums(rows: readonly WorkRow[]): WorkSums {
  const sums = { hours: 0, travel: 0, km: 0, food: 0, mileage: 0 };
  for (const row of rows) {
    sums.hours += millionths(row.HoursWorked);
    sums.travel += millionths(row.TravelTime);
    sums.km += millionths(row.DistanceKM);
    sums.food += centsIn(row.FoodAllowance);
    sums.mileage += centsIn(row.TravelExpenses);
  }
  return sums;
}

export const hoursOf = (rows: readonly Pick<WorkRow, 'HoursWorked'>[]): number => {
  let sum = 0;
  for (const row of rows) sum += millionths(row.HoursWorked);
  return sum;
};

export const costOf = (rows: readonly Pick<ExpenseRow, 'TotalCost'>[]): number => {
  let sum = 0;
  for (const row of rows) sum += centsIn(row.TotalCost);
  return sum;
};

/** Rows of the days between two, both included. */
export const between = <Row extends { readonly Date: string }>(
  rows: readonly Row[],
  from: string,
  to: string,
): Row[] => rows.filter((row) => row.Date >= from && row.Date <= to);

/** A person's records as they will be once everything waiting is sent. */
export function planned({ records, wishes }: Company): WorkRow[] {
  const rows: WorkRow[] = [];
  for (const row of records) {
    const wish = wishes.find(({ id }) => id === row.Id);
    if (!wish) rows.push(row);
    else if (wish.want) rows.push(wish.want);
  }
  for (const { id, want } of wishes) if (id === null && want) rows.push(want);
  return rows;
}

/** The same for expenses, of which none is changed. */
export function plannedExpenses({ expenses, expenseWishes }: Company): ExpenseRow[] {
  const rows: ExpenseRow[] = [];
  for (const row of expenses) if (!expenseWishes.some(({ id }) => id === row.Id)) rows.push(row);
  for (const { id, want } of expenseWishes) if (id === null && want) rows.push(want);
  return rows;
}

/** The rows of a customer's export: everybody's stored records. */
export function exportRows({ records, others, person }: Company, customer: number): OtherRow[] {
  const rows: OtherRow[] = [];
  for (const row of records)
    if (row.Customer_fk === customer)
      rows.push({
        Date: row.Date,
        Employee: person,
        customer,
        Project: row.Project_Name,
        Description: row.Description,
        Location: row.Location,
        HoursWorked: row.HoursWorked,
        TravelTime: row.TravelTime,
      });
  for (const row of others) if (row.customer === customer) rows.push(row);
  return rows;
}

/** Adds up rows by a key, in the order of the keys' first rows. */
export function hoursBy<Row extends Pick<WorkRow, 'HoursWorked'>>(
  rows: readonly Row[],
  keyOf: (row: Row) => string,
): Map<string, number> {
  const sums = new Map<string, number>();
  for (const row of rows) sums.set(keyOf(row), (sums.get(keyOf(row)) ?? 0) + millionths(row.HoursWorked));
  return sums;
}

const DAY_MS = 86_400_000;

/** The day some days later. */
export const daysLater = (day: string, days: number): string =>
  new Date(Date.parse(`${day}T00:00:00Z`) + days * DAY_MS).toISOString().slice(0, 10);

/** The Monday of the day's week, which also names it. */
export function mondayOf(day: string): string {
  const number = new Date(`${day}T00:00:00Z`).getUTCDay();
  return daysLater(day, number === 0 ? -6 : 1 - number);
}

/** The number of a week, which is that of its Thursday in its year. */
export function weekNumber(day: string): number {
  const thursday = daysLater(mondayOf(day), 3);
  return 1 + Math.floor((Date.parse(thursday) - Date.parse(`${thursday.slice(0, 4)}-01-01`)) / DAY_MS / 7);
}

/** The last day of a month `yyyy-mm`. */
export function lastDayOf(month: string): string {
  let day = `${month}-28`;
  while (daysLater(day, 1).startsWith(month)) day = daysLater(day, 1);
  return day;
}

/** Each different value once, in order. */
export const each = (values: readonly string[]): string[] => [...new Set(values)].toSorted();

/** Hours as they are shown: one decimal, a second one where it is needed; `7,5`, `0,33`. */
export function shownHours(value: number, mark: ',' | '.', signs = { minus: '-' }): string {
  const hundredths = Math.floor((Math.abs(value) + 5000) / 10_000);
  const fraction = String(hundredths % 100)
    .padStart(2, '0')
    .replace(/0$/u, '');
  const whole = String(Math.floor(hundredths / 100)).replaceAll(
    /\B(?=(?:\d{3})+$)/gu,
    mark === ',' ? '.' : ',',
  );
  return `${value < 0 ? signs.minus : ''}${whole}${mark}${fraction}`;
}

/** Cents as a plain number with two decimals: `-1234.50`. */
export function plainCents(value: number): string {
  const digits = String(Math.abs(value)).padStart(3, '0');
  return `${value < 0 ? '-' : ''}${digits.slice(0, -2)}.${digits.slice(-2)}`;
}
