import type { SkeletonColumn } from '../ui/messages/TableSkeleton';

interface TableHeadProps {
  /** The same columns as in the skeleton, so that nothing moves when the rows come. */
  readonly columns: readonly SkeletonColumn[];
}

/** Widths and titles of a table's columns. */
export function TableHead({ columns }: TableHeadProps) {
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
            <th key={column.title} scope="col" className={column.align && 'align-right'}>
              {column.titleHidden ? <span className="visually-hidden">{column.title}</span> : column.title}
            </th>
          ))}
        </tr>
      </thead>
    </>
  );
}
