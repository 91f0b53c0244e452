import arrowDown from 'bootstrap-icons/icons/arrow-down.svg?icon';
import arrowUp from 'bootstrap-icons/icons/arrow-up.svg?icon';
import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import type { Sorting } from '@/domain/find/findQuery';
import { Icon } from '../ui/buttons/Icon';
import type { ListPage } from './listPage';
import type { SkeletonColumn } from '../ui/messages/TableSkeleton';
import classes from './tableHead.module.scss';

/** A column; it can be sorted by if it names a sort of the list's table of fields. */
export interface ListColumn extends SkeletonColumn {
  readonly sort?: string;
  /** Class of its head. */
  readonly headClass?: string;
}

/** The order of a list, and what a press on the head of a column does. */
export interface ColumnSorting {
  readonly current: Sorting | null;
  readonly onSort: (by: string) => void;
}

/** The properties that the table of every list has besides its entries. */
export interface ListTableProps {
  /** The line that says how many entries match, as the first row. */
  readonly resultLine: ReactNode;
  readonly sorting: ColumnSorting;
}

/** The properties that the table and the cards of a list of dated entries have besides its entries. */
export interface DatedListProps<Entry> {
  readonly page: ListPage<Entry>;
  /** The line that says how many entries match; without it the entries are a page, grouped by week or month. */
  readonly resultLine: ReactNode;
  /** The words that are searched for, which are marked. */
  readonly typed: string;
}

interface TableHeadProps {
  /** The same columns as in the skeleton, so that nothing moves when the rows come. */
  readonly columns: readonly ListColumn[];
  /** Missing if the list has one order only. */
  readonly sorting?: ColumnSorting | undefined;
}

/** Widths and titles of a table's columns; a press on a title sorts by it. */
export function TableHead({ columns, sorting }: TableHeadProps) {
  return (
    <>
      <colgroup>
        {columns.map((column) => (
          <col key={column.title} className={column.className} />
        ))}
      </colgroup>
      <thead>
        <tr>
          {columns.map((column) => (
            <HeadCell key={column.title} column={column} sorting={sorting} />
          ))}
        </tr>
      </thead>
    </>
  );
}

interface HeadCellProps extends Pick<TableHeadProps, 'sorting'> {
  readonly column: ListColumn;
}

function HeadCell({ column: { title, titleHidden, align, sort, headClass }, sorting }: HeadCellProps) {
  const className = clsx(align && 'align-right', headClass) || undefined;
  if (!sorting || sort === undefined) {
    return (
      <th scope="col" className={className}>
        {titleHidden ? <span className="visually-hidden">{title}</span> : title}
      </th>
    );
  }
  const isSorted = sorting.current?.by === sort;
  const isDown = isSorted && sorting.current.isDown;
  return (
    <th
      scope="col"
      className={className}
      aria-sort={isSorted ? (isDown ? 'descending' : 'ascending') : undefined}
    >
      <button
        type="button"
        className={clsx(classes.sort, isSorted && classes.isSorted, align && classes.isRight)}
        onClick={() => sorting.onSort(sort)}
      >
        {title}
        <Icon of={isSorted && !isDown ? arrowUp : arrowDown} className={classes.arrow} />
      </button>
    </th>
  );
}

interface ResultRowProps {
  /** How many columns the table has. */
  readonly columns: number;
  /** Nothing is shown without one. */
  readonly line: ReactNode;
}

/** The line that says what was found, as the first row of a table. */
export function ResultRow({ columns, line }: ResultRowProps) {
  if (!line) return null;
  return (
    <tr>
      <td colSpan={columns}>{line}</td>
    </tr>
  );
}
