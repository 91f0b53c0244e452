import { deviceMemoryOf } from '../storage/deviceMemory';
import { type DeviceOwner, keyOfValue } from '../storage/deviceValue';

/** Names under which outboxes are kept. */
export const outboxNames = { workRecords: 'work-outbox', expenses: 'expense-outbox' } as const;

function itemsOf(value: unknown): number {
  if (typeof value !== 'object' || value === null || !('items' in value)) return 0;
  return Array.isArray(value.items) ? value.items.length : 0;
}

/** How much of a person waits to be sent, as far as the page has read it. */
export function countWaiting({ extra, guid }: DeviceOwner): number {
  const memory = deviceMemoryOf(extra);
  return Object.values(outboxNames).reduce(
    (count, name) => count + itemsOf(memory.get(keyOfValue(guid, { name }))),
    0,
  );
}
