import type { FocusEvent } from 'react';
import { type RegisterOptions, useForm, useFormState, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { WorkRecord, WorkRecordContent } from '@/domain/workRecord';
import { useCustomerAndProjectOptions } from '@/features/customers';
import { env } from '@/shared/env';
import { selectUser } from '@/shared/session/sessionSlice';
import { useAppSelector } from '@/shared/store/hooks';
import { useAfterPress } from '@/shared/ui/useAfterPress';
import {
  checkDate,
  checkDescription,
  checkHours,
  checkLocation,
  checkOptionalNumber,
  checkOptionalTime,
} from './workRecordRules';
import { type WorkRecordValues, contentOf, derive } from './workRecordValues';
import type { DisplayNames } from './workRecordsApi';

/** A record ready to be sent, with the names that the list shows until the service tells them. */
export interface ValidRecord extends DisplayNames {
  readonly content: WorkRecordContent;
}

/**
 * Values, rules and derived values of the work-time form (section 5). It does not know whether it creates or edits.
 *
 * @param initial what stands in the fields at first
 * @param record the stored record behind them, if there is one
 */
export function useWorkRecordForm(initial: WorkRecordValues, record: WorkRecord | null) {
  const { t } = useTranslation('workRecords');
  const user = useAppSelector(selectUser);
  const defaultLocation = user?.location ?? '';
  const form = useForm<WorkRecordValues>({ defaultValues: initial, mode: 'onTouched' });
  const afterPress = useAfterPress();
  // Not `form.formState`: that object stays the same one, and a compiled component would not see it change.
  const { errors, isDirty } = useFormState({ control: form.control });
  const values = { ...initial, ...useWatch({ control: form.control }) };
  const { customers, projects } = useCustomerAndProjectOptions(
    values.customerId,
    record
      ? {
          customer: { id: record.customerId, name: record.customerName },
          project: { id: record.projectId, name: record.projectName },
        }
      : undefined,
  );

  const rules: { [Name in keyof WorkRecordValues]?: RegisterOptions<WorkRecordValues, Name> } = {
    date: { validate: (text) => checkDate(text, t) },
    location: { validate: (text) => checkLocation(text, defaultLocation, t) },
    hours: { validate: (text) => checkHours(text, record?.hours ?? null, t) },
    travelTime: { validate: (text) => checkOptionalNumber(text, t) },
    departure: { validate: (text) => checkOptionalTime(text, t) },
    arrival: { validate: (text) => checkOptionalTime(text, t) },
    distance: { validate: (text) => checkOptionalNumber(text, t) },
    // Another customer has other projects.
    customerId: { onChange: () => form.setValue('projectId', '', { shouldDirty: true }) },
    description: { validate: (text) => checkDescription(text, t) },
  };

  /** The record that the fields describe; null while a field is wrong, whose message then shows. */
  async function submit(): Promise<ValidRecord | null> {
    let valid: ValidRecord | null = null;
    await form.handleSubmit((submitted) => {
      const content = contentOf(submitted, {
        // The service knows its users by user name; an edited record keeps its own.
        employee: record?.employee || user?.username || '',
        defaultLocation,
        rates: env.rates,
        customerIdOf: customers.idOf,
        projectIdOf: projects.idOf,
      });
      valid = {
        content,
        customerName: customers.nameOf(submitted.customerId),
        projectName: projects.nameOf(submitted.projectId),
      };
    })();
    return valid;
  }

  return {
    /** Name, ref and handlers for a field, and its message. Only fields on the screen are checked. */
    field: <Name extends keyof WorkRecordValues>(name: Name) => {
      const { ref, onChange, onBlur } = form.register<Name>(name, rules[name]);
      return {
        name,
        ref,
        onChange,
        onBlur: (event: FocusEvent) => afterPress(() => void onBlur(event)),
        error: errors[name]?.message,
      };
    },
    values,
    isDirty,
    derived: derive(values, env.rates),
    customers,
    projects,
    defaultLocation,
    submit,
    /** Puts other values into the fields; they count as untouched. */
    reset: (next: WorkRecordValues) => form.reset(next),
    focus: (name: keyof WorkRecordValues) => form.setFocus(name),
    setHours: (text: string) =>
      form.setValue('hours', text, { shouldDirty: true, shouldTouch: true, shouldValidate: true }),
  };
}

export type WorkRecordForm = ReturnType<typeof useWorkRecordForm>;
