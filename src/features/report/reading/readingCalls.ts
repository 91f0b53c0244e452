import { getCustomer, getEvaluation, getProject, listCustomerNames } from '@/features/customers';
import { listEmployees } from '@/features/people';
import type { MonthHours } from '@/domain/customers/evaluation';
import type { Project } from '@/domain/customers/project';
import type { Employee } from '@/domain/people/employee';
import type { Period } from '@/domain/time/period';
import { type ApiError, isApiError, isPassing, pauseAfter } from '@/shared/api/apiError';
import { send } from '@/shared/api/httpClient';
import { type FreshAnswer, type FreshEndpoint, readFresh } from '@/shared/api/readFresh';
import { unreadableError } from '@/shared/api/readableRows';
import { readWholeList } from '@/shared/lists/readList';
import { doubtful, notPaged, tooLong } from '@/shared/lists/pagesOf';
import { sessionExpired } from '@/shared/session/sessionSlice';
import type { AppDispatch } from '@/shared/store/store';
import type { ListedPerson } from './answers';

/** After this time without an answer a call is given up, in milliseconds. It is long, because the service sums up years. */
const SILENCE_MS = 30_000;

/** The pause before a failed call is sent once more, in milliseconds; a busy service may ask for one up to `SILENCE_MS`. */
const PAUSE_MS = 2000;

/** The context of all calls of a reading. */
export interface CallContext {
  readonly dispatch: AppDispatch;
  /** The user in whose session the calls are made. */
  readonly guid: string;
  readonly signal: AbortSignal;
}

async function pause(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, ms);
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      resolve();
    });
  });
}

/** Makes a call, and once more if it failed for a reason that may pass. */
async function withRetry<Data>(
  signal: AbortSignal,
  call: () => Promise<FreshAnswer<Data>>,
): Promise<FreshAnswer<Data>> {
  const first = await call();
  if (signal.aborted || !isPassing(first.error)) return first;
  await pause(Math.min(pauseAfter(first.error, PAUSE_MS), SILENCE_MS), signal);
  return signal.aborted ? first : call();
}

/**
 * Sends a query, whose answer screens may share. An abort only ends the repetitions: RTK Query would give the error of an
 * aborted call to each screen that waits for the same answer.
 */
async function query<Argument, Data>(
  { dispatch, signal }: CallContext,
  endpoint: FreshEndpoint<Argument, Data>,
  argument: Argument,
): Promise<FreshAnswer<Data>> {
  return withRetry(signal, async () =>
    signal.aborted
      ? { error: { kind: 'cancelled' } satisfies ApiError }
      : dispatch(readFresh(endpoint, argument)),
  );
}

/** Reads the ids and names of all customers, each once, and counts those that cannot be read. */
export async function readCustomerNames(context: CallContext): Promise<
  FreshAnswer<{
    readonly customers: readonly { readonly id: string; readonly name: string }[];
    readonly unnamed: number;
  }>
> {
  const { data, error } = await query(context, listCustomerNames, undefined);
  if (!data) return { error };
  const byId = new Map(data.rows.map(({ id, name }) => [String(id), { id: String(id), name }]));
  return { data: { customers: [...byId.values()], unnamed: data.unreadable.length } };
}

/** Reads the export of a customer as bytes, which the worker parses. */
export async function readExport(
  { dispatch, guid, signal }: CallContext,
  customer: string,
  { from, to }: Period,
): Promise<FreshAnswer<ArrayBuffer>> {
  const answer = await withRetry<ArrayBuffer>(signal, async () => {
    const result = await send({
      method: 'GET',
      url: `/customer/${encodeURIComponent(customer)}/export`,
      params: { startDate: from, endDate: to },
      owner: guid,
      timeoutMs: SILENCE_MS,
      wantsBytes: true,
      signal,
    });
    if ('error' in result) return { error: result.error };
    if (result.data instanceof ArrayBuffer) return { data: result.data };
    return { error: { kind: 'contract', path: 'JSON' } satisfies ApiError };
  });
  // A query that is answered with 401 ends the session by itself, but this call is not a query.
  if (isApiError(answer.error) && answer.error.kind === 'unauthorized' && !signal.aborted)
    dispatch(sessionExpired());
  return answer;
}

export const readEvaluation = async (
  context: CallContext,
  id: string,
  span: Period,
): Promise<FreshAnswer<readonly MonthHours[]>> =>
  query(context, getEvaluation, { of: { kind: 'customer', id }, ...span, timeoutMs: SILENCE_MS });

/** Reads the projects of a customer: with their budgets by a call for each, otherwise as the customer lists them. */
export async function readProjects(
  context: CallContext,
  customer: string,
  areWhole: boolean,
): Promise<FreshAnswer<readonly Project[]>> {
  const details = await query(context, getCustomer, customer);
  if (!details.data) return { error: details.error };
  const { id, name, projects, unreadableProjects } = details.data;
  const [unreadable] = unreadableProjects;
  if (unreadable) return { error: unreadableError(unreadable) };
  const found: Project[] = [];
  for (const summary of projects) {
    if (!areWhole) {
      found.push({ ...summary, ...unknownDetails, customerId: id, customerName: name });
      continue;
    }
    const project = await query(context, getProject, String(summary.id));
    if (!project.data) return { error: project.error };
    // The answer about a project may not name its customer.
    found.push({ ...project.data, customerId: id, customerName: name });
  }
  return { data: found };
}

const unknownDetails = {
  description: '',
  projectNumber: '',
  timeBudget: null,
  revenue: null,
  members: [],
  unreadableMembers: [],
} as const;

/** Reads the directory, page by page. An error beside people says that some of them may be missing. */
export async function readPeople(
  context: CallContext,
): Promise<{ readonly data?: readonly ListedPerson[]; readonly error?: unknown }> {
  const readPage = async (start: number) => query(context, listEmployees, start);
  const { entries, error } = await readWholeList<Employee>(readPage, context.signal);
  if (error !== undefined && ![notPaged, tooLong, doubtful].some((one) => one === error)) return { error };
  // The worker does not need the photos.
  return { data: Array.from(entries, (person) => ({ ...person, photo: '' })), error };
}
