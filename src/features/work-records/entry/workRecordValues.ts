import * as v from 'valibot';
import type { IsoDate } from '@/domain/time/period';
import type { WorkRecord } from '@/domain/work/workRecord';
import { formatsOf } from '@/shared/i18n/format';
import type { Language } from '@/shared/i18n/i18n';

/** The fields of the work-time form: text as typed. */
export const workRecordValuesSchema = v.object({
  date: v.string(),
  /** Further days for the same entry, as `textOfDays` writes them; older drafts have none. */
  moreDays: v.optional(v.string(), ''),
  location: v.string(),
  hours: v.string(),
  travelTime: v.string(),
  departure: v.string(),
  arrival: v.string(),
  distance: v.string(),
  customerId: v.string(),
  projectId: v.string(),
  description: v.string(),
  isPrivateCar: v.boolean(),
});

export type WorkRecordValues = v.InferOutput<typeof workRecordValuesSchema>;

/** Values for opening the dialog from elsewhere, for example from an event or a task of the dashboard. */
export interface WorkRecordPrefill {
  readonly date?: IsoDate;
  readonly description?: string;
  readonly hours?: number;
  /** Values of the selects, which quick entry fills in. */
  readonly customerId?: string;
  readonly projectId?: string;
}

/** The fields of a new record. */
export function newValues(prefill: WorkRecordPrefill, today: IsoDate, language: Language): WorkRecordValues {
  return valuesOf({ date: today, ...prefill }, language);
}

/** A number as the text of its field. */
export const numberText = (value: number | null | undefined, language: Language) =>
  typeof value === 'number' ? formatsOf(language).plain(value) : '';

/** The fields of a stored record, or of what a new one begins with. */
export function valuesOf(
  record: Partial<WorkRecord> & Pick<WorkRecord, 'date'>,
  language: Language,
): WorkRecordValues {
  return {
    date: record.date,
    moreDays: '',
    location: record.location ?? '',
    hours: numberText(record.hours, language),
    travelTime: numberText(record.travelHours, language),
    departure: record.departure ?? '',
    arrival: record.arrival ?? '',
    distance: numberText(record.distanceKm, language),
    customerId: String(record.customerId ?? ''),
    projectId: String(record.projectId ?? ''),
    description: record.description ?? '',
    isPrivateCar: (record.travelExpenses ?? 0) > 0,
  };
}
