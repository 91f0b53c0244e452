import { hasTerms, searchedText, termsOf } from '../find/findText';
import { NO_PROJECT, type ReportRow, projectKey } from './reportRow';

/** Chosen values: any of them, or all but them. Without values, nothing is left out. */
export interface Chosen {
  readonly isExcluding: boolean;
  readonly values: readonly string[];
}

export const ALL: Chosen = { isExcluding: false, values: [] };

/** The filters of a report, for all of its tabs. */
export interface ReportFilters {
  /** Ids as text. */
  readonly customers: Chosen;
  /** Keys of projects, or `:none`. */
  readonly projects: Chosen;
  /** Keys of people. */
  readonly people: Chosen;
  /** Words and phrases in the description. */
  readonly text: string;
}

export const NO_FILTERS: ReportFilters = { customers: ALL, projects: ALL, people: ALL, text: '' };

/** Whether filters choose among the entries of a project, which a budget cannot follow: it counts all of them. */
export function choosesEntries({ people, text }: ReportFilters): boolean {
  return people.values.length > 0 || text.trim() !== '';
}

/** Whether one of the values is chosen. */
export function isChosen({ isExcluding, values }: Chosen, ...own: readonly string[]): boolean {
  return values.length === 0 || own.some((value) => values.includes(value)) !== isExcluding;
}

/** Whether a customer or a project is among those of the filters. */
export function isProjectAsked(
  { customers, projects }: Pick<ReportFilters, 'customers' | 'projects'>,
  { customer, project }: Pick<ReportRow, 'customer' | 'project'>,
): boolean {
  if (!isChosen(customers, customer)) return false;
  if (projects.values.length === 0) return true;
  const key = projectKey(customer, project);
  return project === null ? isChosen(projects, key, NO_PROJECT) : isChosen(projects, key);
}

/** The searched descriptions; the same few occur again and again. */
const MAX_KNOWN_TEXTS = 100_000;
const known = new Map<string, string>();

function searchedDescription(description: string): string {
  const text = known.get(description) ?? searchedText([description]);
  if (known.size >= MAX_KNOWN_TEXTS) known.clear();
  known.set(description, text);
  return text;
}

/**
 * Whether a row is among those of the filters. A row whose description is unknown has no words.
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
