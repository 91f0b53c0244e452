import { useSyncExternalStore } from 'react';
import { useExtra, useUser } from '@/shared/store/hooks';
import { type CellEdits, type CellStatus, cellEditsOf } from './cellEdits';

/** The cells of the signed-in user. */
export function useCellEdits(): CellEdits {
  return cellEditsOf(useExtra(), useUser()?.guid ?? '');
}

/** The text typed in one cell. */
export function useCellStatus(edits: CellEdits, key: string): CellStatus {
  return useSyncExternalStore(edits.subscribe, () => edits.get(key));
}

/** The hours that are being saved, by cell. */
export function useSavingHours(edits: CellEdits): ReadonlyMap<string, number> {
  return useSyncExternalStore(edits.subscribe, edits.saving);
}
