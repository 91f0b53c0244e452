import { type KeyboardEvent, useState } from 'react';
import { flushSync } from 'react-dom';
import { findChoices, startingChoices } from '@/domain/search/choices';
import { useActiveOption } from '../../options/useActiveOption';
import type { SelectOption } from '../SelectField';
import type { ChoiceFieldProps } from './ChoiceField';

type Choice = Pick<ChoiceFieldProps, 'options' | 'first' | 'emptyLabel' | 'value' | 'onValue'>;

/** The content of the list. */
export interface ChoiceOffer {
  readonly options: readonly SelectOption[];
  readonly headings: ReadonlyMap<number, string>;
  /** How many more there are. */
  readonly more: number;
}

const NOTHING: ChoiceOffer = { options: [], headings: new Map(), more: 0 };

function offerOf({ options, first, emptyLabel, value }: Choice, text: string): ChoiceOffer {
  if (text !== '') {
    const { shown, more } = findChoices(options, text, first?.values);
    return { options: shown, headings: NOTHING.headings, more };
  }
  const empty = emptyLabel === undefined ? [] : [{ value: '', label: emptyLabel }];
  const { preferred, shown, more } = startingChoices(options, first?.values ?? [], value);
  const hasBoth = first !== undefined && preferred.length > 0 && shown.length > 0;
  const headings = hasBoth
    ? [[empty.length, first.label] as const, [empty.length + preferred.length, first.othersLabel] as const]
    : [];
  return { options: [...empty, ...preferred, ...shown], headings: new Map(headings), more };
}

/**
 * The option that is marked before the user has pressed arrow keys: the choice, or the best match once something is
 * typed.
 */
function firstOf(
  { options }: ChoiceOffer,
  typed: string | null,
  { emptyLabel, value }: Choice,
): number | null {
  const at = typed === null ? options.findIndex((option) => option.value === value) : 0;
  const hasFirst = typed?.trim() !== '' || emptyLabel !== undefined;
  return at >= 0 && hasFirst && options.length > 0 ? at : null;
}

/** Text, list and keys of the search field. */
export function useSearchedChoice(choice: Choice) {
  const { options, value, onValue } = choice;
  /** The typed text; null while the field shows the choice. */
  const [typed, setTyped] = useState<string | null>(null);
  const [isOpen, setIsOpen] = useState(false);
  /** Typed text without a match when the field lost the focus. */
  const [missed, setMissed] = useState<string | null>(null);
  const text = typed?.trim() ?? '';
  const offer = isOpen ? offerOf(choice, text) : NOTHING;
  const active = useActiveOption(text, offer.options.length, firstOf(offer, typed, choice));
  const { at } = active;
  const chosenLabel = options.find((option) => option.value === value)?.label ?? '';

  function close() {
    setIsOpen(false);
    active.forget();
  }

  function open() {
    setMissed(null);
    setIsOpen(true);
  }

  function take(option: SelectOption) {
    close();
    setTyped(null);
    setMissed(null);
    // Other fields may depend on the value, so it is only set when it changes.
    if (option.value !== value) onValue(option.value);
  }

  /** Takes the marked option, and answers whether there was one. */
  function takeMarked(): boolean {
    const marked = at === null ? undefined : offer.options[at];
    if (isOpen && marked) take(marked);
    return isOpen && marked !== undefined;
  }

  /**
   * Takes the marked option if something was typed or the arrow keys were used; returns a typed text without a match.
   */
  function leave(): string | null {
    if ((typed !== null || active.isMoved) && takeMarked()) return null;
    close();
    setTyped(null);
    return isOpen && text !== '' ? text : null;
  }

  return {
    text: typed ?? chosenLabel,
    typed: text,
    isOpen,
    offer,
    at,
    chosenLabel,
    missed,
    setMissed,
    type: (next: string) => {
      setTyped(next);
      open();
    },
    open,
    take,
    leave,
    handleKeyDown: choiceKeys({
      isOpen,
      isTyped: typed !== null,
      active,
      open,
      close,
      restore: () => setTyped(null),
      leave,
      takeMarked,
    }),
  };
}

/** How many options PageUp and PageDown move by. */
const PAGE = 8;

interface Choosing {
  readonly isOpen: boolean;
  /** Something was typed but not taken yet. */
  readonly isTyped: boolean;
  readonly active: ReturnType<typeof useActiveOption>;
  readonly open: () => void;
  readonly close: () => void;
  /** Restores the choice. */
  readonly restore: () => void;
  readonly leave: () => unknown;
  /** Answers whether an option is marked. */
  readonly takeMarked: () => boolean;
}

function handleEnter(event: KeyboardEvent, { isOpen, isTyped, open, leave, takeMarked }: Choosing): void {
  if (!isOpen && !isTyped) return;
  if (event.ctrlKey || event.metaKey) {
    // The form must be saved with the value that the field shows now.
    flushSync(leave);
    return;
  }
  // The key must affect neither the surrounding form nor the next field.
  event.preventDefault();
  event.stopPropagation();
  if (!takeMarked()) open();
}

function handleEscape(event: KeyboardEvent, { isOpen, isTyped, close, restore }: Choosing): void {
  if (!isOpen && !isTyped) return;
  event.stopPropagation();
  if (isOpen) close();
  else restore();
}

function handleMove(event: KeyboardEvent, { isOpen, active, open, close }: Choosing): void {
  const { key, altKey } = event;
  if (key === 'ArrowDown' || key === 'ArrowUp') {
    event.preventDefault();
    if (!isOpen) open();
    else if (altKey) close();
    else active.step(key === 'ArrowDown' ? 1 : -1);
    return;
  }
  const at = active.at ?? 0;
  const next = { Home: 0, End: Infinity, PageUp: at - PAGE, PageDown: at + PAGE }[key];
  if (!isOpen || altKey || next === undefined) return;
  event.preventDefault();
  active.moveTo(next);
}

/** The keys of the search field. */
function choiceKeys(choosing: Choosing) {
  return (event: KeyboardEvent): void => {
    if (event.key === 'Enter') handleEnter(event, choosing);
    else if (event.key === 'Escape') handleEscape(event, choosing);
    else if (!event.ctrlKey && !event.metaKey && !event.shiftKey) handleMove(event, choosing);
  };
}
