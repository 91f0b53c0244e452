import { useEffect } from 'react';
import { hasNext } from '@/domain/lists/paging';
import { useExtra } from '../store/hooks';
import type { QueryState } from '../ui/messages/QueryView';
import type { ListPage } from './listPage';

/** The query of a page, as RTK Query returns it. */
export interface PageQuery<Entry> extends QueryState<ListPage<Entry>> {
  readonly isError: boolean;
}

/** The part of a list's query that the screen shows. */
export interface ShownPage<Entry> {
  /** The query for `QueryView`, without a page that must no longer be shown. */
  readonly shown: QueryState<ListPage<Entry>>;
  /** The page for the pager; if a page could not be loaded, the pager offers only the way back. */
  readonly pagerPage: ListPage<Entry> | undefined;
}

/**
 * The page of a list as the screen shows it. While the next page is loading, the last one stays. If the next one fails,
 * the last one is removed, because changes to it would no longer be visible. A page whose entries were all deleted,
 * while more follow, is fetched again, so that it does not look like the end of the list.
 *
 * @param start index that was asked for
 */
export function useShownPage<Entry>(query: PageQuery<Entry>, start: number): ShownPage<Entry> {
  const hasFailed = query.error !== undefined;
  const page = hasFailed && query.data?.start !== start ? undefined : query.data;

  const { heldBack } = useExtra();
  const { refetch } = query;
  const isEmptied = page !== undefined && page.entries.length === 0 && hasNext(page.answered);
  useEffect(() => {
    if (!isEmptied) return undefined;
    let isShown = true;
    // Held-back deletions are sent first, so that their entries do not come back. RTK Query cannot fetch a list that the
    // user has left meanwhile.
    void heldBack.sendAll().then(() => isShown && refetch());
    return () => {
      isShown = false;
    };
  }, [heldBack, isEmptied, refetch]);

  return {
    shown: { ...query, data: page },
    pagerPage: page ?? (hasFailed ? { entries: [], start, answered: 0 } : undefined),
  };
}
