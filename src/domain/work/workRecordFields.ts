import type { Fields } from '../changes/fields';
import type { WorkRecord } from './workRecord';

/** A record with the names that the list shows, stored or not. */
export type NamedRecord = Omit<WorkRecord, 'id'>;

/** A record of the list, without its id. */
export function namedRecordOf({ id: _id, ...record }: WorkRecord): NamedRecord {
  return record;
}

/** A part of a record whose fields are changed together. */
export type RecordPart = 'date' | 'hours' | 'location' | 'customer' | 'description' | 'travel';

/** A project belongs to its customer, and the allowances follow from the journey. The employee cannot be changed. */
export const workRecordFields: Fields<NamedRecord, RecordPart> = {
  parts: {
    date: ['date'],
    hours: ['hours'],
    location: ['location'],
    customer: ['customerId', 'projectId', 'customerName', 'projectName'],
    description: ['description'],
    travel: ['travelHours', 'departure', 'arrival', 'distanceKm', 'foodAllowance', 'travelExpenses'],
  },
  identity: ['date', 'hours', 'customer', 'description'],
  neverEmptied: ['location'],
  shownOnly: ['customerName', 'projectName'],
  zeroIsNone: ['hours', 'travelHours', 'distanceKm', 'foodAllowance', 'travelExpenses'],
};
