import { useEffect, useEffectEvent, useState } from 'react';
import { useDebounced } from '../timing/useDebounced';

/** A person that a search found. */
export interface FoundMember {
  readonly guid: string;
  readonly mail: string;
  /** If known. */
  readonly name?: string;
}

/** How long typing has to pause before the search starts, in milliseconds. */
const PAUSE_MS = 250;

type Answer =
  | { readonly kind: 'found'; readonly text: string; readonly people: readonly FoundMember[] }
  | { readonly kind: 'failed'; readonly text: string };

/** Searches for the typed text once typing pauses. An answer to an earlier text is not shown. */
export function useMemberSearch(text: string, search: (text: string) => Promise<readonly FoundMember[]>) {
  const settled = useDebounced(text, PAUSE_MS);
  const [answer, setAnswer] = useState<Answer | null>(null);
  /** Increased to search again after a failure. */
  const [attempt, setAttempt] = useState(0);
  const find = useEffectEvent(search);

  useEffect(() => {
    if (settled === '') return undefined;
    let isCurrent = true;
    const show = (next: Answer) => {
      if (isCurrent) setAnswer(next);
    };
    find(settled).then(
      (people) => show({ kind: 'found', text: settled, people }),
      () => show({ kind: 'failed', text: settled }),
    );
    return () => {
      isCurrent = false;
    };
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- another attempt searches for the same text again
  }, [settled, attempt]);

  const isAnswered = answer !== null && answer.text === text && text !== '';
  return {
    /** The answer to the current text; null while the user types or the search is under way. */
    answer: isAnswered ? answer : null,
    isSearching: text !== '' && !isAnswered,
    retry: () => {
      setAnswer(null);
      setAttempt(attempt + 1);
    },
  };
}
