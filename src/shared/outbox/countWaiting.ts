import { deviceMemoryOf } from '../storage/deviceMemory';
import { type DeviceOwner, keyOfValue } from '../storage/deviceValue';

/** Names under which outboxes are kept. */
export const outboxNames = {
  workRecords: 'work-outbox',
  expenses: 'expense-outbox',
  tasks: 'task-outbox',
  customers: 'customer-outbox',
  projects: 'project-outbox',
  people: 'person-outbox',
} as const;

function lengthOf(list: unknown): number {
  return Array.isArray(list) ? list.length : 0;
}

function itemsOf(value: unknown): number {
  if (typeof value !== 'object' || value === null || !('items' in value)) return 0;
  return lengthOf(value.items) + ('unread' in value ? lengthOf(value.unread) : 0);
}

/** The number of a user's entries that wait to be sent, of those that the page has read so far. */
export function countWaiting({ extra, guid }: DeviceOwner): number {
  const memory = deviceMemoryOf(extra);
  return Object.values(outboxNames).reduce(
    (count, name) => count + itemsOf(memory.get(keyOfValue(guid, { name }))),
    0,
  );
}
