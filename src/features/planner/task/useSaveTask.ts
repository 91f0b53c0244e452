import { useTranslation } from 'react-i18next';
import type { Task } from '@/domain/planner/kanban';
import { type TaskContent, contentOf, tidied } from '@/domain/planner/taskEdit';
import { useEdit } from '@/shared/edit/useEdit';
import type { SaveOutcome } from '@/shared/forms/useSaving';
import { editedTask } from '../outbox/saveTask';
import { type TaskValues, detailsOfValues, valuesOf } from './taskValues';
import type { TaskForm } from './useTaskForm';

interface TaskEdit {
  readonly task: Task;
  readonly form: TaskForm;
  /** The field values when the edit began. */
  readonly base: TaskValues;
  readonly onBase: (base: TaskValues) => void;
  readonly onClose: () => void;
}

/**
 * "Save and close": sends the changed fields and says which ones the service cannot empty. `conflict` is set while the
 * user has to choose between two versions.
 */
export function useSaveTask({ task, form, base, onBase, onClose }: TaskEdit) {
  const { t } = useTranslation('planner');
  const { save, conflict, answer } = useEdit(editedTask, {
    labelOf: (name) => t(`task.fields.${name}`),
    done: t('history.taskChanged'),
    aboutOf: ({ title }) => title,
  });

  async function saveTask(onSend: () => void): Promise<SaveOutcome> {
    const submitted = await form.submit();
    if (!submitted) return { kind: 'invalid' };
    onSend();
    let sent = submitted;
    const onChosen = (theirs: TaskContent, chosen: TaskContent) => {
      sent = valuesOf(chosen);
      onBase(valuesOf(theirs));
      form.rebase(valuesOf(theirs), sent);
    };
    const before = { ...contentOf(task), ...detailsOfValues(base) };
    const mine = tidied({ ...before, ...detailsOfValues(submitted) });
    const end = await save({ wish: form.wish.key, id: task.id, base: before, mine, onChosen });
    if (end.kind === 'failed') return end;
    if (end.kind === 'told') return { kind: 'invalid' };
    const finish = () => {
      if (form.hasChangedSince(sent)) {
        const next = valuesOf(end.values);
        onBase(next);
        form.goOn(sent, next);
        return 'kept';
      }
      form.forgetDraft();
      onClose();
      return 'done';
    };
    return { kind: 'saved', finish };
  }

  return { saveTask, conflict, answer };
}
