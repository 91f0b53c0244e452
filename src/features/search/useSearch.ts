import { useEffect, useEffectEvent, useState } from 'react';
import { isLongEnough } from '@/domain/search/searchHits';
import { isApiError } from '@/shared/api/apiError';
import { useAppDispatch, useAppSelector } from '@/shared/store/hooks';
import { searchAnswered, searchForgotten, selectSearchResult } from '@/shared/store/searchResultSlice';
import { useDebounced } from '@/shared/ui/timing/useDebounced';
import { findData } from './searchApi';

/** How long to wait after the last keystroke before searching, in milliseconds. */
const PAUSE_MS = 200;

/**
 * Searches for the typed text once typing pauses, and at once after Enter. A new search cancels the previous
 * one, so that only the answer to the latest text is shown.
 *
 * @param onNotFound called if the service answered 404
 */
export function useSearch(text: string, asked: string | null, onNotFound: () => void) {
  const dispatch = useAppDispatch();
  const typed = text.trim();
  const settled = useDebounced(typed, PAUSE_MS);
  const isAsked = asked !== null && asked.trim() === typed;
  const isDue = typed !== '' && (isAsked || (isLongEnough(typed) && settled === typed));
  const wanted = isDue ? typed : '';
  const answer = useAppSelector(selectSearchResult);
  /** Incremented to repeat the same search after a failure. */
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
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- `attempt` repeats the same search
  }, [dispatch, wanted, attempt]);

  // Clears the last answer on unmount, so that reopening the panel starts empty.
  useEffect(() => () => void dispatch(searchForgotten()), [dispatch]);

  const isOn = typed !== '' && (isAsked || isLongEnough(typed));
  return {
    /** The text being searched for; empty for none. */
    wanted,
    /** The answer to `wanted`, or the previous one while that is loading. */
    answer: isOn ? answer : null,
    isSearching: isOn && answer?.text !== typed,
    retry: () => {
      dispatch(searchForgotten());
      setAttempt(attempt + 1);
    },
  };
}
