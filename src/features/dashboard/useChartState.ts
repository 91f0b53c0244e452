import { useAskAgain } from '@/shared/api/useAskAgain';
import { useErrorText } from '@/shared/api/useErrorText';
import type { QueryState } from '@/shared/ui/messages/QueryView';

/** An evaluation as a chart shows it. */
export interface ChartState<Data> {
  /** Undefined while it is on its way, and where it could not be loaded: the chart is emptied (section 8). */
  readonly data: Data | undefined;
  readonly failure: { readonly text: string; readonly onRetry: () => void } | undefined;
  readonly isFetching: boolean;
  /** When the service gave the data, in milliseconds, where they may be out of date. */
  readonly answeredAt: number | undefined;
}

/** What a chart makes of a query: data, nothing yet, or a failure with its reason and a retry, which also comes by itself. */
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
