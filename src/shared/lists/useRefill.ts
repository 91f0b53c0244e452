import { useEffect } from 'react';
import { hasNext } from '@/domain/paging';
import { sendHeldBack } from '../api/heldBack';
import type { ListPage } from './listPage';

/**
 * Fetches a page again of which everything was deleted while more follows: it must not look like the end of the list.
 * What is held back is sent first, so that it does not come back.
 */
export function useRefill(page: ListPage<unknown> | undefined, refetch: () => unknown): void {
  const isEmptied = page !== undefined && page.entries.length === 0 && hasNext(page.answered);
  useEffect(() => {
    if (isEmptied) void sendHeldBack().then(refetch);
  }, [isEmptied, refetch]);
}
