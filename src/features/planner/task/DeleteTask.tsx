import trash from 'bootstrap-icons/icons/trash3.svg?icon';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Task } from '@/domain/planner/kanban';
import { contentOf } from '@/domain/planner/taskEdit';
import { ConfirmDialog } from '@/shared/forms/ConfirmDialog';
import { doneNotice } from '@/shared/notices/noticesSlice';
import { errorOf } from '@/shared/outbox/change';
import { saveOne } from '@/shared/outbox/save';
import { useSavedNotice } from '@/shared/outbox/useSavedNotice';
import { useAppDispatch } from '@/shared/store/hooks';
import { Button } from '@/shared/ui/buttons/Button';
import { useSteps } from '@/shared/undo/useSteps';
import { keepTask, loadTaskKind } from '../outbox/saveTask';

interface DeleteTaskProps {
  readonly task: Task;
  readonly onDeleted: () => void;
}

/** Deletes a task after a confirmation, because a deletion cannot be undone once it was carried out. */
export function DeleteTask({ task, onDeleted }: DeleteTaskProps) {
  const { t } = useTranslation(['planner', 'common']);
  const dispatch = useAppDispatch();
  const { tellWaiting } = useSavedNotice();
  const steps = useSteps();
  const [isAsking, setIsAsking] = useState(false);
  const isWaiting = useRef(false);
  const { id, title } = task;

  async function remove(): Promise<unknown> {
    const outcome = await dispatch(saveOne(loadTaskKind, { row: id, before: contentOf(task), want: null }));
    isWaiting.current = outcome.kind === 'waiting';
    return errorOf(outcome);
  }

  function handleDone() {
    const text = t('planner:task.deleted', { title });
    if (isWaiting.current) {
      tellWaiting('deleted');
      steps.add({ text, undo: async () => dispatch(keepTask(task)) });
    } else {
      dispatch(doneNotice(text));
      steps.add({ text, undo: t('planner:history.deletedFinal') });
    }
    setIsAsking(false);
    onDeleted();
  }

  return (
    <>
      <Button
        look="danger"
        icon={trash}
        label={t('common:actions.delete')}
        onClick={() => setIsAsking(true)}
      />
      {isAsking && (
        <ConfirmDialog
          title={t('planner:task.deleteTitle')}
          confirmLabel={t('common:actions.delete')}
          isDangerous
          act={remove}
          describeFailure={(reason) => t('planner:task.deleteFailed', { reason })}
          onDone={handleDone}
          onClose={() => setIsAsking(false)}
          text={t('planner:task.deleteText', { title })}
        />
      )}
    </>
  );
}
