import { isApiError } from '@/shared/api/apiError';
import { keptUntil } from '@/domain/report/reportPeriods';
import type { IsoDate, Period } from '@/domain/time/period';
import { type CallContext, readEvaluation, readExport, readProjects } from './readingCalls';
import type { ReadingConnection } from './readingConnection';
import type { CustomerSummary } from './readingMessages';
import type { CustomerReading, ReportNeed } from './reportReading';
import { spanOfBoth, covers, joinedSpans, lackingDays } from '@/domain/time/spans';

const LEVELS = ['none', 'states', 'budgets'] as const;

/** The details of a customer that was not read. */
const UNREAD = {
  missingColumns: [],
  unreadable: 0,
  outside: 0,
  differences: null,
  entries: 0,
  readAt: null,
} as const;

/** The state of a customer that waits to be read; nothing of it is counted. */
export const waitingCustomer = ({ id, name }: Pick<CustomerReading, 'id' | 'name'>): CustomerReading => ({
  id,
  name,
  state: 'waiting',
  ...UNREAD,
});

/** The data of a customer that the worker has, whatever is needed at the moment. */
export interface TrackedCustomer {
  /** The days whose rows are known, always one span. */
  covered: Period | null;
  /** The days for which the evaluation was asked for in this visit. */
  evaluated: Period | null;
  projects: ReportNeed['projects'];
  reading: CustomerReading;
}

/** Whether the worker has everything of a customer that is needed, perhaps only as the device kept it. */
export const isThere = ({ covered, projects }: TrackedCustomer, need: ReportNeed): boolean =>
  covers(covered, need.span) && LEVELS.indexOf(projects) >= LEVELS.indexOf(need.projects);

/** Whether everything that is needed of a customer is known, and was compared with the evaluation in this visit. */
export const isKnown = (tracked: TrackedCustomer, need: ReportNeed): boolean =>
  isThere(tracked, need) && covers(tracked.evaluated, need.span);

/** The context in which a customer is read. */
export interface CustomerContext extends CallContext {
  readonly connection: ReadingConnection;
  readonly need: ReportNeed;
  readonly today: IsoDate;
}

/** The summary of a customer that was read, or the reason why it is missing; without a reason, its export is unreadable. */
type Outcome = { readonly summary: CustomerSummary } | { readonly missing: { readonly error?: unknown } };

/** The outcome of an aborted reading. The caller ignores it. */
const aborted: Outcome = { missing: {} };

async function readDays(
  tracked: TrackedCustomer,
  span: Period,
  context: CustomerContext,
): Promise<Outcome | 'taken'> {
  const customer = tracked.reading.id;
  const { data: bytes, error } = await readExport(context, customer, span);
  // An answer that arrives after another period was chosen is ignored.
  if (context.signal.aborted) return aborted;
  if (!bytes) return { missing: { error } };
  const taken = await context.connection.call('take', { customer, span, bytes, now: Date.now() });
  if (taken === 'columns') return { missing: {} };
  if (taken === 'nonsense') return { missing: { error: { kind: 'contract', path: 'JSON' } } };
  const spans = joinedSpans(tracked.covered ? [span, tracked.covered] : [span]);
  tracked.covered = spans.find((whole) => covers(whole, span)) ?? span;
  return 'taken';
}

/**
 * Reads the evaluation of a customer. If it fails, the rows are shown without a check. But if the service refuses it and the
 * rows are kept ones, the customer is missing until its rows are read, because the user may no longer be allowed to see it.
 */
async function readItsEvaluation(
  tracked: TrackedCustomer,
  { isReadNow, since }: { readonly isReadNow: boolean; readonly since: number },
  context: CustomerContext,
): Promise<Outcome | 'taken'> {
  const { id } = tracked.reading;
  const span = spanOfBoth(context.need.span, tracked.evaluated);
  const { data, error } = await readEvaluation(context, id, span);
  if (context.signal.aborted) return aborted;
  const isRefused = isApiError(error) && (error.kind === 'forbidden' || error.kind === 'not-found');
  if (isRefused && !isReadNow) {
    tracked.covered = null;
    return { missing: { error } };
  }
  await context.connection.call('evaluated', { customer: id, span, months: data ?? null, since });
  tracked.evaluated = span;
  return 'taken';
}

async function readItsProjects(
  tracked: TrackedCustomer,
  context: CustomerContext,
): Promise<Outcome | 'taken'> {
  const { id } = tracked.reading;
  const { projects: wanted } = context.need;
  const { data, error } = await readProjects(context, id, wanted === 'budgets');
  if (context.signal.aborted) return aborted;
  if (!data) return { missing: { error } };
  await context.connection.call('projects', { customer: id, projects: data });
  tracked.projects = wanted;
  return 'taken';
}

/** Reads the data of a customer that are still needed, and months that have changed since they were read. */
export async function readCustomer(tracked: TrackedCustomer, context: CustomerContext): Promise<Outcome> {
  const { connection, need, signal, today } = context;
  const { id } = tracked.reading;
  const since = Date.now();
  const lacking = lackingDays(tracked.covered, need.span);
  if (lacking) {
    const outcome = await readDays(tracked, lacking, context);
    if (outcome !== 'taken') return outcome;
  }
  if (!covers(tracked.evaluated, need.span)) {
    const outcome = await readItsEvaluation(tracked, { isReadNow: lacking !== null, since }, context);
    if (outcome !== 'taken') return outcome;
  }
  const { outdated } = await connection.call('summary', { customer: id, span: need.span });
  if (outdated) {
    const outcome = signal.aborted ? aborted : await readDays(tracked, outdated, context);
    // The earlier rows of a changed month are wrong, so the customer is missing until all of its rows are read again.
    if (outcome !== 'taken') {
      if (!signal.aborted) tracked.covered = null;
      tracked.evaluated = null;
      return outcome;
    }
  }
  if (LEVELS.indexOf(tracked.projects) < LEVELS.indexOf(need.projects)) {
    const outcome = await readItsProjects(tracked, context);
    if (outcome !== 'taken') return outcome;
  }
  if (signal.aborted) return aborted;
  const summary = await connection.call('summary', { customer: id, span: need.span });
  if (!signal.aborted)
    void connection.call('keep', { customer: id, until: keptUntil(today) }).catch(() => undefined);
  return { summary };
}
