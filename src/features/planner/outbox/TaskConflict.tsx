import { useTranslation } from '@/shared/i18n/useTranslation';
import { isSameId } from '@/domain/id';
import { type TaskContent, taskFields } from '@/domain/taskEdit';
import { useFormats } from '@/shared/i18n/useFormats';
import type { ConflictProps } from '@/shared/outbox/OutboxPartOf';
import { WaitingConflict } from '@/shared/outbox/WaitingConflict';
import { useListBucketsQuery } from '../api/bucketsApi';
import { useTaskWords } from '../useTaskWords';
import { taskOutbox } from './taskOutbox';

/** Two versions of a task that waits: which one counts? */
export function TaskConflict({ item, onClose }: ConflictProps<TaskContent>) {
  const { t } = useTranslation('planner');
  const { boardId } = item.want ?? item.before ?? { boardId: null };
  const textOf = usePartText(String(boardId));
  return (
    <WaitingConflict
      kind={taskOutbox}
      fields={taskFields}
      item={item}
      nameOf={({ title }) => title}
      labelOf={(part) => t(`task.fields.${part}`)}
      textOf={textOf}
      onClose={onClose}
    />
  );
}

/** Writes a part of a task in words. */
function usePartText(board: string): (part: keyof TaskContent, task: TaskContent) => string {
  const formats = useFormats();
  const { stateName, priorityName } = useTaskWords();
  const { data: buckets } = useListBucketsQuery(board);
  return (part, task) => {
    const { [part]: value } = task;
    if (value === null) return '';
    if (part === 'state') return stateName(task.state);
    if (part === 'priority') return priorityName(task.priority);
    if (part === 'bucketId')
      return buckets?.rows.find(({ id }) => isSameId(id, value))?.name ?? String(value);
    const day = part === 'startDate' || part === 'dueDate' ? task[part] : null;
    return day === null ? String(value) : formats.date(day);
  };
}
