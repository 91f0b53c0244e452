import type { PivotQuestion } from './pivot';
import { reportMatcher } from './reportFilters';
import type { FoundPerson } from './reportPeople';
import { type Hundredths, plus } from '../hundredths';
import { type ReportRow, projectKey } from './reportRow';

/** The figures beside the sum of a report, for its period. */
export interface SummaryFigures {
  /** How many people have hours. */
  readonly people: number;
  /** How many people can have hours. */
  readonly everyone: number;
  readonly customers: number;
  /** Hours without a project; hours whose project is unknown are not among them. */
  readonly withoutProject: Hundredths;
}

/** Counts the people and customers with hours in the period of a report. */
export function reportSummary(
  rows: readonly ReportRow[],
  { period, filters }: PivotQuestion,
  personOf: (text: string | undefined) => FoundPerson,
  everyone: number,
): SummaryFigures {
  const isAsked = reportMatcher(filters, (text) => personOf(text).key);
  const people = new Set<string>();
  const customers = new Set<string>();
  let withoutProject = 0;
  for (const row of rows) {
    if (row.date < period.from || row.date > period.to || !isAsked(row)) continue;
    customers.add(row.customer);
    if (row.person !== undefined) people.add(personOf(row.person).key);
    if (row.project === null) withoutProject = plus(withoutProject, row.hours);
  }
  return { people: people.size, everyone, customers: customers.size, withoutProject };
}

/** A project or person that occurs in the rows of a report. */
export interface NamedValue {
  /** The value that a filter has for it. */
  readonly key: string;
  readonly name: string;
  /** The customer of a project. */
  readonly customerName?: string;
}

/** The projects and people in all rows that were read, in order of their names. */
export function reportNames(
  rows: readonly ReportRow[],
  personOf: (text: string | undefined) => FoundPerson,
): { readonly projects: readonly NamedValue[]; readonly people: readonly NamedValue[] } {
  const projects = new Map<string, NamedValue>();
  const people = new Map<string, NamedValue>();
  for (const row of rows) {
    const { project, customerName } = row;
    if (project) {
      const key = projectKey(row.customer, project);
      if (!projects.has(key)) projects.set(key, { key, name: project, customerName });
    }
    if (row.person !== undefined) {
      const { key, name } = personOf(row.person);
      if (!people.has(key)) people.set(key, { key, name });
    }
  }
  const byName = (one: NamedValue, other: NamedValue) => one.name.localeCompare(other.name);
  return {
    projects: [...projects.values()].toSorted(byName),
    people: [...people.values()].toSorted(byName),
  };
}
