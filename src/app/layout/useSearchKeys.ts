import { useDocumentKey } from '@/shared/ui/useDocumentKey';
import { useSingleKey } from '@/shared/ui/useSingleKey';

/** Ctrl+K and Cmd+K lead there from fields, too, but not from behind a dialog. */
function isAsking({ key, altKey, ctrlKey, metaKey, shiftKey }: KeyboardEvent): boolean {
  if (altKey || shiftKey || document.body.classList.contains('modal-open')) return false;
  return (ctrlKey || metaKey) && key.toLowerCase() === 'k';
}

/** The keys that lead to the search: `/` outside of fields as a single key, Ctrl+K and Cmd+K from anywhere. */
export function useSearchKeys(onAsk: () => void): void {
  useSingleKey('search', onAsk);
  useDocumentKey((event) => {
    if (!isAsking(event)) return;
    event.preventDefault();
    onAsk();
  });
}
