import { flushSync } from 'react-dom';
import { isPlain } from '@/shared/ui/keyPress';
import { useDocumentKey } from '@/shared/ui/useDocumentKey';
import type { SignatureInTheMaking } from './useSignature';

/** Who has a keyboard and no pen begins to type: a letter in front of the empty pad is the first one of the name. */
export function useTypedName({ pad, way, choose, type }: SignatureInTheMaking): void {
  useDocumentKey((event) => {
    const isLetter = /^\p{L}$/u.test(event.key) && (isPlain(event) || event.shiftKey) && !event.ctrlKey;
    if (!isLetter || event.altKey || event.metaKey || event.defaultPrevented) return;
    if (way !== 'draw' || pad.current?.isEmpty() !== true) return;
    event.preventDefault();
    flushSync(() => {
      choose('type');
      type(event.key);
    });
    document.querySelector<HTMLElement>('.modal.show input[autocomplete="name"]')?.focus();
  });
}
