import { useTranslation } from 'react-i18next';
import type { Task } from '@/domain/planner/kanban';
import { type IsoDate, isIsoDate } from '@/domain/time/period';
import { type SaveOutcome, FormDialog } from '@/shared/forms/FormDialog';
import { type Rules, useAppForm } from '@/shared/forms/useAppForm';
import { DateField } from '@/shared/ui/fields/dates/DateField';

interface MoveDueDialogProps {
  readonly task: Task;
  readonly onMove: (task: Task, day: IsoDate) => void;
  readonly onClose: () => void;
}

const rules: Rules<{ day: string }, 'day'> = {
  day: { validate: (text) => (isIsoDate(text) ? undefined : 'day') },
};

/** Asks for the day to which a task is moved, for those who do not drag. */
export function MoveDueDialog({ task, onMove, onClose }: MoveDueDialogProps) {
  const { t } = useTranslation('planner');
  const form = useAppForm<{ day: string }, 'day'>({
    initial: { day: task.dueDate ?? '' },
    rules,
    messageOf: () => t('views.dayMissing'),
  });

  async function save(onSend: () => void): Promise<SaveOutcome> {
    const { day } = (await form.submit()) ?? { day: '' };
    if (!isIsoDate(day)) return { kind: 'invalid' };
    onSend();
    const finish = () => {
      onClose();
      onMove(task, day);
    };
    return { kind: 'saved', finish };
  }

  return (
    <FormDialog
      title={t('views.moveTitle')}
      subtitle={task.title}
      isDirty={form.isDirty}
      saveLabel={t('views.moveSave')}
      // The move itself is shown at once, and says on the board why it failed.
      save={save}
      onClose={onClose}
    >
      <DateField label={t('task.fields.dueDate')} required {...form.valueField('day')} />
    </FormDialog>
  );
}
