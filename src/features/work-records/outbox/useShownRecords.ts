import { withWaiting } from '@/domain/waitingRecords';
import { useListWorkRecordsQuery } from '../workRecordsApi';
import { useWaiting } from './useWaiting';

/** A page of the list as it is shown: with what waits to be sent. */
export function useShownRecords(start: number) {
  const query = useListWorkRecordsQuery(start);
  const waiting = useWaiting();
  if (waiting.length === 0) return { query, waiting };
  const shown = (page: typeof query.data) =>
    page && { ...page, entries: withWaiting(page.entries, waiting, page.start === 0) };
  return { query: { ...query, data: shown(query.data), currentData: shown(query.currentData) }, waiting };
}
