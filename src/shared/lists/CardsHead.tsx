import type { ReactNode } from 'react';
import { usePhone } from '../ui/window/useMediaQuery';
import { SortMenu } from './find/tools/lazyTools';
import type { ColumnSorting, ListColumn } from './TableHead';

interface CardsHeadProps {
  /** Says how many entries match; null while nothing is asked. */
  readonly line: ReactNode;
  /** The columns of the same list as a table, whose heads sort it there. */
  readonly columns: readonly ListColumn[];
  readonly sorting: ColumnSorting;
}

/**
 * The line above cards: what was found, and the menu that sorts them, because cards have no heads. On a phone the order
 * is in the sheet of the field.
 */
export function CardsHead({ line, columns, sorting }: CardsHeadProps) {
  if (usePhone()) return line;
  return (
    <div className="row gap-12 below-4 min-height-44">
      <div className="fills">{line}</div>
      <SortMenu {...{ columns, sorting }} />
    </div>
  );
}

/** Loading state of the line, at its final height. */
export function CardsHeadSkeleton() {
  return usePhone() ? null : (
    <div className="row gap-12 below-4 min-height-44 is-skeleton" aria-hidden="true" />
  );
}
