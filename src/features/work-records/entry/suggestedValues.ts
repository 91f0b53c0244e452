import { isIsoDate } from '@/domain/time/period';
import { missingHours } from '@/domain/work/weekStrip';
import { env } from '@/shared/env';
import { formatPlain } from '@/shared/i18n/format';
import type { Language } from '@/shared/i18n/i18n';
import type { Memory } from '../memory/useBooked';
import type { WorkRecordValues } from './workRecordValues';

/** The hours that a day lacks, as text for the field; empty if the day is full or its total is unknown. */
export function suggestedHours(date: string, { balanceOf }: Memory, language: Language): string {
  const balance = isIsoDate(date) ? balanceOf(date) : null;
  const hours = balance && missingHours(balance, env.hoursStep);
  return hours === null ? '' : formatPlain(hours, language);
}

/**
 * The values of a new entry with suggestions for its empty fields: the last customer and project, and the hours that
 * the day lacks. A user without entries gets no customer.
 */
export function withSuggestions(
  values: WorkRecordValues,
  memory: Memory,
  language: Language,
): WorkRecordValues {
  const last = memory.booked?.[0];
  if (!last) return values;
  const isOpen = values.customerId === '' && values.projectId === '';
  return {
    ...values,
    ...(isOpen && { customerId: last.customerId, projectId: last.projectId }),
    hours: values.hours || suggestedHours(values.date, memory, language),
  };
}
