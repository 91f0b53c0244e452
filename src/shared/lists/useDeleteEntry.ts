import type { Id } from '@/domain/id';
import type { Items } from '@/domain/changes/outbox';
import { waitingFor } from '@/domain/changes/waitingEntries';
import { isApiError } from '../api/apiError';
import { noticeLife } from '../notices/noticeLife';
import { WAITING_NOTICE, noticeGiven } from '../notices/noticesSlice';
import { type Outcome, errorOf } from '../outbox/change';
import { useSavedNotice } from '../outbox/useSavedNotice';
import { useAppDispatch } from '../store/hooks';
import { alreadyTold } from '../undo/heldBack';
import type { Undo } from '../undo/stepHistory';
import { useHeldBack } from '../undo/useHeldBack';
import { useSteps } from '../undo/useSteps';
import { focusRow } from './focusRow';
import { type ChangeRows, hideEntries } from './hideEntries';

/** How entries of one kind are deleted and restored, and the messages about it in the user's language. */
interface EntryDeletion<Entry> {
  /** Kind of the entries, such as `work-record`: it makes their ids unique among all that wait. */
  readonly kind: string;
  /** Path of the DELETE call. */
  readonly path: (id: Id) => string;
  /** Changes of this kind that are not sent yet. */
  readonly waiting: Items<unknown>;
  /** Changes the list on the screen. */
  readonly rows: ChangeRows<Entry>;
  /** Saves the deletion: of an entry that waits, that it is dropped. */
  readonly remove: (entry: Entry) => Promise<Outcome | undefined>;
  /** How it comes back once it was deleted. */
  readonly restore: (entry: Entry) => Undo;
  /** Says which one, in a second line. */
  readonly about: (entry: Entry) => string;
  readonly words: Readonly<Record<'deleted' | 'dropped' | 'notDropped', string>> & {
    readonly failed: (reason: string) => string;
  };
}

/**
 * Deletes an entry of a list with a way back: the row goes at once, the call is held back for five seconds, and a
 * notice offers Undo until then. Undone, the row takes the focus; a refusal brings it back with the reason. One that
 * waits to be sent is dropped at once.
 */
export function useDeleteEntry<Entry extends { readonly id: Id }>({
  kind,
  path,
  waiting,
  rows,
  remove,
  restore,
  about,
  words,
}: EntryDeletion<Entry>): (entry: Entry) => void {
  const dispatch = useAppDispatch();
  const holdBack = useHeldBack();
  const steps = useSteps();
  const { tellWaiting } = useSavedNotice();

  async function send(entry: Entry): Promise<unknown> {
    const gone = await remove(entry);
    if (gone?.kind === 'waiting') {
      // It is shown again, as one that is to be deleted.
      tellWaiting('deleted');
      return alreadyTold;
    }
    const error = errorOf(gone);
    // Gone already is what was wanted.
    return isApiError(error) && error.kind === 'not-found' ? undefined : error;
  }

  function deleteLater(entry: Entry): void {
    const putBack = hideEntries(rows, [entry]);
    holdBack({
      id: `${kind}/${entry.id}`,
      call: { method: 'DELETE', url: path(entry.id) },
      run: async () => send(entry),
      takeBack: () => putBack([entry]),
      onUndone: () => focusRow(entry.id),
      text: words.deleted,
      detail: about(entry),
      failed: words.failed,
      undoSent: restore(entry),
    });
  }

  async function drop(entry: Entry): Promise<void> {
    const isDropped = errorOf(await remove(entry)) === undefined;
    const text = isDropped ? words.dropped : words.notDropped;
    if (isDropped) steps.add({ text, detail: about(entry), undo: restore(entry) });
    dispatch(noticeGiven({ id: WAITING_NOTICE, tone: 'info', text, lifeMs: noticeLife.done }));
  }

  return (entry) => {
    if (waitingFor(waiting, entry.id)) void drop(entry);
    else deleteLater(entry);
  };
}
