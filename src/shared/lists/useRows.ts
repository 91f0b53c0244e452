import { useDeferredValue, useState } from 'react';
import { useIsPrinted } from '../ui/window/useMediaQuery';
import { ROWS_AT_ONCE } from './find/find';

/** Rows that fill a tall screen: what a letter finds is painted with these, and the others follow. */
const ROWS_AT_FIRST = 20;

/**
 * The first rows of a long list, and a function that shows more (`MoreRows`). Paper has all of them.
 *
 * @param query what is shown, as text: another query begins anew
 */
export function useRows<Entry>(entries: readonly Entry[], query: string) {
  const [more, setMore] = useState({ query, rows: ROWS_AT_ONCE });
  const wanted = more.query === query ? more : { query, rows: ROWS_AT_ONCE };
  // A long list that appears, such as a board in lanes, begins with few rows as well.
  const isPainted = useDeferredValue(query, entries.length > ROWS_AT_FIRST ? '' : query) === query;
  const shown = isPainted ? wanted.rows : ROWS_AT_FIRST;
  const rows = useIsPrinted() ? entries : entries.slice(0, shown);
  const showMore = () => setMore({ query, rows: wanted.rows + ROWS_AT_ONCE });
  return { rows, showMore, hasMore: isPainted && rows.length < entries.length };
}
