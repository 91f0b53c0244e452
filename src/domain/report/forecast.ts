import { type Project, isCompletedProject } from '../customers/project';
import { grouped } from '../grouped';
import type { Id } from '../id';
import { type IsoDate, addDays, daysBetween } from '../time/period';
import { type BudgetEnd, type Pace, budgetEnd, forecastWeeks, paceOf } from './budgetRange';
import { budgetOf, customersWithoutProjects, projectsByKey } from './projectFigures';
import { type Hundredths, plus } from '../hundredths';
import { type ReportRow, projectKey } from './reportRow';

/** The groups of the budgets, in the order in which they are shown. The first two need attention. */
export const FORECAST_GROUPS = ['usedUp', 'soon', 'later', 'noBudget', 'dormant'] as const;
export type ForecastGroup = (typeof FORECAST_GROUPS)[number];

/** A budget that may end within this many days ends soon. */
export const SOON_DAYS = 30;
/** An active project without hours for this many days is dormant. */
export const DORMANT_DAYS = 60;

export type ForecastProject = Pick<
  Project,
  'id' | 'customerId' | 'customerName' | 'name' | 'state' | 'timeBudget'
>;

/** How long the budget of a project or customer lasts. */
export interface Forecast {
  readonly group: ForecastGroup;
  readonly used: Hundredths;
  readonly budget: Hundredths | null;
  /** Budget minus used hours, below 0 if the budget was exceeded; null without a budget. */
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

/** The forecast of a customer, over those of its projects that have a budget and are not dormant. */
export interface CustomerForecast extends Forecast {
  readonly customerId: Id;
  readonly customerName: string;
  readonly projects: readonly ProjectForecast[];
  /** The project whose budget ends first, or is exceeded most. */
  readonly first: ProjectForecast;
}

/** All hours of a project up to today, by day. */
type HoursByDay = ReadonlyMap<IsoDate, Hundredths>;

function hoursByProject(rows: readonly ReportRow[], today: IsoDate): ReadonlyMap<string, HoursByDay> {
  const projects = new Map<string, Map<IsoDate, Hundredths>>();
  for (const { date, customer, project, hours } of rows) {
    if (date > today) continue;
    const key = projectKey(customer, project);
    const days = projects.get(key) ?? new Map<IsoDate, Hundredths>();
    projects.set(key, days);
    days.set(date, plus(days.get(date) ?? 0, hours));
  }
  return projects;
}

function weeksOf(days: HoursByDay, today: IsoDate): readonly Hundredths[] {
  return forecastWeeks(today).map(({ from }) => {
    let sum = 0;
    for (let at = 0; at < 7; at += 1) sum = plus(sum, days.get(addDays(from, at)) ?? 0);
    return sum;
  });
}

/** Whether a project is listed: active and verified ones are, pending ones on request. */
function isListed({ state }: ForecastProject, isWithPending: boolean): boolean {
  return !isCompletedProject({ state }) && (state !== 'pending' || isWithPending);
}

/** The forecast from hours and budget. The group is that of a project that is not dormant. */
function forecastOf(
  used: Hundredths,
  budget: Hundredths | null,
  weeks: readonly Hundredths[],
  today: IsoDate,
): Forecast {
  const rest = budget === null ? null : plus(budget, -used);
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
    used = plus(used, hours);
    if (hours > 0) lastDay = day;
    if (budget === null || used < budget) usedUpOn = null;
    else usedUpOn ??= day;
  }
  const forecast = forecastOf(used, budget, weeksOf(days, today), today);
  const isStill = lastDay === null || daysBetween(lastDay, today) >= DORMANT_DAYS;
  const isDormant = project.state === 'active' && isStill && forecast.group !== 'usedUp';
  return { project, ...forecast, group: isDormant ? 'dormant' : forecast.group, lastDay, usedUpOn };
}

/** Orders forecasts by group, then the largest excess first, then the earliest end; those without an estimate come last. */
function inOrder(one: Forecast, other: Forecast): number {
  const rank = ({ group }: Forecast) => FORECAST_GROUPS.indexOf(group);
  const excess = ({ group, rest }: Forecast) => (group === 'usedUp' ? (rest ?? 0) : 0);
  const end = (forecast: Forecast) => forecast.end?.from ?? '9999-12-31';
  return rank(one) - rank(other) || excess(one) - excess(other) || end(one).localeCompare(end(other));
}

/**
 * The forecasts of projects. If not all rows of a customer name their project, its projects are left out, because it is
 * unknown how much of their budgets was used.
 *
 * @param rows of all time
 * @param isWithPending whether pending projects are included
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

/** How many budgets are used up or may end soon, and therefore need attention. */
export function attentionCount(forecasts: readonly Forecast[]): number {
  return forecasts.filter(({ group }) => group === 'usedUp' || group === 'soon').length;
}

/** How many projects a group has, and their hours: those beyond the budgets or left of them; without budgets, those used. */
export function groupFigures(
  forecasts: readonly Forecast[],
  group: ForecastGroup,
): { readonly count: number; readonly hours: Hundredths } {
  const all = forecasts.filter((one) => one.group === group);
  const hours = plus(...all.map(({ rest, used }) => (rest === null ? used : Math.abs(rest))));
  return { count: all.length, hours };
}

/** The forecasts of customers, from the sums of their projects that have a budget and are not dormant. */
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
    const sum = (valueOf: (forecast: ProjectForecast) => number) => plus(...projects.map(valueOf));
    const weeks = forecastWeeks(today).map((_, at) => sum((forecast) => forecast.weeks[at] ?? 0));
    const [used, budget] = [sum((one) => one.used), sum((one) => one.budget ?? 0)];
    return { customerId, customerName, projects, first, ...forecastOf(used, budget, weeks, today) };
  });
  return customers.sort(
    (one, other) => inOrder(one, other) || one.customerName.localeCompare(other.customerName),
  );
}
