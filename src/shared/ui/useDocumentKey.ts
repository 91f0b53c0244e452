import { useEffectEvent, useLayoutEffect } from 'react';

/** Hears each key press that reaches the document for as long as the component is there. */
export function useDocumentKey(onKey: (event: KeyboardEvent) => void): void {
  const handleKey = useEffectEvent(onKey);

  // Before what names the key is painted: who sees it may press at once.
  useLayoutEffect(() => {
    document.addEventListener('keydown', handleKey);
    return () => document.removeEventListener('keydown', handleKey);
  }, []);
}
