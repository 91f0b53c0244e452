import {
  type FocusEvent,
  type FormEvent,
  type KeyboardEvent,
  type RefObject,
  useEffect,
  useRef,
  useState,
} from 'react';
import type { PanelKeys } from '@/features/search';
import { useDocumentKey } from '@/shared/ui/keys/useDocumentKey';
import { useSingleKey } from '@/shared/ui/keys/useSingleKey';

/** The keys that open the search: `/` outside of fields as a single key, Ctrl+K and Cmd+K from anywhere. */
function useSearchKeys(onAsk: () => void): void {
  useSingleKey('search', onAsk);
  useDocumentKey((event) => {
    const { key, altKey, ctrlKey, metaKey, shiftKey } = event;
    // They work in fields, too, but not behind a dialog.
    if (altKey || shiftKey || document.body.classList.contains('modal-open')) return;
    if (!(ctrlKey || metaKey) || key.toLowerCase() !== 'k') return;
    event.preventDefault();
    onAsk();
  });
}

export interface SearchBarProps {
  /** On a phone the bar is hidden until the thumb bar opens it; it then fills the screen. */
  readonly isOpenOnPhone: boolean;
  /** Called when a key opens the search. */
  readonly onAsk: () => void;
  /** Closes the phone's sheet. */
  readonly onEnd: () => void;
}

/**
 * The text of the search bar, whether its panel is open, and where the focus goes afterwards.
 *
 * @param input the field
 * @param panel handles the keys of the panel; null until it is loaded
 */
export function useSearchBar(
  { isOpenOnPhone, onAsk, onEnd }: SearchBarProps,
  input: RefObject<HTMLInputElement | null>,
  panel: RefObject<PanelKeys | null>,
) {
  /** Where the focus was before a key opened the search. */
  const opener = useRef<Element | null>(null);
  const [text, setText] = useState('');
  const [asked, setAsked] = useState<string | null>(null);
  const [isFocused, setIsFocused] = useState(false);
  const [isOpen, setIsOpen] = useState(false);

  useSearchKeys(() => {
    if (document.activeElement !== input.current) opener.current = document.activeElement;
    onAsk();
    input.current?.focus();
    setIsOpen(true);
  });

  useEffect(() => {
    if (!isOpenOnPhone) return undefined;
    const field = input.current;
    const before = document.activeElement;
    field?.focus();
    return () => {
      const isLost = document.activeElement === document.body || document.activeElement === field;
      if (isLost && before instanceof HTMLElement) before.focus();
    };
  }, [isOpenOnPhone, input]);

  function empty() {
    setText('');
    setAsked(null);
    setIsOpen(false);
  }

  function leave() {
    empty();
    onEnd();
    input.current?.blur();
    if (opener.current instanceof HTMLElement) opener.current.focus();
    opener.current = null;
  }

  return {
    text,
    asked,
    /** The bar is in use. */
    isUsed: isFocused || isOpenOnPhone,
    isShown: isOpen || isOpenOnPhone,
    open: () => setIsOpen(true),
    leave,
    type: (typed: string) => {
      setText(typed);
      setIsOpen(true);
    },
    handleKeyDown: (event: KeyboardEvent) => {
      if (event.key === 'Escape') {
        // The first press empties the field, the next one leaves it.
        if (text === '') leave();
        else empty();
      } else if (panel.current?.handleKey(event)) {
        event.preventDefault();
      } else if (event.key === 'ArrowDown') {
        setIsOpen(true);
      }
    },
    handleSubmit: (event: FormEvent) => {
      event.preventDefault();
      setAsked(text);
      setIsOpen(true);
    },
    handleFocus: () => setIsFocused(true),
    handleBlur: ({ relatedTarget, currentTarget }: FocusEvent) => {
      if (currentTarget.contains(relatedTarget)) return;
      setIsFocused(false);
      setIsOpen(false);
    },
  };
}
