import { useDocumentKey } from '@/shared/ui/useDocumentKey';

/** Whether a key press belongs to something that is being written. */
function isWriting({ target }: KeyboardEvent): boolean {
  return (
    target instanceof HTMLElement && (target.isContentEditable || target.matches('input, textarea, select'))
  );
}

/** `/` outside of fields, Ctrl+K and Cmd+K anywhere; nothing of it while a dialog is in front. */
function isAsking(event: KeyboardEvent): boolean {
  if (event.altKey || document.body.classList.contains('modal-open')) return false;
  if (event.ctrlKey || event.metaKey) return !event.shiftKey && event.key.toLowerCase() === 'k';
  return event.key === '/' && !isWriting(event);
}

/** The keys that lead to the search from anywhere. */
export function useSearchKeys(onAsk: () => void): void {
  useDocumentKey((event) => {
    if (!isAsking(event)) return;
    event.preventDefault();
    onAsk();
  });
}
