import { isApiError } from '@/shared/api/apiError';
import { keptUntil } from '@/domain/report/reportPeriods';
import type { IsoDate, Period } from '@/domain/time/period';
import { type CallFrame, readEvaluation, readExport, readProjects } from './readingCalls';
import type { ReadingConnection } from './readingConnection';
import type { CustomerSummary } from './readingMessages';
import type { CustomerReading, ReportNeed } from './reportReading';
import { around, covers, joinedSpans, lackingDays } from './spans';

const LEVELS = ['none', 'states', 'budgets'] as const;

/** The summary of a customer that was not read yet. */
export const unread = {
  missingColumns: [],
  unreadable: 0,
  outside: 0,
  differences: null,
  entries: 0,
  readAt: null,
} as const;

/** A customer of which nothing is counted yet. */
export const asWaiting = ({ id, name }: Pick<CustomerReading, 'id' | 'name'>): CustomerReading => ({
  id,
  name,
  state: 'waiting',
  ...unread,
});

/** How far the worker knows a customer, whatever is needed at the moment. */
export interface TrackedCustomer {
  /** The days of its rows, always one span. */
  covered: Period | null;
  /** The days over which its sums were asked for in this visit. */
  evaluated: Period | null;
  projects: ReportNeed['projects'];
  reading: CustomerReading;
}

/** Whether all that is needed of a customer is known. */
export function isKnown({ covered, evaluated, projects }: TrackedCustomer, need: ReportNeed): boolean {
  return (
    covers(covered, need.span) &&
    covers(evaluated, need.span) &&
    LEVELS.indexOf(projects) >= LEVELS.indexOf(need.projects)
  );
}

/** The surroundings in which a customer is read. */
export interface CustomerFrame extends CallFrame {
  readonly connection: ReadingConnection;
  readonly need: ReportNeed;
  readonly today: IsoDate;
}

/** A customer that was read, or why it is missing; without a reason its export cannot be read. */
type Outcome = { readonly summary: CustomerSummary } | { readonly missing: { readonly error?: unknown } };

/** Why a reading ended before its end; the caller sees that it was aborted. */
const aborted: Outcome = { missing: {} };

async function readDays(
  tracked: TrackedCustomer,
  span: Period,
  frame: CustomerFrame,
): Promise<Outcome | 'taken'> {
  const customer = tracked.reading.id;
  const { data: bytes, error } = await readExport(frame, customer, span);
  // An answer that arrives after another period was chosen is ignored.
  if (frame.signal.aborted) return aborted;
  if (!bytes) return { missing: { error } };
  const taken = await frame.connection.call('take', { customer, span, bytes, now: Date.now() });
  if (taken === 'columns') return { missing: {} };
  if (taken === 'nonsense') return { missing: { error: { kind: 'contract', path: 'JSON' } } };
  const spans = joinedSpans(tracked.covered ? [span, tracked.covered] : [span]);
  tracked.covered = spans.find((whole) => covers(whole, span)) ?? span;
  return 'taken';
}

/**
 * The sums of a customer; without them its rows are not compared. Only kept rows of a customer that the service refuses
 * are not shown.
 */
async function readSums(
  tracked: TrackedCustomer,
  isReadNow: boolean,
  frame: CustomerFrame,
): Promise<Outcome | 'taken'> {
  const { id } = tracked.reading;
  const span = around(frame.need.span, tracked.evaluated);
  const { data, error } = await readEvaluation(frame, id, span);
  if (frame.signal.aborted) return aborted;
  const isRefused = isApiError(error) && (error.kind === 'forbidden' || error.kind === 'not-found');
  if (isRefused && !isReadNow) return { missing: { error } };
  await frame.connection.call('evaluated', { customer: id, span, months: data ?? null });
  tracked.evaluated = span;
  return 'taken';
}

async function readItsProjects(tracked: TrackedCustomer, frame: CustomerFrame): Promise<Outcome | 'taken'> {
  const { id } = tracked.reading;
  const { projects: wanted } = frame.need;
  const { data, error } = await readProjects(frame, id, wanted === 'budgets');
  if (frame.signal.aborted) return aborted;
  if (!data) return { missing: { error } };
  await frame.connection.call('projects', { customer: id, projects: data });
  tracked.projects = wanted;
  return 'taken';
}

/** Reads what is lacking of a customer, and kept months that have changed. */
export async function readCustomer(tracked: TrackedCustomer, frame: CustomerFrame): Promise<Outcome> {
  const { connection, need, signal, today } = frame;
  const { id } = tracked.reading;
  const lacking = lackingDays(tracked.covered, need.span);
  if (lacking) {
    const outcome = await readDays(tracked, lacking, frame);
    if (outcome !== 'taken') return outcome;
  }
  if (!covers(tracked.evaluated, need.span)) {
    const outcome = await readSums(tracked, lacking !== null, frame);
    if (outcome !== 'taken') return outcome;
  }
  const { outdated } = await connection.call('summary', { customer: id, span: need.span });
  if (outdated) {
    const outcome = signal.aborted ? aborted : await readDays(tracked, outdated, frame);
    // The kept rows of a changed month are wrong, so the customer counts as missing, and its sums are asked for again.
    if (outcome !== 'taken') {
      tracked.evaluated = null;
      return outcome;
    }
  }
  if (LEVELS.indexOf(tracked.projects) < LEVELS.indexOf(need.projects)) {
    const outcome = await readItsProjects(tracked, frame);
    if (outcome !== 'taken') return outcome;
  }
  if (signal.aborted) return aborted;
  const summary = await connection.call('summary', { customer: id, span: need.span });
  if (!signal.aborted)
    void connection.call('keep', { customer: id, until: keptUntil(today) }).catch(() => undefined);
  return { summary };
}
