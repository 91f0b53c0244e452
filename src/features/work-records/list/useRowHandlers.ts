import type { Id } from '@/domain/id';
import type { RecordHint } from '@/domain/work/recordHints';
import type { WorkRecord } from '@/domain/work/workRecord';
import { useSteady } from '@/shared/ui/timing/useSteady';
import type { EditableColumn } from '../entry/useRowEditor';

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

/** Keeps the handlers of the list stable, so that a row only renders when its own record changes. */
export function useRowHandlers(handlers: RowHandlers): RowHandlers {
  return useSteady(handlers, (latest) => ({
    edit: (record) => latest().edit(record),
    editInline: (record, column) => latest().editInline(record, column),
    copy: (record) => latest().copy(record),
    copyForToday: (record) => latest().copyForToday(record),
    startTimer: (record) => latest().startTimer(record),
    delete: (record) => latest().delete(record),
    select: (record, isSpan, from) => latest().select(record, isSpan, from),
    fix: (record, hint) => latest().fix(record, hint),
    hideHint: (record) => latest().hideHint(record),
  }));
}
