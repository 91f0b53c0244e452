import type { Id } from '@/domain/id';
import type { Items } from '@/domain/changes/outbox';
import { withWaiting } from '@/domain/changes/waitingEntries';
import type { ListPage } from '../lists/listPage';

type Page<Content> = ListPage<Content & { readonly id: Id }> | undefined;

/** A query of a list as it is shown: each page with what waits to be sent (see `withWaiting`). */
export function withWaitingPages<
  Content extends object,
  Query extends { readonly data?: Page<Content>; readonly currentData?: Page<Content> },
>(query: Query, waiting: Items<Content>): Query {
  if (waiting.length === 0) return query;
  const shown = (page: Page<Content>) =>
    page && { ...page, entries: withWaiting(page.entries, waiting, page.start === 0) };
  return { ...query, data: shown(query.data), currentData: shown(query.currentData) };
}
