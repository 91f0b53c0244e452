import { nanoid } from '@reduxjs/toolkit';
import type { Id } from '@/domain/id';
import type { Batch } from '@/domain/changes/batch';
import type { Outbox, Trouble } from '@/domain/changes/outbox';
import type { ListedEntry } from '@/domain/changes/outboxStep';
import { type ApiError, isApiError, isPassing } from '../api/apiError';

/** A wish that an entry be created, changed or deleted. */
export interface Change<Content> {
  /** Names the wish (`newKey`): saved again under the same key, it is the same wish and is carried out once. */
  readonly key: string;
  /** The row it is saved from: an id of the service or the key of a waiting entry; null for a new entry. */
  readonly row: Id | null;
  /** How the user saw it; null for a new entry, and for a deletion that applies whatever the entry says by now. */
  readonly before: Content | null;
  /** How it is to be; null to delete it. */
  readonly want: Content | null;
}

/** The outcome of a change. */
export type Outcome<Content = unknown> =
  /** The service has the entry as wanted, merged with what others changed in the meantime; null: deleted. */
  | { readonly kind: 'saved'; readonly id: Id; readonly stored: Content | null }
  /** It waits on the device, perhaps for the user's decision; `id` is the service's, or the key of a new entry. */
  | { readonly kind: 'waiting'; readonly id: Id; readonly needsUser?: boolean }
  /** It is not saved: the service refused it, could not be reached, or no longer has the entry. */
  | { readonly kind: 'failed'; readonly error: unknown }
  /** It was sent, and we do not know whether it was carried out. */
  | { readonly kind: 'unknown'; readonly error: unknown }
  /** It was not sent, because another change was not saved, or because of a conflict that was reported. */
  | { readonly kind: 'unsent' };

/** The outcome of one step for an item. */
export type Advance<Content> =
  /** The service has it as wanted; `id` is null if the service never had it, `stored` if it is deleted. */
  | { readonly kind: 'taken'; readonly id: Id | null; readonly stored: Content | null }
  /** Not finished: it was changed in the meantime, or its old version was deleted and the new one is created next. */
  | { readonly kind: 'goesOn' }
  /** The user has to decide. */
  | { readonly kind: 'asks'; readonly trouble: Trouble<Content> }
  /** The service said no. */
  | { readonly kind: 'refused'; readonly error: ApiError; readonly trouble: Trouble<Content> }
  /** It was sent, and we do not know whether it was carried out. */
  | { readonly kind: 'silent'; readonly error: unknown }
  /** Nothing was sent: the list could not be read, or (`isOwn`) only the entry of this item. */
  | { readonly kind: 'unread'; readonly error: unknown; readonly isOwn: boolean };

/** How several changes are saved. */
export interface SaveOptions<Content = unknown> {
  /**
   * The form keeps a draft, with the key: sent new entries are noted on the device until they are answered, so that
   * they are also looked for if the form is continued after a reload.
   */
  readonly hasDraft?: boolean;
  /**
   * When to stop sending the rest: at the first change that is not saved, or (`unknown`) at one that may still arrive;
   * without it, only at the end of the session.
   */
  readonly stopAt?: 'first' | 'unknown';
  /**
   * For a form that asks: the current version is read before anything is sent. If two people changed the same part,
   * nothing is sent, and this is called with their version (null: deleted).
   */
  readonly onConflict?: (theirs: Content | null) => void;
  /**
   * Whether an entry of the service has the place that a new one is for. Then the new one is not created, and fails with
   * `placeTaken`. The list is read for this before anything is sent.
   */
  readonly isTaken?: (entry: ListedEntry<Content>) => boolean;
  /**
   * The changes may be many, and somebody asks for their results by this name, also after a reload (`batches.ts`). They
   * are sent only if the device keeps all of them. Saved again under the same keys, what is saved is not sent again.
   */
  readonly batch?: Batch;
  /** Called for each change when it is sent and when its outcome is known. */
  readonly onEach?: (at: number, outcome: Outcome | { readonly kind: 'sending' }) => void;
}

/** The error of a change that was not sent. */
export const noNetwork: ApiError = { kind: 'network' };

/** The error of a batch that was not sent, because the device cannot keep it. */
export const noRoom: ApiError = { kind: 'no-room' };

/** The outcome of changes of which none is sent; one that is in doubt was sent by an earlier press of Save. */
export function allFailed<One>(
  changes: readonly One[],
  error: ApiError,
  { onEach }: Pick<SaveOptions, 'onEach'>,
  isInDoubt: (change: One) => boolean = () => false,
): readonly { readonly kind: 'failed' | 'unknown'; readonly error: ApiError }[] {
  return changes.map((change, at) => {
    const outcome = { kind: isInDoubt(change) ? 'unknown' : 'failed', error } as const;
    onEach?.(at, outcome);
    return outcome;
  });
}

/** The error of a new entry whose place was taken meanwhile (`isTaken`). */
export const placeTaken: ApiError = { kind: 'conflict', status: 409, message: undefined };

/** Whether a waiting entry has the place that a new one is for. */
export function isPlaceTaken<Content>(
  { items }: Outbox<Content>,
  isTaken: SaveOptions<Content>['isTaken'],
): boolean {
  return items.some(({ id, key, want }) => want && isTaken?.({ id: id ?? key, content: want }));
}

/** The outcome of a change that its batch has saved before. */
export function savedBefore<Content>(
  { key, want }: Change<Content>,
  { results }: Outbox<Content>,
): Outcome<Content> | undefined {
  const result = results.find((one) => one.key === key)?.result;
  return result?.kind === 'saved' ? { kind: 'saved', id: result.id, stored: want } : undefined;
}

/** A name for a wish. */
export function newKey(): string {
  return `waiting-${nanoid()}`;
}

/** Whether a call failed in a way that leaves open if the service received it: no connection, or no answer. */
export function isUnanswered(error: unknown): boolean {
  return isApiError(error) && (error.kind === 'network' || error.kind === 'timeout');
}

/** The error of a call that did not say what it created, after the list was read and does not have it either. */
export function afterReading(error: unknown): unknown {
  return isApiError(error) && error.kind === 'unconfirmed' ? { ...error, isListRead: true } : error;
}

/** Whether a change is saved, or waits to be sent. */
export function isDone(outcome: { readonly kind: string } | undefined): boolean {
  return outcome?.kind === 'saved' || outcome?.kind === 'waiting';
}

/** Whether a change waits, perhaps for the user's decision. */
export interface Wait {
  readonly isWaiting: boolean;
  readonly needsUser: boolean;
}

export function waitOf(outcome: Outcome): Wait {
  const isWaiting = outcome.kind === 'waiting';
  return { isWaiting, needsUser: isWaiting && outcome.needsUser === true };
}

/** Why a change is not saved; `undefined` if it is saved or waits. */
export function errorOf(outcome: Outcome | undefined): unknown {
  return outcome && 'error' in outcome ? outcome.error : undefined;
}

/** The meaning of an error for an item; null if the error does not tell whether the call was carried out. */
export function refusalOf(error: unknown): (Advance<never> & { readonly kind: 'refused' }) | null {
  if (!isApiError(error)) return null;
  if (error.kind === 'incomplete' || error.kind === 'unchanged')
    return { kind: 'refused', error, trouble: { kind: error.kind } };
  if (!('status' in error)) return null;
  if (error.kind === 'unauthorized' || isPassing(error)) return null;
  const trouble =
    error.kind === 'not-found'
      ? ({ kind: 'clash', theirs: null } as const)
      : ({ kind: 'refused', status: error.status, message: error.message ?? null } as const);
  return { kind: 'refused', error, trouble };
}
