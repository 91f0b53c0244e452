import { useEffect, useEffectEvent } from 'react';
import type { GridCell } from '@/domain/work/weekGrid';
import type { CellEdits } from './cellEdits';

/** Saves what is typed in these cells unless it was refused, as leaving each of them would; also on unmount. */
export function useSettleOnLeave(
  cells: readonly GridCell[],
  edits: CellEdits,
  commit: (cell: GridCell) => void,
): () => void {
  const settleAll = () => {
    for (const cell of cells) {
      const { text, failure } = edits.get(cell.key);
      if (text !== undefined && failure === undefined) commit(cell);
    }
  };
  const settleAtEnd = useEffectEvent(settleAll);
  useEffect(() => () => settleAtEnd(), []);
  return settleAll;
}
