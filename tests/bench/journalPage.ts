import { isoDate } from '@/domain/period';
import { cents } from '@/domain/money';
import type { NamedRecord } from '@/domain/workRecordFields';
import { workOutbox } from '@/features/work-records/outbox/workOutbox';
import { deviceBox, putting } from '@/shared/outbox/boxes';
import { openChangesOf } from '@/shared/outbox/openChanges';
import { createExtra } from '@/shared/store/extra';

declare global {
  interface Window {
    putChanges(count: number): Promise<number>;
  }
}

const record = (at: number): NamedRecord => ({
  employee: 'jalbrecht',
  date: isoDate('2026-11-02'),
  customerId: 1,
  projectId: 1,
  customerName: 'Kessler Maschinenbau GmbH',
  projectName: 'MES-Einführung Werk 2',
  description: `Waits ${at}`,
  location: 'Augsburg',
  hours: 2,
  travelHours: null,
  departure: null,
  arrival: null,
  distanceKm: null,
  foodAllowance: cents(0),
  travelExpenses: cents(0),
});

/** Puts so many new records into an empty outbox as a batch is put there: at once. */
window.putChanges = async (count) => {
  const extra = createExtra();
  const { box } = deviceBox({ extra, guid: `bench-${count}` }, workOutbox);
  const since = performance.now();
  const changes = Array.from({ length: count }, (_, at) => ({
    key: `waiting-${at}`,
    row: null,
    before: null,
    want: record(at),
  }));
  await box.change(putting(changes, workOutbox, openChangesOf(extra)));
  return performance.now() - since;
};
