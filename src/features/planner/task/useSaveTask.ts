import { useTranslation } from '@/shared/i18n/useTranslation';
import type { Task } from '@/domain/kanban';
import { contentOf, tidied } from '@/domain/taskEdit';
import { useEdit } from '@/shared/edit/useEdit';
import type { SaveOutcome } from '@/shared/forms/useSaving';
import { editedTask } from '../outbox/saveTask';
import { type TaskValues, detailsOfValues, valuesOf } from './taskValues';
import type { TaskForm } from './useTaskForm';

interface TaskEdit {
  readonly task: Task;
  readonly form: TaskForm;
  /** The fields when the edit began. */
  readonly base: TaskValues;
  readonly onBase: (base: TaskValues) => void;
  readonly onClose: () => void;
}

/** "Save and close": sends the changed fields and says which ones the service cannot empty. */
export function useSaveTask({ task, form, base, onBase, onClose }: TaskEdit) {
  const { t } = useTranslation('planner');
  const { save } = useEdit(editedTask, {
    labelOf: (name) => t(`task.fields.${name}`),
    done: t('history.taskChanged'),
    aboutOf: ({ title }) => title,
  });

  return async (onSend: () => void): Promise<SaveOutcome> => {
    const submitted = await form.submit();
    if (!submitted) return { kind: 'invalid' };
    onSend();
    const before = { ...contentOf(task), ...detailsOfValues(base) };
    const mine = tidied({ ...before, ...detailsOfValues(submitted) });
    const end = await save({ id: task.id, base: before, mine });
    if (end.kind === 'failed') return end;
    if (end.kind === 'told') return { kind: 'invalid' };
    const finish = () => {
      if (form.hasChangedSince(submitted)) {
        const next = valuesOf(end.values);
        onBase(next);
        form.goOn(submitted, next);
        return 'kept';
      }
      form.forgetDraft();
      onClose();
      return 'done';
    };
    return { kind: 'saved', finish };
  };
}
