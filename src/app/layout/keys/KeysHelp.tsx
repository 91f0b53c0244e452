import { useState } from 'react';
import { useSingleKey } from '@/shared/ui/keys/useSingleKey';
import { KeysDialog } from './lazyKeysDialog';

/** `?` shows the keys of the screen. */
export function KeysHelp() {
  const [isOpen, setIsOpen] = useState(false);
  useSingleKey('help', () => setIsOpen(true));
  return <>{isOpen && <KeysDialog onClose={() => setIsOpen(false)} />}</>;
}
