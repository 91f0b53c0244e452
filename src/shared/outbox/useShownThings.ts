import type { Fields } from '@/domain/changes/fields';
import type { Id } from '@/domain/id';
import type { Items, Outbox } from '@/domain/changes/outbox';
import { withChanges, withWaiting } from '@/domain/changes/waitingEntries';
import type { ListPage } from '../lists/listPage';
import type { DeviceKind } from '../storage/deviceValue';
import { useWaitingItems } from './useWaitingItems';

/** The waiting changes of a kind, as the device keeps them, and the fields that can be changed. */
interface Waiting<Content> {
  readonly kept: DeviceKind<Outbox<Content>>;
  readonly fields: Fields<Content, keyof Content & string>;
}

interface Thing {
  readonly id: Id;
}

/** Things as the user sees them: with the changes that wait to be sent. */
export function useShownThings<Content, T extends Thing>(
  { kept, fields }: Waiting<Content>,
  things: readonly T[],
): readonly T[] {
  const items = useWaitingItems(kept);
  return items.length === 0 ? things : withChanges(fields, things, items);
}

/** The query of a thing, with the changes that wait to be sent. */
export function useShownThing<Content, Query extends { readonly data?: Thing | undefined }>(
  waiting: Waiting<Content>,
  query: Query,
): Query {
  const [data] = useShownThings(waiting, query.data ? [query.data] : []);
  return { ...query, data };
}

type Page<T> = ListPage<T> | undefined;

/** The query of a list, each page with the changes that wait to be sent. */
export function useShownPages<
  Content,
  T extends Thing,
  Query extends { readonly data?: Page<T>; readonly currentData?: Page<T> },
>({ kept, fields }: Waiting<Content>, query: Query): Query {
  const items = useWaitingItems(kept);
  if (items.length === 0) return query;
  const shown = (page: Page<T>) => page && { ...page, entries: withChanges(fields, page.entries, items) };
  return { ...query, data: shown(query.data), currentData: shown(query.currentData) };
}

type Listed<Content> = ListPage<Content & { readonly id: Id }> | undefined;

/** A query of a list as it is shown: each page with what waits to be sent (see `withWaiting`). */
export function withWaitingPages<
  Content extends object,
  Query extends { readonly data?: Listed<Content>; readonly currentData?: Listed<Content> },
>(query: Query, waiting: Items<Content>): Query {
  if (waiting.length === 0) return query;
  const shown = (page: Listed<Content>) =>
    page && { ...page, entries: withWaiting(page.entries, waiting, page.start === 0) };
  return { ...query, data: shown(query.data), currentData: shown(query.currentData) };
}
