import type { RefObject } from 'react';
import { isConfirm } from '../keyPress';
import { useDocumentKey } from '../useDocumentKey';

/**
 * Ctrl+Enter (Cmd+Enter) presses the primary button of a dialog from wherever the focus is, also where it is on the dialog
 * itself. It is heard at the document, after the keys of a form.
 */
export function useConfirmPress(body: RefObject<HTMLElement | null>): void {
  useDocumentKey((event) => {
    const dialog = body.current?.closest('[role="dialog"]');
    const isWithin = event.target instanceof Node && dialog?.contains(event.target) === true;
    if (!isWithin || !isConfirm(event)) return;
    event.preventDefault();
    [...dialog.querySelectorAll<HTMLElement>('.modal-footer .btn-primary')].at(-1)?.click();
  });
}
