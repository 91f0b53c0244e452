import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import type { Task } from '@/domain/planner/kanban';
import { useErrorText } from '@/shared/api/useErrorText';
import { type Begun, findDraft } from '@/shared/drafts/draftKind';
import { useForgetRecent } from '@/shared/recents/useForgetRecent';
import { selectUser } from '@/shared/session/sessionSlice';
import { useAppSelector, useExtra } from '@/shared/store/hooks';
import { Dialog } from '@/shared/ui/dialog/Dialog';
import { QueryView } from '@/shared/ui/messages/QueryView';
import { useGetTaskQuery } from '../api/tasksApi';
import { useShownTask } from '../outbox/useShownTasks';
import { TaskDialog } from './TaskDialog';
import { type TaskDraft, draftsOf } from './taskDraft';
import './task.scss';

interface TaskDialogHostProps {
  /** As it stands in the address. */
  readonly taskId: string;
  /** The task as a list knows it: it is shown at once. */
  readonly known: Task | undefined;
  readonly placeOf: (task: Task) => string;
  readonly hasFullControl: boolean;
  /** What was typed before and is gone on with. */
  readonly draft: Begun<TaskDraft> | null;
  readonly onClose: () => void;
}

/** Looks for what was typed of a task and not saved; `undefined` while it looks. */
function useTaskDraft(taskId: string, given: Begun<TaskDraft> | null): Begun<TaskDraft> | null | undefined {
  const guid = useAppSelector(selectUser)?.guid;
  const memory = useExtra().drafts;
  const [found, setFound] = useState<Begun<TaskDraft> | null | undefined>(given ?? undefined);

  useEffect(() => {
    if (guid === undefined || given !== null) return undefined;
    let isCurrent = true;
    async function look(user: string) {
      const draft = await findDraft(memory.of(user), draftsOf(taskId));
      if (!isCurrent) return;
      setFound(draft?.draft ?? null);
      // The form keeps a draft of its own from now on.
      await draft?.remove();
    }
    void look(guid);
    return () => {
      isCurrent = false;
    };
  }, [given, guid, memory, taskId]);
  return found;
}

/** The dialog of a task and the faces of its query: what a list knows of it is shown until its details come. */
export function TaskDialogHost({ taskId, known, placeOf, draft, ...dialog }: TaskDialogHostProps) {
  const { t } = useTranslation('planner');
  const errorText = useErrorText();
  const query = useGetTaskQuery(taskId);
  const { pathname, search } = useLocation();
  useForgetRecent(query.error, pathname + search);
  const ownDraft = useTaskDraft(taskId, draft);
  const shown = useShownTask(query.data);
  const task = shown ?? (query.error === undefined ? known : undefined);
  if (task) {
    // The look takes a moment; a dialog that stands in for that long would only flash.
    if (ownDraft === undefined) return null;
    return <TaskDialog task={task} place={placeOf(task)} draft={ownDraft} {...dialog} />;
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
            <p className="sk" />
            <p className="sk" />
          </div>
        }
        failedTitle={t('task.failed')}
        describeError={errorText}
      >
        {() => null}
      </QueryView>
    </Dialog>
  );
}
