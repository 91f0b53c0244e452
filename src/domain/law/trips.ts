import type { ProjectAbsence } from '../account/absence';
import { projectKeyOf } from '../account/accountDays';
import type { WorkRecordContent } from '../work/workRecord';
import type { Trip } from './lawDays';

/** The fields of a record that the law reads. */
type TripRecord = Pick<WorkRecordContent, 'date' | 'departure' | 'arrival' | 'customerId' | 'projectId'>;

/** The journeys of records; those of mapped projects stand for absences, and are none. */
export function tripsOf(records: readonly TripRecord[], mapped: readonly ProjectAbsence[]): readonly Trip[] {
  const absences = new Set(mapped.map((project) => projectKeyOf(project)));
  return records
    .filter((record) => record.departure !== null || record.arrival !== null)
    .filter((record) => !absences.has(projectKeyOf(record)))
    .map(({ date, departure, arrival }) => ({ date, departure, arrival }));
}
