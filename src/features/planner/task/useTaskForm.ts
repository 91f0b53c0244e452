import { useTranslation } from 'react-i18next';
import { type Task, isDueBeforeStart } from '@/domain/planner/kanban';
import { type TaskContent, contentOf, tidied } from '@/domain/planner/taskEdit';
import { isIsoDate } from '@/domain/time/period';
import type { Rules } from '@/shared/forms/rules';
import type { Begun } from '@/shared/drafts/draftKind';
import { useEditForm } from '@/shared/edit/useEditForm';
import { editedTask } from '../outbox/saveTask';
import {
  type NewComment,
  type TaskDraft,
  type TaskValues,
  detailsOfValues,
  draftsOf,
  valuesOf,
} from './taskDraft';

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

/**
 * The form of the task dialog; only changed fields are sent.
 *
 * @param draft what was typed before and not saved
 * @param comment a comment that was not sent, which the draft keeps, too
 */
export function useTaskForm(
  task: Task,
  draft: Begun<TaskDraft> | null,
  { text: comment, key: commentKey }: NewComment,
) {
  const { t } = useTranslation('planner');
  return useEditForm<TaskContent, TaskValues, Problem>({
    kind: editedTask,
    words: {
      labelOf: (name) => t(`task.fields.${name}`),
      done: t('history.taskChanged'),
      aboutOf: ({ title }) => title,
    },
    id: task.id,
    stored: contentOf(task),
    draft: draft && { ...draft, base: { ...contentOf(task), ...detailsOfValues(draft.base) } },
    valuesOf,
    contentWith: ({ content }, values) => tidied({ ...content, ...detailsOfValues(values) }),
    rulesOf,
    messageOf: (problem) => t(`task.errors.${problem}`),
    keep: {
      kind: draftsOf(task.id),
      content: (values, { shown }) => ({ id: task.id, base: shown, values, comment, commentKey }),
    },
    hasMore: comment.trim() !== '',
  });
}

export type TaskForm = ReturnType<typeof useTaskForm>['form'];
