/** The card of a task, and its title, by which it is dragged: selectors for the attributes that the drag library sets. */
export const CARD = '[data-rfd-draggable-id]';
export const HANDLE = '[data-rfd-drag-handle-draggable-id]';

/** Whether a card of the board is being dragged. */
export function isHeld(board: HTMLElement): boolean {
  return board.dataset['held'] === 'true';
}
