import './description.scss';
import { type MouseEvent, Suspense, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type Id, isSameId } from '@/domain/id';
import type { IsoDate } from '@/domain/period';
import type { RecordHint } from '@/domain/recordHints';
import { type WaitingRecord, countedRecords, waitingFor } from '@/domain/waitingRecords';
import {
  type PagePosition,
  type WeekGroup,
  type WorkRecord,
  groupByWeek,
  sumHours,
} from '@/domain/workRecord';
import { useFormats } from '@/shared/i18n/useFormats';
import { TableHead } from '@/shared/lists/TableHead';
import { useKeptFocus } from '@/shared/lists/useKeptFocus';
import { useRowFocus } from '@/shared/lists/useRowFocus';
import type { InlineEdit } from './useInlineEdit';
import { RecordActions, type RecordHandlers } from './RecordActions';
import { HintMark } from './lazyHintMark';
import type { Hints } from './useHints';
import { WorkRecordRowEditor } from '../lazyEditors';
import { WaitingMark } from '../outbox/WaitingMark';
import { ResultMark } from '../bulk/lazyBulk';
import { SelectBox } from '../bulk/SelectBox';
import type { Bulk } from '../bulk/useBulk';
import type { EditableColumn } from '../entry/useRowEditor';
import { useWorkRecordColumns } from './useWorkRecordColumns';

export interface WorkRecordListProps extends RecordHandlers {
  readonly records: readonly WorkRecord[];
  readonly position: PagePosition;
  readonly edited: InlineEdit;
  readonly onInlineEdit: (record: WorkRecord) => void;
  readonly onInlineEditDone: () => void;
  readonly hints: Hints;
  readonly bulk: Bulk;
  /** What of it is not at the service yet. */
  readonly waiting: readonly WaitingRecord[];
  /** The day whose rows are tinted, because somebody came from the strip. */
  readonly markedDay: IsoDate | null;
}

const columns: readonly EditableColumn[] = ['date', 'customerId', 'projectId', 'description', 'hours'];

/** Where what a hint points at is mended. */
const mendedColumn: Record<RecordHint['kind'], EditableColumn> = {
  noProject: 'projectId',
  longDay: 'hours',
  duplicate: 'description',
  sunday: 'date',
  holiday: 'date',
};

/** The column of a cell that was double-clicked. */
function columnOf(event: MouseEvent<HTMLTableRowElement>): EditableColumn {
  const cell = event.target instanceof Element ? event.target.closest('td') : null;
  return columns[cell?.cellIndex ?? 0] ?? 'description';
}

/** A row that comes back from inline edit takes the focus that its editor had. */
function useReturningFocus() {
  const returning = useRef<Id | null>(null);
  return {
    leaveTo: ({ id }: WorkRecord) => {
      returning.current = id;
    },
    takeFocus: (row: HTMLTableRowElement | null, { id }: WorkRecord) => {
      if (!row || !isSameId(returning.current, id)) return;
      returning.current = null;
      row.focus();
    },
  };
}

interface WeekRowProps extends Pick<WorkRecordListProps, 'waiting'> {
  readonly of: WeekGroup;
}

function weekKey({ week, records }: WeekGroup): string {
  return `${week.monday}/${records[0]?.id}`;
}

/** The week above its records; its sum only where all of them are on this page. */
function WeekRow({ of: { week, records, isWhole }, waiting }: WeekRowProps) {
  const { t } = useTranslation('workRecords');
  const formats = useFormats();
  return (
    <tr className="wk">
      <td colSpan={4}>
        <b className="fw6">{t('week', { week: week.week })}</b>{' '}
        <span className="t3 num">{formats.dayRange(week.monday, week.sunday)}</span>
      </td>
      <td className="r num">
        {isWhole && <b className="fw6">{formats.hours(sumHours(countedRecords(records, waiting)))}</b>}
      </td>
      <td />
    </tr>
  );
}

/**
 * The work list as a table (section 2). Double-click, or F2 or Enter on a focused row, starts inline edit; the
 * arrow keys move between rows, of which one is in the tab order.
 */
export function WorkRecordTable({
  records,
  position,
  edited: { editedId, isCopy },
  onInlineEdit,
  onInlineEditDone,
  hints,
  bulk,
  waiting,
  markedDay,
  ...handlers
}: WorkRecordListProps) {
  const isSelecting = bulk.selected.length > 0;
  const [column, setColumn] = useState<EditableColumn>('description');
  const { leaveTo, takeFocus } = useReturningFocus();
  const keptFocus = useKeptFocus();
  const rowProps = useRowFocus({
    entries: records,
    keys: ['F2', 'Enter'],
    onTap: (record) => (isSelecting ? bulk.select(record, false) : handlers.onEdit(record)),
    onSelect: bulk.select,
    onOpen: (record, event) => {
      setColumn(event ? columnOf(event) : 'description');
      onInlineEdit(record);
    },
  });

  function endEdit(record: WorkRecord) {
    leaveTo(record);
    onInlineEditDone();
  }

  function mend(record: WorkRecord, { kind }: RecordHint) {
    setColumn(mendedColumn[kind]);
    onInlineEdit(record);
  }

  const readOnlyRow = (record: WorkRecord) => (
    <tr
      key={record.id}
      ref={(row) => takeFocus(row, record)}
      data-day={record.date}
      className={bulk.isSelected(record) ? 'is-selected' : record.date === markedDay ? 'is-saved' : undefined}
      {...rowProps(record)}
    >
      <RecordCells {...{ record, hints, bulk, waiting, handlers }} onMend={(hint) => mend(record, hint)} />
    </tr>
  );

  return (
    <table className={isSelecting ? 'tw-table fixed is-selecting' : 'tw-table fixed'}>
      <TableHead columns={useWorkRecordColumns()} />
      <tbody {...keptFocus}>
        {/* One flat list: a record that moves to another week while it is edited keeps its editor. */}
        {groupByWeek(records, position).flatMap((group) =>
          [<WeekRow key={weekKey(group)} {...{ of: group, waiting }} />].concat(
            group.records.map((record) =>
              isSameId(record.id, editedId) ? (
                <Suspense key={record.id} fallback={readOnlyRow(record)}>
                  <WorkRecordRowEditor
                    record={record}
                    column={isCopy ? 'description' : column}
                    isCopy={isCopy}
                    onDone={() => endEdit(record)}
                  />
                </Suspense>
              ) : (
                readOnlyRow(record)
              ),
            ),
          ),
        )}
      </tbody>
    </table>
  );
}

interface RecordCellsProps {
  readonly record: WorkRecord;
  readonly hints: Hints;
  readonly bulk: Bulk;
  readonly waiting: readonly WaitingRecord[];
  readonly onMend: (hint: RecordHint) => void;
  readonly handlers: RecordHandlers;
}

/** The cells of a row that is read; a hint stands where what it points at would stand, or after the description. */
function RecordCells({ record, hints, bulk, waiting: all, onMend, handlers }: RecordCellsProps) {
  const waiting = waitingFor(all, record.id);
  const formats = useFormats();
  const hint = waiting ? null : hints.of(record);
  const mark = hint && <HintMark {...{ record, hints, onMend }} onDelete={handlers.onDelete} />;
  const isAtProject = hint?.kind === 'noProject';
  const result = bulk.resultOf(record);
  // A reason has a line of its own.
  const isReason = result?.kind === 'failed' || result?.kind === 'unknown';
  const said = result && !isReason ? <ResultMark of={result} /> : !isAtProject && mark;
  const aside = waiting ? <WaitingMark of={waiting} /> : said;
  return (
    <>
      <td className="num">
        <span className="tw-selectable">
          <SelectBox {...{ record, bulk }} />
        </span>
        <span className="wd">{formats.weekday(record.date)}</span>
        {formats.dayMonth(record.date)}
        <span className="hide-md">{record.date.slice(0, 4)}</span>
      </td>
      <td className="strong ell">{record.customerName}</td>
      <td className="ell">{isAtProject ? mark : record.projectName}</td>
      <td className="t2 ell">
        {aside ? (
          <div className="tw-dsc">
            {waiting?.want === null ? <s>{record.description}</s> : <span>{record.description}</span>}
            {aside}
          </div>
        ) : (
          record.description
        )}
        {isReason && <ResultMark of={result} />}
      </td>
      <td className="r num strong">{record.hours === null ? '–' : formats.hours(record.hours)}</td>
      <td className="act">
        <RecordActions record={record} {...handlers} />
      </td>
    </>
  );
}
