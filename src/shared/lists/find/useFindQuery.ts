import { useEffect, useEffectEvent, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { EMPTY_QUERY, type FindQuery, addressWith, isEmptyQuery, readQuery } from '@/domain/find/findQuery';
import { useToday } from '../../ui/timing/useClock';
import type { FindTable } from '@/domain/find/findTable';

/** How long the list waits after a letter was typed, in milliseconds. */
const TYPING_MS = 120;

/**
 * The query of a list, kept in the address: a link, a reload and the way back ask the same. Filters and orders are steps
 * of the browser's history; typing is not.
 */
export function useFindQuery<Entry>(table: FindTable<Entry>) {
  const [params, setParams] = useSearchParams();
  const query = readQuery(table, params);
  /** The text while it is typed; null once the address has it. */
  const [typed, setTyped] = useState<string | null>(null);
  const [isWanted, setIsWanted] = useState(false);

  function put(next: FindQuery, replace: boolean) {
    setTyped(null);
    setParams(addressWith(table, params, next), { replace, preventScrollReset: true });
  }

  const putText = useEffectEvent((text: string) => put({ ...query, text }, true));
  useEffect(() => {
    if (typed === null) return undefined;
    const timer = setTimeout(() => putText(typed), TYPING_MS);
    return () => clearTimeout(timer);
  }, [typed]);

  const isOn = !isEmptyQuery(query);
  return {
    query,
    /** The day by which periods such as "last month" are meant. */
    today: useToday(),
    isOn,
    /** The whole list has to be read, because something is asked or it is written to a file. */
    isRead: isOn || isWanted,
    /** Reads the whole list for a file although nothing is asked. */
    readForFile: setIsWanted,
    text: typed ?? query.text,
    setText: setTyped,
    /** Asks something else; what is being typed belongs to it. */
    change: (next: FindQuery) => put({ ...next, text: typed ?? next.text }, false),
    /** Asks exactly this. */
    ask: (next: FindQuery) => put(next, false),
    reset: () => put(EMPTY_QUERY, false),
  };
}

/** The query of a list, and how to ask something else. */
export type AskedOfList = ReturnType<typeof useFindQuery>;
