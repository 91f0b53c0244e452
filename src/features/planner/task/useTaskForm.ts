import { useTranslation } from 'react-i18next';
import type { Id } from '@/domain/id';
import { isDueBeforeStart } from '@/domain/planner/kanban';
import { isIsoDate } from '@/domain/time/period';
import type { Rules } from '@/shared/forms/rules';
import { useAppForm } from '@/shared/forms/useAppForm';
import { draftsOf } from './taskDraft';
import { type TaskValues, detailsOfValues } from './taskValues';

interface FormOrigin {
  readonly id: Id;
  /** The field values when the edit began. */
  readonly base: TaskValues;
  /** The initial field values: the same as `base`, or those of a draft. */
  readonly initial: TaskValues;
  readonly isUnsaved: boolean;
  /** A comment that was not sent. */
  readonly comment: string;
  /** The key of a draft that is being continued. */
  readonly wish: string | undefined;
}

function checkDate(text: string): 'date' | undefined {
  return text.trim() === '' || isIsoDate(text) ? undefined : 'date';
}

type Problem = 'date' | 'dueBeforeStart';

/** Dates that were already in the wrong order do not prevent other changes from being saved. */
function rulesOf(base: TaskValues): Rules<TaskValues, Problem> {
  return {
    startDate: { validate: checkDate },
    dueDate: {
      validate: (text, values) => {
        const isNew = text !== base.dueDate || values.startDate !== base.startDate;
        return (
          checkDate(text) ??
          (isNew && isDueBeforeStart(detailsOfValues(values)) ? 'dueBeforeStart' : undefined)
        );
      },
      liveWith: ['startDate'],
    },
  };
}

/** Values and rules of the task dialog. */
export function useTaskForm({ id, base, initial, isUnsaved, comment, wish }: FormOrigin) {
  const { t } = useTranslation('planner');
  return useAppForm<TaskValues, Problem>({
    initial,
    rules: rulesOf(base),
    messageOf: (problem) => t(`task.errors.${problem}`),
    draft: { kind: draftsOf(id), content: (values) => ({ id, base, values, comment }), wish },
    isUnsaved,
    hasMore: comment.trim() !== '',
  });
}

export type TaskForm = ReturnType<typeof useTaskForm>;
