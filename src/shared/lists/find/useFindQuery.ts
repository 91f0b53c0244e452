import { useState } from 'react';
import { type Location, useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import {
  EMPTY_QUERY,
  type FindQuery,
  addressWith,
  isEmptyQuery,
  periodOf,
  readQuery,
  shownAddress,
} from '@/domain/find/findQuery';
import { useToday } from '../../ui/timing/useClock';
import type { FindTable } from '@/domain/find/findTable';
import { useTyping } from './useTyping';

/** The state of the history entry that is added when the sheet of a phone opens. */
export const sheetEntry = { isFindSheet: true } as const;

/** Whether the current history entry was added by the sheet, which then goes with it. */
export function isSheetEntry({ state }: Location<unknown>): boolean {
  return typeof state === 'object' && state !== null && 'isFindSheet' in state;
}

/**
 * The query of a list, kept in the address: a link, a reload and the way back ask the same. Filters, orders and the
 * first text are steps of the browser's history; typing on is not. The page of the list stays in the address, and is
 * shown again once nothing is asked.
 */
export function useFindQuery<Entry>(table: FindTable<Entry>) {
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const isInSheet = isSheetEntry(useLocation());
  const query = readQuery(table, params);
  const [isWanted, setIsWanted] = useState(false);
  const [isOpened, setIsOpened] = useState(false);
  const today = useToday();

  function go(next: FindQuery, replace: boolean) {
    const search = shownAddress(addressWith(table, params, next));
    // The first choice in the sheet of a phone takes the place of the entry that the sheet has added.
    void navigate({ search }, { replace: replace || isInSheet, preventScrollReset: true });
  }

  // The first text is a step, so that Back leads to the page of the list where it was.
  const typing = useTyping((text) => go({ ...query, text }, !isEmptyQuery(query)));

  function put(next: FindQuery) {
    typing.set(null);
    go(next, false);
  }

  const isOn = !isEmptyQuery(query);
  return {
    query,
    /** The day by which periods such as "last month" are meant. */
    today,
    /** The first day that is asked for; null: any day. */
    from: periodOf(query, today)?.from ?? null,
    isOn,
    /** The names of the filters' values are needed, because something is asked or the filters were opened. */
    areNamesNeeded: isOn || isOpened,
    /** The filters are about to be looked at. */
    open: () => setIsOpened(true),
    /** The whole list has to be read, because something is asked or it is written to a file. */
    isRead: isOn || isWanted,
    /** Reads the whole list for a file although nothing is asked. */
    readForFile: setIsWanted,
    typing,
    /** Asks something else; what is being typed belongs to it. */
    change: (next: FindQuery) => put({ ...next, text: typing.read() ?? next.text }),
    /** Asks exactly this. */
    ask: (next: FindQuery) => put(next),
    reset: () => put(EMPTY_QUERY),
  };
}

/** The query of a list, and how to ask something else. */
export type AskedOfList = ReturnType<typeof useFindQuery>;
