import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { waitingFor } from '@/domain/changes/waitingFor';
import { isSameId } from '@/domain/id';
import type { RecordHint } from '@/domain/work/recordHints';
import type { WaitingRecord, WorkRecord } from '@/domain/work/workRecord';
import type { Formats } from '@/shared/i18n/format';
import { useFormats } from '@/shared/i18n/useFormats';
import { useProjectName } from '@/shared/i18n/useProjectName';
import type { DatedListProps } from '@/shared/lists/TableHead';
import { pairTitle } from '@/shared/timer/timerKept';
import { useTimer } from '@/shared/timer/useTimer';
import { useSteady } from '@/shared/ui/timing/useSteady';
import type { Bulk } from '../bulk/useBulk';
import type { EditableColumn } from '../entry/useRowEditor';
import { useDeleteWorkRecord } from '../useDeleteWorkRecord';
import type { DayWork } from './useDayWork';
import type { useInlineEdit } from './useInlineEdit';

/** The work list, as a table or as cards. */
export interface WorkRecordListProps extends DatedListProps<WorkRecord> {
  readonly inline: ReturnType<typeof useInlineEdit>;
  /** Opens a record in the dialog. */
  readonly openEdit: (record: WorkRecord) => void;
  /** The hints, and the day whose rows are tinted. */
  readonly day: Pick<DayWork, 'hints' | 'markedDay'>;
  readonly bulk: Bulk;
  /** The records that wait in the outbox. */
  readonly waiting: readonly WaitingRecord[];
}

type FixedColumn = Readonly<Record<RecordHint['kind'], EditableColumn>>;

/** The actions for a record of the list; the same object on every render. */
function useRowHandlers(
  { inline, openEdit, bulk, day }: WorkRecordListProps,
  setColumn: (column: EditableColumn) => void,
  fixedColumn: FixedColumn | undefined,
) {
  const deleteRecord = useDeleteWorkRecord();
  const { start } = useTimer();
  const openAt = (record: WorkRecord, at: EditableColumn = 'description') => {
    setColumn(at);
    inline.edit(record);
  };
  return useSteady({
    edit: openEdit,
    /** Opens the record in its row, with the focus in a column. */
    editInline: openAt,
    copy: inline.copy,
    /** Copies the record to today and opens the copy in its row. */
    copyForToday: (record: WorkRecord) => void inline.copyForToday(record),
    /** Starts the timer for the same work. */
    startTimer: ({ customerId, projectId, customerName, projectName, description }: WorkRecord) =>
      start({
        customerId: String(customerId ?? ''),
        projectId: String(projectId ?? ''),
        title: pairTitle(customerName, projectName),
        description,
      }),
    delete: deleteRecord,
    select: bulk.select,
    /** Opens the place where a hint can be fixed. */
    fix: (record: WorkRecord, { kind }: RecordHint) =>
      fixedColumn ? openAt(record, fixedColumn[kind]) : openEdit(record),
    hideHint: day.hints.hide,
  });
}

export type RowHandlers = ReturnType<typeof useRowHandlers>;

/** The record's part in the names of its buttons: `18.11.2026, Kessler, Shop, 6.0`. */
function nameOf(formats: Formats, { date, customerName, projectName, hours }: WorkRecord): string {
  // The hours tell apart the records of one day. The description does not belong here: with one such as "Copy the
  // files", every button of the row would be found as "Copy".
  return [formats.date(date), customerName, projectName, hours === null ? '' : formats.hours(hours)]
    .filter(Boolean)
    .join(', ');
}

/** The texts of the rows, the same object for all of them until the language changes. */
function useRecordWords() {
  const { t } = useTranslation(['common', 'workRecords']);
  const formats = useFormats();
  const projectName = useProjectName();
  return {
    edit: t('common:actions.edit'),
    copy: t('common:actions.copy'),
    forToday: t('common:actions.forToday'),
    startTimer: t('common:actions.startTimer'),
    delete: t('common:actions.delete'),
    select: t('workRecords:select'),
    actions: t('common:actions.actions'),
    projectName,
    nameOf: (record: WorkRecord) =>
      nameOf(formats, { ...record, projectName: projectName(record.projectName) }),
  };
}

/**
 * What the rows and the cards of the list are rendered from, and the column that gets the focus when one is edited.
 *
 * @param fixedColumn the column in which a hint is fixed; without it, that is done in the dialog
 */
export function useListedRecords(list: WorkRecordListProps, fixedColumn?: FixedColumn) {
  const { inline, day, bulk, waiting, typed } = list;
  const [column, setColumn] = useState<EditableColumn>('description');
  const words = useRecordWords();
  const on = useRowHandlers(list, setColumn, fixedColumn);
  const { editedId, isCopy, leaving } = inline.edited;
  return {
    on,
    /** A record that is not being edited, for its row or its card. */
    listed: (record: WorkRecord) => ({
      record,
      words,
      on,
      /** The words that are searched for, which are marked. */
      typed,
      hint: day.hints.of(record),
      /** The part of the record that waits in the outbox. */
      waiting: waitingFor(waiting, record.id),
      isSelected: bulk.isSelected(record),
      /** The outcome of the record's call during a bulk change. */
      result: bulk.resultOf(record),
    }),
    isEdited: ({ id }: WorkRecord) => isSameId(id, editedId),
    /** For the editor of a record. */
    editing: (record: WorkRecord) => ({
      record,
      isCopy,
      leaving,
      column: isCopy ? ('description' as const) : column,
    }),
  };
}

/** A record that is not being edited, as a row or a card shows it. */
export type ListedRecordProps = ReturnType<ReturnType<typeof useListedRecords>['listed']>;
