import { useTranslation } from 'react-i18next';
import type { Board, Bucket } from '@/domain/planner/kanban';
import type { TaskContent } from '@/domain/planner/taskEdit';
import type { Outcome } from '@/shared/outbox/change';
import { useAppDispatch } from '@/shared/store/hooks';
import { useSteps } from '@/shared/undo/useSteps';
import { takeTaskBack } from '../outbox/saveTask';

/** A task that is only typed so far, in a bucket; empty state and priority are chosen by the service. */
export function newTask(
  board: Board,
  bucket: Bucket,
  of: Pick<TaskContent, 'title' | 'state' | 'priority'>,
): TaskContent {
  return { description: '', startDate: null, dueDate: null, boardId: board.id, bucketId: bucket.id, ...of };
}

/** Notes that a task was added, so that it can be taken back. */
export function useTaskAdded() {
  const { t } = useTranslation('planner');
  const dispatch = useAppDispatch();
  const steps = useSteps();
  return (outcome: Outcome<TaskContent>, want: TaskContent) => {
    if (outcome.kind !== 'saved' && outcome.kind !== 'waiting') return;
    const { id } = outcome;
    const content = (outcome.kind === 'saved' && outcome.stored) || want;
    steps.add({
      text: t('history.taskAdded'),
      detail: want.title,
      undo: async () => dispatch(takeTaskBack({ id, content })),
    });
  };
}
