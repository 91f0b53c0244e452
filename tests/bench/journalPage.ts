import { workOutbox } from '@/features/work-records/outbox/workOutbox';
import { deviceBox, putting } from '@/shared/outbox/boxes';
import { openChangesOf } from '@/shared/outbox/openChanges';
import { createExtra } from '@/shared/store/extra';
import { waitingRecord } from './waitingRecord';

declare global {
  interface Window {
    putChanges(count: number): Promise<number>;
  }
}

/** Puts so many new records into an empty outbox as a batch is put there: at once. */
window.putChanges = async (count) => {
  const extra = createExtra();
  const { box } = deviceBox({ extra, guid: `bench-${count}` }, workOutbox);
  const since = performance.now();
  const changes = Array.from({ length: count }, (_, at) => ({
    key: `waiting-${at}`,
    row: null,
    before: null,
    want: waitingRecord(at, 2),
  }));
  await box.change(putting(changes, workOutbox, openChangesOf(extra)));
  return performance.now() - since;
};
