import type { TaskContent } from '@/domain/planner/taskEdit';
import { EditConflict } from '@/shared/edit/ConflictDialog';
import type { EditQuestion } from '@/shared/edit/useEdit';
import { useTaskPartText } from '../useTaskPartText';

/** Asks which version to keep after someone else changed the same fields of a task. */
export function TaskEditConflict(props: EditQuestion<TaskContent>) {
  const inWords = useTaskPartText(props.conflict.stored.boardId);
  return <EditConflict {...props} inWords={inWords} />;
}
