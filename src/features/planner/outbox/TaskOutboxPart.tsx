import { useTranslation } from 'react-i18next';
import { OutboxPartOf } from '@/shared/outbox/OutboxPartOf';
import type { OutboxPartProps } from '@/shared/outbox/useOutboxPart';
import { boardPath } from '@/shared/paths';
import { lazyComponent } from '@/shared/ui/loading/lazyComponent';
import { taskKind } from './taskKind';

const TaskConflict = lazyComponent(
  async () => (await import('./TaskConflicts')).TaskConflict,
  ['planner', 'edit'],
);

/** The tasks in the header's outbox. */
export function TaskOutboxPart(props: OutboxPartProps) {
  const { t } = useTranslation('outbox');
  return (
    <OutboxPartOf
      {...props}
      kind={taskKind}
      aboutOf={({ title }) => t('task', { title })}
      pathOf={({ id, want }) => (id === null || !want?.boardId ? null : boardPath(want.boardId, id))}
      Conflict={TaskConflict}
    />
  );
}
