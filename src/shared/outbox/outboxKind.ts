import type { Id } from '@/domain/id';
import type { Outbox, WaitingEntry } from '@/domain/changes/outbox';
import type { ListedEntry, StepRules } from '@/domain/changes/outboxStep';
import type { DeviceKind } from '../storage/deviceValue';
import type { AppDispatch } from '../store/store';
import type { Change } from './change';

/** The id of what was created, with the stored version if the answer has it; or the error. */
export interface Created<Content> {
  readonly data?: Id | undefined;
  readonly stored?: Content;
  readonly error?: unknown;
}

/** An entry that could not be read, while others could. */
export interface UnreadEntry {
  readonly id: Id;
  readonly error: unknown;
}

/** The service has created, changed or (null) deleted an entry. */
export interface Taken<Content> {
  readonly id: Id;
  readonly content: Content | null;
  readonly isNew: boolean;
}

/** The service's versions of the changed entries, or why we could not find out. */
export type Listing<Content> =
  | {
      readonly data: readonly ListedEntry<Content>[];
      readonly unread?: readonly UnreadEntry[];
    }
  | { readonly error: unknown };

/** The calls of one kind of entries. Errors are `ApiError` values; anything else counts as no answer. */
export interface OutboxCalls<Content> {
  /** Reads all entries that the items are about, straight from the service. */
  readonly list: (items: readonly WaitingEntry<Content>[]) => Promise<Listing<Content>>;
  /**
   * Ids of the entries that say the same as one that is about to be created; null if the app does not know all of them,
   * so that the list has to be read.
   */
  readonly alike?: (content: Content) => readonly Id[] | null;
  /**
   * Whether an entry is still as the user saw it, as far as the app knows. If not, the list is read before the entry is
   * changed, so that a form left open does not overwrite newer values. If missing, the answer is always yes.
   */
  readonly isAsSeen?: (id: Id, seen: Content) => boolean;
  /** This and the next two are missing if the app never creates (changes, deletes) things of this kind. */
  readonly create?: (content: Content) => Promise<Created<Content>>;
  /** @param theirs what the service has so far: a call may send only the differences */
  readonly update?: (id: Id, content: Content, theirs: Content) => Promise<{ readonly error?: unknown }>;
  readonly remove?: (id: Id, theirs: Content) => Promise<{ readonly error?: unknown }>;
  /**
   * Tells the lists what the service has taken, in bundles; missing if the calls do so themselves. Lists show it only
   * now: an earlier change could move the row in inline edit to another week, and a refusal would find no editor.
   */
  readonly taken?: (taken: readonly Taken<Content>[]) => void;
  /**
   * A call whose answer was lost had arrived: shows its entry, at the front of the list if it is new, or (null) removes
   * it.
   */
  readonly adopt: (id: Id, content: Content | null, isNew: boolean) => void;
}

/** One kind of things: how they are compared, and which calls save them. */
export interface SavedKind<Content> extends StepRules<Content> {
  readonly calls: (dispatch: AppDispatch) => OutboxCalls<Content>;
}

/** A kind whose changes wait on the device until the service answers. */
export interface OutboxKind<Content> extends SavedKind<Content> {
  readonly kept: DeviceKind<Outbox<Content>>;
  /** Whether a change may wait: not if the device cannot keep it, nor if it has to take effect at once. */
  readonly mayWait: (change: Pick<Change<Content>, 'row' | 'before' | 'want'>) => boolean;
}
