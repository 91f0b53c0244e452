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
  /** The fields when the edit began. */
  readonly base: TaskValues;
  /** What stands in the fields at first: the same, or what a draft kept. */
  readonly initial: TaskValues;
  readonly isUnsaved: boolean;
  /** A comment that is not sent. */
  readonly comment: string;
  /** Names the wish of a draft that is gone on with. */
  readonly wish: string | undefined;
}

function checkDate(text: string): 'date' | undefined {
  return text.trim() === '' || isIsoDate(text) ? undefined : 'date';
}

type Problem = 'date' | 'dueBeforeStart';

/** Dates that were in the wrong order before do not keep anything else from being saved. */
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
