import type { Id } from '@/domain/id';
import type { Outbox, WaitingEntry } from '@/domain/changes/outbox';
import type { ListedEntry, StepRules } from '@/domain/changes/outboxStep';
import type { DeviceKind } from '../storage/deviceValue';
import type { AppDispatch } from '../store/store';
import type { Change } from './change';

/** The id of what was created, and what the service has made of it, where it says so; or why there is none. */
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

/** What the service has of the entries that changes are about, or why that is not known. */
export type Listing<Content> =
  | {
      readonly data: readonly ListedEntry<Content>[];
      readonly unread?: readonly UnreadEntry[];
    }
  | { readonly error: unknown };

/** The calls of one kind of entries. Errors are `ApiError` values; anything else counts as no answer. */
export interface OutboxCalls<Content> {
  /** Reads all entries that the items are about, as fresh as the service has them. */
  readonly list: (items: readonly WaitingEntry<Content>[]) => Promise<Listing<Content>>;
  /**
   * Ids of the entries that say the same as one that is about to be created; null where the app does not know all of
   * them, so that the list has to be read.
   */
  readonly alike?: (content: Content) => readonly Id[] | null;
  /**
   * Whether an entry is still as it was seen, as far as the app knows; else the list is read before it is changed, so that
   * a form that stood open sets nothing back. Missing: it always is.
   */
  readonly isAsSeen?: (id: Id, seen: Content) => boolean;
  /** Missing, as the others, where the app creates none of the kind (changes none, deletes none). */
  readonly create?: (content: Content) => Promise<Created<Content>>;
  /** @param theirs what the service has until then: a call may send only what differs */
  readonly update?: (id: Id, content: Content, theirs: Content) => Promise<{ readonly error?: unknown }>;
  readonly remove?: (id: Id, theirs: Content) => Promise<{ readonly error?: unknown }>;
  /**
   * A call whose answer was lost had arrived: its entry is shown, in front of the list where it is new, or (null) is gone
   * from there.
   */
  readonly adopt: (id: Id, content: Content | null, isNew: boolean) => void;
}

/** One kind of things: how they are compared, and by which calls they are saved. */
export interface SavedKind<Content> extends StepRules<Content> {
  readonly calls: (dispatch: AppDispatch) => OutboxCalls<Content>;
}

/** A kind whose changes wait on the device, where they are kept, until the service answers. */
export interface OutboxKind<Content> extends SavedKind<Content> {
  readonly kept: DeviceKind<Outbox<Content>>;
  /** Whether a change may wait: not where the device cannot keep it, or where it has to count at once. */
  readonly mayWait: (change: Pick<Change<Content>, 'row' | 'before' | 'want'>) => boolean;
}
