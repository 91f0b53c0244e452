import { useTranslation } from '@/shared/i18n/useTranslation';
import type { Task } from '@/domain/kanban';
import { type TaskDetails, changedDetails, detailsOf, emptiedDetails, taskFields } from '@/domain/taskEdit';
import type { SaveOutcome } from '@/shared/forms/useSaving';
import { noticeLife } from '@/shared/notices/noticeLife';
import { noticeGiven } from '@/shared/notices/noticesSlice';
import { useAppDispatch } from '@/shared/store/hooks';
import { readAnew } from '@/shared/api/readAnew';
import { useEditStep } from '@/shared/edit/useEditStep';
import { getTask, updateTask, useUpdateTaskMutation } from '../api/tasksApi';
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
  const { t } = useTranslation(['planner', 'edit']);
  const dispatch = useAppDispatch();
  const [update] = useUpdateTaskMutation();
  const addEditStep = useEditStep();

  function tell(isChanged: boolean, emptied: readonly (keyof TaskValues)[]) {
    if (isChanged) dispatch(noticeGiven({ tone: 'success', text: t('edit:saved'), lifeMs: noticeLife.done }));
    if (emptied.length === 0) return;
    const fields = emptied.map((name) => t(`planner:task.fields.${name}`)).join(', ');
    const text = t('edit:notEmptied', { count: emptied.length, fields });
    dispatch(noticeGiven({ tone: 'info', text, lifeMs: noticeLife.toRead }));
  }

  function addStep(before: TaskDetails, after: TaskDetails) {
    const { id } = task;
    addEditStep({
      fields: taskFields,
      base: before,
      mine: after,
      values: after,
      read: async () => {
        const reading = dispatch(getTask.initiate(String(id), { forceRefetch: true }));
        const { data, error } = await readAnew(reading);
        return data ? { data: detailsOf(data) } : { error };
      },
      send: async (details, changed) => {
        const changes = Object.fromEntries(changed.map((name) => [name, details[name]]));
        const { error } = await dispatch(updateTask.initiate({ id, changes }));
        return error ? { error } : { data: 1 };
      },
      text: t('planner:history.taskChanged'),
      about: after.title,
      labelOf: (name) => t(`planner:task.fields.${name}`),
    });
  }

  return async (onSend: () => void): Promise<SaveOutcome> => {
    const submitted = await form.submit();
    if (!submitted) return { kind: 'invalid' };
    const stored = detailsOfValues(base);
    const edited = detailsOfValues(submitted);
    const changes = changedDetails(stored, edited);
    const isChanged = Object.keys(changes).length > 0;
    if (isChanged) {
      onSend();
      const { error } = await update({ id: task.id, changes });
      if (error) return { kind: 'failed', error };
      addStep(stored, { ...stored, ...changes });
    }
    const finish = () => {
      tell(isChanged, emptiedDetails(stored, edited));
      if (form.hasChangedSince(submitted)) {
        const next = valuesOf({ ...stored, ...changes });
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
