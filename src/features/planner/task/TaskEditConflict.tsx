import type { TaskContent } from '@/domain/planner/taskEdit';
import { type AskedConflict, EditConflict } from '@/shared/edit/EditConflict';
import { useTranslation } from 'react-i18next';
import { useTaskPartText } from '../useTaskPartText';

/** Asks which version to keep after someone else changed the same fields of a task. */
export function TaskEditConflict(props: AskedConflict<TaskContent>) {
  const { t } = useTranslation('planner');
  const inWords = useTaskPartText(props.conflict.stored.boardId);
  return <EditConflict {...props} labelOf={(name) => t(`task.fields.${name}`)} inWords={inWords} />;
}
