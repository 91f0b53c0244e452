import { useTranslation } from '@/shared/i18n/useTranslation';
import { UNDO_MS } from '@/domain/limits';
import { useErrorText } from '../api/useErrorText';
import { noticeDismissed, noticeGiven } from '../notices/noticesSlice';
import { useAppDispatch, useExtra } from '../store/hooks';
import type { HeldBackCall } from './heldBack';
import type { UndoStep } from './undoSteps';

/** A call with a way back, and what is said about it. Texts are in the user's language. */
export interface Undoable extends Omit<HeldBackCall, 'onFailed' | 'onSettled'> {
  /** One sentence that it is done. */
  readonly text: string;
  /** Says what it was done to, in a second line. */
  readonly detail?: string | undefined;
  /** One sentence that it was not done after all. */
  readonly failed: (reason: string) => string;
}

/**
 * Holds a call back for five seconds (section 9) and offers Undo in a notice until then. Notice and call share one
 * clock: the notice goes when the call goes out, and both stand still while the pointer or the focus is on it.
 */
export function useHeldBack(): (undoable: Undoable) => void {
  const { t } = useTranslation('common');
  const errorText = useErrorText();
  const dispatch = useAppDispatch();
  const { heldBack, noticeActions, undoSteps } = useExtra();

  return ({ text, detail, failed, ...held }) => {
    const { id } = held;
    const step: UndoStep = {
      run: async () => {
        heldBack.undo(id);
        return Promise.resolve();
      },
      // What comes back is on the screen.
      tell: () => undefined,
    };
    undoSteps.add(step);
    heldBack.hold(
      {
        ...held,
        onFailed: (error) => dispatch(noticeGiven({ id, tone: 'error', text: failed(errorText(error)) })),
        onSettled: () => {
          undoSteps.drop(step);
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
        text,
        detail,
        action: { label: t('actions.undo'), id, keys: 'Control+Z Meta+Z' },
        lifeMs: UNDO_MS,
      }),
    );
  };
}
