import { useAskAgain } from '@/shared/api/useAskAgain';
import { useErrorText } from '@/shared/api/useErrorText';
import type { QueryState } from '@/shared/ui/messages/QueryView';

/** Converts a query to the state of a chart; after a failure it also retries by itself. */
export function useChartState<Data>(query: QueryState<Data>, failed: string) {
  const errorText = useErrorText();
  const answeredAt = useAskAgain(query);
  const { data, error, isFetching, refetch } = query;
  const hasFailed = error !== undefined && error !== null;
  return {
    /** Undefined while loading and after a failure, which empties the chart. */
    data: hasFailed ? undefined : data,
    failure: hasFailed ? { text: `${failed} ${errorText(error)}`, onRetry: () => void refetch() } : undefined,
    isFetching,
    /** When the service sent the data, in milliseconds, if they may be out of date. */
    answeredAt,
  };
}
