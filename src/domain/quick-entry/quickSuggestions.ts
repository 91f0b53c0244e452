import { type QuickContext, type QuickEntry, type QuickPart, parseQuickEntry } from './quickEntry';
import type { QuickName } from './quickNames';
import { eachOnce } from '../grouped';
import { fits, spellings } from '../search/folding';

/** A suggestion that can be inserted into the line. */
export interface QuickSuggestion {
  readonly kind: 'recent' | 'customer' | 'project' | 'text';
  readonly label: string;
  /** More about it, in grey. */
  readonly detail: string;
  /** The line after the suggestion is inserted. */
  readonly line: string;
}

/** A customer and a project that were booked together; lists have the newest first. */
export interface QuickPair {
  readonly customer: QuickName;
  readonly project: QuickName | null;
  /** The description that was written last. */
  readonly description: string;
}

/** A record whose description may be suggested. */
interface Written {
  readonly customerName: string;
  readonly projectName: string;
  readonly description: string;
}

/** How many pairs are suggested, and how many suggestions of any other kind. */
const MOST_RECENT = 8;
const MOST = 6;
/** Descriptions are suggested once this many letters are typed. */
const LEAST_LETTERS = 2;

const pairName = (customer: string, project: string) => [customer, project].filter(Boolean).join(' · ');

/** The line with another text in place of a part, or after it. */
function withPart(text: string, entry: QuickEntry, part: QuickPart, name: string): string {
  const span = entry.spans.find((one) => one.part === part);
  if (span) return `${text.slice(0, span.start)}${name}${text.slice(span.end)}`.trimEnd().concat(' ');
  const customer = entry.spans.find((one) => one.part === 'customer');
  const at = customer?.end ?? 0;
  return `${text.slice(0, at)} ${name}${text.slice(at)}`.trim().concat(' ');
}

/** The understood parts as they were typed, with another description, in quotes if it would be parsed differently. */
function withText(text: string, entry: QuickEntry, description: string, context: QuickContext): string {
  const parts = entry.spans.map(({ start, end }) => text.slice(start, end));
  const plain = [...parts, description].join(' ');
  return parseQuickEntry(plain, context).description === description
    ? plain
    : [...parts, `"${description.replaceAll('"', '')}"`].join(' ');
}

/** The suggestions for a line: recent pairs while it is empty, else what is still open, else earlier descriptions. */
export function quickSuggestions(
  text: string,
  entry: QuickEntry,
  context: QuickContext,
  {
    pairs,
    written,
    projects,
  }: {
    readonly pairs: readonly QuickPair[];
    readonly written: readonly Written[];
    /** The projects of the customer that was understood. */
    readonly projects: readonly QuickName[];
  },
): readonly QuickSuggestion[] {
  if (text.trim() === '') {
    return pairs.slice(0, MOST_RECENT).map(({ customer, project, description }) => ({
      kind: 'recent',
      label: pairName(customer.name, project?.name ?? ''),
      detail: description,
      line: `${[customer.name, project?.name].filter(Boolean).join(' ')} `,
    }));
  }
  const choice = (kind: 'customer' | 'project', names: readonly QuickName[]): readonly QuickSuggestion[] =>
    names
      .slice(0, MOST)
      .map(({ name }) => ({ kind, label: name, detail: '', line: withPart(text, entry, kind, name) }));
  if (entry.customers.length > 0) return choice('customer', entry.customers);
  if (entry.projects.length > 0) return choice('project', entry.projects);
  const typed = entry.description;
  if (typed === '' && entry.customer !== null && entry.project === null) return choice('project', projects);
  if (typed.length < LEAST_LETTERS) return [];

  const isOfPair = ({ customerName, projectName }: Written) =>
    (entry.customer === null || entry.customer.name === customerName) &&
    (entry.project === null || entry.project.name === projectName);
  const matching = written.filter(
    ({ description }) => description !== typed && fits(spellings(description), spellings(typed)),
  );
  const offered = eachOnce([...matching.filter(isOfPair), ...matching], ({ description }) => description);
  return offered.slice(0, MOST).map(({ customerName, projectName, description }) => ({
    kind: 'text',
    label: description,
    detail: pairName(customerName, projectName),
    line: withText(text, entry, description, context),
  }));
}
