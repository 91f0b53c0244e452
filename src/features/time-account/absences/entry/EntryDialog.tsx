import info from 'bootstrap-icons/icons/info-circle.svg?icon';
import { useTranslation } from 'react-i18next';
import { ABSENCE_KINDS, type Absence, type AbsenceKind } from '@/domain/account/absence';
import { type IsoDate, type Period, addDays, daysBetween, isIsoDate } from '@/domain/time/period';
import { type SaveOutcome, FormDialog } from '@/shared/forms/FormDialog';
import { type Rules, useAppForm } from '@/shared/forms/useAppForm';
import { DateField } from '@/shared/ui/fields/dates/DateField';
import { TextField } from '@/shared/ui/fields/TextField';
import { Icon } from '@/shared/ui/buttons/Icon';
import type { OwnAccount } from '../../useOwnAccount';
import { EffectText } from './EffectText';
import { KindChoice } from './KindChoice';
import { ShareChoice } from './SelectionPopover';

/** The most days of an entry; with more, the year is probably mistyped. */
const MAX_DAYS = 366;

interface EntryDialogProps {
  readonly own: OwnAccount;
  /** The entry to change; null for a new entry on the days of `period`. */
  readonly edited: Absence | null;
  readonly period: Period;
  /** @param done closes the dialog, or leaves it open for the next entry */
  readonly onEnter: (entry: Absence, done: () => void) => void;
  readonly onClose: () => void;
}

type Problem = 'missing' | 'order' | 'long';

type Values = Record<'kind' | 'from' | 'to' | 'share' | 'note', string>;

const day = (text: string): Problem | undefined => (isIsoDate(text) ? undefined : 'missing');

const rules: Rules<Values, Problem> = {
  from: { validate: day },
  to: {
    liveWith: ['from'],
    validate: (to, { from }) => {
      if (!isIsoDate(to) || !isIsoDate(from)) return day(to);
      if (to < from) return 'order';
      return daysBetween(from, to) < MAX_DAYS ? undefined : 'long';
    },
  },
};

function kindOf(text: string): AbsenceKind {
  return ABSENCE_KINDS.find((kind) => kind === text) ?? 'vacation';
}

/** The entry in the fields; null while they are not valid. */
function entryOf(values: Values, id: string, changedAt: number): Absence | null {
  const { from, to, note } = values;
  if (!isIsoDate(from) || !isIsoDate(to) || to < from || daysBetween(from, to) >= MAX_DAYS) return null;
  const share = values.share === 'half' ? 0.5 : 1;
  return { id, kind: kindOf(values.kind), from, to, share, note: note.trim(), changedAt };
}

function valuesOf(edited: Absence | null, { from, to }: Period): Values {
  if (edited === null) return { kind: 'vacation', from, to, share: 'whole', note: '' };
  const share = edited.share === 1 ? 'whole' : 'half';
  return { kind: edited.kind, from: edited.from, to: edited.to, share, note: edited.note };
}

const now = () => Date.now();

/** The dialog that enters or changes an absence. */
export function EntryDialog({ own, edited, period, onEnter, onClose }: EntryDialogProps) {
  const { t } = useTranslation('absences');
  const form = useAppForm<Values, Problem>({
    initial: valuesOf(edited, period),
    rules,
    messageOf: (problem) => t(`entry.errors.${problem}`),
  });
  const { values } = form;
  const shown = entryOf(values, edited?.id ?? '', Number.MAX_SAFE_INTEGER);

  async function save(): Promise<SaveOutcome> {
    const submitted = await form.submit();
    const entry = submitted && entryOf(submitted, edited?.id ?? crypto.randomUUID(), now());
    if (!submitted || !entry) return { kind: 'invalid' };
    return {
      kind: 'saved',
      finish: (then) =>
        onEnter(entry, then === 'next' ? () => goOn(submitted, addDays(entry.to, 1)) : onClose),
    };
  }

  function goOn(submitted: Values, next: IsoDate) {
    form.goOn(submitted, { ...submitted, from: next, to: next, note: '' }, { focus: 'from' });
  }

  return (
    <FormDialog
      title={t(edited ? 'entry.edit' : 'entry.add')}
      isDirty={form.isDirty}
      saveLabel={t(edited ? 'entry.save' : 'entry.enter')}
      nextLabel={edited ? undefined : t('entry.enterNext')}
      save={save}
      onClose={onClose}
    >
      <div className="tw-form">
        <div>
          <KindChoice value={kindOf(values.kind)} onChange={(kind) => form.setValue('kind', kind)} isWide />
        </div>
        <div className="span-6 phone-span-12">
          <DateField
            label={t('entry.from')}
            required
            {...form.valueField('from')}
            onValue={(text) => {
              form.valueField('from').onValue(text);
              // The last day follows the first one, so that one day is entered with one field.
              if (isIsoDate(text) && (!isIsoDate(values.to) || values.to < text)) form.setValue('to', text);
            }}
          />
        </div>
        <div className="span-6 phone-span-12">
          <DateField label={t('entry.to')} required {...form.valueField('to')} />
        </div>
        <div>
          <ShareChoice
            value={values.share === 'half' ? 'half' : 'whole'}
            onChange={(share) => form.setValue('share', share)}
          />
        </div>
        <TextField label={t('entry.note')} hint={t('entry.onlyHere')} {...form.field('note')} />
      </div>
      <p className="tw-alert quiet above-16">
        <Icon of={info} className="text-faint" />
        <span>
          {shown && <EffectText entry={shown} own={own} onWhole={() => form.setValue('share', 'whole')} />}
        </span>
      </p>
    </FormDialog>
  );
}
