import type { Id } from '@/domain/id';
import type { Outbox, WaitingEntry } from '@/domain/outbox';
import type { ListedEntry, StepRules } from '@/domain/outboxStep';
import type { DeviceKind } from '../storage/deviceValue';
import type { AppDispatch } from '../store/store';

/** The calls of one kind of entries. Errors are `ApiError` values; anything else counts as no answer. */
export interface OutboxCalls<Content> {
  /** Reads all entries that the items are about, as fresh as the service has them. */
  readonly list: (
    items: readonly WaitingEntry<Content>[],
  ) => Promise<{ readonly data: readonly ListedEntry<Content>[] } | { readonly error: unknown }>;
  /**
   * Ids of the entries that say the same as one that is about to be created; null where the app does not know all of
   * them, so that the list has to be read.
   */
  readonly alike: (content: Content) => readonly Id[] | null;
  readonly create: (
    content: Content,
  ) => Promise<{ readonly data?: Id | undefined; readonly error?: unknown }>;
  readonly update: (id: Id, content: Content) => Promise<{ readonly error?: unknown }>;
  readonly remove: (id: Id) => Promise<{ readonly error?: unknown }>;
  /**
   * A call whose answer was lost had arrived: its entry is shown, in front of the list where it is new, or (null) is gone
   * from there.
   */
  readonly adopt: (id: Id, content: Content | null, isNew: boolean) => void;
}

/** One kind of entries: where those that wait are kept, how they are compared, and by which calls they are saved. */
export interface OutboxKind<Content> extends StepRules<Content> {
  readonly kept: DeviceKind<Outbox<Content>>;
  readonly calls: (dispatch: AppDispatch) => OutboxCalls<Content>;
  /** Whether an entry may wait on the device until the service answers. */
  readonly mayWait: (content: Content) => boolean;
}
