import trash from 'bootstrap-icons/icons/trash3.svg?icon';
import { useState } from 'react';
import { useTranslation } from '@/shared/i18n/useTranslation';
import type { Task } from '@/domain/kanban';
import { ConfirmDialog } from '@/shared/forms/ConfirmDialog';
import { noticeLife } from '@/shared/notices/noticeLife';
import { noticeGiven } from '@/shared/notices/noticesSlice';
import { useAppDispatch } from '@/shared/store/hooks';
import { Icon } from '@/shared/ui/Icon';
import { useSteps } from '@/shared/undo/useSteps';
import { useDeleteTaskMutation } from '../api/tasksApi';

interface DeleteTaskProps {
  readonly task: Task;
  readonly onDeleted: () => void;
}

/** Deletes a task once it is confirmed: it cannot be had back. */
export function DeleteTask({ task: { id, title }, onDeleted }: DeleteTaskProps) {
  const { t } = useTranslation(['planner', 'common']);
  const dispatch = useAppDispatch();
  const [remove] = useDeleteTaskMutation();
  const steps = useSteps();
  const [isAsking, setIsAsking] = useState(false);

  function handleDone() {
    dispatch(
      noticeGiven({ tone: 'success', text: t('planner:task.deleted', { title }), lifeMs: noticeLife.done }),
    );
    steps.add({ text: t('planner:task.deleted', { title }), undo: t('planner:history.deletedFinal') });
    setIsAsking(false);
    onDeleted();
  }

  return (
    <>
      <button type="button" className="btn btn-ghost-danger" onClick={() => setIsAsking(true)}>
        <Icon of={trash} />
        {t('common:actions.delete')}
      </button>
      {isAsking && (
        <ConfirmDialog
          title={t('planner:task.deleteTitle')}
          confirmLabel={t('common:actions.delete')}
          isDangerous
          act={async () => (await remove(id)).error}
          describeFailure={(reason) => t('planner:task.deleteFailed', { reason })}
          onDone={handleDone}
          onClose={() => setIsAsking(false)}
        >
          <p>{t('planner:task.deleteText', { title })}</p>
        </ConfirmDialog>
      )}
    </>
  );
}
