import { useTranslation } from 'react-i18next';
import { bucketTitle } from '@/domain/planner/bucketLimit';
import { type Board, type Bucket, compareBuckets, slotDefaults } from '@/domain/planner/kanban';
import { type SaveOutcome, FormDialog } from '@/shared/forms/FormDialog';
import { type Rules, useAppForm } from '@/shared/forms/useAppForm';
import { errorOf, isDone, waitOf } from '@/shared/outbox/change';
import { useCreation } from '@/shared/outbox/useCreation';
import { useSavedNotice } from '@/shared/outbox/useSavedNotice';
import { SelectField } from '@/shared/ui/fields/SelectField';
import { TextField } from '@/shared/ui/fields/TextField';
import { loadTaskKind } from '../outbox/saveTask';
import { newTask, useTaskAdded } from './newTask';

interface NewTaskDialogProps {
  readonly board: Board;
  /** At least one. */
  readonly buckets: readonly Bucket[];
  readonly onClose: () => void;
}

/** `bucket`: its id. */
type NewTaskValues = Readonly<Record<'title' | 'bucket', string>>;

const rules: Rules<NewTaskValues, 'title'> = {
  title: { validate: (text) => (text.trim() === '' ? 'title' : undefined) },
};

/** Adds a task to a bucket by its title, with the state and priority of one that was typed on the board. */
export function NewTaskDialog({ board, buckets, onClose }: NewTaskDialogProps) {
  const { t } = useTranslation('planner');
  const taskAdded = useTaskAdded();
  const { tellSaved } = useSavedNotice();
  const sorted = buckets.toSorted(compareBuckets);
  const form = useAppForm<NewTaskValues, 'title'>({
    initial: { title: '', bucket: String(sorted[0]?.id ?? '') },
    rules,
    messageOf: () => t('board.titleMissing'),
  });
  const { create } = useCreation(loadTaskKind);

  async function save(onSend: () => void): Promise<SaveOutcome> {
    const submitted = await form.submit();
    const bucket = sorted.find(({ id }) => String(id) === submitted?.bucket) ?? sorted[0];
    if (!submitted || !bucket) return { kind: 'invalid' };
    onSend();
    const want = newTask(board, bucket, { title: submitted.title.trim(), ...slotDefaults });
    const outcome = await create(want);
    if (!isDone(outcome)) return { kind: 'failed', error: errorOf(outcome) };
    const finish = () => {
      tellSaved(waitOf(outcome), t('board.taskAdded', { title: want.title, name: bucketTitle(bucket) }));
      taskAdded(outcome, want);
      if (form.hasChangedSince(submitted)) {
        form.goOn(submitted, { ...submitted, title: '' });
        return 'kept';
      }
      onClose();
      return 'done';
    };
    return { kind: 'saved', finish };
  }

  return (
    <FormDialog
      title={t('board.newTaskTitle')}
      typesAtOnce
      isDirty={form.isDirty}
      saveLabel={t('board.addTask')}
      describeFailure={(reason) => t('board.taskFailed', { title: form.values.title.trim(), reason })}
      save={save}
      onClose={onClose}
    >
      <div className="tw-form">
        <TextField label={t('task.fields.title')} required autoComplete="off" {...form.field('title')} />
        <SelectField
          label={t('task.fields.bucketId')}
          options={sorted.map((bucket) => ({ value: String(bucket.id), label: bucketTitle(bucket) }))}
          {...form.field('bucket')}
        />
      </div>
    </FormDialog>
  );
}
