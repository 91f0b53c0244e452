import { useTranslation } from 'react-i18next';
import { UNDO_MS } from '@/domain/limits';
import { useErrorText } from '../api/useErrorText';
import { noticeDismissed, noticeGiven } from '../notices/noticesSlice';
import { useAppDispatch, useExtra } from '../store/hooks';
import { type HeldBackCall, alreadyTold } from './heldBack';
import type { Undo } from './stepHistory';
import { useSteps } from './useSteps';

/** A call with a way back, and what is said about it. Texts are in the user's language. */
export interface Undoable extends Omit<HeldBackCall, 'onFailed' | 'onSettled'> {
  /** One sentence that it is done. */
  readonly text: string;
  /** Says what it was done to, in a second line. */
  readonly detail?: string | undefined;
  /** One sentence that it failed, or that the outcome is not known, depending on the error (`cause`). */
  readonly failed: (reason: string, cause: unknown) => string;
  /** How it is taken back once it was sent, or in words why it cannot be. */
  readonly undoSent: Undo | string;
}

/**
 * Holds a call back for five seconds (section 9) and offers Undo in a notice until then. Notice and call share one
 * clock: the notice goes when the call goes out, and both stand still while the pointer or the focus is on it. Afterwards
 * the history takes it back in its own way.
 */
export function useHeldBack(): (undoable: Undoable) => void {
  const { t } = useTranslation('common');
  const errorText = useErrorText();
  const dispatch = useAppDispatch();
  const { heldBack, noticeActions, history } = useExtra();
  const steps = useSteps();

  return ({ text, detail, failed, undoSent, run, ...held }) => {
    const { id } = held;
    const step = steps.add({
      text,
      detail,
      undo: async () => {
        if (heldBack.has(id)) {
          heldBack.undo(id);
          return undefined;
        }
        await heldBack.ended(id);
        return typeof undoSent === 'string' ? alreadyTold : undoSent();
      },
    });
    const isUndoable = typeof undoSent !== 'string';
    heldBack.hold(
      {
        ...held,
        run: async () => {
          if (!isUndoable) history.seal(step, undoSent);
          const error = await run();
          // What waits to be sent, or is there in part, can be taken back.
          if (error !== undefined && !(isUndoable && error === alreadyTold)) history.drop(step);
          return error;
        },
        onFailed: (error) =>
          dispatch(noticeGiven({ id, tone: 'error', text: failed(errorText(error), error) })),
        onSettled: () => {
          noticeActions.drop(id);
          dispatch(noticeDismissed(id));
        },
      },
      UNDO_MS,
    );
    noticeActions.register(id, () => {
      heldBack.undo(id);
      history.undone(step);
    });
    dispatch(
      noticeGiven({
        id,
        tone: 'success',
        text,
        detail,
        action: { label: t('actions.undo'), id, keys: 'Control+Z Meta+Z' },
        lifeMs: UNDO_MS,
      }),
    );
  };
}
