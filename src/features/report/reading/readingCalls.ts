import { getCustomer, getEvaluation, getProject, listCustomerNames } from '@/features/customers';
import { listEmployees } from '@/features/people';
import type { MonthHours } from '@/domain/customers/evaluation';
import type { Project } from '@/domain/customers/project';
import { PAGE_SIZE } from '@/domain/limits';
import { hasNext } from '@/domain/lists/paging';
import type { Employee } from '@/domain/people/employee';
import type { Period } from '@/domain/time/period';
import { type ApiError, isApiError, isPassing } from '@/shared/api/apiError';
import { send } from '@/shared/api/httpClient';
import { readFresh } from '@/shared/api/readFresh';
import { unreadableError } from '@/shared/api/readableRows';
import { sessionExpired } from '@/shared/session/sessionSlice';
import type { AppDispatch } from '@/shared/store/store';
import type { ListedPerson } from './answers';

/** A service that is silent for so long is not waited for, in milliseconds: it sums up years. */
const SILENCE_MS = 30_000;

/** The pause before a call that failed is sent once more, in milliseconds. */
const PAUSE_MS = 2000;

/** The surroundings of all calls of a reading. */
export interface CallFrame {
  readonly dispatch: AppDispatch;
  /** In whose session the calls are made. */
  readonly guid: string;
  readonly signal: AbortSignal;
}

/** The answer of a call, or the reason why there is none. */
export type Answered<Data> =
  | { readonly data: Data; readonly error?: undefined }
  | { readonly data?: undefined; readonly error: unknown };

function mayPass(error: unknown): boolean {
  return isApiError(error) && (isPassing(error) || (error.kind === 'http' && error.status === 429));
}

async function pause(signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, PAUSE_MS);
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      resolve();
    });
  });
}

/** Makes a call, and once more if it failed for a reason that may pass. */
async function twice<Data>(
  signal: AbortSignal,
  call: () => Promise<Answered<Data>>,
): Promise<Answered<Data>> {
  const first = await call();
  if (signal.aborted || !mayPass(first.error)) return first;
  await pause(signal);
  return signal.aborted ? first : call();
}

/** A query that can be aborted. */
interface Reading<Data> extends PromiseLike<{ readonly data?: Data | undefined; readonly error?: unknown }> {
  readonly unsubscribe: () => void;
  readonly abort: () => void;
}

/** Whether a query was aborted by its other reader: a new one joins a query that is under way. */
const isAbortedElsewhere = (error: unknown) =>
  typeof error === 'object' && error !== null && 'name' in error && error.name === 'AbortError';

async function query<Data>(signal: AbortSignal, start: () => Reading<Data>): Promise<Answered<Data>> {
  return twice(signal, async () => {
    let answer: Answered<Data> = { error: { kind: 'cancelled' } satisfies ApiError };
    do {
      if (signal.aborted) return answer;
      const reading = start();
      const abort = () => reading.abort();
      signal.addEventListener('abort', abort);
      answer = await readFresh(reading);
      signal.removeEventListener('abort', abort);
    } while (isAbortedElsewhere(answer.error));
    return answer;
  });
}

const fresh = { forceRefetch: true } as const;

/** Ids and names of all customers, each once, and how many others cannot be read. */
export async function readNames({ dispatch, signal }: CallFrame): Promise<
  Answered<{
    readonly customers: readonly { readonly id: string; readonly name: string }[];
    readonly unnamed: number;
  }>
> {
  const { data, error } = await query(signal, () => dispatch(listCustomerNames.initiate(undefined, fresh)));
  if (!data) return { error };
  const byId = new Map(data.rows.map(({ id, name }) => [String(id), { id: String(id), name }]));
  return { data: { customers: [...byId.values()], unnamed: data.unreadable.length } };
}

/** The export of a customer as bytes, which the worker parses. */
export async function readExport(
  { dispatch, guid, signal }: CallFrame,
  customer: string,
  { from, to }: Period,
): Promise<Answered<ArrayBuffer>> {
  const answer = await twice<ArrayBuffer>(signal, async () => {
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
  // A refused query ends the session by itself, but this call is none.
  if (isApiError(answer.error) && answer.error.kind === 'unauthorized' && !signal.aborted)
    dispatch(sessionExpired());
  return answer;
}

export const readEvaluation = async (
  { dispatch, signal }: CallFrame,
  id: string,
  span: Period,
): Promise<Answered<readonly MonthHours[]>> =>
  query(signal, () =>
    dispatch(getEvaluation.initiate({ of: { kind: 'customer', id }, ...span, timeoutMs: SILENCE_MS }, fresh)),
  );

/** The projects of a customer; with their budgets by a call each, otherwise as the customer lists them. */
export async function readProjects(
  { dispatch, signal }: CallFrame,
  customer: string,
  areWhole: boolean,
): Promise<Answered<readonly Project[]>> {
  const details = await query(signal, () => dispatch(getCustomer.initiate(customer, fresh)));
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
    const project = await query(signal, () => dispatch(getProject.initiate(String(summary.id), fresh)));
    if (!project.data) return { error: project.error };
    // The project's own page may not name its customer.
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

/** The directory, page by page. */
export async function readPeople({
  dispatch,
  signal,
}: CallFrame): Promise<Answered<readonly ListedPerson[]>> {
  const people: Employee[] = [];
  for (let start = 0; ; start += PAGE_SIZE) {
    const page = await query(signal, () => dispatch(listEmployees.initiate(start, fresh)));
    if (!page.data) return { error: page.error };
    people.push(...page.data.entries);
    if (!hasNext(page.data.answered)) break;
  }
  // Photos are of no use to the worker.
  return { data: Array.from(people, (person) => ({ ...person, photo: '' })) };
}
