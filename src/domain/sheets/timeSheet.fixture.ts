import { isoDate } from '../time/period';
import type { TimeSheetRow } from './timeSheet';

const emptyRow: TimeSheetRow = {
  date: isoDate('2026-11-02'),
  location: '',
  departure: null,
  arrival: null,
  hours: null,
  travelHours: null,
  customer: '',
  project: '',
  activity: '',
  distanceKm: null,
  foodAllowance: null,
  receiptNumber: '',
  expenseType: '',
  amount: null,
  receipt: null,
};

/** A row with the given fields; the others are empty. */
export function rowWith(fields: Partial<TimeSheetRow>): TimeSheetRow {
  return { ...emptyRow, ...fields };
}
