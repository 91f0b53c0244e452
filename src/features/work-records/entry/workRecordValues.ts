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
  return {
    date: prefill.date ?? today,
    moreDays: '',
    location: '',
    hours: prefill.hours === undefined ? '' : formatsOf(language).plain(prefill.hours),
    travelTime: '',
    departure: '',
    arrival: '',
    distance: '',
    customerId: prefill.customerId ?? '',
    projectId: prefill.projectId ?? '',
    description: prefill.description ?? '',
    isPrivateCar: false,
  };
}

/** The fields of a stored record. */
export function valuesOf(record: WorkRecord, language: Language): WorkRecordValues {
  const number = (value: number | null) => (value === null ? '' : formatsOf(language).plain(value));
  return {
    date: record.date,
    moreDays: '',
    location: record.location,
    hours: number(record.hours),
    travelTime: number(record.travelHours),
    departure: record.departure ?? '',
    arrival: record.arrival ?? '',
    distance: number(record.distanceKm),
    customerId: record.customerId === null ? '' : String(record.customerId),
    projectId: record.projectId === null ? '' : String(record.projectId),
    description: record.description,
    isPrivateCar: record.travelExpenses > 0,
  };
}
