import { type Project, isCompletedProject } from '../customers/project';
import { grouped } from '../grouped';
import type { Id } from '../id';
import { type IsoDate, addDays, daysBetween } from '../time/period';
import { type BudgetEnd, type Pace, budgetEnd, forecastWeeks, paceOf } from './budgetRange';
import { budgetOf, customersWithoutProjects, projectsByKey } from './projectFigures';
import type { Hundredths } from '../hundredths';
import { type ReportRow, projectKey } from './reportRow';

/** The groups of a forecast, in their order. The first two need attention. */
export const FORECAST_GROUPS = ['usedUp', 'soon', 'later', 'noBudget', 'dormant'] as const;
export type ForecastGroup = (typeof FORECAST_GROUPS)[number];

/** A budget that may end this many days from now ends soon. */
export const SOON_DAYS = 30;
/** An active project without hours for so many days is dormant. */
export const DORMANT_DAYS = 60;

export type ForecastProject = Pick<
  Project,
  'id' | 'customerId' | 'customerName' | 'name' | 'state' | 'timeBudget'
>;

/** How far a budget reaches, of a project or of a customer. */
export interface Forecast {
  readonly group: ForecastGroup;
  readonly used: Hundredths;
  readonly budget: Hundredths | null;
  /** Budget minus used, below 0 when it was exceeded; null without a budget. */
  readonly rest: Hundredths | null;
  /** The hours of the last eight full weeks, the earliest first. */
  readonly weeks: readonly Hundredths[];
  /** Null if there are too few hours for an estimate. */
  readonly pace: Pace | null;
  /** Null if the budget is used up, there is none, or there are too few hours for an estimate. */
  readonly end: BudgetEnd | null;
}

export interface ProjectForecast extends Forecast {
  readonly project: ForecastProject;
  /** The last day with hours. */
  readonly lastDay: IsoDate | null;
  /** The day on which the sum of hours reached the budget. */
  readonly usedUpOn: IsoDate | null;
}

/** Forecast of a customer, over those projects that have a budget and are not dormant. */
export interface CustomerForecast extends Forecast {
  readonly customerId: Id;
  readonly customerName: string;
  readonly projects: readonly ProjectForecast[];
  /** The project whose budget ends first, or has ended most. */
  readonly first: ProjectForecast;
}

/** The hours of a project by day, of all time up to today. */
type HoursByDay = ReadonlyMap<IsoDate, Hundredths>;

function hoursByProject(rows: readonly ReportRow[], today: IsoDate): ReadonlyMap<string, HoursByDay> {
  const projects = new Map<string, Map<IsoDate, Hundredths>>();
  for (const { date, customer, project, hours } of rows) {
    if (date > today) continue;
    const key = projectKey(customer, project);
    const days = projects.get(key) ?? new Map<IsoDate, Hundredths>();
    projects.set(key, days);
    days.set(date, (days.get(date) ?? 0) + hours);
  }
  return projects;
}

function weeksOf(days: HoursByDay, today: IsoDate): readonly Hundredths[] {
  return forecastWeeks(today).map(({ from }) => {
    let sum = 0;
    for (let at = 0; at < 7; at += 1) sum += days.get(addDays(from, at)) ?? 0;
    return sum;
  });
}

/** Whether a project is listed: it is active or verified, or pending if these are asked for. */
function isListed({ state }: ForecastProject, isWithPending: boolean): boolean {
  return !isCompletedProject({ state }) && (state !== 'pending' || isWithPending);
}

/** A forecast from hours and budget alone; the group is that of a project that is not dormant. */
function forecastOf(
  used: Hundredths,
  budget: Hundredths | null,
  weeks: readonly Hundredths[],
  today: IsoDate,
): Forecast {
  const rest = budget === null ? null : budget - used;
  const pace = paceOf(weeks);
  const end = rest !== null && rest > 0 && pace ? budgetEnd(rest, pace, today) : null;
  return { group: groupOf(rest, end, today), used, budget, rest, weeks, pace, end };
}

function groupOf(rest: Hundredths | null, end: BudgetEnd | null, today: IsoDate): ForecastGroup {
  if (rest === null) return 'noBudget';
  if (rest <= 0) return 'usedUp';
  return end && daysBetween(today, end.from) <= SOON_DAYS ? 'soon' : 'later';
}

function projectForecast(
  project: ForecastProject,
  days: HoursByDay,
  budget: Hundredths | null,
  today: IsoDate,
): ProjectForecast {
  let used = 0;
  let lastDay: IsoDate | null = null;
  let usedUpOn: IsoDate | null = null;
  for (const [day, hours] of [...days].sort(([one], [other]) => one.localeCompare(other))) {
    used += hours;
    if (hours > 0) lastDay = day;
    if (budget === null || used < budget) usedUpOn = null;
    else usedUpOn ??= day;
  }
  const forecast = forecastOf(used, budget, weeksOf(days, today), today);
  const isStill = lastDay === null || daysBetween(lastDay, today) >= DORMANT_DAYS;
  const isDormant = project.state === 'active' && isStill && forecast.group !== 'usedUp';
  return { project, ...forecast, group: isDormant ? 'dormant' : forecast.group, lastDay, usedUpOn };
}

/** First by group, then the largest excess, then the earliest end; those without an estimate come last. */
function inOrder(one: Forecast, other: Forecast): number {
  const rank = ({ group }: Forecast) => FORECAST_GROUPS.indexOf(group);
  const excess = ({ group, rest }: Forecast) => (group === 'usedUp' ? (rest ?? 0) : 0);
  const end = (forecast: Forecast) => forecast.end?.from ?? '9999-12-31';
  return rank(one) - rank(other) || excess(one) - excess(other) || end(one).localeCompare(end(other));
}

/**
 * How far the budgets of projects reach. Those of a customer whose rows do not all name their projects are left out,
 * because the hours that used them up are unknown.
 *
 * @param rows of all time
 * @param isWithPending whether pending projects are listed, too
 */
export function projectForecasts(
  projects: readonly ForecastProject[],
  rows: readonly ReportRow[],
  today: IsoDate,
  isWithPending: boolean,
): readonly ProjectForecast[] {
  const hours = hoursByProject(rows, today);
  const forecasts: ProjectForecast[] = [];
  const unknown = customersWithoutProjects(rows);
  for (const [key, group] of projectsByKey(projects)) {
    const project = group.find((one) => isListed(one, isWithPending));
    if (!project || unknown.has(String(project.customerId))) continue;
    const budget = group.length === 1 ? budgetOf(project) : null;
    forecasts.push(projectForecast(project, hours.get(key) ?? new Map<IsoDate, Hundredths>(), budget, today));
  }
  return forecasts.sort(
    (one, other) => inOrder(one, other) || one.project.name.localeCompare(other.project.name),
  );
}

/** How many projects need attention: their budgets are used up, or may be soon. */
export function attentionCount(forecasts: readonly Forecast[]): number {
  return forecasts.filter(({ group }) => group === 'usedUp' || group === 'soon').length;
}

/** How many projects a group has, and their hours: beyond the budget, left of it, or, without one, used. */
export function groupFigures(
  forecasts: readonly Forecast[],
  group: ForecastGroup,
): { readonly count: number; readonly hours: Hundredths } {
  const all = forecasts.filter((one) => one.group === group);
  const hours = all.reduce((sum, { rest, used }) => sum + (rest === null ? used : Math.abs(rest)), 0);
  return { count: all.length, hours };
}

/** How far the budgets of customers reach: the sums of their listed projects with a budget. */
export function customerForecasts(
  forecasts: readonly ProjectForecast[],
  today: IsoDate,
): readonly CustomerForecast[] {
  const groups = grouped(forecasts, ({ budget, group, project }) =>
    budget === null || group === 'dormant' ? null : String(project.customerId),
  );
  const customers = Array.from(groups.values(), (projects): CustomerForecast => {
    const [first = projects[0]] = projects.toSorted(inOrder);
    const { customerId, customerName } = first.project;
    const sum = (valueOf: (forecast: ProjectForecast) => number) =>
      projects.reduce((total, forecast) => total + valueOf(forecast), 0);
    const weeks = forecastWeeks(today).map((_, at) => sum((forecast) => forecast.weeks[at] ?? 0));
    const [used, budget] = [sum((one) => one.used), sum((one) => one.budget ?? 0)];
    return { customerId, customerName, projects, first, ...forecastOf(used, budget, weeks, today) };
  });
  return customers.sort(
    (one, other) => inOrder(one, other) || one.customerName.localeCompare(other.customerName),
  );
}
