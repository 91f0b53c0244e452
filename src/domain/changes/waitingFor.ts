import type { Id } from '../id';
import type { Items, WaitingEntry } from './outbox';

/** The items by the rows that they stand for, because lists ask for each of their rows. */
const byRow = new WeakMap<Items<unknown>, ReadonlyMap<string, WaitingEntry<unknown>>>();

/** The item for a row of the list. */
export function waitingFor<Content>(items: Items<Content>, id: Id): WaitingEntry<Content> | undefined {
  const named = () => items.toReversed().map((item) => [item.key, item] as const);
  const known = () => items.toReversed().map((item) => [String(item.id ?? item.key), item] as const);
  const rows = byRow.get(items) ?? new Map([...named(), ...known()]);
  byRow.set(items, rows);
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the items of these very items
  return rows.get(String(id)) as WaitingEntry<Content> | undefined;
}
