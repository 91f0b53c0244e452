import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Task } from '@/domain/planner/kanban';
import type { Begun } from '@/shared/drafts/draftKind';
import { FormDialog } from '@/shared/forms/FormDialog';
import type { SaveOutcome } from '@/shared/forms/useSaving';
import { useFollow } from '@/shared/edit/useFollow';
import { boardPath, paths } from '@/shared/paths';
import { useOpened } from '@/shared/recents/useOpened';
import { TextAreaField } from '@/shared/ui/fields/TextAreaField';
import { TextField } from '@/shared/ui/fields/TextField';
import { DeleteTask, TaskEditConflict } from './lazyControls';
import { TaskFields } from './TaskFields';
import type { TaskDraft } from './taskDraft';
import { TaskPeople } from './TaskPeople';
import { TaskTalk } from './TaskTalk';
import { TaskTimer } from './TaskTimer';
import { valuesOf } from './taskValues';
import { useSaveTask } from './useSaveTask';
import { useTaskForm } from './useTaskForm';

interface TaskDialogProps {
  readonly task: Task;
  /** Where the task stands: its board and bucket. */
  readonly place: string;
  /** Title, members and Delete are offered, too (section 6). */
  readonly hasFullControl: boolean;
  /** What was typed before and not saved. */
  readonly draft: Begun<TaskDraft> | null;
  readonly onClose: () => void;
}

/** The Kanban task dialog (section 2). What is typed is kept as a draft until it is saved or thrown away. */
export function TaskDialog({ task, place, hasFullControl, draft, onClose }: TaskDialogProps) {
  const { t } = useTranslation('planner');
  const [base, setBase] = useState(() => draft?.base ?? valuesOf(task));
  const [initial] = useState(() => draft?.values ?? base);
  const [comment, setComment] = useState(draft?.comment ?? '');
  const [isUnsent, setIsUnsent] = useState(false);
  const form = useTaskForm({
    id: task.id,
    base,
    initial,
    isUnsaved: draft !== null,
    comment,
    wish: draft?.wish,
  });
  const { saveTask, conflict, answer } = useSaveTask({ task, form, base, onBase: setBase, onClose });

  const { id, title, boardId } = task;
  useOpened('task', title, boardId === null ? `${paths.planner}?task=${id}` : boardPath(boardId, id));

  // What the list knew stands there at once; what others changed follows, unless something was typed.
  useFollow(JSON.stringify(valuesOf(task)), () => {
    if (form.isDirty) return;
    setBase(valuesOf(task));
    form.reset(valuesOf(task));
  });

  async function save(onSend: () => void): Promise<SaveOutcome> {
    // A comment cannot be taken back: whether it is sent is the user's word.
    setIsUnsent(comment.trim() !== '');
    return comment.trim() === '' ? saveTask(onSend) : { kind: 'invalid' };
  }

  function handleClose() {
    form.forgetDraft();
    onClose();
  }

  return (
    <FormDialog
      title={task.title}
      subtitle={place === '' ? undefined : place}
      size="xl"
      isDirty={form.isDirty}
      saveLabel={t('task.saveAndClose')}
      cancelLabel={t('task.close')}
      describeFailure={(reason) => t('task.saveFailed', { reason })}
      save={save}
      onClose={handleClose}
      {...(hasFullControl && {
        aside: (
          <Suspense>
            <DeleteTask task={task} onDeleted={handleClose} />
          </Suspense>
        ),
      })}
    >
      <div className="tw-taskdlg">
        <div className="main">
          {hasFullControl && (
            <TextField label={t('task.fields.title')} autoComplete="off" {...form.field('title')} />
          )}
          <TextAreaField label={t('task.fields.description')} rows={4} {...form.field('description')} />
        </div>
        <div className="side">
          <div className="tw-form">
            <TaskPeople task={task} hasFullControl={hasFullControl} />
            <TaskFields form={form} stored={base} />
            <TaskTimer task={task} />
          </div>
        </div>
        <TaskTalk task={task} text={comment} onText={setComment} isUnsent={isUnsent} />
      </div>
      <Suspense>
        {conflict && <TaskEditConflict about={title} conflict={conflict} onAnswer={answer} />}
      </Suspense>
    </FormDialog>
  );
}
