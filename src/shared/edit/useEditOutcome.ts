import { useTranslation } from '@/shared/i18n/useTranslation';
import { noticeLife } from '../notices/noticeLife';
import { noticeGiven } from '../notices/noticesSlice';
import { useAppDispatch } from '../store/hooks';
import type { EditOutcome } from './saveEdit';

/** How an attempt to save ended, once the user was told what there is to tell. */
export type ToldOutcome<Values> =
  | {
      readonly kind: 'saved';
      /** What is stored now. */
      readonly values: Values;
    }
  | { readonly kind: 'told' }
  | Extract<EditOutcome<Values>, { kind: 'conflict' | 'failed' }>;

/**
 * Says what came of saving an edit: "saved" only when it is, which fields cannot be emptied, that nothing was changed.
 * Conflicts and failures go on to the form, which asks or shows them.
 */
export function useEditOutcome() {
  const { t } = useTranslation('edit');
  const dispatch = useAppDispatch();

  return <Values>(
    outcome: EditOutcome<Values>,
    labelOf: (name: keyof Values & string) => string,
  ): ToldOutcome<Values> => {
    switch (outcome.kind) {
      case 'conflict':
      case 'failed':
        return outcome;
      case 'unchanged':
        dispatch(noticeGiven({ tone: 'info', text: t('unchanged'), lifeMs: noticeLife.toRead }));
        return { kind: 'told' };
      case 'saved':
      case 'nothing': {
        const fields = outcome.emptied.map(labelOf);
        if (outcome.kind === 'saved')
          dispatch(noticeGiven({ tone: 'success', text: t('saved'), lifeMs: noticeLife.done }));
        if (fields.length > 0) {
          const text = t('notEmptied', { count: fields.length, fields: fields.join(', ') });
          dispatch(noticeGiven({ tone: 'info', text, lifeMs: noticeLife.toRead }));
        }
        return { kind: 'saved', values: outcome.values };
      }
    }
  };
}
