import { withWaitingPages } from '@/shared/outbox/withWaitingPages';
import { useListWorkRecordsQuery } from '../workRecordsApi';
import { useWaiting } from './useWaiting';

/** A page of the list as it is shown, including what waits to be sent. */
export function useShownRecords(start: number) {
  const query = useListWorkRecordsQuery(start);
  const waiting = useWaiting();
  return { query: withWaitingPages(query, waiting), waiting };
}
