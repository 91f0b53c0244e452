import { type QuickContext, type QuickEntry, type QuickPart, parseQuickEntry } from './quickEntry';
import type { QuickName } from './quickNames';

/** What can be taken into the line. */
export interface QuickSuggestion {
  readonly kind: 'recent' | 'customer' | 'project' | 'text';
  readonly label: string;
  /** Says more about it, in grey. */
  readonly detail: string;
  /** The line once it is taken. */
  readonly line: string;
}

interface Pair {
  readonly customer: QuickName;
  readonly project: QuickName | null;
  readonly description: string;
}

/** A record of which the description may come again. */
interface Written {
  readonly customerName: string;
  readonly projectName: string;
  readonly description: string;
}

/** Pairs that are offered ("Speed of use", "Recents"), and suggestions of any other kind. */
const MOST_RECENT = 8;
const MOST = 6;
/** Descriptions are matched from so many letters on. */
const LEAST_LETTERS = 2;

const pairName = (customer: string, project: string) => [customer, project].filter(Boolean).join(' · ');

/** The line with another text in the place of a part, or behind it. */
function withPart(text: string, entry: QuickEntry, part: QuickPart, name: string): string {
  const span = entry.spans.find((one) => one.part === part);
  if (span) return `${text.slice(0, span.start)}${name}${text.slice(span.end)}`.trimEnd().concat(' ');
  const customer = entry.spans.find((one) => one.part === 'customer');
  const at = customer?.end ?? 0;
  return `${text.slice(0, at)} ${name}${text.slice(at)}`.trim().concat(' ');
}

/** The understood parts as they were typed, and another description; in quotes where it would be understood otherwise. */
function withText(text: string, entry: QuickEntry, description: string, context: QuickContext): string {
  const parts = entry.spans.map(({ start, end }) => text.slice(start, end));
  const plain = [...parts, description].join(' ');
  return parseQuickEntry(plain, context).description === description
    ? plain
    : [...parts, `"${description.replaceAll('"', '')}"`].join(' ');
}

/** What is offered for a line: recent pairs while it is empty, else what is open first, else earlier descriptions. */
export function quickSuggestions(
  text: string,
  entry: QuickEntry,
  context: QuickContext,
  {
    pairs,
    written,
    projects,
  }: {
    readonly pairs: readonly Pair[];
    readonly written: readonly Written[];
    /** Those of the customer that was understood. */
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
  const typed = entry.description.toLowerCase();
  if (typed === '' && entry.customer !== null && entry.project === null) return choice('project', projects);
  if (typed.length < LEAST_LETTERS) return [];

  const isOfPair = ({ customerName, projectName }: Written) =>
    (entry.customer === null || entry.customer.name === customerName) &&
    (entry.project === null || entry.project.name === projectName);
  const matching = written.filter(({ description }) => description.toLowerCase().includes(typed));
  const seen = new Set([entry.description]);
  const first: Written[] = [];
  for (const one of [...matching.filter(isOfPair), ...matching.filter((other) => !isOfPair(other))]) {
    if (first.length === MOST) break;
    if (!seen.has(one.description)) first.push(one);
    seen.add(one.description);
  }
  return first.map(({ customerName, projectName, description }) => ({
    kind: 'text',
    label: description,
    detail: pairName(customerName, projectName),
    line: withText(text, entry, description, context),
  }));
}
