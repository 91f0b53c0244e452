import { nanoid } from '@reduxjs/toolkit';
import type { Id } from '@/domain/id';
import { isApiError } from '../api/apiError';

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
  /** Called for each change when it is sent and when its outcome is known. */
  readonly onEach?: (at: number, outcome: Outcome | { readonly kind: 'sending' }) => void;
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
