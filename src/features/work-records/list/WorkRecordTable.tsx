import { clsx } from 'clsx';
import { type MouseEvent, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { type Id, isSameId } from '@/domain/id';
import type { RecordHint } from '@/domain/work/recordHints';
import { type WorkRecord, groupByWeek } from '@/domain/work/workRecord';
import { ResultRow, type ListColumn, type ListTableProps, TableHead } from '@/shared/lists/TableHead';
import { positionOf } from '@/shared/lists/listPage';
import { useKeptFocus } from '@/shared/lists/useKeptFocus';
import { useRowFocus } from '@/shared/lists/useRowFocus';
import { RecordCells } from './RecordCells';
import { WorkRecordRowEditor } from '../lazyParts';
import type { EditableColumn } from '../entry/useRowEditor';
import { WeekRow } from './ListedWeek';
import { type WorkRecordListProps, useListedRecords } from './useListedRecords';
import classes from '../bulk/selecting.module.scss';

const editableColumns: readonly EditableColumn[] = [
  'date',
  'customerId',
  'projectId',
  'description',
  'hours',
];

/** The column in which a hint is fixed. */
const fixedColumn: Record<RecordHint['kind'], EditableColumn> = {
  noProject: 'projectId',
  longDay: 'hours',
  duplicate: 'description',
  sunday: 'date',
  holiday: 'date',
};

/** The column of a cell that was double-clicked. */
function columnOf(event: MouseEvent<HTMLTableRowElement>): EditableColumn {
  const cell = event.target instanceof Element ? event.target.closest('td') : null;
  return editableColumns[cell?.cellIndex ?? 0] ?? 'description';
}

/** A row that returns from inline edit gets the focus of its editor. */
function useReturningFocus(onDone: () => void) {
  const returning = useRef<Id | null>(null);
  return {
    endEdit: ({ id }: WorkRecord) => {
      returning.current = id;
      onDone();
    },
    takeFocus: (row: HTMLTableRowElement | null, { id }: WorkRecord) => {
      if (!row || !isSameId(returning.current, id)) return;
      returning.current = null;
      row.focus();
    },
  };
}

/** The data of a row, and its handlers for mouse, touch and keyboard. */
function useRows(props: WorkRecordListProps) {
  const { page, bulk } = props;
  const rows = useListedRecords(props, fixedColumn);
  const isSelecting = bulk.selected.length > 0;
  const rowProps = useRowFocus({
    entries: page.entries,
    keys: ['F2', 'Enter'],
    onTap: (record) => (isSelecting ? bulk.select(record, false) : rows.on.edit(record)),
    onSelect: bulk.select,
    onOpen: (record, event) => rows.on.editInline(record, event ? columnOf(event) : 'description'),
  });
  return { ...rows, rowProps };
}

/**
 * The work list as a table. Double-click, or F2 or Enter on a focused row, starts inline edit; the arrow keys move
 * between rows, one of which is in the tab order.
 */
export function WorkRecordTable(props: WorkRecordListProps & ListTableProps) {
  const { page, inline, bulk, waiting, day, resultLine, sorting } = props;
  const unreadable = page.unreadable?.length ?? 0;
  const { t } = useTranslation('workRecords');
  const columns = useWorkRecordColumns();
  const { listed, isEdited, editing, rowProps } = useRows(props);
  const { endEdit, takeFocus } = useReturningFocus(inline.end);
  const keptFocus = useKeptFocus();

  const classOf = (record: WorkRecord) =>
    bulk.isSelected(record) ? classes.selectedRow : record.date === day.markedDay ? 'is-saved' : undefined;
  const readOnlyRow = (record: WorkRecord) => (
    <tr
      key={record.id}
      ref={(row) => takeFocus(row, record)}
      data-day={record.date}
      className={classOf(record)}
      {...rowProps(record)}
    >
      <RecordCells {...listed(record)} />
    </tr>
  );

  const row = (record: WorkRecord) =>
    isEdited(record) ? (
      <WorkRecordRowEditor
        key={inline.edited.editorKey}
        fallback={readOnlyRow(record)}
        {...editing(record)}
        onDone={() => endEdit(record)}
      />
    ) : (
      readOnlyRow(record)
    );

  return (
    <table
      className={clsx('tw-table fixed', bulk.selected.length > 0 && classes.isSelecting)}
      aria-label={t('title')}
    >
      <TableHead columns={columns} sorting={sorting} />
      <tbody {...keptFocus}>
        <ResultRow columns={columns.length} line={resultLine} />
        {/* One flat list, so that a record that moves to another week while it is edited keeps its editor. */}
        {resultLine
          ? page.entries.map(row)
          : groupByWeek(page.entries, { ...positionOf(page), waiting }).flatMap((group) =>
              [<WeekRow key={group.id} {...{ of: group, waiting, unreadable }} />].concat(
                group.records.map(row),
              ),
            )}
      </tbody>
    </table>
  );
}

/** The columns, for the table and its skeleton. */
export function useWorkRecordColumns(): readonly ListColumn[] {
  const { t } = useTranslation('workRecords');
  return [
    { title: t('columns.date'), sort: 'date', className: 'column-date' },
    { title: t('columns.customer'), sort: 'customer', className: 'column-customer' },
    { title: t('columns.project'), sort: 'project', className: 'column-project' },
    { title: t('columns.description'), sort: 'description' },
    { title: t('columns.hours'), sort: 'hours', className: 'column-number', align: 'right' },
    { title: t('columns.action'), className: 'column-five-actions', align: 'right' },
  ];
}
