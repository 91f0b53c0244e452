import type { Id } from '../id';
import type { Outbox, Trouble, WaitingEntry } from './outbox';

/** Changes that are saved together under a name by which their results are found later. */
export interface Batch {
  readonly id: string;
  readonly title: string;
}

/** What is known of an entry that was sent without a clear answer: the service may have it, perhaps with other values. */
export type Doubt<Content> = Pick<WaitingEntry<Content>, 'id' | 'before' | 'attempt'>;

/** What became of an entry of a batch that no longer waits. */
type Ended<Content> =
  | { readonly kind: 'saved'; readonly id: Id }
  | { readonly kind: 'refused'; readonly error: unknown; readonly doubt: Doubt<Content> | null };

/** The result of an entry of a batch; it is kept until the batch ends. */
export interface KeptResult<Content> {
  readonly key: string;
  readonly batch: string;
  readonly result: Ended<Content>;
}

/** How far an entry of a batch is; one without a result was never put there, or was withdrawn. */
export type BatchResult =
  | { readonly kind: 'saved'; readonly id: Id }
  | { readonly kind: 'waiting' }
  /** The service said no, with the error. */
  | { readonly kind: 'refused'; readonly error: unknown }
  /** It waits for the user's decision. */
  | { readonly kind: 'asks'; readonly trouble: Trouble<unknown> };

/** How far a batch is. */
export interface BatchState {
  readonly title: string;
  /** By the keys of the changes. */
  readonly results: ReadonlyMap<string, BatchResult>;
}

function resultOfWaiting({ trouble }: WaitingEntry<unknown>): BatchResult {
  if (trouble === null) return { kind: 'waiting' };
  if (trouble.kind !== 'refused') return { kind: 'asks', trouble };
  const { status, message } = trouble;
  return { kind: 'refused', error: { kind: 'http', status, message: message ?? undefined } };
}

/** How far a batch is; `undefined` if there is none with this id. */
export function batchIn({ batches, items, results }: Outbox<unknown>, id: string): BatchState | undefined {
  const title = batches.find((one) => one.id === id)?.title;
  if (title === undefined) return undefined;
  const isOwn = ({ batch }: { readonly batch?: string | undefined }) => batch === id;
  return {
    title,
    results: new Map<string, BatchResult>([
      ...results.filter(isOwn).map(({ key, result }) => [key, result] as const),
      ...items.filter(isOwn).map((item) => [item.key, resultOfWaiting(item)] as const),
    ]),
  };
}

/** Notes what became of an entry, if its batch has not ended. */
export function withResult<Content>(
  box: Outbox<Content>,
  key: string,
  batch: string | undefined,
  result: Ended<Content>,
): Outbox<Content> {
  const own = box.batches.find(({ id }) => id === batch);
  return own ? { ...box, results: [...box.results, { key, batch: own.id, result }] } : box;
}

/**
 * Withdraws what was not sent of a batch of new entries; a call that was sent, or is under way, is not, nor is what has been
 * changed since in an entry that was created.
 */
export function withoutUnsent<Content>(box: Outbox<Content>, batchId: string): Outbox<Content> {
  const isUnsent = ({ batch, id, attempt, trouble }: WaitingEntry<Content>) =>
    batch === batchId && id === null && attempt === null && trouble === null;
  return { ...box, items: box.items.filter((item) => !isUnsent(item)) };
}

/** The owner of a batch lets go of it: its results are forgotten, and what still waits goes on waiting. */
export function withoutBatch<Content>(box: Outbox<Content>, id: string): Outbox<Content> {
  return {
    ...box,
    batches: box.batches.filter((one) => one.id !== id),
    results: box.results.filter(({ batch }) => batch !== id),
  };
}
