import { isSameId } from '@/domain/id';
import type { WorkRecord } from '@/domain/workRecord';
import { useExtra } from '@/shared/store/hooks';
import { useDeleteWorkRecord } from '../../list/useDeleteWorkRecord';
import { type RecordCalls, validOf } from '../useRecordCalls';
import { alreadyUndone } from '@/shared/undo/undoSteps';
import type { CellEdits } from './cellEdits';
import { useGridStep } from './useGridStep';

/** Empties a cell: its record is deleted, with five seconds to undo it and Ctrl+Z for as long as the page stands. */
export function useCellDelete(edits: CellEdits, calls: RecordCalls): (record: WorkRecord) => void {
  const { heldBack } = useExtra();
  const deleteRecord = useDeleteWorkRecord();
  const addStep = useGridStep(edits);

  function remove(record: WorkRecord) {
    const held = `work-record/${record.id}`;
    deleteRecord(record);
    addStep(async () => {
      if (heldBack.has(held)) {
        heldBack.undo(held);
        return undefined;
      }
      if (calls.knownIds().has(String(record.id))) return alreadyUndone;
      const created = await calls.create(validOf(record));
      return 'error' in created ? (created.error ?? null) : undefined;
    });
  }

  // In its turn, and as it is by then: a change that is still being saved would be lost with an undo, or come back.
  return (record) =>
    void edits.inTurn(async () => remove(calls.known().find(({ id }) => isSameId(id, record.id)) ?? record));
}
