import { useEffect, useEffectEvent } from 'react';
import { isConfirm, isForPage } from './keyPress';

/** Ctrl+Enter (Cmd+Enter) outside of fields and dialogs does what the page's one labelled step does. */
export function useConfirmKey(onConfirm: () => void): void {
  const confirm = useEffectEvent(onConfirm);

  useEffect(() => {
    const handleKey = (event: KeyboardEvent) => {
      if (!isConfirm(event) || !isForPage(event)) return;
      event.preventDefault();
      confirm();
    };
    document.addEventListener('keydown', handleKey);
    return () => document.removeEventListener('keydown', handleKey);
  }, []);
}
