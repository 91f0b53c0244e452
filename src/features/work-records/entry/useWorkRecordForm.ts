import { checkDate } from '@/shared/forms/rules';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { isIsoDate } from '@/domain/time/period';
import { missingHours } from '@/domain/work/weekStrip';
import type { NamedRecord, WorkRecord } from '@/domain/work/workRecord';
import { useCustomerAndProjectOptions } from '@/features/pair-choice';
import { env } from '@/shared/env';
import { type Rules, useAppForm } from '@/shared/forms/useAppForm';
import { formatsOf } from '@/shared/i18n/format';
import type { Language } from '@/shared/i18n/i18n';
import { useFormats } from '@/shared/i18n/useFormats';
import { useLanguage } from '@/shared/i18n/useLanguage';
import { useUser } from '@/shared/store/hooks';
import type { Memory } from '../memory/useBooked';
import { workRecordDrafts } from './workRecordDraft';
import {
  type FieldProblem,
  checkDescription,
  checkHours,
  checkLocation,
  checkDistance,
  checkOptionalTime,
  checkTravelTime,
  messageOf,
} from './workRecordRules';
import { contentOf, derive } from './workRecordContent';
import type { WorkRecordValues } from './workRecordValues';

/** Where the values of the form come from. */
export interface FormOrigin {
  /** The initial values of the fields. */
  readonly initial: WorkRecordValues;
  /** The stored record that is edited, or null for a new one. */
  readonly record: WorkRecord | null;
  /** The key of the draft that is continued. */
  readonly wish?: string | undefined;
  /** The values come from a draft or from elsewhere in the app, so closing asks first. */
  readonly isUnsaved?: boolean;
}

/** Values, rules and derived values of the work-time form. It does not know whether it creates or edits. */
export function useWorkRecordForm({ initial, record, wish, isUnsaved = false }: FormOrigin) {
  const { t } = useTranslation('workRecords');
  const formats = useFormats();
  const user = useUser();
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
    figures: ['distance'],
    messageOf: (problem, value) => messageOf(problem, String(value), t, formats),
    draft: { kind: workRecordDrafts, content: (values) => ({ record, values }), wish },
    isUnsaved,
  });
  const { values } = form;
  const { customers, projects } = useCustomerAndProjectOptions(values.customerId, record);

  /** The record that valid values describe. */
  function recordOf(submitted: WorkRecordValues): NamedRecord {
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
      ...content,
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

interface SuggestingFormOptions extends Omit<FormOrigin, 'initial'> {
  readonly values: WorkRecordValues;
  /** Whether empty fields get suggestions from earlier entries. */
  readonly suggests: boolean;
  readonly memory: Memory;
}

/** The work-time form with suggestions from earlier entries. */
export function useSuggestingForm(options: SuggestingFormOptions): WorkRecordForm {
  const { values, suggests, memory, ...origin } = options;
  const language = useLanguage();
  const [initial] = useState(() => (suggests ? withSuggestions(values, memory, language) : values));
  const form = useWorkRecordForm({ ...origin, initial });
  useLateMemory(memory, form.values.date, () => {
    if (suggests && !form.isDirty) form.reset(withSuggestions(form.values, memory, language));
  });
  return form;
}

/** Applies suggestions that arrive after the dialog, which happens when it is opened by its address. */
function useLateMemory({ booked, balanceOf }: Memory, date: string, onCome: () => void): void {
  const isThere = booked !== null;
  const isDayKnown = isIsoDate(date) && balanceOf(date) !== null;
  const follow = useEffectEvent(onCome);
  const came = useRef({ isThere, isDayKnown });
  useEffect(() => {
    if ((isThere && !came.current.isThere) || (isDayKnown && !came.current.isDayKnown)) follow();
    came.current = { isThere, isDayKnown };
  }, [isThere, isDayKnown]);
}

/** The hours that a day lacks, as text for the field; empty if the day is full or its total is unknown. */
export function suggestedHours(date: string, { balanceOf }: Memory, language: Language): string {
  const balance = isIsoDate(date) ? balanceOf(date) : null;
  const hours = balance && missingHours(balance, env.hoursStep);
  return hours === null ? '' : formatsOf(language).plain(hours);
}

/**
 * The values of a new entry with suggestions for its empty fields: the last customer and project, and the hours that
 * the day lacks. A user without entries gets no customer.
 */
function withSuggestions(values: WorkRecordValues, memory: Memory, language: Language): WorkRecordValues {
  const last = memory.booked?.[0];
  if (!last) return values;
  const isOpen = values.customerId === '' && values.projectId === '';
  return {
    ...values,
    ...(isOpen && { customerId: last.customerId, projectId: last.projectId }),
    hours: values.hours || suggestedHours(values.date, memory, language),
  };
}
