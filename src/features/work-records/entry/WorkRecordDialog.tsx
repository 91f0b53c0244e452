import check from 'bootstrap-icons/icons/check-lg.svg?icon';
import clock from 'bootstrap-icons/icons/clock.svg?icon';
import exclamation from 'bootstrap-icons/icons/exclamation-triangle.svg?icon';
import question from 'bootstrap-icons/icons/question-circle.svg?icon';
import { type ReactNode, useEffect, useEffectEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { addDays } from '@/domain/time/period';
import { GAP_DAYS } from '@/domain/work/weekStrip';
import { FormDialog, type SaveOutcome } from '@/shared/forms/FormDialog';
import { useFormats } from '@/shared/i18n/useFormats';
import { Icon } from '@/shared/ui/buttons/Icon';
import { useToday } from '@/shared/ui/timing/useClock';
import { usePhone } from '@/shared/ui/window/useMediaQuery';
import { type Booked, lastTrip, recentChoices } from '@/domain/work/bookings';
import { CustomerAndProjectFields } from '@/features/pair-choice';
import { TextField } from '@/shared/ui/fields/TextField';
import { type Memory, useBooked } from '../memory/useBooked';
import { useReadRecordsBackQuery } from '../workRecordsApi';
import { type DayResult, useEntrySaving } from './useEntrySaving';
import type { WorkRecordValues } from './workRecordValues';
import { DayAndHoursFields } from './fields/DayAndHoursFields';
import { DescriptionField } from './fields/DescriptionField';
import { RecentPairs } from './fields/RecentPairs';
import { TravelFields } from './fields/TravelFields';
import { type FormOrigin, type WorkRecordForm as Form, useSuggestingForm } from './useWorkRecordForm';

/** The message for a save that has stopped. */
function failedText(results: readonly DayResult[]) {
  if (results.some(({ kind }) => kind === 'unknown')) return 'several.doubtful';
  return results.length > 0 ? 'several.stopped' : 'dialog.saveFailed';
}

interface WorkRecordDialogProps extends Omit<FormOrigin, 'initial'> {
  readonly values: WorkRecordValues;
  /** Fills empty fields: customer and project from the last entry, and the hours that the day lacks. */
  readonly suggests?: boolean;
  /** The field to focus first, if it is not the first one. */
  readonly focus?: 'hours';
  /** Shown above the fields: where the values come from. */
  readonly lead?: ReactNode;
  /** A button at the left of the footer. */
  readonly aside?: ReactNode;
  /** The label of the button that closes, if it is not "Cancel". */
  readonly cancelLabel?: string | undefined;
  /** Carries out what saves, or does not. */
  readonly saveThrough?: (save: () => Promise<SaveOutcome>) => Promise<SaveOutcome>;
  /** Called after each record that was stored. */
  readonly onSaved?: () => void;
  readonly onClose: () => void;
}

/**
 * The work-time record dialog: creates or edits, "Save and close" and "Save and next". What is typed is kept as
 * a draft until it is saved or discarded.
 */
export function WorkRecordDialog({
  record,
  values,
  wish,
  isUnsaved = false,
  suggests = false,
  focus,
  lead,
  aside,
  cancelLabel,
  saveThrough,
  onSaved,
  onClose,
}: WorkRecordDialogProps) {
  const { t } = useTranslation('workRecords');
  // "Save and next" continues with a new record, even after an edit.
  const [edited, setEdited] = useState(record);
  useReadLately();
  const memory = useBooked();
  const form = useSuggestingForm({ values, record: edited, wish, isUnsaved, suggests, memory });
  const { save, results } = useEntrySaving({ form, edited, setEdited, onSaved, onClose });
  useFirstFocus(focus, form.focus);

  const handleClose = form.closing(onClose);

  return (
    <FormDialog
      title={t(edited ? 'dialog.editTitle' : 'dialog.createTitle')}
      size="lg"
      survivesBack
      isDirty={form.isDirty}
      enterMovesOn
      saveLabel={t('dialog.saveAndClose')}
      nextLabel={t('dialog.saveAndNext')}
      describeFailure={(reason) => t(failedText(results), { reason })}
      save={saveThrough ? async (onSend) => saveThrough(async () => save(onSend)) : save}
      aside={aside}
      {...(cancelLabel !== undefined && { cancelLabel })}
      onClose={handleClose}
    >
      {lead}
      <DayResults results={results} />
      <WorkRecordForm form={form} memory={memory} />
    </FormDialog>
  );
}

/** Reads the records of the last days if the screen has not, so that the dialog knows the same on every screen. */
function useReadLately(): void {
  const from = addDays(useToday(), -GAP_DAYS);
  useReadRecordsBackQuery(from, { refetchOnMountOrArgChange: false });
}

/** Focuses a field once the dialog is open; not on a phone, where a keyboard would cover the rest. */
function useFirstFocus(field: 'hours' | undefined, put: (field: 'hours') => void): void {
  const isPhone = usePhone();
  const start = useEffectEvent(() => {
    if (field !== undefined && !isPhone) put(field);
  });
  useEffect(() => start(), []);
}

const NOTHING: readonly Booked[] = [];

interface WorkRecordFormProps {
  readonly form: Form;
  readonly memory: Memory;
}

/** The fields of the work-time dialog, with suggestions from earlier entries. */
function WorkRecordForm({ form, memory }: WorkRecordFormProps) {
  const { t } = useTranslation('workRecords');
  const { field, valueField, values, customers, projects, defaultLocation } = form;
  const booked = memory.booked ?? NOTHING;

  return (
    <div className="tw-form">
      {form.stored === null && booked.length > 0 && (
        <div>
          <RecentPairs
            booked={booked}
            chosen={values}
            onTake={({ customerId, projectId }) => form.setValues({ customerId, projectId })}
          />
        </div>
      )}
      <DayAndHoursFields form={form} memory={memory} />
      <div className="span-4 phone-span-12">
        <TextField
          label={t('fields.location')}
          required={defaultLocation === ''}
          placeholder={defaultLocation}
          hint={defaultLocation === '' ? undefined : t('hints.location', { location: defaultLocation })}
          {...field('location')}
        />
      </div>
      <CustomerAndProjectFields
        customers={customers}
        projects={projects}
        values={values}
        field={valueField}
        recent={recentChoices(booked, values.customerId)}
      />
      <div>
        <DescriptionField form={form} booked={booked} />
      </div>
      <TravelFields form={form} trip={lastTrip(booked, values.customerId)} />
    </div>
  );
}

const resultIcons = { saved: check, failed: exclamation, unknown: question, waiting: clock };
const isDoubtful = new Set(['failed', 'unknown']);

/** The outcome of each day, once saving several days has stopped. */
function DayResults({ results }: { readonly results: readonly DayResult[] }) {
  const { t } = useTranslation('workRecords');
  const formats = useFormats();
  if (results.length === 0) return null;
  return (
    <ul className="wrap text-small as-flex below-16 gap-4-16" aria-label={t('several.results')}>
      {results.map(({ day, kind }) => (
        <li key={day} className="inline-row gap-6">
          <Icon of={resultIcons[kind]} className={isDoubtful.has(kind) ? 'text-danger' : 'text-faint'} />
          <span className="figures">{formats.day(day)}</span>{' '}
          <span className="text-secondary">{t(`several.${kind}Day`)}</span>
        </li>
      ))}
    </ul>
  );
}
