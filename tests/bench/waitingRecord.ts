import { cents } from '@/domain/money';
import { isoDate } from '@/domain/period';
import type { NamedRecord } from '@/domain/workRecordFields';

/** A record of the member's, as it waits in an outbox. */
export const waitingRecord = (at: number, hours: number): NamedRecord => ({
  employee: 'jalbrecht',
  date: isoDate('2026-11-02'),
  customerId: 1,
  projectId: 1,
  customerName: 'Kessler Maschinenbau GmbH',
  projectName: 'MES-Einführung Werk 2',
  description: `Waits ${at}`,
  location: 'Augsburg',
  hours,
  travelHours: null,
  departure: null,
  arrival: null,
  distanceKm: null,
  foodAllowance: cents(0),
  travelExpenses: cents(0),
});
