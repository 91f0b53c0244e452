import type { Fields } from '@/domain/changes/fields';
import type { Id } from '@/domain/id';
import type { Items, Outbox } from '@/domain/outbox';
import { waitingFor, withChange } from '@/domain/waitingEntries';
import type { ListPage } from '../lists/listPage';
import type { DeviceKind } from '../storage/deviceValue';
import { useWaitingItems } from './useWaitingItems';

/** What waits of a kind, as the device keeps it, and what can be changed of it. */
interface Waiting<Content> {
  readonly kept: DeviceKind<Outbox<Content>>;
  readonly fields: Fields<Content, keyof Content & string>;
}

interface Thing {
  readonly id: Id;
}

function shownThings<Content, T extends Thing>(
  things: readonly T[],
  items: Items<Content>,
  { fields }: Waiting<Content>,
): readonly T[] {
  return things.map((thing) => {
    const item = waitingFor(items, thing.id);
    return item ? withChange(fields, thing, item) : thing;
  });
}

/** Things as they are shown: with what waits to be sent of them. */
export function useShownThings<Content, T extends Thing>(
  waiting: Waiting<Content>,
  things: readonly T[],
): readonly T[] {
  const items = useWaitingItems(waiting.kept);
  return items.length === 0 ? things : shownThings(things, items, waiting);
}

/** The query of a thing as it is shown: with what waits to be sent of it. */
export function useShownThing<Content, Query extends { readonly data?: Thing | undefined }>(
  waiting: Waiting<Content>,
  query: Query,
): Query {
  const [data] = useShownThings(waiting, query.data ? [query.data] : []);
  return { ...query, data };
}

type Page<T> = ListPage<T> | undefined;

/** The query of a list as it is shown: each page with what waits to be sent of its things. */
export function useShownPages<
  Content,
  T extends Thing,
  Query extends { readonly data?: Page<T>; readonly currentData?: Page<T> },
>(waiting: Waiting<Content>, query: Query): Query {
  const items = useWaitingItems(waiting.kept);
  if (items.length === 0) return query;
  const shown = (page: Page<T>) => page && { ...page, entries: shownThings(page.entries, items, waiting) };
  return { ...query, data: shown(query.data), currentData: shown(query.currentData) };
}
