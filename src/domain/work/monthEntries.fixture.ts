import type { Expense } from '../money/expense';
import { cents } from '../money/money';
import { isoDate } from '../time/period';
import type { WorkRecord } from './workRecord';

/** A complete record of a day. */
export function record(id: number, date: string, fields: Partial<WorkRecord> = {}): WorkRecord {
  return {
    id,
    employee: 'jalbrecht',
    date: isoDate(date),
    customerId: 1,
    customerName: 'Kessler',
    projectId: 2,
    projectName: 'MES',
    description: `work ${id}`,
    location: 'Nürnberg',
    hours: 8,
    travelHours: null,
    departure: null,
    arrival: null,
    distanceKm: null,
    foodAllowance: cents(0),
    travelExpenses: cents(0),
    ...fields,
  };
}

/** A fuel receipt. */
export function expense(id: number, date: string, fields: Partial<Expense> = {}): Expense {
  return {
    id,
    employee: 'jalbrecht',
    date: isoDate(date),
    voucherNumber: id,
    type: 'Kraftstoff',
    cost: cents(5840 + id),
    description: '',
    customerId: null,
    projectId: null,
    receipt: null,
    ...fields,
  };
}
