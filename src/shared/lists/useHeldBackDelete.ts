import { useTranslation } from 'react-i18next';
import { UNDO_MS } from '@/domain/limits';
import type { Id } from '@/domain/id';
import { type ApiError, isApiError } from '../api/apiError';
import { useErrorText } from '../api/useErrorText';
import { noticeDismissed, noticeGiven } from '../notices/noticesSlice';
import { useAppDispatch, useExtra } from '../store/hooks';
import { type ListPage, indexIn, withEntryAt, without } from './listPage';

/** What is deleted, how, and what is said about it. Texts are in the user's language. */
export interface HeldBackDeletion<Entry> {
  /** Kind of the entries, such as `work-record`: it makes their ids unique among all that wait. */
  readonly kind: string;
  /** Path of the DELETE call. */
  readonly path: (id: Id) => string;
  /** Sends that call. */
  readonly send: (id: Id) => Promise<{ readonly error?: unknown }>;
  /** Changes the page on the screen. */
  readonly change: (update: (page: ListPage<Entry>) => ListPage<Entry>) => void;
  readonly deleted: string;
  /** Says which one, in a second line. */
  readonly detail: (entry: Entry) => string;
  readonly failed: (reason: string) => string;
}

/**
 * Deletes an entry of a list with a way back: the row goes at once, the call is held back for five seconds, and a
 * notice offers Undo until then. A refusal brings the row back with the reason.
 */
export function useHeldBackDelete<Entry extends { readonly id: Id }>(
  deletion: HeldBackDeletion<Entry>,
): (entry: Entry) => void {
  const { t } = useTranslation('common');
  const errorText = useErrorText();
  const dispatch = useAppDispatch();
  const { heldBack, noticeActions } = useExtra();
  const { kind, path, send, change, deleted, detail, failed } = deletion;

  return (entry) => {
    const id = `${kind}/${entry.id}`;
    // By page, because another one may be on the screen when it has to come back.
    const places = new Map<number, number>();
    change((page) => {
      const index = indexIn(page, entry.id);
      if (index >= 0) places.set(page.start, index);
      return without(page, entry.id);
    });

    const run = async (): Promise<ApiError | undefined> => {
      const { error } = await send(entry.id);
      // Gone already is what was wanted.
      if (!isApiError(error) || error.kind === 'not-found') return undefined;
      return error;
    };
    heldBack.hold(
      {
        id,
        call: { method: 'DELETE', url: path(entry.id) },
        run,
        takeBack: () =>
          change((page) => {
            const index = places.get(page.start);
            return index === undefined ? page : withEntryAt(page, entry, index);
          }),
        onFailed: (error) => dispatch(noticeGiven({ id, tone: 'error', text: failed(errorText(error)) })),
        onSettled: () => {
          noticeActions.drop(id);
          dispatch(noticeDismissed(id));
        },
      },
      UNDO_MS,
    );

    noticeActions.register(id, () => heldBack.undo(id));
    dispatch(
      noticeGiven({
        id,
        tone: 'success',
        text: deleted,
        detail: detail(entry),
        action: { label: t('actions.undo'), id },
        lifeMs: UNDO_MS,
      }),
    );
  };
}
