import type { Id } from '@/domain/id';
import { isApiError } from '../api/apiError';
import type { Undo } from '../undo/stepHistory';
import { useHeldBack } from '../undo/useHeldBack';
import { focusRow } from './focusRow';
import { type ChangeRows, takeOut } from './takeOut';

/** What is deleted, how, and what is said about it. Texts are in the user's language. */
export interface HeldBackDeletion<Entry> {
  /** Kind of the entries, such as `work-record`: it makes their ids unique among all that wait. */
  readonly kind: string;
  /** Path of the DELETE call. */
  readonly path: (id: Id) => string;
  /** Sends that call; `alreadyTold` as its error says that the caller has told of it. */
  readonly send: (entry: Entry) => Promise<{ readonly error?: unknown }>;
  /** Changes the list on the screen. */
  readonly rows: ChangeRows<Entry>;
  readonly deleted: string;
  /** Says which one, in a second line. */
  readonly detail: (entry: Entry) => string;
  readonly failed: (reason: string) => string;
  /** How it comes back once it was deleted. */
  readonly restore: (entry: Entry) => Undo;
}

/**
 * Deletes an entry of a list with a way back: the row goes at once, the call is held back for five seconds, and a
 * notice offers Undo until then. Undone, the row takes the focus; a refusal brings it back with the reason.
 */
export function useHeldBackDelete<Entry extends { readonly id: Id }>(
  deletion: HeldBackDeletion<Entry>,
): (entry: Entry) => void {
  const holdBack = useHeldBack();
  const { kind, path, send, rows, deleted, detail, failed, restore } = deletion;

  return (entry) => {
    const putBack = takeOut(rows, [entry]);
    holdBack({
      id: `${kind}/${entry.id}`,
      call: { method: 'DELETE', url: path(entry.id) },
      run: async () => {
        const { error } = await send(entry);
        // Gone already is what was wanted.
        return isApiError(error) && error.kind === 'not-found' ? undefined : error;
      },
      takeBack: () => putBack([entry]),
      onUndone: () => focusRow(entry.id),
      text: deleted,
      detail: detail(entry),
      failed,
      undoSent: restore(entry),
    });
  };
}
