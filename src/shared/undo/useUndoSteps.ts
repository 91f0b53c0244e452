import { useTranslation } from '@/shared/i18n/useTranslation';
import { useErrorText } from '../api/useErrorText';
import { noticeLife } from '../notices/noticeLife';
import { noticeGiven } from '../notices/noticesSlice';
import { useAppDispatch, useExtra } from '../store/hooks';
import type { UndoStep } from './undoSteps';

interface Words {
  /** Said when it is undone; "Undone" when left out. */
  readonly done?: (() => string) | undefined;
  readonly failed?: (reason: string) => string;
}

/** What is done can be taken back by Ctrl+Z until the page is left; what came of that is said. */
export function useUndoSteps() {
  const { t } = useTranslation('common');
  const dispatch = useAppDispatch();
  const errorText = useErrorText();
  const { undoSteps } = useExtra();

  function tell(error: unknown, { done, failed }: Words) {
    if (error === undefined) {
      dispatch(noticeGiven({ tone: 'info', text: done?.() ?? t('undo.done'), lifeMs: noticeLife.done }));
      return;
    }
    const reason = errorText(error);
    dispatch(noticeGiven({ tone: 'error', text: failed?.(reason) ?? t('undo.failed', { reason }) }));
  }

  return {
    /** @param run answers `undefined`, `alreadyUndone`, or what keeps it from being undone */
    add: (run: UndoStep['run'], words: Words = {}): UndoStep => {
      const step = { run, tell: (error: unknown) => tell(error, words) };
      undoSteps.add(step);
      return step;
    },
    undo: (step: UndoStep) => void undoSteps.undo(step),
    /** Answers whether there was anything to undo. */
    undoLast: (): boolean => {
      if (!undoSteps.hasAny()) return false;
      void undoSteps.undoLast();
      return true;
    },
  };
}
