/** A column of the table that is loading. */
export interface SkeletonColumn {
  readonly title: string;
  /** The title is for screen readers only, because the content of the column speaks for itself. */
  readonly titleHidden?: true;
  /** Class of its `col`, which sets the width: the same as in the real table. */
  readonly className?: string;
  readonly align?: 'right';
}

interface TableSkeletonProps {
  readonly columns: readonly SkeletonColumn[];
  /** How many rows; each is as high as a real one (44 px). */
  readonly rows?: number;
  /** The list begins with a heading row over its first group (40 px). */
  readonly hasGroups?: boolean;
  /** Class of the real table, if its rows have another height. */
  readonly className?: string;
}

/** Widths in percent of a cell, so that the rows look different. */
const widths = [86, 62, 94, 58, 74, 70, 48, 88, 90, 66];

/** A table that is loading: the real head with grey lines below, in the same heights, so that nothing moves. */
export function TableSkeleton({ columns, rows = 10, hasGroups = false, className = '' }: TableSkeletonProps) {
  return (
    <table className={`tw-table fixed is-skeleton ${className}`} aria-hidden="true">
      <colgroup>
        {columns.map((column) => (
          <col key={column.title} className={column.className} />
        ))}
      </colgroup>
      <thead>
        <tr>
          {columns.map((column) => (
            <th key={column.title} className={column.align && 'align-right'}>
              {!column.titleHidden && column.title}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {hasGroups && (
          <tr className="week-row">
            <td colSpan={columns.length}>
              <span className="skeleton" style={{ width: 140 }} />
            </td>
          </tr>
        )}
        {Array.from({ length: rows }, (_, row) => (
          <tr key={row}>
            {columns.map((column, at) => (
              <td key={column.title} className={column.align && 'align-right'}>
                <span
                  className="skeleton"
                  style={{ width: column.align ? 34 : `${widths[(row * 3 + at) % widths.length]}%` }}
                />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
