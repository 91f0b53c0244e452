import { useTranslation } from 'react-i18next';
import { type IsoDate, isIsoDate } from '@/domain/time/period';
import { type SaveOutcome, FormDialog } from '@/shared/forms/FormDialog';
import { checkDate } from '@/shared/forms/rules';
import { type Rules, useAppForm } from '@/shared/forms/useAppForm';
import { DateField } from '@/shared/ui/fields/dates/DateField';

interface DayDialogProps {
  readonly kind: 'move' | 'copy';
  /** How many records move or are copied; the day is that of the first. */
  readonly count: number;
  readonly begun: IsoDate;
  readonly onDay: (day: IsoDate) => void;
  readonly onClose: () => void;
}

const rules: Rules<{ day: string }, 'date' | 'dateUnknown'> = { day: { validate: checkDate } };

/** Asks for the day to which records are moved or copied, for those who do not drag. */
export function DayDialog({ kind, count, begun, onDay, onClose }: DayDialogProps) {
  const { t } = useTranslation(['workCalendar', 'workRecords']);
  const form = useAppForm<{ day: string }, 'date' | 'dateUnknown'>({
    initial: { day: begun },
    rules,
    messageOf: (problem) => t(`workRecords:errors.${problem}`),
  });

  async function save(onSend: () => void): Promise<SaveOutcome> {
    const { day } = (await form.submit()) ?? { day: '' };
    if (!isIsoDate(day)) return { kind: 'invalid' };
    onSend();
    const finish = () => {
      onClose();
      onDay(day);
    };
    return { kind: 'saved', finish };
  }

  return (
    <FormDialog
      title={t(`workCalendar:${kind}.title`, { count })}
      isDirty={form.isDirty}
      saveLabel={t(`workCalendar:${kind}.save`)}
      // The move itself is shown at once, and says in the calendar why it failed.
      save={save}
      onClose={onClose}
    >
      <DateField
        dayOf="work"
        label={t(count > 1 ? 'workCalendar:dayOfFirst' : 'workRecords:columns.date')}
        required
        {...form.valueField('day')}
      />
    </FormDialog>
  );
}
