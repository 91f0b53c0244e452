import { isIsoDate } from '@/domain/time/period';
import { missingHours } from '@/domain/work/weekStrip';
import { env } from '@/shared/env';
import { formatPlain } from '@/shared/i18n/format';
import type { Language } from '@/shared/i18n/i18n';
import type { Memory } from '../memory/useBooked';
import type { WorkRecordValues } from './workRecordValues';

/** The hours that are missing on a day, as they stand in the field; empty where none are, or nobody knows. */
export function suggestedHours(date: string, { balanceOf }: Memory, language: Language): string {
  const balance = isIsoDate(date) ? balanceOf(date) : null;
  const hours = balance && missingHours(balance, env.hoursStep);
  return hours === null ? '' : formatPlain(hours, language);
}

/**
 * A new entry as it starts: for whom the last one was, and with the hours that the day lacks, as far as both are open. Of
 * somebody who never booked anything nothing is known.
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
