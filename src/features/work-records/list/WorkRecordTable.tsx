import { clsx } from 'clsx';
import { type MouseEvent, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { type Id, isSameId } from '@/domain/id';
import type { IsoDate } from '@/domain/time/period';
import type { RecordHint } from '@/domain/work/recordHints';
import { countedEntries } from '@/domain/changes/waitingEntries';
import type { WaitingRecord } from '@/domain/work/waitingRecords';
import { type WeekGroup, type WorkRecord, groupByWeek, sumHours } from '@/domain/work/workRecord';
import { useFormats } from '@/shared/i18n/useFormats';
import { ResultRow } from '@/shared/lists/find/ResultRow';
import { type DatedListProps, type ListTableProps, TableHead } from '@/shared/lists/TableHead';
import { WithoutUnreadable } from '@/shared/lists/WithoutUnreadable';
import { useKeptFocus } from '@/shared/lists/useKeptFocus';
import { useRowFocus } from '@/shared/lists/useRowFocus';
import type { InlineEdit } from './useInlineEdit';
import type { Hints } from '../hints/useHints';
import { RecordCells } from './RecordCells';
import { WorkRecordRowEditor } from '../lazyEditors';
import type { Bulk } from '../bulk/useBulk';
import type { EditableColumn } from '../entry/useRowEditor';
import { type RowHandlers, useListedRecords } from './useRowHandlers';
import { useWorkRecordColumns } from './useWorkRecordColumns';
import { useToday } from '@/shared/ui/timing/useClock';
import classes from '../bulk/selecting.module.scss';

export interface WorkRecordListProps extends DatedListProps {
  readonly records: readonly WorkRecord[];
  readonly edited: InlineEdit;
  readonly actions: Pick<
    RowHandlers,
    'copy' | 'copyForToday' | 'delete' | 'edit' | 'editInline' | 'startTimer'
  >;
  readonly onInlineEditDone: () => void;
  readonly hints: Hints;
  readonly bulk: Bulk;
  /** The records that wait in the outbox. */
  readonly waiting: readonly WaitingRecord[];
  /** The day whose rows are tinted, because the user came from the strip. */
  readonly markedDay: IsoDate | null;
}

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

interface WeekRowProps extends Pick<WorkRecordListProps, 'waiting' | 'unreadable'> {
  readonly of: WeekGroup;
}

function weekKey({ week, records }: WeekGroup): string {
  return `${week.monday}/${records[0]?.id}`;
}

/** The heading row of a week; it only shows a sum if the whole week is on this page. */
function WeekRow({ of: { week, records, isWhole }, waiting, unreadable }: WeekRowProps) {
  const { t } = useTranslation('workRecords');
  const today = useToday();
  const formats = useFormats();
  return (
    <tr className="week-row">
      <td colSpan={4}>
        <b className="text-strong">{t('week', { week: week.week })}</b>{' '}
        <span className="text-faint figures">{formats.dayRange(week.monday, week.sunday, today)}</span>
      </td>
      <td className="align-right figures">
        {isWhole && (
          <>
            <WithoutUnreadable count={unreadable} isShort />{' '}
            <b className="text-strong">{formats.hours(sumHours(countedEntries(records, waiting)))}</b>
          </>
        )}
      </td>
      <td />
    </tr>
  );
}

/** The data of a row, and its handlers for mouse, touch and keyboard. */
function useRows(props: WorkRecordListProps) {
  const { records, actions, bulk } = props;
  const rows = useListedRecords(props, fixedColumn);
  const isSelecting = bulk.selected.length > 0;
  const rowProps = useRowFocus({
    entries: records,
    keys: ['F2', 'Enter'],
    onTap: (record) => (isSelecting ? bulk.select(record, false) : actions.edit(record)),
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
  const { records, position, unreadable, edited, bulk, waiting, markedDay, resultLine, sorting } = props;
  const { t } = useTranslation('workRecords');
  const columns = useWorkRecordColumns();
  const { listed, isEdited, editing, rowProps } = useRows(props);
  const { endEdit, takeFocus } = useReturningFocus(props.onInlineEditDone);
  const keptFocus = useKeptFocus();

  const classOf = (record: WorkRecord) =>
    bulk.isSelected(record) ? classes.selectedRow : record.date === markedDay ? 'is-saved' : undefined;
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
        key={edited.editorKey}
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
          ? records.map(row)
          : groupByWeek(records, { ...position, waiting }).flatMap((group) =>
              [<WeekRow key={weekKey(group)} {...{ of: group, waiting, unreadable }} />].concat(
                group.records.map(row),
              ),
            )}
      </tbody>
    </table>
  );
}
