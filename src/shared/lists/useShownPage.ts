import { useEffect } from 'react';
import { hasNext } from '@/domain/lists/paging';
import { useExtra } from '../store/hooks';
import type { QueryState } from '../ui/messages/QueryView';
import type { ListPage } from './listPage';

/** What RTK Query says of the query of a page. */
export interface PageQuery<Entry> extends QueryState<ListPage<Entry>> {
  readonly isError: boolean;
}

/** What of a list's query the screen shows. */
interface ShownPage<Entry> {
  /** The query for `QueryView`, without a page that is not to be shown any more. */
  readonly shown: QueryState<ListPage<Entry>>;
  /** What the pager stands on; of a page that could not be loaded there is only a way back. */
  readonly pagerPage: ListPage<Entry> | undefined;
}

/**
 * The page of a list as the screen shows it. While the next one is on its way the last one still stands there. When the
 * next one fails the last one goes: nothing that is done to it would be seen any more. One of which everything was
 * deleted while more follows is fetched again: it must not look like the end of the list.
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
    // What is held back goes first, so that it does not come back.
    if (isEmptied) void heldBack.sendAll().then(refetch);
  }, [heldBack, isEmptied, refetch]);

  return {
    shown: { ...query, data: page },
    pagerPage: page ?? (hasFailed ? { entries: [], start, answered: 0 } : undefined),
  };
}
