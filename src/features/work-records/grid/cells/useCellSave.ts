import { type GridCell, cellState } from '@/domain/work/weekGrid';
import { selectUser } from '@/shared/session/sessionSlice';
import { useAppSelector } from '@/shared/store/hooks';
import { useRecordCalls } from '../useRecordCalls';
import type { CellEdits, CellFailure, CellStatus } from './cellEdits';
import { descriptionOf, editOf, newContent } from './cellMeaning';
import { useCellDelete } from './useCellDelete';
import { useCellSend } from './useCellSend';

/**
 * What came of leaving a cell.
 *
 * - `description`, `place`: it needs what nobody has written yet, and nothing was sent
 */
export type Commit = 'nothing' | 'sent' | 'refused' | 'description' | 'place';

/** Saves cells, one call after another, each shown at once. */
export function useCellSave(edits: CellEdits) {
  const user = useAppSelector(selectUser);
  const calls = useRecordCalls();
  const empty = useCellDelete(edits, calls);
  const send = useCellSend({ edits, calls, empty });

  function refuse(cell: GridCell, status: CellStatus, failure: CellFailure): Commit {
    // Who has been told what came meanwhile may type over it.
    const isSeen = failure.kind === 'typed' && failure.problem === 'changed';
    edits.set(cell.key, { ...status, failure, ...(isSeen && { seen: cellState(cell) }) });
    return 'refused';
  }

  /** The cell is left, or Enter was pressed in it: what is typed is saved. */
  function commit(cell: GridCell): Commit {
    const status = edits.get(cell.key);
    if (status.text === undefined && status.description === undefined) return 'nothing';
    const edit = editOf(cell, status);
    if (edit.kind === 'refused') return refuse(cell, status, { kind: 'typed', problem: edit.problem });
    if (edit.kind === 'nothing') {
      // A description without hours waits for them.
      if (status.description === undefined || cell.records.length > 0) edits.forget(cell.key);
      else edits.set(cell.key, { description: status.description });
      return 'nothing';
    }
    if (edit.kind === 'delete') {
      edits.forget(cell.key);
      empty(edit.record);
      return 'sent';
    }
    if (descriptionOf(cell, calls.known(), status).trim() === '') {
      refuse(cell, status, { kind: 'typed', problem: 'description' });
      return 'description';
    }
    const needsPlace =
      edit.kind === 'create' && newContent(cell, edit.hours, status, calls.known(), user).location === '';
    if (needsPlace) return 'place';
    edits.forget(cell.key);
    edits.begin(cell.key, edit.hours);
    void edits.inTurn(async () => send(cell, status));
    return 'sent';
  }

  return { commit, empty };
}
