import { useEffectEvent, useLayoutEffect } from 'react';

/** Handles each key press that reaches the document while the component is mounted. */
export function useDocumentKey(onKey: (event: KeyboardEvent) => void): void {
  const handleKey = useEffectEvent(onKey);

  // Before the page is painted, because users may press the key as soon as they see it.
  useLayoutEffect(() => {
    document.addEventListener('keydown', handleKey);
    return () => document.removeEventListener('keydown', handleKey);
  }, []);
}
