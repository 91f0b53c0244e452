import { clsx } from 'clsx';
import caretDown from 'bootstrap-icons/icons/caret-down-fill.svg?icon';
import caretUp from 'bootstrap-icons/icons/caret-up-fill.svg?icon';
import chevron from 'bootstrap-icons/icons/chevron-right.svg?icon';
import warning from 'bootstrap-icons/icons/exclamation-triangle.svg?icon';
import type { KeyboardEvent } from 'react';
import type { PivotCell, PivotRow } from '@/domain/report/pivot';
import type { ShownRow } from '@/domain/report/reportTable';
import { Icon } from '@/shared/ui/buttons/Icon';
import type { ReportTableColumn } from '../../useReportTable';
import { PersonFace } from '../../PersonFace';
import { columnClass } from './ReportHead';
import { STOP } from './useTableStops';
import classes from './reportTable.module.scss';

interface ReportTableRowProps extends ShownRow {
  readonly columns: readonly ReportTableColumn[];
  /** The cell whose entries are shown. */
  readonly cell: PivotCell | null;
  readonly onCell: (cell: PivotCell) => void;
  readonly places: ReadonlyMap<string, number> | null;
  /** Whether the customer is shown beside the name of a project. */
  readonly hasCustomer: boolean;
  /** The words are worked out once for all rows, because that takes longer than to show one. */
  readonly name: string;
  readonly onToggle?: (isOpen: boolean) => void;
}

/** A row of the report: its name and its cells. */
export function ReportTableRow(props: ReportTableRowProps) {
  const { row, parent, columns, cell, onCell } = props;
  return (
    <tr className={clsx(parent ? classes.isChild : classes.isGroup)} data-path={row.path}>
      <RowName {...props} />
      {columns.map((column) => (
        <td key={column.key + column.id} className={columnClass[column.id]} data-title={column.title}>
          <Cell
            {...{ row, column }}
            isShown={cell?.path === row.path && cell.column === column.key}
            onOpen={() => onCell({ path: row.path, column: column.key })}
          />
        </td>
      ))}
    </tr>
  );
}

/** → opens the children, and if they are open leads to the numbers; ← closes them, or leads to the parent row. */
function useNameKeys({ row, parent, isOpen, onToggle }: ReportTableRowProps) {
  const hasChildren = row.children.length > 0;
  return (event: KeyboardEvent<HTMLElement>) => {
    if (event.key === 'ArrowRight' && hasChildren && !isOpen) onToggle?.(true);
    else if (event.key === 'ArrowLeft' && isOpen) onToggle?.(false);
    else if (event.key === 'ArrowLeft' && parent) focusName(event.currentTarget, parent.path);
    else return;
    event.preventDefault();
  };
}

function focusName(within: HTMLElement, path: string) {
  const rows = [...(within.closest('tbody')?.rows ?? [])];
  const row = rows.find(({ dataset }) => dataset['path'] === path);
  row?.querySelector<HTMLElement>('[data-stop]')?.focus();
}

function RowName(props: ReportTableRowProps) {
  const { row, isOpen, onToggle, places, hasCustomer, name } = props;
  const handleKeyDown = useNameKeys(props);
  const place = places && row.level !== 'total' && !props.parent ? (places.get(row.path) ?? null) : undefined;
  const unlisted = row.isUnlisted ? ({ isUnlisted: true } as const) : {};
  const content = (
    <>
      {place !== undefined && <Swatch place={place} />}
      {row.level === 'person' && Boolean(row.name) && (
        <PersonFace person={{ key: row.path, name, ...unlisted }} size={24} />
      )}
      {row.name === null && <Icon of={warning} className="mark-warning size-12" />}
      <span className={classes.text}>
        {name}
        {hasCustomer && row.level === 'project' && <small> {row.customerName}</small>}
      </span>
    </>
  );
  return (
    <th scope="row" className={classes.name}>
      {row.children.length > 0 ? (
        <button
          type="button"
          className={classes.tree}
          aria-expanded={isOpen}
          {...STOP}
          onKeyDown={handleKeyDown}
          onClick={() => onToggle?.(!isOpen)}
        >
          <Icon of={chevron} className={classes.chevron} />
          {content}
        </button>
      ) : (
        // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- the arrow keys lead from it to its numbers
        <span className={classes.leaf} {...STOP} onKeyDown={handleKeyDown}>
          {content}
        </span>
      )}
    </th>
  );
}

/** The colour of a row in the chart. Rows beyond the largest ones share a colour. */
function Swatch({ place }: { readonly place: number | null }) {
  const colour = `var(--tw-chart-${place === null ? 9 : place + 1})`;
  return <span className={classes.swatch} style={{ '--colour': colour }} />;
}

interface CellProps {
  readonly row: PivotRow;
  readonly column: ReportTableColumn;
  readonly isShown: boolean;
  readonly onOpen: () => void;
}

function Cell({ row, column, isShown, onOpen }: CellProps) {
  const text = column.textOf(row);
  const name = column.nameOf(row);
  if (name !== null) {
    return (
      <button
        type="button"
        className={clsx(classes.value, isShown && classes.isShown)}
        aria-label={name}
        aria-haspopup="dialog"
        {...STOP}
        onClick={onOpen}
      >
        {text}
      </button>
    );
  }
  if (column.id === 'share') {
    return (
      <span className={classes.bar}>
        <i style={{ '--part': Math.max(0, Math.min(1, column.valueOf(row) ?? 0)) }} />
        {text}
      </span>
    );
  }
  const note = column.noteOf(row);
  const isChange = column.id === 'change';
  return (
    <>
      {isChange && <Direction text={text} />}
      {text}
      {note !== '' && <small> {isChange ? `(${note})` : note}</small>}
    </>
  );
}

function Direction({ text }: { readonly text: string }) {
  if (text.startsWith('+')) return <Icon of={caretUp} />;
  return text.startsWith('−') ? <Icon of={caretDown} /> : null;
}
