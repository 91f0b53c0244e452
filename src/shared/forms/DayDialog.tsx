import { type IsoDate, isIsoDate } from '@/domain/time/period';
import { DateField } from '../ui/fields/dates/DateField';
import { type SaveOutcome, FormDialog } from './FormDialog';
import { checkDate } from './rules';
import { type Rules, useAppForm } from './useAppForm';

type Problem = 'date' | 'dateUnknown';

interface DayDialogProps {
  readonly title: string;
  readonly subtitle?: string;
  readonly label: string;
  readonly saveLabel: string;
  readonly begun: IsoDate | null;
  /** The day is one on which the user works. */
  readonly isOfWork?: boolean;
  readonly messageOf: (problem: Problem) => string;
  readonly onDay: (day: IsoDate) => void;
  readonly onClose: () => void;
}

const rules: Rules<{ day: string }, Problem> = { day: { validate: checkDate } };

/** Asks for the day to which something is moved or copied, for those who do not drag. */
export function DayDialog(props: DayDialogProps) {
  const { title, subtitle, label, saveLabel, begun, isOfWork, messageOf, onDay, onClose } = props;
  const form = useAppForm<{ day: string }, Problem>({ initial: { day: begun ?? '' }, rules, messageOf });

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
      {...{ title, subtitle, saveLabel, onClose }}
      isDirty={form.isDirty}
      // The move itself is shown at once, and says where it is shown why it failed.
      save={save}
    >
      <DateField {...(isOfWork && { dayOf: 'work' })} label={label} required {...form.valueField('day')} />
    </FormDialog>
  );
}
