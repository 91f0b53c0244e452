import { type Project, isCompletedProject } from '../customers/project';
import { type Cents, sumCents } from '../money/money';
import { type Group, grouped } from '../grouped';
import type { IsoDate } from '../time/period';
import { type ReportFilters, isProjectAsked } from './reportFilters';
import { type Hundredths, hundredthsOf, plus } from '../hundredths';
import { type ReportRow, projectKey } from './reportRow';

/** The details of a project that the report needs; `timeBudget` is in hours. */
export type ReportProject = Pick<Project, 'customerId' | 'name' | 'state' | 'timeBudget' | 'revenue'>;

/** The budget and the rate of a project. */
export interface ProjectFigures {
  readonly customer: string;
  readonly project: string;
  /** Null without a budget, and for projects of the same name, because rows do not tell them apart. */
  readonly budget: Hundredths | null;
  /** Cents an hour, not rounded; null without revenue. */
  readonly rate: number | null;
  /** All hours of the project up to the end of the report's period. */
  readonly usedByEnd: Hundredths;
}

/** The figures of projects by their keys (`projectKey`). */
export type FiguresByProject = ReadonlyMap<string, ProjectFigures>;

/** The hours of each project up to a day, by its key. */
export function usedHours(rows: readonly ReportRow[], until: IsoDate): ReadonlyMap<string, Hundredths> {
  const used = new Map<string, Hundredths>();
  for (const { date, customer, project, hours } of rows) {
    if (date > until) continue;
    const key = projectKey(customer, project);
    used.set(key, plus(used.get(key) ?? 0, hours));
  }
  return used;
}

/** The budget of a project in hundredths; null without one. A budget of 0 or less is none. */
export function budgetOf({ timeBudget }: Pick<ReportProject, 'timeBudget'>): Hundredths | null {
  return timeBudget === null || timeBudget <= 0 ? null : hundredthsOf(timeBudget);
}

/** The key of a project, which is the same as that of its rows (`projectKey`). */
export const keyOfProject = ({ customerId, name }: Pick<ReportProject, 'customerId' | 'name'>): string =>
  projectKey(String(customerId), name.trim());

/** Groups projects with the same customer and name, because the report cannot tell them apart. */
export function projectsByKey<Of extends Pick<ReportProject, 'customerId' | 'name'>>(
  projects: readonly Of[],
): ReadonlyMap<string, Group<Of>> {
  return grouped(projects, keyOfProject);
}

/** The ids, as text, of customers with rows that do not name their project, so that the hours of each project are unknown. */
export function customersWithoutProjects(rows: readonly ReportRow[]): ReadonlySet<string> {
  const customers = new Set<string>();
  for (const { customer, project } of rows) if (project === undefined) customers.add(customer);
  return customers;
}

/**
 * The budgets and rates of projects, by their keys. If not all rows of a customer name their project, its projects are left
 * out, because the hours that they used are unknown.
 *
 * @param rows of all time, because budgets and rates count every hour
 * @param days today, up to which rates count hours, and the last day of the report's period
 */
export function projectFigures(
  projects: readonly ReportProject[],
  rows: readonly ReportRow[],
  days: { readonly today: IsoDate; readonly end: IsoDate },
): FiguresByProject {
  const usedToday = usedHours(rows, days.today);
  const usedByEnd = usedHours(rows, days.end);
  const figures = new Map<string, ProjectFigures>();
  const unknown = customersWithoutProjects(rows);
  for (const [key, group] of projectsByKey(projects)) {
    const [first] = group;
    if (unknown.has(String(first.customerId))) continue;
    const budget = group.length === 1 ? budgetOf(first) : null;
    const revenue = sumCents(group.flatMap((project) => project.revenue ?? []));
    const isPlanned = budget !== null && !isCompletedProject(first);
    figures.set(key, {
      customer: String(first.customerId),
      project: first.name.trim(),
      budget,
      rate: rateOf(revenue, isPlanned ? budget : 0, usedToday.get(key) ?? 0),
      usedByEnd: usedByEnd.get(key) ?? 0,
    });
  }
  return figures;
}

/** The revenue per hour. The planned hours count as long as not more were worked. */
function rateOf(revenue: Cents, planned: Hundredths, used: Hundredths): number | null {
  const hours = Math.max(planned, used);
  return revenue <= 0 || hours <= 0 ? null : (revenue * 100) / hours;
}

/** The budgets with which a row is compared, and the hours that were used of them up to the end of the period. */
export interface BudgetSum {
  readonly budget: Hundredths;
  readonly usedByEnd: Hundredths;
}

/**
 * The sum of the budgets that the filters leave.
 *
 * @param customer the id, as text, of the customer whose projects count; null for all projects
 */
export function budgetSum(
  figures: FiguresByProject,
  filters: ReportFilters,
  customer: string | null,
): BudgetSum | null {
  let [budget, usedByEnd] = [0, 0];
  for (const project of figures.values()) {
    if (project.budget === null || (customer !== null && project.customer !== customer)) continue;
    if (!isProjectAsked(filters, project)) continue;
    budget = plus(budget, project.budget);
    usedByEnd = plus(usedByEnd, project.usedByEnd);
  }
  return budget === 0 ? null : { budget, usedByEnd };
}
