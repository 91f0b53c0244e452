import { useTranslation } from 'react-i18next';
import { type TaskContent, taskFields } from '@/domain/planner/taskEdit';
import type { ConflictProps } from '@/shared/outbox/OutboxPartOf';
import { WaitingConflict } from '@/shared/outbox/WaitingConflict';
import { useTaskPartText } from '../useTaskPartText';
import { taskKind } from './taskKind';

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
