import type { UndoStep } from '@/shared/undo/undoSteps';
import { useUndoSteps } from '@/shared/undo/useUndoSteps';
import type { CellEdits } from './cellEdits';

/** What is done in the grid can be taken back, in its turn among the grid's calls. */
export function useGridStep(edits: CellEdits): (run: UndoStep['run']) => void {
  const { add } = useUndoSteps();
  return (run) => void add(async () => edits.inTurn(run));
}
