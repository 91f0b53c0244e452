import { type ReactNode, useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useNear } from '../../ui/window/useNear';
import { UnreadableRows } from '../UnreadableRows';
import { NothingFound } from './NothingFound';
import { ResultLine } from './ResultLine';
import { type Found, ROWS_AT_ONCE } from './useFound';

interface FoundListProps {
  readonly found: Found<unknown>;
  /** "37 entries", "3 customers · 9 projects". */
  readonly count: string;
  readonly onReset: () => void;
  /** Renders the rows, and above them the line that says what was found. */
  readonly rowsBelow: (resultLine: ReactNode) => ReactNode;
}

/** The entries of a list that match what is asked, in the place of its pages. */
export function FoundList({ found, count, onReset, rowsBelow }: FoundListProps) {
  const { entries, rows, whole, parts, showMore } = found;
  const line = <ResultLine whole={whole} count={count} />;
  const isNothing = entries.length === 0;
  const { kind } = whole.state;
  return (
    <>
      {whole.unreadable.length > 0 && <UnreadableRows rows={whole.unreadable} />}
      {isNothing ? line : rowsBelow(line)}
      {isNothing && kind !== 'reading' && (
        <NothingFound parts={parts} isWhole={kind === 'whole'} onReset={onReset} />
      )}
      {rows.length < entries.length && <MoreRows key={rows.length} onShow={showMore} />}
    </>
  );
}

/** Shows more rows as soon as the end of the list is near, or by its button. */
function MoreRows({ onShow }: { readonly onShow: () => void }) {
  const { t } = useTranslation('find');
  const [end, isNear] = useNear<HTMLButtonElement>();
  useEffect(() => {
    if (isNear) onShow();
  }, [isNear, onShow]);
  return (
    <button ref={end} type="button" className="btn btn-quiet mt-3" onClick={onShow}>
      {t('more', { count: ROWS_AT_ONCE })}
    </button>
  );
}
