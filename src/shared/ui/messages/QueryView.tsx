import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type AskedQuery, isFirstAnswerDue, useAskAgain } from '../../api/useAskAgain';
import { isGone } from '../../api/apiError';
import { useErrorText } from '../../api/useErrorText';
import { Alert } from './Alert';
import { LoadError, type WayBack } from './LoadError';
import { StaleMark } from './StaleMark';
import { useDelayedFlag } from '../timing/useDelayedFlag';

/** The part of an RTK Query result that is used here. */
export interface QueryState<Data> extends AskedQuery {
  readonly data?: Data | undefined;
  readonly isLoading: boolean;
}

interface QueryViewProps<Data> {
  readonly query: QueryState<Data>;
  /** Shown until the answer comes; as high as the data will be. */
  readonly skeleton: ReactNode;
  /** Heading of the error state: what could not be loaded. */
  readonly failedTitle: string;
  /** The data include the page's `h1` and its title; if they fail, the error state provides them. */
  readonly isPage?: boolean;
  /**
   * A link from the error state of a page to its list. If the service says that the subject does not exist, it is the
   * only way on.
   */
  readonly back?: WayBack;
  readonly isEmpty?: (data: Data) => boolean;
  readonly empty?: ReactNode;
  readonly children: (data: Data) => ReactNode;
}

/**
 * A query with its four states, so that no screen can forget one: loading, failed with a retry, empty, data. Data stays
 * on the screen while it is fetched again, and also if that fails; then a line above says so. A kept answer has a mark
 * with its age, and so does an answer from before the connection broke, unless a newer one comes at once. All of them
 * are fetched again automatically (see `useAskAgain`).
 */
export function QueryView<Data>({
  query,
  skeleton,
  failedTitle,
  isPage = false,
  back,
  isEmpty,
  empty,
  children,
}: QueryViewProps<Data>) {
  const { t } = useTranslation('common');
  const errorText = useErrorText();
  const { data, error, isFetching, refetch } = query;
  const hasFailed = error !== undefined && error !== null;
  const isFinal = back && isGone(error);
  const isWaiting = data === undefined && !hasFailed;
  const isLate = useDelayedFlag(isWaiting);
  const answeredAt = useAskAgain(query);
  // The error of the last retry by hand. An automatic attempt shows nothing and is not announced.
  const [retried, setRetried] = useState<unknown>(null);
  const retry = () => {
    setRetried(error);
    void refetch();
  };
  if (data !== undefined) {
    return (
      <>
        {hasFailed && !(isFetching && retried === error) && (
          <Alert tone="warning" action={isFinal ? undefined : { label: t('actions.retry'), onAct: retry }}>
            {failedTitle}. {errorText(error)}
          </Alert>
        )}
        {answeredAt !== undefined && <StaleMark at={answeredAt} isPassing={isFirstAnswerDue(query)} />}
        <div className="tw-view" aria-busy={isFetching}>
          {isEmpty?.(data) ? empty : children(data)}
        </div>
      </>
    );
  }
  if (hasFailed) {
    return (
      <LoadError
        title={failedTitle}
        text={errorText(error)}
        isRetrying={isFetching && retried === error}
        isPage={isPage}
        back={back}
        onRetry={isFinal ? undefined : retry}
      />
    );
  }
  return (
    <>
      <output className="visually-hidden">{isLate && t('loading')}</output>
      <div aria-busy="true" className={isLate ? 'tw-view' : 'tw-view tw-waiting'}>
        {skeleton}
      </div>
    </>
  );
}
