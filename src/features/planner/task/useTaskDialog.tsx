import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type Id, isSameId } from '@/domain/id';
import type { Task } from '@/domain/planner/kanban';
import { isWaitingId } from '@/domain/changes/waitingEntries';
import type { Begun } from '@/shared/drafts/draftKind';
import { DraftNotice } from '@/shared/drafts/DraftNotice';
import { useSavedNotice } from '@/shared/outbox/useSavedNotice';
import { lazyComponent } from '@/shared/ui/loading/lazyComponent';
import { type TaskDraft, findTaskDraft } from './taskDraft';
import { useOpenTask } from './useOpenTask';

/** Preloads the dialog of a task, so that it opens at once, and what draws its text. */
export const loadTaskDialog = async () => {
  // Without it the dialog shows the text as it was typed.
  import('./TaskText').catch(() => undefined);
  return import('./TaskDialogHost');
};

/** The dialog of a task as a lazy component, because reading a list does not need it. */
const TaskDialogHost = lazyComponent(async () => (await loadTaskDialog()).TaskDialogHost);

interface TaskDialogOptions {
  /** Tasks that the page has already loaded. */
  readonly tasks: readonly Task[] | undefined;
  readonly placeOf: (task: Task) => string;
  /** Whether title, members and Delete are offered. */
  readonly hasFullControl: boolean;
}

/** The task dialog of a page, which the page renders: opened by its address, closed by Back. */
export function useTaskDialog({ tasks, placeOf, hasFullControl }: TaskDialogOptions) {
  const { t } = useTranslation('planner');
  const { taskId, isLimited, open, close } = useOpenTask();
  const { tellWaiting } = useSavedNotice();
  const [continued, setContinued] = useState<Begun<TaskDraft> | null>(null);
  const isContinued = continued !== null && isSameId(continued.id, taskId);

  function handleContinue(draft: Begun<TaskDraft>) {
    setContinued(draft);
    open(draft.id);
  }

  function handleClose() {
    setContinued(null);
    close();
  }

  return {
    open: (id: Id) => {
      setContinued(null);
      // A new task that is still waiting has no details yet.
      if (isWaitingId(id)) tellWaiting();
      else open(id);
    },
    /** Offers an unsaved draft of a task. */
    notice: (
      <DraftNotice
        find={findTaskDraft}
        describe={({ base }) => t('task.draft', { title: base.title })}
        isBusy={taskId !== null}
        onContinue={handleContinue}
      />
    ),
    /** The dialog; false while no task is open. */
    dialog: taskId !== null && (
      <TaskDialogHost
        key={taskId}
        taskId={taskId}
        known={tasks?.find(({ id }) => isSameId(id, taskId))}
        placeOf={placeOf}
        hasFullControl={hasFullControl && !isLimited}
        draft={isContinued ? continued : null}
        onClose={handleClose}
      />
    ),
  };
}
