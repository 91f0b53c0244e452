import type { Id } from '../id';
import { cents } from '../money/money';
import { isoDate } from '../time/period';
import type { WorkRecord } from './workRecord';

/** A record of a week with an id, a day and hours, for Kessler's shop by default. */
export function workOn(
  id: Id,
  day: string,
  hours: number | null,
  more: Partial<WorkRecord> = {},
): WorkRecord {
  return {
    id,
    employee: 'jalbrecht',
    date: isoDate(day),
    customerId: 1,
    customerName: 'Kessler',
    projectId: 11,
    projectName: 'Shop',
    description: `Work ${id}`,
    location: 'Augsburg',
    hours,
    travelHours: null,
    departure: null,
    arrival: null,
    distanceKm: null,
    foodAllowance: cents(0),
    travelExpenses: cents(0),
    ...more,
  };
}
