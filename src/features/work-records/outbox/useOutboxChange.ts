import type { WaitingRecord } from '@/domain/waitingRecords';
import { useDeviceValue } from '@/shared/storage/useDeviceValue';
import { workOutbox } from './workOutbox';

/** Changes what waits. */
export function useOutboxChange() {
  const { change } = useDeviceValue(workOutbox.kept);
  return async (edit: (items: readonly WaitingRecord[]) => readonly WaitingRecord[]) =>
    change((box) => ({ ...box, items: edit(box.items) }));
}
