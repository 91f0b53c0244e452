import { useTranslation } from 'react-i18next';
import { useErrorText } from '@/shared/api/useErrorText';
import { noticeLife } from '@/shared/notices/noticeLife';
import { noticeGiven } from '@/shared/notices/noticesSlice';
import { useAppDispatch } from '@/shared/store/hooks';
import type { CellEdits } from './cells/cellEdits';

/** Takes the last change of the grid back, in its turn among the calls; the result says whether there was one. */
export function useGridUndo(edits: CellEdits): () => boolean {
  const { t } = useTranslation('weekGrid');
  const dispatch = useAppDispatch();
  const errorText = useErrorText();

  return () => {
    const step = edits.takeStep();
    if (!step) return false;
    void edits.inTurn(async () => {
      const error = await step();
      dispatch(
        error === undefined
          ? noticeGiven({ tone: 'info', text: t('undone'), lifeMs: noticeLife.done })
          : noticeGiven({ tone: 'error', text: t('notUndone', { reason: errorText(error) }) }),
      );
    });
    return true;
  };
}
