import { hasTerms, searchedText, termsOf } from '../find/findText';
import { NO_PROJECT, type ReportRow, projectKey } from './reportRow';

/** The chosen values of a filter: only these count, or all but these. Without values, all count. */
export interface Chosen {
  readonly isExcluding: boolean;
  readonly values: readonly string[];
}

export const ALL: Chosen = { isExcluding: false, values: [] };

/** The filters of a report, which are the same on all tabs. */
export interface ReportFilters {
  /** The ids of customers, as text. */
  readonly customers: Chosen;
  /** The keys of projects, or `:none`. */
  readonly projects: Chosen;
  /** The keys of people. */
  readonly people: Chosen;
  /** Words and phrases that the description has. */
  readonly text: string;
}

export const NO_FILTERS: ReportFilters = { customers: ALL, projects: ALL, people: ALL, text: '' };

/** Whether the filters choose among the entries of a project. A budget cannot be filtered like that: it counts all entries. */
export function choosesEntries({ people, text }: ReportFilters): boolean {
  return people.values.length > 0 || text.trim() !== '';
}

/** Whether something with these values passes a filter. */
export function isChosen({ isExcluding, values }: Chosen, ...own: readonly string[]): boolean {
  return values.length === 0 || own.some((value) => values.includes(value)) !== isExcluding;
}

/** Whether the project of a row passes the filters by customer and project. */
export function isProjectAsked(
  { customers, projects }: Pick<ReportFilters, 'customers' | 'projects'>,
  { customer, project }: Pick<ReportRow, 'customer' | 'project'>,
): boolean {
  if (!isChosen(customers, customer)) return false;
  if (projects.values.length === 0) return true;
  const key = projectKey(customer, project);
  return project === null ? isChosen(projects, key, NO_PROJECT) : isChosen(projects, key);
}

/** Descriptions in the form in which they are searched are remembered, because the same ones occur again and again. */
const MAX_KNOWN_TEXTS = 100_000;
const known = new Map<string, string>();

function searchedDescription(description: string): string {
  const text = known.get(description) ?? searchedText([description]);
  if (known.size >= MAX_KNOWN_TEXTS) known.clear();
  known.set(description, text);
  return text;
}

/**
 * Makes the function that says whether a row passes the filters. A row with an unknown description has no words.
 *
 * @param personKey the key of the person that an export names
 */
export function reportMatcher(
  filters: ReportFilters,
  personKey: (text: string | undefined) => string,
): (row: ReportRow) => boolean {
  const terms = termsOf(filters.text);
  const { people } = filters;
  return (row) =>
    isProjectAsked(filters, row) &&
    (people.values.length === 0 || isChosen(people, personKey(row.person))) &&
    (terms.length === 0 || hasTerms(searchedDescription(row.description ?? ''), terms));
}
