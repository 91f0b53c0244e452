import type { Location } from 'react-router-dom';

/** The state of the history entry that is added when the sheet opens. */
export const sheetEntry = { isFindSheet: true } as const;

/** Whether the current history entry was added by the sheet, which then goes with it. */
export function isSheetEntry({ state }: Location<unknown>): boolean {
  return typeof state === 'object' && state !== null && 'isFindSheet' in state;
}
