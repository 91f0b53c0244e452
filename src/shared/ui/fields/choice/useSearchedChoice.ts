import { useState } from 'react';
import { findChoices, startingChoices } from '@/domain/search/choices';
import { useActiveOption } from '../../options/useActiveOption';
import type { SelectOption } from '../SelectField';
import type { ChoiceFieldProps } from './ChoiceField';
import { choiceKeys } from './choiceKeys';

type Choice = Pick<ChoiceFieldProps, 'options' | 'first' | 'emptyLabel' | 'value' | 'onValue'>;

/** What the list shows. */
export interface ChoiceOffer {
  readonly options: readonly SelectOption[];
  readonly headings: ReadonlyMap<number, string>;
  /** So many more there are. */
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

/** Which option counts before the keys have moved: what is chosen, once something is typed the best one. */
function firstOf(
  { options }: ChoiceOffer,
  typed: string | null,
  { emptyLabel, value }: Choice,
): number | null {
  const at = typed === null ? options.findIndex((option) => option.value === value) : 0;
  const hasFirst = typed?.trim() !== '' || emptyLabel !== undefined;
  return at >= 0 && hasFirst && options.length > 0 ? at : null;
}

/** Text, list and keys of a field that is searched by typing. */
export function useSearchedChoice(choice: Choice) {
  const { options, value, onValue } = choice;
  /** What is typed; null while the field shows what is chosen. */
  const [typed, setTyped] = useState<string | null>(null);
  const [isOpen, setIsOpen] = useState(false);
  /** What was typed and not found when the field was left. */
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
    // What depends on it is chosen anew only when it changes.
    if (option.value !== value) onValue(option.value);
  }

  /** Answers whether something is marked. */
  function takeMarked(): boolean {
    const marked = at === null ? undefined : offer.options[at];
    if (isOpen && marked) take(marked);
    return isOpen && marked !== undefined;
  }

  /** Takes what is marked, if something was typed or the keys have moved; tells what was typed and not found. */
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
