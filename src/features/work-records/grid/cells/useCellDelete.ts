import { isSameId } from '@/domain/id';
import type { WorkRecord } from '@/domain/work/workRecord';
import { useDeleteWorkRecord } from '../../list/useDeleteWorkRecord';
import type { RecordCalls } from '../useRecordCalls';
import type { CellEdits } from './cellEdits';

/** Empties a cell: its record is deleted, with five seconds to undo it, and later by Ctrl+Z. */
export function useCellDelete(edits: CellEdits, calls: RecordCalls): (record: WorkRecord) => void {
  const deleteRecord = useDeleteWorkRecord(async (run) => edits.inTurn(run));

  // In its turn, and as it is by then: a change that is still being saved would be lost with an undo, or come back.
  return (record) =>
    void edits.inTurn(async () =>
      deleteRecord(calls.known().find(({ id }) => isSameId(id, record.id)) ?? record),
    );
}
