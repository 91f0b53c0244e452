import { useTranslation } from 'react-i18next';
import type { Id } from '@/domain/id';
import type { Items } from '@/domain/changes/outbox';
import { waitingFor } from '@/domain/changes/waitingFor';
import { isApiError } from '../api/apiError';
import { WAITING_NOTICE, noticeGiven, noticeLife } from '../notices/noticesSlice';
import { type Outcome, errorOf } from '../outbox/change';
import { useSavedNotice } from '../outbox/useSavedNotice';
import { useAppDispatch } from '../store/hooks';
import { alreadyTold } from '../undo/heldBack';
import type { Undo } from '../undo/stepHistory';
import { useHeldBack } from '../undo/useHeldBack';
import { useSteps } from '../undo/useSteps';
import { focusRow } from './focusRow';
import type { ListPages } from './listPages';

/** How entries of one kind are deleted and restored. */
interface EntryDeletion<Entry> {
  /** Kind of the entries, such as `work-record`: it makes their ids unique among all held-back calls. */
  readonly kind: string;
  /** Path of the DELETE call. */
  readonly path: (id: Id) => string;
  /** Changes of this kind that wait to be sent. */
  readonly waiting: Items<unknown>;
  readonly pages: ListPages<Entry>;
  /** Saves the deletion; for a waiting entry, it is dropped from the outbox. */
  readonly remove: (entry: Entry) => Promise<Outcome | undefined>;
  /** Restores an entry that was deleted. */
  readonly restore: (entry: Entry) => Undo;
  /** Names the entry, in a second line. */
  readonly about: (entry: Entry) => string;
  /** The namespace of the texts. */
  readonly texts: 'workRecords' | 'expenses';
}

/**
 * Deletes an entry of a list, with Undo: the row disappears at once, the call is held back for five seconds, and a
 * notice offers Undo until then. After an undo, the row gets the focus; after a refusal it comes back with the reason.
 * An entry that waits to be sent is dropped at once.
 */
export function useDeleteEntry<Entry extends { readonly id: Id }>({
  kind,
  path,
  waiting,
  pages,
  remove,
  restore,
  about,
  texts,
}: EntryDeletion<Entry>): (entry: Entry) => void {
  const { t } = useTranslation(texts);
  const dispatch = useAppDispatch();
  const holdBack = useHeldBack();
  const steps = useSteps();
  const { tellWaiting } = useSavedNotice();

  async function send(entry: Entry): Promise<unknown> {
    const gone = await remove(entry);
    if (gone?.kind === 'waiting') {
      // It is shown again, marked as waiting to be deleted.
      tellWaiting('deleted');
      return alreadyTold;
    }
    const error = errorOf(gone);
    // An entry that is already gone counts as deleted.
    return isApiError(error) && error.kind === 'not-found' ? undefined : error;
  }

  function deleteLater(entry: Entry): void {
    dispatch(pages.setHidden([entry], true));
    holdBack({
      id: `${kind}/${entry.id}`,
      call: { method: 'DELETE', url: path(entry.id) },
      run: async () => send(entry),
      takeBack: () => dispatch(pages.setHidden([entry], false)),
      onUndone: () => focusRow(entry.id),
      text: t('deleted'),
      detail: about(entry),
      failed: (reason) => t('deleteFailed', { reason }),
      undoSent: restore(entry),
    });
  }

  async function drop(entry: Entry): Promise<void> {
    const isDropped = errorOf(await remove(entry)) === undefined;
    const text = t(isDropped ? 'waiting.dropped' : 'waiting.notDropped');
    if (isDropped) steps.add({ text, detail: about(entry), undo: restore(entry) });
    dispatch(noticeGiven({ id: WAITING_NOTICE, tone: 'info', text, lifeMs: noticeLife.done }));
  }

  return (entry) => {
    if (waitingFor(waiting, entry.id)) void drop(entry);
    else deleteLater(entry);
  };
}
