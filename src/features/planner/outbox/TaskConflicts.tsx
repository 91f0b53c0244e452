import { type TaskContent, taskFields } from '@/domain/planner/taskEdit';
import { EditConflict } from '@/shared/edit/EditConflict';
import type { EditQuestion } from '@/shared/edit/useEdit';
import { isSameId } from '@/domain/id';
import { bucketTitle } from '@/domain/planner/bucketLimit';
import { isIsoDate } from '@/domain/time/period';
import { useFormats } from '@/shared/i18n/useFormats';
import { useListBucketsQuery } from '../api/boardsApi';
import { useTaskWords } from '../taskLooks';
import { useTranslation } from 'react-i18next';
import type { ConflictProps } from '@/shared/outbox/OutboxPartOf';
import { WaitingConflict } from '@/shared/outbox/WaitingConflict';
import { taskKind } from './taskKind';

/** Formats a part of a task for the conflict dialogs. */
function useTaskPartText(
  boardId: TaskContent['boardId'],
): (part: keyof TaskContent, value: unknown) => string {
  const formats = useFormats();
  const { stateName, priorityName } = useTaskWords();
  const { data: buckets } = useListBucketsQuery(String(boardId));
  return (part, value) => {
    if (typeof value !== 'string' && typeof value !== 'number') return '';
    const text = String(value);
    if (part === 'state') return stateName(text);
    if (part === 'priority') return priorityName(text);
    if (part === 'bucketId') {
      const bucket = buckets?.rows.find(({ id }) => isSameId(id, text));
      return bucket ? bucketTitle(bucket) : text;
    }
    return (part === 'startDate' || part === 'dueDate') && isIsoDate(text) ? formats.date(text) : text;
  };
}

/** Asks which version to keep after someone else changed the same fields of a task. */
export function TaskEditConflict(props: EditQuestion<TaskContent>) {
  const inWords = useTaskPartText(props.conflict.stored.boardId);
  return <EditConflict {...props} inWords={inWords} />;
}

/** Asks which of two versions of a waiting task to keep. */
export function TaskConflict({ item, onClose }: ConflictProps<TaskContent>) {
  const { t } = useTranslation('planner');
  const { boardId } = item.want ?? item.before ?? { boardId: null };
  const textOf = useTaskPartText(boardId);
  return (
    <WaitingConflict
      kind={taskKind}
      fields={taskFields}
      item={item}
      nameOf={({ title }) => title}
      labelOf={(part) => t(`task.fields.${part}`)}
      textOf={(part, task) => textOf(part, task[part])}
      onClose={onClose}
    />
  );
}
