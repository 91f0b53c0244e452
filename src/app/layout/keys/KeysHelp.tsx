import { useState } from 'react';
import { useSingleKey } from '@/shared/ui/keys/useSingleKey';
import { lazyComponent } from '@/shared/ui/loading/lazyComponent';

/** The keys of the screen; fetched when it is asked for. */
export const KeysDialog = lazyComponent(async () => (await import('./KeysDialog')).KeysDialog, 'keys');

/** `?` shows the keys of the screen. */
export function KeysHelp() {
  const [isOpen, setIsOpen] = useState(false);
  useSingleKey('help', () => setIsOpen(true));
  return <>{isOpen && <KeysDialog onClose={() => setIsOpen(false)} />}</>;
}
