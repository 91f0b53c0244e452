import * as v from 'valibot';
import { centsOfEuros, eurosOfCents } from '@/domain/money/money';
import type { WorkRecord, WorkRecordContent } from '@/domain/work/workRecord';
import {
  readTime,
  timeCheck,
  wireDate,
  wireId,
  wireHours,
  wireOptionalId,
  wireOptionalNumber,
  wireOptionalText,
} from '@/shared/api/wire';

/** A work record as the service answers it. */
const workRecordFields = v.object({
  Id: wireId,
  Employee: wireOptionalText,
  Date: wireDate,
  Project_fk: wireOptionalId,
  Customer_fk: wireOptionalId,
  Customer_Name: wireOptionalText,
  Project_Name: wireOptionalText,
  Description: wireOptionalText,
  TravelTime: wireOptionalNumber,
  Departure: wireOptionalText,
  Arrival: wireOptionalText,
  DistanceKM: wireOptionalNumber,
  FoodAllowance: wireOptionalNumber,
  TravelExpenses: wireOptionalNumber,
  // None means that no hours were entered.
  HoursWorked: wireHours,
  Location: wireOptionalText,
});

type WorkRecordFields = v.InferOutput<typeof workRecordFields>;

const departureOf = ({ Date: day, Departure: time }: WorkRecordFields) => readTime(time, { day });
const arrivalOf = ({ Date: day, Arrival: time }: WorkRecordFields) =>
  readTime(time, { day, isArrival: true });

const workRecordWire = v.pipe(
  workRecordFields,
  v.forward(timeCheck(departureOf), ['Departure']),
  v.forward(timeCheck(arrivalOf), ['Arrival']),
);

export const workRecordsWire = v.array(workRecordWire);

/** Converts a work record from the wire; numbers sent as text are parsed. */
export function workRecordFromWire(wire: v.InferOutput<typeof workRecordWire>): WorkRecord {
  return {
    id: wire.Id,
    employee: wire.Employee,
    date: wire.Date,
    customerId: wire.Customer_fk,
    customerName: wire.Customer_Name,
    projectId: wire.Project_fk,
    projectName: wire.Project_Name,
    description: wire.Description,
    location: wire.Location,
    hours: wire.HoursWorked,
    travelHours: wire.TravelTime,
    departure: departureOf(wire) ?? null,
    arrival: arrivalOf(wire) ?? null,
    distanceKm: wire.DistanceKM,
    foodAllowance: centsOfEuros(wire.FoodAllowance ?? 0),
    travelExpenses: centsOfEuros(wire.TravelExpenses ?? 0),
  };
}

/**
 * The body of `PUT /workrecords`: every field, empty optional ones as null, no display names, no id.
 */
export function workRecordToWire(record: WorkRecordContent) {
  return {
    Employee: record.employee,
    Date: record.date,
    Project_fk: record.projectId,
    Customer_fk: record.customerId,
    Description: record.description,
    TravelTime: record.travelHours,
    Departure: record.departure,
    Arrival: record.arrival,
    DistanceKM: record.distanceKm,
    FoodAllowance: eurosOfCents(record.foodAllowance),
    TravelExpenses: eurosOfCents(record.travelExpenses),
    HoursWorked: record.hours,
    Location: record.location === '' ? null : record.location,
  };
}
