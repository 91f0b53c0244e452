import { useEffect, useState } from 'react';
import { isFirstScreen } from '../api/firstAnswers';
import { lastAnswer } from '../api/keptAnswers';
import { useUser } from '../store/hooks';
import type { ListPage } from './listPage';
import { pageCall } from './pagedEndpoint';
import type { PageQuery } from './useShownPage';

/**
 * The query of a list, with the page that the device kept until the service answers for the first time in a visit
 * opened again, the list is there at once. The page has the time of its answer (`keptAt`).
 *
 * @param url path of the call that reads a page
 * @param start index of the first entry of the page
 */
export function useKeptMeanwhile<Entry, Query extends PageQuery<Entry>>(
  query: Query & PageQuery<Entry>,
  url: string,
  start: number,
): Query {
  const guid = useUser()?.guid;
  const [isFirst] = useState(isFirstScreen);
  const [kept, setKept] = useState<ListPage<Entry> | null>(null);
  const isDue = isFirst && query.data === undefined && query.isFetching;

  useEffect(() => {
    if (!isDue || guid === undefined) return undefined;
    let isMounted = true;
    async function look(user: string) {
      const answer = await lastAnswer({ guid: user, call: pageCall(url, start) });
      // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- kept by the list's endpoint of this very build
      if (isMounted && answer) setKept({ ...(answer.data as ListPage<Entry>), keptAt: answer.at });
    }
    void look(guid);
    return () => {
      isMounted = false;
    };
  }, [isDue, guid, url, start]);

  return isDue && kept?.start === start ? { ...query, data: kept, isLoading: false } : query;
}
