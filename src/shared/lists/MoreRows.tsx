import { useEffect, useDeferredValue, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNear } from '../ui/window/useNear';
import { ROWS_AT_ONCE } from './find/find';
import { Button } from '../ui/buttons/Button';
import { useIsPrinted } from '../ui/window/useMediaQuery';

/** Shows more rows as soon as the end of the list is near, or by its button. */
export function MoreRows({ onShow }: { readonly onShow: () => void }) {
  const { t } = useTranslation('find');
  const [end, isNear] = useNear<HTMLButtonElement>();
  useEffect(() => {
    if (isNear) onShow();
  }, [isNear, onShow]);
  return <Button label={t('more', { count: ROWS_AT_ONCE })} ref={end} className="mt-3" onClick={onShow} />;
}

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
