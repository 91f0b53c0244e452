import { useAskAgain } from '@/shared/api/useAskAgain';
import { useErrorText } from '@/shared/api/useErrorText';
import type { QueryState } from '@/shared/ui/messages/QueryView';

/** The state of an evaluation for a chart. */
export interface ChartState<Data> {
  /** Undefined while loading and after a failure, which empties the chart. */
  readonly data: Data | undefined;
  readonly failure: { readonly text: string; readonly onRetry: () => void } | undefined;
  readonly isFetching: boolean;
  /** When the service sent the data, in milliseconds, if they may be out of date. */
  readonly answeredAt: number | undefined;
}

/** Converts a query to the state of a chart; after a failure it also retries by itself. */
export function useChartState<Data>(query: QueryState<Data>, failed: string): ChartState<Data> {
  const errorText = useErrorText();
  const answeredAt = useAskAgain(query);
  const { data, error, isFetching, refetch } = query;
  const hasFailed = error !== undefined && error !== null;
  return {
    data: hasFailed ? undefined : data,
    failure: hasFailed ? { text: `${failed} ${errorText(error)}`, onRetry: () => void refetch() } : undefined,
    isFetching,
    answeredAt,
  };
}
