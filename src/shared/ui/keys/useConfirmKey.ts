import { isConfirm, isForPage } from './keyPress';
import { useDocumentKey } from './useDocumentKey';

/** Ctrl+Enter (Cmd+Enter) outside of fields and dialogs presses the page's primary button. */
export function useConfirmKey(onConfirm: () => void): void {
  useDocumentKey((event) => {
    if (!isConfirm(event) || !isForPage(event)) return;
    event.preventDefault();
    onConfirm();
  });
}
