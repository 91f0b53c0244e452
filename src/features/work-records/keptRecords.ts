import * as v from 'valibot';
import type { Cents } from '@/domain/money/money';
import type { NamedRecord, WaitingRecord, WorkRecord } from '@/domain/work/workRecord';
import { outboxNames } from '@/shared/outbox/countWaiting';
import { keptOutbox } from '@/shared/outbox/keptOutbox';
import { isoDay, timeOfDay } from '@/shared/storage/keptSchema';
import { useWaitingItems } from '@/shared/outbox/useWaitingItems';
import { useDeviceValue } from '@/shared/storage/useDeviceValue';

const id = v.union([v.string(), v.number()]);
const optionalNumber = v.nullable(v.pipe(v.number(), v.finite()));
const wholeCents = v.custom<Cents>((value) => Number.isSafeInteger(value));

const entries = {
  employee: v.string(),
  date: isoDay,
  customerId: v.nullable(id),
  customerName: v.string(),
  projectId: v.nullable(id),
  projectName: v.string(),
  description: v.string(),
  location: v.string(),
  hours: optionalNumber,
  travelHours: optionalNumber,
  departure: v.nullable(timeOfDay),
  arrival: v.nullable(timeOfDay),
  distanceKm: optionalNumber,
  foodAllowance: wholeCents,
  travelExpenses: wholeCents,
};

/** A record that is kept on the device, without an id. */
export const keptRecordSchema = v.object(entries) satisfies v.GenericSchema<unknown, Omit<WorkRecord, 'id'>>;

/** The work records that wait to be sent, by user on the device. */
export const keptRecords = keptOutbox<NamedRecord>(outboxNames.workRecords, keptRecordSchema);

/** The schema of a stored record that is kept on the device. */
export const keptStoredRecordSchema = v.object({ id, ...entries }) satisfies v.GenericSchema<
  unknown,
  WorkRecord
>;

/** The work records that wait to be sent, in the order in which they were saved. */
export function useWaiting(): readonly WaitingRecord[] {
  return useWaitingItems(keptRecords);
}

/** Whether the device has said which work records wait; before, a sum may lack some of them. */
export function useAreWaitingRead(): boolean {
  return useDeviceValue(keptRecords).value !== undefined;
}
