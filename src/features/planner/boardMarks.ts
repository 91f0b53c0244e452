/** The attributes that the drag library sets on a card and on the title by which it is dragged; the value is the task's id. */
export const CARD_ID = 'data-rfd-draggable-id';
export const HANDLE_ID = 'data-rfd-drag-handle-draggable-id';

/** Selectors for any card and any title. */
export const CARD = `[${CARD_ID}]`;
export const HANDLE = `[${HANDLE_ID}]`;

/** Whether a card of the board is being dragged. */
export function isHeld(board: HTMLElement): boolean {
  return board.dataset['held'] === 'true';
}

/** The columns of the board, one for each bucket. */
export const columnsOf = (board: HTMLElement) => [...board.querySelectorAll<HTMLElement>(':scope > section')];
