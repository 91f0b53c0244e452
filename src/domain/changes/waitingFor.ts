import type { Id } from '../id';
import type { Items, WaitingEntry } from './outbox';

/** The rows of each outbox, kept because a list asks for every row that it renders. */
const byRow = new WeakMap<Items<unknown>, ReadonlyMap<string, WaitingEntry<unknown>>>();

/** The waiting entry of a row, found by the service's id, or by the entry's own key while it has no id. */
export function waitingFor<Content>(items: Items<Content>, id: Id): WaitingEntry<Content> | undefined {
  const named = () => items.toReversed().map((item) => [item.key, item] as const);
  const known = () => items.toReversed().map((item) => [String(item.id ?? item.key), item] as const);
  const rows = byRow.get(items) ?? new Map([...named(), ...known()]);
  byRow.set(items, rows);
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the items of these very items
  return rows.get(String(id)) as WaitingEntry<Content> | undefined;
}
