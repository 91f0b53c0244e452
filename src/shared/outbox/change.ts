import { nanoid } from '@reduxjs/toolkit';
import type { Id } from '@/domain/id';
import { isApiError } from '../api/apiError';

/** An entry is to be like this. */
export interface Change<Content> {
  /** Names the wish (`newKey`): saved again under the same key it is the same wish, and done once. */
  readonly key: string;
  /** The row it is saved from: an id of the service or the key of an entry that waits; null for a new entry. */
  readonly row: Id | null;
  /** How the user saw it; null for a new entry, and for a deletion that is meant whatever the entry is by now. */
  readonly before: Content | null;
  /** How it is to be; null: deleted. */
  readonly want: Content | null;
}

/** What came of a change. */
export type Outcome<Content = unknown> =
  /** The service has the entry as it was wanted, with what others changed of it meanwhile; null: deleted. */
  | { readonly kind: 'saved'; readonly id: Id; readonly stored: Content | null }
  /** It waits on the device, perhaps for the user's decision; `id` is the service's, or the key of a new entry. */
  | { readonly kind: 'waiting'; readonly id: Id; readonly needsUser?: boolean }
  /** It is not saved: the service said no, could not be asked, or its list does not have it. */
  | { readonly kind: 'failed'; readonly error: unknown }
  /** It was sent, and nobody knows what became of it. */
  | { readonly kind: 'unknown'; readonly error: unknown }
  /** It was not sent, because of what came of another one, or of a conflict that was told. */
  | { readonly kind: 'unsent' };

/** How several changes are saved. */
export interface SaveOptions<Content = unknown> {
  /**
   * The form keeps a draft, with the key: what is sent of new entries is noted on the device until it is answered, so that
   * it is looked for also when the form is gone on with after a reload.
   */
  readonly hasDraft?: boolean;
  /**
   * What keeps the rest from being sent: the first that is not saved, or (`unknown`) that may yet arrive; else only the
   * end of the session.
   */
  readonly stopAt?: 'first' | 'unknown';
  /**
   * For a form that asks: what the service has by now is read before anything is sent. Where two people changed the same,
   * nothing is sent, and this hears what they made of it (null: deleted).
   */
  readonly onConflict?: (theirs: Content | null) => void;
  /** Hears of each change when it is sent and when its outcome is known. */
  readonly onEach?: (at: number, outcome: Outcome | { readonly kind: 'sending' }) => void;
}

/** A name for a wish. */
export function newKey(): string {
  return `waiting-${nanoid()}`;
}

/** Whether a call failed so that nobody knows if the service heard of it: no connection, or silence. */
export function isUnanswered(error: unknown): boolean {
  return isApiError(error) && (error.kind === 'network' || error.kind === 'timeout');
}

/** The error of a call that said nothing of what it created, after the list was read and does not have it. */
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

/** What keeps a change from being saved; `undefined` where it is saved or waits. */
export function errorOf(outcome: Outcome | undefined): unknown {
  return outcome && 'error' in outcome ? outcome.error : undefined;
}
