import { workRecordKind } from '@/features/work-records/outbox/workRecordKind';
import { deviceBox, putting } from '@/shared/outbox/boxes';
import { Doubts } from '@/shared/outbox/doubts';
import { createExtra } from '@/shared/store/extra';
import { waitingRecord } from './waitingRecord';

declare global {
  interface Window {
    putChanges(count: number): Promise<number>;
  }
}

/** Puts `count` new records into an empty outbox at once, as a batch does. */
window.putChanges = async (count) => {
  const owner = { extra: createExtra(), guid: `bench-${count}` };
  const box = deviceBox(owner, workRecordKind);
  const since = performance.now();
  const changes = Array.from({ length: count }, (_, at) => ({
    key: `waiting-${at}`,
    row: null,
    before: null,
    want: waitingRecord(at, 2),
  }));
  await box.change(putting(changes, workRecordKind, new Doubts(owner, false)));
  return performance.now() - since;
};
