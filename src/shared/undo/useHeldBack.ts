import { useTranslation } from 'react-i18next';
import { UNDO_MS } from '@/domain/limits';
import { useErrorText } from '../api/useErrorText';
import { noticeDismissed, noticeGiven } from '../notices/noticesSlice';
import { useAppDispatch, useExtra, useUser } from '../store/hooks';
import { type HeldBackCall, alreadyTold } from './heldBack';
import { type Again, noteHeld } from './heldNotes';
import type { Undo } from './stepHistory';
import { useSteps } from './useSteps';

/** A call that can be undone, with its texts in the user's language. */
export interface Undoable extends Omit<HeldBackCall, 'onFailed' | 'onSettled' | 'onOver'> {
  /** How it is carried out on the next visit, if this one is cut off; it may be left out if there is a `call`. */
  readonly again?: Again;
  /** One sentence that says what was done. */
  readonly text: string;
  /** Says which thing it was done to, in a second line. */
  readonly detail?: string | undefined;
  /** The second line, if it takes time: the five seconds begin with it. Null calls `run` at once, to say what is wrong. */
  readonly comingDetail?: Promise<string | null>;
  /** One sentence that says it failed, or that the outcome is not known, depending on the error (`cause`). */
  readonly failed: (reason: string, cause: unknown) => string;
  /** How it is undone once it was sent, or a text that says why it cannot be. */
  readonly undoSent: Undo | string;
}

/**
 * Holds a call back for five seconds and offers Undo in a notice until then, once the device has noted it. Notice and call share one clock:
 * the notice disappears when the call is sent, and the clock stops while the pointer or the focus is on the notice.
 * After that it can be undone from the history, by another call.
 */
export function useHeldBack(): (undoable: Undoable) => void {
  const { t } = useTranslation('common');
  const errorText = useErrorText();
  const dispatch = useAppDispatch();
  const extra = useExtra();
  const { heldBack, noticeActions, history } = extra;
  const steps = useSteps();
  const guid = useUser()?.guid ?? '';

  return ({ text, detail, comingDetail, failed, undoSent, run, again, ...held }) => {
    const { id } = held;
    const calls = [held.call ?? []].flat();
    const noted = noteHeld({ extra, guid }, { id, text, detail, again: again ?? { kind: 'calls', calls } });
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
          noted.doubt();
          const error = await run();
          // A change that waits to be sent, or was carried out in part, can be undone.
          if (error !== undefined && !(isUndoable && error === alreadyTold)) history.drop(step);
          return error;
        },
        onFailed: (error) =>
          dispatch(noticeGiven({ id, tone: 'error', text: failed(errorText(error), error) })),
        onOver: noted.forget,
        onSettled: () => {
          noticeActions.drop(id);
          dispatch(noticeDismissed(id));
        },
      },
      comingDetail ? undefined : UNDO_MS,
    );
    noticeActions.register(id, () => {
      heldBack.undo(id);
      history.undone(step);
    });
    const action = { label: t('actions.undo'), id, keys: 'Control+Z Meta+Z' };
    const notice = { id, tone: 'success', text, action, lifeMs: UNDO_MS } as const;
    // An earlier message about the same thing goes. This action also lets the rows that were hidden go at once.
    dispatch(noticeDismissed(id));
    const show = async () => {
      const [shown] = await Promise.all([comingDetail ?? detail, noted.stored]);
      if (shown === null) void heldBack.send(id);
      if (shown === null || !heldBack.has(id)) return;
      if (comingDetail) extra.countdowns.start(id, UNDO_MS, () => void heldBack.send(id));
      dispatch(noticeGiven({ ...notice, detail: shown }));
    };
    void show();
  };
}
