import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { type ColumnKind, type FileTable, type FileValue, columnSum } from '@/domain/find/exportTable';
import { cents } from '@/domain/money/money';
import { isIsoDate } from '@/domain/time/period';
import type { Formats } from '../../../i18n/format';
import { useFormats } from '../../../i18n/useFormats';
import { PrintedFrame } from './PrintedFrame';

interface PrintedPageProps {
  readonly title: string;
  readonly table: FileTable;
  /** The word before the sums of the columns; null if there are none, or the table has them in its last row. */
  readonly total: string | null;
  /** Between the title and the table. */
  readonly above?: ReactNode;
  /** Below the table. */
  readonly below?: ReactNode;
  readonly onEnd: () => void;
}

/** A table in landscape, in place of what is on the screen, for as long as it is printed. */
export function PrintedPage({ title, table, total, above, below, onEnd }: PrintedPageProps) {
  const formats = useFormats();
  const { columns, rows } = table;
  const sums = columns.map((_column, at) => (at === 0 ? total : columnSum(table, at)));
  const lines = total === null ? rows : [...rows, sums];
  const hasSums = total !== null || table.sums !== undefined;
  return (
    <PrintedFrame {...{ title, onEnd }} isWide>
      {above}
      <table className="tw-table" aria-label={title}>
        <thead>
          <tr>
            {columns.map(({ title: name, kind }, column) => (
              // oxlint-disable-next-line react/no-array-index-key -- two columns may have one title
              <th key={column} scope="col" className={classOf(kind)}>
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {lines.map((row, at) => (
            // oxlint-disable-next-line react/no-array-index-key -- the rows never change
            <tr key={at} className={hasSums && at === lines.length - 1 ? 'text-strong' : undefined}>
              {columns.map(({ kind }, column) => (
                // oxlint-disable-next-line react/no-array-index-key -- as above
                <td key={column} className={classOf(kind)}>
                  {printed(row[column] ?? null, kind, formats)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      {Boolean(below) && <div className="above-12">{below}</div>}
    </PrintedFrame>
  );
}

const isText = (kind: ColumnKind) => kind === 'text';
const classOf = (kind: ColumnKind) =>
  clsx(!isText(kind) && 'figures', !isText(kind) && kind !== 'date' && 'align-right');

function printed(value: FileValue, kind: ColumnKind, formats: Formats): string {
  if (value === null) return '';
  if (typeof value === 'string') return kind === 'date' && isIsoDate(value) ? formats.date(value) : value;
  switch (kind) {
    case 'text':
    case 'date':
      return String(value);
    case 'hours':
      return formats.hours(value);
    case 'euro':
      return formats.euros(cents(value));
    case 'percent':
      return formats.percent(value);
    case 'number':
      return formats.plain(value);
  }
}
