import { type FormEvent, type KeyboardEvent, useEffect, useRef, useState } from 'react';
import close from 'bootstrap-icons/icons/x-lg.svg?icon';
import search from 'bootstrap-icons/icons/search.svg?icon';
import { useTranslation } from 'react-i18next';
import { Icon } from '@/shared/ui/Icon';
import { IconButton } from '@/shared/ui/IconButton';

interface SearchBarProps {
  /** On a phone the bar is hidden until the thumb bar asks for it. */
  readonly isOpenOnPhone: boolean;
  /** The phone's bar is to be closed. */
  readonly onEnd: () => void;
}

/** Section 9: a search starts from three letters on, or with Enter. */
const FEWEST_LETTERS = 3;

/** Whether a key press belongs to something that is being written, or to a dialog in front. */
function isTakenElsewhere({ target }: globalThis.KeyboardEvent): boolean {
  const isWriting =
    target instanceof HTMLElement && (target.isContentEditable || target.matches('input, textarea, select'));
  return isWriting || document.body.classList.contains('modal-open');
}

/** The search bar of section 2. It can be typed into and says honestly that searching comes later; `/` leads to it. */
export function SearchBar({ isOpenOnPhone, onEnd }: SearchBarProps) {
  const { t } = useTranslation('layout');
  const input = useRef<HTMLInputElement>(null);
  const [text, setText] = useState('');
  const [isAsked, setIsAsked] = useState(false);
  const isPanelOpen = isAsked || text.trim().length >= FEWEST_LETTERS;

  useEffect(() => {
    const handleSlash = (event: globalThis.KeyboardEvent) => {
      if (event.key !== '/' || event.ctrlKey || event.metaKey || event.altKey || isTakenElsewhere(event))
        return;
      event.preventDefault();
      input.current?.focus();
    };
    document.addEventListener('keydown', handleSlash);
    return () => document.removeEventListener('keydown', handleSlash);
  }, []);

  useEffect(() => {
    if (!isOpenOnPhone) return undefined;
    const field = input.current;
    const opener = document.activeElement;
    field?.focus();
    return () => {
      const isLost = document.activeElement === document.body || document.activeElement === field;
      if (isLost && opener instanceof HTMLElement) opener.focus();
    };
  }, [isOpenOnPhone]);

  function end() {
    setText('');
    setIsAsked(false);
    onEnd();
  }

  function handleKeyDown(event: KeyboardEvent) {
    if (event.key !== 'Escape') return;
    // The first press empties the field, the next one leaves it.
    if (text === '') input.current?.blur();
    end();
  }

  function handleSubmit(event: FormEvent) {
    event.preventDefault();
    setIsAsked(true);
  }

  return (
    <form
      className={isOpenOnPhone ? 'tw-search is-open' : 'tw-search'}
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- the form itself is the landmark
      role="search"
      onSubmit={handleSubmit}
    >
      <Icon of={search} />
      <input
        type="search"
        ref={input}
        value={text}
        aria-label={t('search.label')}
        placeholder={t('search.placeholder')}
        autoComplete="off"
        enterKeyHint="search"
        onChange={(event) => setText(event.target.value)}
        onKeyDown={handleKeyDown}
        onBlur={() => setIsAsked(false)}
      />
      <span className="tw-kbd" aria-hidden="true">
        /
      </span>
      {isOpenOnPhone && <IconButton icon={close} label={t('search.close')} onClick={end} />}
      <output className={isPanelOpen ? 'tw-results is-note' : undefined}>
        {isPanelOpen && t('search.later')}
      </output>
    </form>
  );
}
