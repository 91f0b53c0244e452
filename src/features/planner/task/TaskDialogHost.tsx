import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import type { Task } from '@/domain/planner/kanban';
import { useAskAgain } from '@/shared/api/useAskAgain';
import { type Begun, findDraft } from '@/shared/drafts/draftKind';
import { useForgetRecent } from '@/shared/recents/recents';
import { useExtra, useUser } from '@/shared/store/hooks';
import { Dialog } from '@/shared/ui/dialog/Dialog';
import { QueryView } from '@/shared/ui/messages/QueryView';
import { useGetTaskQuery } from '../api/tasksApi';
import { useShownTask } from '../outbox/waitingTasks';
import { TaskDialog } from './TaskDialog';
import { useTicks } from './useTicks';
import { type TaskDraft, draftsOf } from './taskDraft';

interface TaskDialogHostProps {
  /** As in the address. */
  readonly taskId: string;
  /** The task from a list, which is shown at once. */
  readonly known: Task | undefined;
  readonly placeOf: (task: Task) => string;
  readonly hasFullControl: boolean;
  /** The draft to continue with. */
  readonly draft: Begun<TaskDraft> | null;
  readonly onClose: () => void;
}

/** Looks for a draft of the task; `undefined` while looking. */
function useTaskDraft(taskId: string, given: Begun<TaskDraft> | null): Begun<TaskDraft> | null | undefined {
  const guid = useUser()?.guid;
  const memory = useExtra().drafts;
  const [found, setFound] = useState<Begun<TaskDraft> | null | undefined>(given ?? undefined);

  useEffect(() => {
    if (guid === undefined || given !== null) return undefined;
    let isCurrent = true;
    async function look(user: string) {
      const draft = await findDraft(memory.of(user), draftsOf(taskId));
      if (!isCurrent) return;
      setFound(draft?.draft ?? null);
      // From now on the form keeps its own draft.
      await draft?.remove();
    }
    void look(guid);
    return () => {
      isCurrent = false;
    };
  }, [given, guid, memory, taskId]);
  return found;
}

/** The dialog of a task with loading and error states; data from a list is shown until the details are loaded. */
export function TaskDialogHost({ taskId, known, placeOf, draft, ...dialog }: TaskDialogHostProps) {
  const { t } = useTranslation('planner');
  const query = useGetTaskQuery(taskId);
  useAskAgain(query);
  const { pathname, search } = useLocation();
  useForgetRecent(query.error, pathname + search);
  const ticks = useTicks();
  const ownDraft = useTaskDraft(taskId, draft);
  const shown = useShownTask(query.data);
  const task = shown ?? (query.error === undefined ? known : undefined);
  if (task) {
    // Looking for a draft takes a moment; a placeholder would only flash.
    if (ownDraft === undefined) return null;
    return <TaskDialog task={task} ticks={ticks} place={placeOf(task)} draft={ownDraft} {...dialog} />;
  }

  return (
    <Dialog
      title={known?.title ?? t('task.title')}
      size="xl"
      cancelLabel={t('task.close')}
      onClose={dialog.onClose}
    >
      <QueryView
        query={{ ...query, data: undefined }}
        skeleton={
          <div className="is-skeleton">
            <p className="skeleton mb-3" />
            <p className="skeleton mb-3" />
          </div>
        }
        failedTitle={t('task.failed')}
      >
        {() => null}
      </QueryView>
    </Dialog>
  );
}
