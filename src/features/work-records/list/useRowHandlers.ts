import { useState } from 'react';
import { waitingFor } from '@/domain/changes/waitingFor';
import { type Id, isSameId } from '@/domain/id';
import type { RecordHint } from '@/domain/work/recordHints';
import type { WaitingRecord } from '@/domain/work/waitingRecords';
import type { WorkRecord } from '@/domain/work/workRecord';
import { useSteady } from '@/shared/ui/timing/useSteady';
import type { RecordResult } from '../bulk/useBulk';
import type { EditableColumn } from '../entry/useRowEditor';
import { type RecordWords, useRecordWords } from './useRecordWords';
import type { WorkRecordListProps } from './WorkRecordTable';

/** The actions for a record of the list; the same object on every render. */
export interface RowHandlers {
  /** Opens the record in the dialog. */
  readonly edit: (record: WorkRecord) => void;
  /** Opens the record in its row, with the focus in a column. */
  readonly editInline: (record: WorkRecord, column?: EditableColumn) => void;
  readonly copy: (record: WorkRecord) => void;
  /** Copies the record to today and opens the copy in its row. */
  readonly copyForToday: (record: WorkRecord) => void;
  /** Starts the timer for the same work. */
  readonly startTimer: (record: WorkRecord) => void;
  readonly delete: (record: WorkRecord) => void;
  /** @param isSpan whether to select every record from the last selected one to this one */
  readonly select: (record: WorkRecord, isSpan: boolean, from?: Id | null) => void;
  /** Opens the place where a hint can be fixed. */
  readonly fix: (record: WorkRecord, hint: RecordHint) => void;
  readonly hideHint: (record: WorkRecord) => void;
}

/** A record that is not being edited, as a row or a card shows it. */
export interface ListedRecordProps {
  readonly record: WorkRecord;
  readonly hint: RecordHint | null;
  /** The part of the record that waits in the outbox. */
  readonly waiting: WaitingRecord | undefined;
  readonly isSelected: boolean;
  /** The outcome of the record's call during a bulk change. */
  readonly result: RecordResult | undefined;
  readonly words: RecordWords;
  /** The words that are searched for, which are marked. */
  readonly typed: string;
  readonly on: RowHandlers;
}

/**
 * What the rows and the cards of the list are rendered from, and the column that gets the focus when one is edited.
 *
 * @param fixedColumn the column in which a hint is fixed; without it, that is done in the dialog
 */
export function useListedRecords(
  { edited, actions, hints, bulk, waiting, typed }: WorkRecordListProps,
  fixedColumn?: Readonly<Record<RecordHint['kind'], EditableColumn>>,
) {
  const [column, setColumn] = useState<EditableColumn>('description');
  const words = useRecordWords();
  const openAt = (record: WorkRecord, at: EditableColumn = 'description') => {
    setColumn(at);
    actions.editInline(record);
  };
  const on = useSteady<RowHandlers>({
    ...actions,
    editInline: openAt,
    select: bulk.select,
    fix: (record, { kind }) => (fixedColumn ? openAt(record, fixedColumn[kind]) : actions.edit(record)),
    hideHint: hints.hide,
  });
  const { editedId, isCopy, leaving } = edited;
  return {
    on,
    listed: (record: WorkRecord): ListedRecordProps => ({
      record,
      words,
      on,
      typed,
      hint: hints.of(record),
      waiting: waitingFor(waiting, record.id),
      isSelected: bulk.isSelected(record),
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
