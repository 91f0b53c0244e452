import { useEffect, useEffectEvent, useState } from 'react';
import { isLongEnough } from '@/domain/search/searchHits';
import { isApiError } from '@/shared/api/apiError';
import { useAppDispatch, useAppSelector } from '@/shared/store/hooks';
import {
  type SearchResult,
  searchAnswered,
  searchForgotten,
  selectSearchResult,
} from '@/shared/store/searchResultSlice';
import { useDebounced } from '@/shared/ui/useDebounced';
import { findData } from './searchApi';

/** How long typing may pause before it is searched for, in milliseconds. */
const PAUSE_MS = 200;

interface Search {
  /** What is searched for; empty for nothing. */
  readonly wanted: string;
  /** The answer to `wanted`, or while that is on its way the one before it. */
  readonly answer: SearchResult;
  readonly isSearching: boolean;
  readonly retry: () => void;
}

/**
 * Searches for what is typed once typing pauses, and at once for what Enter asked for (section 2, "Search bar"). A search
 * that another one takes over is cancelled, so that the answer to what was typed last is the one that is shown.
 *
 * @param onNotFound the service answered 404 (section 8)
 */
export function useSearch(text: string, asked: string | null, onNotFound: () => void): Search {
  const dispatch = useAppDispatch();
  const typed = text.trim();
  const settled = useDebounced(typed, PAUSE_MS);
  const isAsked = asked !== null && asked.trim() === typed;
  const isDue = typed !== '' && (isAsked || (isLongEnough(typed) && settled === typed));
  const wanted = isDue ? typed : '';
  const answer = useAppSelector(selectSearchResult);
  /** The same text once more, after a failure. */
  const [attempt, setAttempt] = useState(0);
  const tellNotFound = useEffectEvent(onNotFound);

  useEffect(() => {
    if (wanted === '') return undefined;
    let isCurrent = true;
    const call = dispatch(findData.initiate(wanted, { track: false }));
    const follow = async () => {
      const { data, error } = await call;
      if (!isCurrent) return;
      const isNotFound = isApiError(error) && error.kind === 'not-found';
      if (isNotFound) tellNotFound();
      dispatch(
        searchAnswered(
          data || isNotFound
            ? { kind: 'found', text: wanted, hits: data ?? [] }
            : { kind: 'failed', text: wanted, error },
        ),
      );
    };
    void follow();
    return () => {
      isCurrent = false;
      call.abort();
    };
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- another attempt searches for the same text again
  }, [dispatch, wanted, attempt]);

  // A panel that is opened again begins without the last answer.
  useEffect(() => () => void dispatch(searchForgotten()), [dispatch]);

  const isOn = typed !== '' && (isAsked || isLongEnough(typed));
  return {
    wanted,
    answer: isOn ? answer : null,
    isSearching: isOn && answer?.text !== typed,
    retry: () => {
      dispatch(searchForgotten());
      setAttempt(attempt + 1);
    },
  };
}
