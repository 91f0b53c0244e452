import { nanoid } from '@reduxjs/toolkit';
import { useTranslation } from 'react-i18next';
import { useErrorText } from '../api/useErrorText';
import {
  STEP_NOTICE,
  doneNoticesDismissed,
  errorNotice,
  noticeDismissed,
  noticeGiven,
  noticeLife,
  type Notice,
} from '../notices/noticesSlice';
import { useAppDispatch, useExtra } from '../store/hooks';
import { type Step, type Undo, undonePartly } from './stepHistory';

/** A step, and what the user is told when it is undone. */
interface DoneStep extends Omit<Step, 'tell'> {
  /** The text after it is undone; if left out, "Undone" and the name of the step. */
  readonly done?: (() => string | undefined) | undefined;
  readonly failed?: (reason: string) => string;
}

/** The history of what the user did: the account menu shows it, and Ctrl+Z undoes the last step. */
export function useSteps() {
  const { t } = useTranslation('common');
  const dispatch = useAppDispatch();
  const errorText = useErrorText();
  const { history, noticeActions } = useExtra();

  function tell(error: unknown, { text, detail, done, failed }: DoneStep) {
    if (error === undefined || error === undonePartly) {
      const about = [text, detail].filter(Boolean).join(' · ');
      const told = error === undonePartly ? t('undo.partly') : done?.();
      dispatch(doneNoticesDismissed());
      dispatch(noticeDismissed(STEP_NOTICE));
      const words = told === undefined ? { text: t('undo.done'), detail: about } : { text: told };
      dispatch(noticeGiven({ tone: 'info', ...words, lifeMs: noticeLife.done }));
      return;
    }
    const reason = errorText(error);
    dispatch(errorNotice(failed?.(reason) ?? t('undo.failed', { reason })));
  }

  function add(step: DoneStep): string {
    const { text, detail, undo } = step;
    return history.add({ text, detail, undo, tell: (error) => tell(error, step) });
  }

  /** Shows a notice with Undo. */
  function offer(step: string, notice: Omit<Notice, 'action'>) {
    const { id } = notice;
    noticeActions.register(id, () => {
      dispatch(noticeDismissed(id));
      void history.undo(step);
    });
    const action = { label: t('actions.undo'), id, keys: 'Control+Z Meta+Z' };
    dispatch(noticeGiven({ lifeMs: noticeLife.undo, ...notice, action }));
  }

  return {
    /** @returns the id of the step */
    add,
    /**
     * Adds a step that took one press or drop, and shows a notice with Undo. The notice disappears by itself, and the
     * notice of the next step replaces it.
     */
    addTold: (step: DoneStep) => {
      const { text, detail } = step;
      offer(add(step), { id: STEP_NOTICE, tone: 'success', text, detail });
    },
    /**
     * Adds a step with a notice of its own, which stays beside those of other steps until its time is up or the step is
     * undone.
     *
     * @param notice where it differs from the text and the detail of the step
     */
    addWithNotice: (step: DoneStep & { readonly undo: Undo }, notice: Partial<Notice> = {}) => {
      const { text, detail, undo } = step;
      const id = nanoid();
      const undone = add({
        ...step,
        undo: async () => {
          noticeActions.drop(id);
          dispatch(noticeDismissed(id));
          return undo();
        },
      });
      offer(undone, { id, tone: 'success', text, detail, ...notice });
    },
    /** Undoes the last step, and answers whether there was one. */
    undoLast: (): boolean => {
      if (!history.hasAny()) return false;
      void history.undoLast();
      return true;
    },
  };
}
