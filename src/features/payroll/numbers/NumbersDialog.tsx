import laptop from 'bootstrap-icons/icons/laptop.svg?icon';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { withFields, withStep } from '@/domain/changes/ownStep';
import { type SaveOutcome, FormDialog } from '@/shared/forms/FormDialog';
import { Icon } from '@/shared/ui/buttons/Icon';
import { Segmented } from '@/shared/ui/buttons/Segmented';
import { usePhone } from '@/shared/ui/window/useMediaQuery';
import { useSteps } from '@/shared/undo/useSteps';
import { NUMBERS_PARTS, type NumbersPart } from '../payrollDialog';
import type { Payroll } from '../usePayroll';
import { OfficePart } from './OfficePart';
import { PeoplePart } from './PeoplePart';
import { WageTypesPart } from './WageTypesPart';
import { settingsOf } from './typedNumbers';
import { useNumbersForm } from './useNumbersForm';

interface NumbersDialogProps {
  readonly payroll: Payroll;
  readonly part: NumbersPart;
  readonly onClose: () => void;
}

/** What the payroll office has told: wage types, personnel numbers, and how its files are. Nothing is prefilled. */
export function NumbersDialog({ payroll, part: first, onClose }: NumbersDialogProps) {
  const { t } = useTranslation('payroll');
  const [part, setPart] = useState(first);
  const form = useNumbersForm(payroll);
  const steps = useSteps();
  const isPhone = usePhone();
  const { keep, kept } = payroll;

  async function save(): Promise<SaveOutcome> {
    const people = form.typedPeople();
    const guids = new Set(people.map(({ guid }) => guid));
    const settings = { before: kept.settings, after: settingsOf(form.values) };
    const changed = { before: kept.people.filter(({ guid }) => guids.has(guid)), after: people };
    const make = async (undoneAt?: number) =>
      keep((now) => ({
        ...now,
        settings: withFields(now.settings, settings, undoneAt).value,
        people: withStep(now.people, changed, ({ guid }) => guid, undoneAt).value,
      }));
    await make();
    const undo = async () => make(Date.now());
    if (form.isDirty) steps.addTold({ text: t('numbers.saved'), undo });
    return { kind: 'saved', finish: onClose };
  }

  return (
    <FormDialog
      title={t('numbers.title')}
      subtitle={t(`numbers.hint.${part}`)}
      size="lg"
      isDirty={form.isDirty}
      enterMovesOn="lines"
      aside={
        !isPhone && (
          <span className="inline-row text-faint text-small">
            <Icon of={laptop} />
            {t('numbers.onDevice')}
          </span>
        )
      }
      saveLabel={t('numbers.save')}
      save={save}
      onClose={onClose}
    >
      <div className="as-grid mb-3">
        <Segmented
          label={t('numbers.parts')}
          value={part}
          options={NUMBERS_PARTS.map((value) => ({ value, label: t(`numbers.${value}`) }))}
          onChange={setPart}
        />
      </div>
      {part === 'wageTypes' && <WageTypesPart form={form} payroll={payroll} />}
      {part === 'people' && <PeoplePart form={form} payroll={payroll} />}
      {part === 'office' && <OfficePart form={form} month={payroll.month} />}
    </FormDialog>
  );
}
