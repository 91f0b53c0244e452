import { useTranslation } from 'react-i18next';
import { useErrorText } from '@/shared/api/useErrorText';
import { noticeLife } from '@/shared/notices/noticeLife';
import { noticeGiven } from '@/shared/notices/noticesSlice';
import { useAppDispatch } from '@/shared/store/hooks';
import { type CellEdits, alreadyUndone } from './cells/cellEdits';

/** Takes the last change of the grid back, in its turn among the calls; the result says whether there was one. */
export function useGridUndo(edits: CellEdits): () => boolean {
  const { t } = useTranslation('weekGrid');
  const dispatch = useAppDispatch();
  const errorText = useErrorText();

  return () => {
    const last = edits.takeStep();
    if (!last) return false;
    void edits.inTurn(async () => {
      let error = await last();
      while (error === alreadyUndone) error = await edits.takeStep()?.();
      dispatch(
        error === undefined
          ? noticeGiven({ tone: 'info', text: t('undone'), lifeMs: noticeLife.done })
          : noticeGiven({ tone: 'error', text: t('notUndone', { reason: errorText(error) }) }),
      );
    });
    return true;
  };
}
