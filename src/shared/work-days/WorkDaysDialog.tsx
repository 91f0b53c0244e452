import { Button } from '../ui/buttons/Button';
import classes from './workDaysDialog.module.scss';
import close from 'bootstrap-icons/icons/x-lg.svg?icon';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { WorkDays } from '@/domain/time/targets';
import { type SaveOutcome, FormDialog } from '../forms/FormDialog';
import { useFormats } from '../i18n/useFormats';
import { doneNotice } from '../notices/noticesSlice';
import { useAppDispatch } from '../store/hooks';
import { DateField } from '../ui/fields/dates/DateField';
import { SwitchField } from '../ui/fields/SwitchField';
import { IconButton } from '../ui/buttons/IconButton';
import { StateField } from './StateField';
import { WeekHours } from './WeekHours';
import { targetField } from './typedWorkDays';
import { useWorkDaysForm } from './useWorkDaysForm';
import { withWorkDays } from './workDaysKept';
import { useSingleKeys } from '../ui/keys/useSingleKey';
import { useWorkDays } from './useWorkDays';

interface WorkDaysDialogProps {
  readonly onClose: () => void;
}

/** Target hours per weekday, federal state, days off and single keys: settings of this device. */
export function WorkDaysDialog({ onClose }: WorkDaysDialogProps) {
  const workDays = useWorkDays();
  const singleKeys = useSingleKeys();
  if (workDays.value === undefined || singleKeys.value === undefined) return null;
  return (
    <LoadedDialog
      workDays={workDays.value}
      hasSingleKeys={singleKeys.value}
      onSave={async (next, keys) => {
        await workDays.change(next);
        await singleKeys.change(() => keys);
      }}
      onClose={onClose}
    />
  );
}

interface LoadedDialogProps extends WorkDaysDialogProps {
  readonly workDays: WorkDays;
  readonly hasSingleKeys: boolean;
  readonly onSave: (next: (now: WorkDays) => WorkDays, hasSingleKeys: boolean) => Promise<void>;
}

function LoadedDialog({ workDays, hasSingleKeys, onSave, onClose }: LoadedDialogProps) {
  const { t } = useTranslation('workSettings');
  const dispatch = useAppDispatch();
  // What was typed is compared with what the fields began with, whatever another tab has kept since.
  const [before] = useState(workDays);
  const form = useWorkDaysForm(before, hasSingleKeys);

  async function save(): Promise<SaveOutcome> {
    const submitted = await form.submit();
    if (!submitted) return { kind: 'invalid' };
    const next = (now: WorkDays) => {
      const step = { before: { ...before, rows: now.rows }, after: form.workDaysOf(submitted, now) };
      return withWorkDays(now, step).value;
    };
    await onSave(next, submitted.hasSingleKeys);
    return { kind: 'saved', finish };
  }

  function finish() {
    dispatch(doneNotice(t('dialog.saved')));
    onClose();
  }

  return (
    <FormDialog
      isOverPages
      title={t('dialog.title')}
      subtitle={t('dialog.hint')}
      isDirty={form.isDirty}
      saveLabel={t('dialog.save')}
      describeFailure={(reason) => t('dialog.failed', { reason })}
      save={save}
      onClose={onClose}
    >
      <WorkDaysFields form={form} />
    </FormDialog>
  );
}

function WorkDaysFields({ form }: { readonly form: ReturnType<typeof useWorkDaysForm> }) {
  const { t } = useTranslation('workSettings');
  return (
    <div className="tw-form">
      <WeekHours
        label={t('targets.label')}
        targets={form.targets}
        field={(day) => form.valueField(targetField(day))}
      />
      <div>
        <StateField {...form.field('state')} />
      </div>
      <FreeDays form={form} />
      <div>
        <SwitchField label={t('keys.label')} {...switchOf(form)} />
        <div className="form-text">{t('keys.hint')}</div>
      </div>
    </div>
  );
}

/** A switch has no message. */
function switchOf(form: ReturnType<typeof useWorkDaysForm>) {
  const { error: _error, ...field } = form.field('hasSingleKeys');
  return field;
}

function FreeDays({ form }: { readonly form: ReturnType<typeof useWorkDaysForm> }) {
  const { t } = useTranslation('workSettings');
  const formats = useFormats();
  return (
    <fieldset className={classes.freeDays}>
      <legend className="form-label">{t('free.label')}</legend>
      <div className="form-text">{t('free.hint')}</div>
      {form.freeDays.length > 0 && (
        <ul>
          {form.freeDays.map((day) => (
            <li key={day} className="as-flex align-center gap-4 text-small">
              <span className="figures">
                {formats.weekday(day)} {formats.date(day)}
              </span>
              <IconButton
                icon={close}
                label={t('free.remove', { date: formats.date(day) })}
                onClick={() => form.removeFreeDay(day)}
              />
            </li>
          ))}
        </ul>
      )}
      <div className={classes.newDay}>
        <DateField label={t('free.add')} {...form.valueField('newFreeDay')} />
        <Button label={t('free.take')} onClick={form.addFreeDay} />
      </div>
    </fieldset>
  );
}
