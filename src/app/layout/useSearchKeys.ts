import { useDocumentKey } from '@/shared/ui/keys/useDocumentKey';
import { useSingleKey } from '@/shared/ui/keys/useSingleKey';

/** Ctrl+K and Cmd+K work in fields, too, but not behind a dialog. */
function isAsking({ key, altKey, ctrlKey, metaKey, shiftKey }: KeyboardEvent): boolean {
  if (altKey || shiftKey || document.body.classList.contains('modal-open')) return false;
  return (ctrlKey || metaKey) && key.toLowerCase() === 'k';
}

/** The keys that open the search: `/` outside of fields as a single key, Ctrl+K and Cmd+K from anywhere. */
export function useSearchKeys(onAsk: () => void): void {
  useSingleKey('search', onAsk);
  useDocumentKey((event) => {
    if (!isAsking(event)) return;
    event.preventDefault();
    onAsk();
  });
}
