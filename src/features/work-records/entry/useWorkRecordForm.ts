import { useTranslation } from 'react-i18next';
import type { WorkRecord } from '@/domain/work/workRecord';
import { useCustomerAndProjectOptions } from '@/features/customers';
import { env } from '@/shared/env';
import type { Rules } from '@/shared/forms/rules';
import { useAppForm } from '@/shared/forms/useAppForm';
import { useFormats } from '@/shared/i18n/useFormats';
import { selectUser } from '@/shared/session/sessionSlice';
import { useAppSelector } from '@/shared/store/hooks';
import { workRecordDrafts } from './workRecordDraft';
import {
  type FieldProblem,
  checkDate,
  checkDescription,
  checkHours,
  checkLocation,
  checkDistance,
  checkOptionalTime,
  checkTravelTime,
  messageOf,
} from './workRecordRules';
import { type WorkRecordValues, contentOf, derive } from './workRecordValues';
import type { ValidRecord } from '../workRecordsApi';

/** Where the values of the form come from. */
interface FormOrigin {
  /** The initial values of the fields. */
  readonly initial: WorkRecordValues;
  /** The stored record behind them, or null for a new one. */
  readonly record: WorkRecord | null;
  /** The key of the draft that is continued. */
  readonly wish?: string | undefined;
  /** The values come from a draft or from elsewhere in the app. */
  readonly isUnsaved?: boolean;
}

/** Values, rules and derived values of the work-time form (section 5). It does not know whether it creates or edits. */
export function useWorkRecordForm({ initial, record, wish, isUnsaved = false }: FormOrigin) {
  const { t } = useTranslation('workRecords');
  const formats = useFormats();
  const user = useAppSelector(selectUser);
  const defaultLocation = user?.location ?? '';

  const rules: Rules<WorkRecordValues, FieldProblem> = {
    // Typing another date means one day; several are chosen in the calendar.
    date: { validate: checkDate, onChange: () => form.setValue('moreDays', '') },
    location: { validate: (text) => checkLocation(text, defaultLocation) },
    hours: { validate: (text) => checkHours(text, record?.hours ?? null) },
    travelTime: { validate: (text) => checkTravelTime(text, record?.travelHours ?? null) },
    departure: { validate: checkOptionalTime },
    arrival: { validate: checkOptionalTime },
    distance: { validate: (text) => checkDistance(text, formats.language, record?.distanceKm ?? null) },
    // The projects of another customer are different ones.
    customerId: { onChange: () => form.setValue('projectId', '') },
    description: { validate: checkDescription },
  };
  const form = useAppForm<WorkRecordValues, FieldProblem>({
    initial,
    rules,
    messageOf: (problem, value) => messageOf(problem, String(value), t, formats),
    draft: { kind: workRecordDrafts, content: (values) => ({ record, values }), wish },
    isUnsaved,
  });
  const { values } = form;
  const { customers, projects } = useCustomerAndProjectOptions(
    values.customerId,
    record
      ? {
          customer: { id: record.customerId, name: record.customerName },
          project: { id: record.projectId, name: record.projectName },
        }
      : undefined,
  );

  /** The record that valid values describe. */
  function recordOf(submitted: WorkRecordValues): ValidRecord {
    const content = contentOf(submitted, {
      // The service knows its users by user name; an edited record keeps its own.
      employee: record?.employee || user?.username || '',
      defaultLocation,
      rates: env.rates,
      language: formats.language,
      stored: record,
      customerIdOf: customers.idOf,
      projectIdOf: projects.idOf,
    });
    return {
      content,
      customerName: customers.nameOf(submitted.customerId),
      projectName: projects.nameOf(submitted.projectId),
    };
  }

  return {
    ...form,
    /** The record as it is stored, or null for a new one. */
    stored: record,
    derived: derive(values, env.rates, formats.language),
    customers,
    projects,
    defaultLocation,
    recordOf,
  };
}

export type WorkRecordForm = ReturnType<typeof useWorkRecordForm>;
