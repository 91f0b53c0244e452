import type { BudgetSum, ProjectFigures } from './projectFigures';
import { type Hundredths, plus } from '../hundredths';
import type { ReportRow } from './reportRow';

/** The sums of the rows of a cell. */
export interface Sums {
  /** How many rows the cell has. */
  rows: number;
  hours: Hundredths;
  /** The travel time of the rows whose travel time is known. */
  travel: Hundredths;
  /** How many rows have an unknown travel time. */
  unknownTravel: number;
  /** Hours of projects with a budget. */
  budgetedHours: Hundredths;
  /** Hours of projects with revenue. */
  paidHours: Hundredths;
  /** The share of these hours in the revenue, in cents, not rounded. It is an estimate, not an invoice. */
  paid: number;
  /** Hours for which it is unknown whether their project has revenue. */
  unknownRevenue: Hundredths;
}

export const noSums = (): Sums => ({
  rows: 0,
  hours: 0,
  travel: 0,
  unknownTravel: 0,
  budgetedHours: 0,
  paidHours: 0,
  paid: 0,
  unknownRevenue: 0,
});

/** Adds a row. Without figures, its budget and revenue are unknown; hours without a project have neither. */
export function addRow(
  sums: Sums,
  { hours, travel, project }: ReportRow,
  figures: ProjectFigures | undefined,
): void {
  sums.rows += 1;
  sums.hours = plus(sums.hours, hours);
  if (travel === undefined) sums.unknownTravel += 1;
  else sums.travel = plus(sums.travel, travel);
  if (!figures) {
    if (project !== null) sums.unknownRevenue = plus(sums.unknownRevenue, hours);
    return;
  }
  if (figures.budget !== null) sums.budgetedHours = plus(sums.budgetedHours, hours);
  if (figures.rate === null) return;
  sums.paidHours = plus(sums.paidHours, hours);
  sums.paid += (figures.rate * hours) / 100;
}

/** Adds the sums of other rows. */
export function addSums(sums: Sums, other: Sums): void {
  sums.rows += other.rows;
  sums.hours = plus(sums.hours, other.hours);
  sums.travel = plus(sums.travel, other.travel);
  sums.unknownTravel += other.unknownTravel;
  sums.budgetedHours = plus(sums.budgetedHours, other.budgetedHours);
  sums.paidHours = plus(sums.paidHours, other.paidHours);
  sums.paid += other.paid;
  sums.unknownRevenue = plus(sums.unknownRevenue, other.unknownRevenue);
}

/** Adds the cells of another row, column by column. */
export function addCells(cells: (Sums | undefined)[], other: readonly (Sums | undefined)[]): void {
  for (const [at, sums] of other.entries()) if (sums) addSums((cells[at] ??= noSums()), sums);
}

/** The values that a report can show. */
export const MEASURES = ['hours', 'travel', 'budget', 'rate'] as const;
export type Measure = (typeof MEASURES)[number];

/** Whether the values of rows add up; shares of budgets and rates do not. */
export const isAdditive = (measure: Measure): boolean => measure === 'hours' || measure === 'travel';

/**
 * The value of a cell: hours and travel in hundredths, the used part of the budget (0.5 is half of it), the rate in cents an
 * hour, not rounded.
 *
 * @returns null for an empty cell, an unknown travel time, a row without a budget, and hours without revenue
 */
export function measured(sums: Sums | undefined, measure: Measure, budget: BudgetSum | null): number | null {
  if (!sums || sums.rows === 0) return null;
  switch (measure) {
    case 'hours':
      return sums.hours;
    case 'travel':
      return sums.unknownTravel === sums.rows ? null : sums.travel;
    case 'budget':
      return budget === null ? null : sums.budgetedHours / budget.budget;
    case 'rate':
      return sums.paidHours === 0 ? null : (sums.paid * 100) / sums.paidHours;
  }
}

/** Hours without revenue, which are shown beside the rate and never count as 0 €. Hours of unknown revenue are not among them. */
export const unpaidHours = ({ hours, paidHours, unknownRevenue }: Sums): Hundredths =>
  plus(hours, -paidHours, -unknownRevenue);

/** How a value differs from that of the compared period. */
export interface Change {
  readonly difference: number;
  /** `new` if the value before was 0 or missing. */
  readonly percent: WholePercent | 'new' | null;
}

/** The change of a value. If only one of the values is missing, it counts as 0. */
export function changeOf(value: number | null, before: number | null): Change | null {
  if (value === null && before === null) return null;
  const difference = plus(value ?? 0, -(before ?? 0));
  if (before === null || before === 0) return { difference, percent: difference === 0 ? null : 'new' };
  return { difference, percent: wholePercent(difference, before) };
}

/** How a row changed; null if one of its values is unknown, such as a rate without revenue, because unknown is not 0. */
export function changeIn(
  {
    total,
    before,
    budget,
  }: { readonly total: Sums; readonly before: Sums; readonly budget: BudgetSum | null },
  measure: Measure,
): Change | null {
  const [value, earlier] = [measured(total, measure, budget), measured(before, measure, budget)];
  const isUnknown = (sums: Sums, of: number | null) => of === null && (measure === 'rate' || sums.rows > 0);
  return isUnknown(total, value) || isUnknown(before, earlier) ? null : changeOf(value, earlier);
}

/** A share in whole percent; `<1` for one above 0 and below 1. */
export type WholePercent = number | '<1';

/** A part of a whole in percent, rounded half away from zero; null if the whole is 0. */
export function wholePercent(part: number, whole: number): WholePercent | null {
  if (whole === 0) return null;
  const percent = Math.abs((part * 100) / whole);
  if (percent > 0 && percent < 1) return '<1';
  // The tiny number corrects binary fractions that are just below a half, such as 1.005 * 100.
  const rounded = Math.floor(percent + 0.5 + 1e-9);
  return part < 0 === whole < 0 ? rounded : 0 - rounded;
}
