import { type Id, isSameId } from '../id';
import type { Items, WaitingEntry } from './outbox';

/** The rows of each outbox, kept because a list asks for every row that it renders. */
const byRow = new WeakMap<Items<unknown>, ReadonlyMap<string, WaitingEntry<unknown>>>();

/** The rows that an item is about: the service's id, its own key, by which it is known until then, and the id it had. */
const rowsOf = ({ id, key, was }: WaitingEntry<unknown>) => [id, key, was].flatMap((row) => row ?? []);

/** Whether an item is about a row. */
export function standsFor(item: WaitingEntry<unknown>, row: Id): boolean {
  return rowsOf(item).some((one) => isSameId(one, row));
}

/** The waiting entry of a row, as `standsFor` says; of several the first. */
export function waitingFor<Content>(items: Items<Content>, row: Id): WaitingEntry<Content> | undefined {
  const known = () =>
    items.toReversed().flatMap((item) => rowsOf(item).map((one) => [String(one), item] as const));
  const rows = byRow.get(items) ?? new Map(known());
  byRow.set(items, rows);
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the items of these very items
  return rows.get(String(row)) as WaitingEntry<Content> | undefined;
}
