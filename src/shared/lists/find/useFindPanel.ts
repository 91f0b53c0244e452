import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useActiveOption } from '../../ui/options/useActiveOption';
import type { FilterValue, ShownFilter, TypedFind } from './find';
import {
  type FindOffer,
  type FindOption,
  filtersOffer,
  isChosen,
  isSwitch,
  keyOfOption,
  textOffer,
  toggle,
  valuesOffer,
} from './findOffer';

/** The content of the panel; null while it is closed. */
type Shown =
  | { readonly kind: 'suggestions' | 'filters' }
  | {
      readonly kind: 'values';
      readonly name: string;
      /** Where it begins, in pixels from the field: below its chip. */
      readonly left: number;
      /** The values that were chosen when it was opened. */
      readonly first: readonly FilterValue[];
    }
  | null;

/** The content of the panel, and its active option. */
function useShown(find: TypedFind, isOpenAtFirst: boolean) {
  const { t } = useTranslation('find');
  const [shown, setShown] = useState<Shown>(isOpenAtFirst ? { kind: 'suggestions' } : null);
  /** The text that is typed while the values of a filter are open: it searches among them. */
  const [typed, setTyped] = useState('');
  const isValues = shown?.kind === 'values';
  const filter = isValues ? (find.filters.find(({ name }) => name === shown.name) ?? null) : null;
  const offer = (): FindOffer => {
    if (isValues && filter) return valuesOffer(filter, shown.first, typed);
    const isText = find.text.trim() !== '' && shown?.kind !== 'filters';
    return isText ? textOffer(find) : filtersOffer(find, t('kinds'));
  };
  const { options, headings, more } = offer();
  const place = filter ? `${filter.name}:${typed}` : `:${find.text}`;
  const chosen = options.findIndex(
    (option) => option.kind === 'value' && isChosen(option.filter, option.value),
  );
  const active = useActiveOption(place, options.length, options.length === 0 ? null : Math.max(0, chosen));

  return {
    isOpen: shown !== null,
    /** The filter whose values are shown. */
    filter,
    left: isValues ? shown.left : 0,
    typed,
    setTyped,
    options,
    headings,
    more,
    active,
    show: (next: Shown) => {
      setShown(next);
      setTyped('');
      active.forget();
    },
  };
}

/** Taking suggestions and ticking values. */
function useTaking(find: TypedFind, { show, active, options }: ReturnType<typeof useShown>) {
  /** The option that was ticked or unticked last: Enter leaves it so. */
  const [ticked, setTicked] = useState<string | null>(null);

  function openValues(of: ShownFilter, left: number) {
    setTicked(null);
    show({ kind: 'values', name: of.name, left, first: of.chosen });
  }

  /** Ticks a value or takes its tick away; the list stays. */
  function tick(option: FindOption) {
    if (option.kind !== 'value') return;
    active.moveTo(options.indexOf(option));
    setTicked(keyOfOption(option));
    toggle(option.filter, option.value);
  }

  /** Takes a suggestion. */
  function take(option: FindOption) {
    if (option.kind === 'filter' && !isSwitch(option.filter)) {
      openValues(option.filter, 0);
      return;
    }
    const value = option.kind === 'filter' ? option.filter.values[0] : undefined;
    if (option.kind === 'filter' && value) toggle(option.filter, value);
    if (option.kind === 'value') {
      toggle(option.filter, option.value);
      // The text was typed to find this value.
      find.typing.set('');
    }
    show(null);
  }

  /** Whether Enter on an option of the values has nothing to change. */
  const isTaken = (option: FindOption) =>
    option.kind !== 'value' || isChosen(option.filter, option.value) || ticked === keyOfOption(option);

  return { openValues, tick, take, isTaken };
}

/** The panel below the field: what it offers, and what taking an option does. */
export function useFindPanel(find: TypedFind, isOpenAtFirst: boolean) {
  const shown = useShown(find, isOpenAtFirst);
  const { isOpen, filter, left, typed, setTyped, options, headings, more, active, show } = shown;
  const { openValues, tick, take, isTaken } = useTaking(find, shown);

  const activeOption = options[active.at ?? -1];
  return {
    isOpen,
    filter,
    left,
    options,
    headings,
    more,
    openValues,
    at: active.at,
    step: active.step,
    /** The text in the field. */
    text: filter ? typed : find.text,
    type: (text: string) => {
      if (filter) {
        setTyped(text);
        return;
      }
      show({ kind: 'suggestions' });
      find.typing.set(text);
    },
    openSuggestions: () => show({ kind: 'suggestions' }),
    /** Shows the filters, whatever the text is. */
    openFilters: () => show({ kind: 'filters' }),
    close: () => show(null),
    /** A press on an option; of values several can be ticked. */
    press: (option: FindOption) => {
      if (!filter) {
        take(option);
        return;
      }
      tick(option);
      if (filter.isSingle) show(null);
    },
    /** Enter takes the active option; of values also if it is ticked already, and the list closes. */
    enter: () => {
      if (!filter && activeOption) {
        take(activeOption);
        return;
      }
      if (activeOption && !isTaken(activeOption)) tick(activeOption);
      show(null);
    },
    /** Space ticks the active value. */
    space: () => activeOption && tick(activeOption),
  };
}

export type FindPanelState = ReturnType<typeof useFindPanel>;
