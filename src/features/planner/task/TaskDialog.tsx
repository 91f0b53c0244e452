import { clsx } from 'clsx';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import play from 'bootstrap-icons/icons/play-fill.svg?icon';
import { type Task, prioritiesToOffer, statesToOffer } from '@/domain/planner/kanban';
import type { Begun } from '@/shared/drafts/draftKind';
import { FormDialog } from '@/shared/forms/FormDialog';
import { type SaveOutcome, closedWhenSaved } from '@/shared/forms/useSaving';
import { newKey } from '@/shared/outbox/change';
import { boardPath, paths } from '@/shared/paths';
import { useRememberRecent } from '@/shared/recents/recents';
import { useExtra, useUser } from '@/shared/store/hooks';
import { useIsOpen } from '@/shared/ui/window/useIsOpen';
import { TextField } from '@/shared/ui/fields/TextField';
import { AvatarStack } from '@/shared/ui/people/AvatarStack';
import { useTimer } from '@/shared/timer/useTimer';
import { Button } from '@/shared/ui/buttons/Button';
import { Icon } from '@/shared/ui/buttons/Icon';
import { DateField } from '@/shared/ui/fields/dates/DateField';
import { SelectField } from '@/shared/ui/fields/SelectField';
import { lazyComponent } from '@/shared/ui/loading/lazyComponent';
import { type NewComment, type TaskDraft, forgetComment, valuesOf } from './taskDraft';
import { TaskComments } from './TaskComments';
import { TaskDescription } from './TaskDescription';
import classes from './taskDialog.module.scss';
import { type TaskForm, useTaskForm } from './useTaskForm';
import type { Ticks } from './useTicks';
import { type Look, lookOfPriority, lookOfState, useTaskWords } from '../taskLooks';

interface TaskDialogProps {
  readonly task: Task;
  /** The names of the task's board and bucket. */
  readonly place: string;
  /** Offers title, members and Delete as well. */
  readonly hasFullControl: boolean;
  /** Unsaved values from an earlier edit. */
  readonly draft: Begun<TaskDraft> | null;
  readonly ticks: Ticks;
  readonly onClose: () => void;
}

/** The Kanban task dialog. Typed values are kept as a draft until they are saved or discarded. */
export function TaskDialog({ task, place, hasFullControl, draft, ticks, onClose }: TaskDialogProps) {
  const { t } = useTranslation('planner');
  const [comment, setComment] = useState((): NewComment => ({
    text: draft?.comment ?? '',
    key: draft?.commentKey ?? newKey(),
    isInDoubt: draft?.isInDoubt ?? false,
  }));
  /** The comment for which the dialog has stayed open; the next one may still be typed. */
  const [unsent, setUnsent] = useState('');
  const isUnsent = unsent !== '' && comment.text.trim() === unsent;
  const isOpen = useIsOpen();
  const { drafts } = useExtra();
  const user = useUser();
  const { form, base, save: saveTask, question } = useTaskForm(task, draft, comment);

  const { id, title, boardId } = task;
  useRememberRecent('task', title, boardId === null ? `${paths.planner}?task=${id}` : boardPath(boardId, id));

  async function save(onSend: () => void): Promise<SaveOutcome> {
    // A comment cannot be taken back, so the user has to decide whether to send it.
    setUnsent(comment.text.trim());
    if (comment.text.trim() !== '') return { kind: 'invalid' };
    return closedWhenSaved(await saveTask(onSend), leave);
  }

  /** Closing leads a page back, which the user may have done while the task was being saved. */
  function leave() {
    if (isOpen()) onClose();
  }

  /** After Back the page offers what was typed, which a comment is not any more when it was sent. */
  function handleSent(sent: string) {
    if (isOpen()) return;
    if (!form.hasChangedSince(valuesOf(base))) form.forgetDraft();
    else if (user) void forgetComment(drafts.of(user.guid), id, form, sent);
  }

  const handleClose = form.closing(leave);

  return (
    <FormDialog
      title={task.title}
      subtitle={place === '' ? undefined : place}
      size="xl"
      survivesBack
      isDirty={form.isDirty}
      saveLabel={t('task.saveAndClose')}
      cancelLabel={t('task.close')}
      describeFailure={(reason) => t('task.saveFailed', { reason })}
      save={save}
      onClose={handleClose}
      {...(hasFullControl && {
        aside: <DeleteTask task={task} onDeleted={handleClose} />,
      })}
    >
      <div className={classes.columns}>
        <div className="stack-start gap-16">
          {hasFullControl && (
            <TextField label={t('task.fields.title')} autoComplete="off" {...form.field('title')} />
          )}
          <TaskDescription task={task} form={form} base={base.description} ticks={ticks} />
        </div>
        <div className={classes.side}>
          <div className="tw-form">
            <TaskPeople task={task} hasFullControl={hasFullControl} />
            <TaskFields form={form} stored={base} />
            <TaskTimer task={task} />
          </div>
        </div>
        <TaskComments
          {...{ task, comment, isUnsent }}
          wish={form.wish}
          onComment={setComment}
          onSent={handleSent}
        />
      </div>
      {question && <TaskEditConflict {...question} />}
    </FormDialog>
  );
}

interface TaskPeopleProps {
  readonly task: Task;
  readonly hasFullControl: boolean;
}

/** The members of a task; with full control they can be added and removed. */
function TaskPeople({ task: { id, members }, hasFullControl }: TaskPeopleProps) {
  const { t } = useTranslation('planner');
  return (
    <div>
      <p className="form-label">{t('members.label')}</p>
      <div className="row min-height-40">
        <AvatarStack label={t('members.label')} people={members} size={32} />
        {hasFullControl && <MembersPopover of={{ kind: 'task', id }} members={members} />}
      </div>
    </div>
  );
}

/** Loaded on demand, because conflicts are rare. */
const TaskEditConflict = lazyComponent(
  async () => (await import('../outbox/TaskConflicts')).TaskEditConflict,
);

/** Loaded on demand, because only full control needs these. */
const DeleteTask = lazyComponent(async () => (await import('./DeleteTask')).DeleteTask);
const MembersPopover = lazyComponent(async () => (await import('../MembersPopover')).MembersPopover);

/** Starts the timer for a task. There is only one timer, so if it is already running, shows what for. */
function TaskTimer({ task: { title } }: { readonly task: Pick<Task, 'title'> }) {
  const { t } = useTranslation(['planner', 'common']);
  const { timer, start } = useTimer();
  if (timer === undefined) return null;
  if (timer !== null) {
    const work = timer.work.title || timer.work.description;
    return (
      <p className="text-faint text-small" role="status">
        {work === '' ? t('planner:task.timerRuns') : t('planner:task.timerRunsFor', { work })}
      </p>
    );
  }
  return (
    <div>
      <Button
        size="sm"
        icon={play}
        label={t('common:actions.startTimer')}
        onClick={() => start({ title, description: title })}
      />
    </div>
  );
}

interface TaskFieldsProps {
  readonly form: TaskForm;
  /** State and priority as stored; a value that is not among the options is kept and shown. */
  readonly stored: { readonly state: string; readonly priority: string };
}

/** State, priority and dates, which everyone may change. */
function TaskFields({ form: { field, valueField, values }, stored }: TaskFieldsProps) {
  const { t } = useTranslation('planner');
  const { stateName, priorityName } = useTaskWords();
  return (
    <>
      <div className={classes.field}>
        <SelectField
          label={t('task.fields.state')}
          {...field('state')}
          value={values.state}
          mark={<Mark look={lookOfState(values.state)} />}
          {...(stored.state === '' && { emptyLabel: '–' })}
          options={statesToOffer(stored.state).map((value) => ({ value, label: stateName(value) }))}
        />
      </div>
      <div className={classes.field}>
        <SelectField
          label={t('task.fields.priority')}
          {...field('priority')}
          value={values.priority}
          mark={<Mark look={lookOfPriority(values.priority)} className="text-tiny" />}
          {...(stored.priority === '' && { emptyLabel: '–' })}
          options={prioritiesToOffer(stored.priority).map((value) => ({ value, label: priorityName(value) }))}
        />
      </div>
      <div className={classes.field}>
        <DateField label={t('task.fields.startDate')} {...valueField('startDate')} />
      </div>
      <div className={classes.field}>
        <DateField label={t('task.fields.dueDate')} {...valueField('dueDate')} />
      </div>
    </>
  );
}

function Mark({ look, className }: { readonly look: Look; readonly className?: string | undefined }) {
  return (
    <span className={clsx(classes.mark, look.className, className)}>
      <Icon of={look.icon} />
    </span>
  );
}
