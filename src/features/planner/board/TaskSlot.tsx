import plus from 'bootstrap-icons/icons/plus-lg.svg?icon';
import { type KeyboardEvent, useState } from 'react';
import { useTranslation } from '@/shared/i18n/useTranslation';
import { isSame } from '@/domain/changes/fields';
import { type Board, type Bucket, type Task, slotDefaults } from '@/domain/kanban';
import { detailsOf, taskFields } from '@/domain/taskEdit';
import { readAnew } from '@/shared/api/readAnew';
import { noLonger } from '@/shared/undo/stepHistory';
import { useSaveFailureText } from '@/shared/api/useErrorText';
import { noticeGiven } from '@/shared/notices/noticesSlice';
import { useAppDispatch } from '@/shared/store/hooks';
import { Icon } from '@/shared/ui/Icon';
import { useSteps } from '@/shared/undo/useSteps';
import { deleteTask, getTask, useCreateTaskMutation } from '../api/tasksApi';

interface TaskSlotProps {
  readonly board: Board;
  readonly bucket: Bucket;
  /** The tasks of the board as they are now. */
  readonly tasks: readonly Task[];
}

/**
 * The "add task" slot of a bucket (section 4): Enter sends the title alone and keeps the slot open for the next one, a
 * click outside sends it with state and priority and closes it. An empty title is ignored.
 */
export function TaskSlot({ board, bucket, tasks }: TaskSlotProps) {
  const { t } = useTranslation('planner');
  const dispatch = useAppDispatch();
  const saveFailureText = useSaveFailureText();
  const [create] = useCreateTaskMutation();
  const steps = useSteps();
  const [text, setText] = useState<string | null>(null);

  async function add(title: string, more: Partial<typeof slotDefaults>) {
    const task = { title, boardId: board.id, bucketId: bucket.id, ...more };
    const { data: added, error } = await create({ task, before: tasks });
    if (added) {
      steps.add({
        text: t('history.taskAdded'),
        detail: title,
        undo: async () => takeBack(added),
      });
      return;
    }
    // What was typed comes back, unless the next title is being typed: then it stands in the message.
    setText((now) => (now === null || now === '' ? title : now));
    const words = saveFailureText(error, (reason) => t('board.taskFailed', { title, reason }));
    dispatch(noticeGiven({ tone: 'error', text: words }));
  }

  /** Deletes a new task again, unless somebody has edited it or commented on it since: their work would be lost. */
  async function takeBack(task: Task): Promise<unknown> {
    const reading = dispatch(getTask.initiate(String(task.id), { forceRefetch: true }));
    const { data: now, error } = await readAnew(reading);
    if (!now) return error;
    const isUntouched = !now.hasComments && isSame(taskFields, detailsOf(task), detailsOf(now));
    return isUntouched ? (await dispatch(deleteTask.initiate(task.id))).error : noLonger;
  }

  function handleKeyDown(event: KeyboardEvent) {
    if (event.key === 'Escape') setText(null);
    if (event.key !== 'Enter' || text === null) return;
    event.preventDefault();
    if (text.trim() === '') return;
    setText('');
    void add(text.trim(), {});
  }

  function handleBlur() {
    const title = text?.trim() ?? '';
    setText(null);
    if (title !== '') void add(title, slotDefaults);
  }

  if (text === null) {
    return (
      <button
        type="button"
        className="tw-slot"
        aria-label={t('board.addTaskTo', { name: bucket.name })}
        onClick={() => setText('')}
      >
        <Icon of={plus} />
        {t('board.addTask')}
      </button>
    );
  }
  return (
    <input
      // oxlint-disable-next-line jsx-a11y/no-autofocus -- the click that opened the slot is the wish to type in it
      autoFocus
      className="form-control"
      aria-label={t('board.newTask', { name: bucket.name })}
      placeholder={t('task.fields.title')}
      value={text}
      onChange={(event) => setText(event.target.value)}
      onKeyDown={handleKeyDown}
      onBlur={handleBlur}
    />
  );
}
