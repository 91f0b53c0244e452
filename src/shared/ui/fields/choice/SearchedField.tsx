import { type FocusEvent, type RefObject, useEffectEvent, useId, useLayoutEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { OptionList, optionId } from '../../options/OptionList';
import { Field } from '../Field';
import { useAfterPress } from '../useAfterPress';
import { isWindowLeft } from '../../window/usePressElsewhere';
import { useSelectOnFocus } from '../useSelectOnFocus';
import type { ChoiceFieldProps } from './ChoiceField';
import { type ChoiceOffer, useSearchedChoice } from './useSearchedChoice';
import { MarkedText } from '../../options/MarkedText';
import type { SelectOption } from '../SelectField';
import './choice.scss';

interface SearchedFieldProps extends Omit<ChoiceFieldProps, 'onBlur' | 'loadFailed' | 'onRetry'> {
  readonly onBlur: ((event: FocusEvent) => void) | undefined;
  /** Called when it has replaced the select that was there before. */
  readonly onShown: (control: HTMLElement) => void;
}

/**
 * A choice from a long list, searched by typing (combobox pattern): arrows, Home, End and the page keys move in the
 * list, Enter takes the marked option, Escape closes the list and then restores the choice. Leaving the field after
 * typing takes the marked option; without a match the choice stays, and the field says so.
 */
export function SearchedField(props: SearchedFieldProps) {
  const { label, labelHidden, hint, error, required, emptyLabel, size, name, ref, onBlur, onShown } = props;
  const { t } = useTranslation('common');
  const listId = useId();
  const box = useRef<HTMLDivElement>(null);
  const choice = useSearchedChoice(props);
  const afterPress = useAfterPress();
  const selecting = useSelectOnFocus();
  const { isOpen, offer, at, missed, chosenLabel } = choice;

  const show = useEffectEvent(() => {
    const control = box.current?.querySelector('input');
    if (control) onShown(control);
  });
  useLayoutEffect(() => show(), []);

  function handleBlur(event: FocusEvent) {
    if (isWindowLeft(event)) return;
    const text = choice.leave();
    if (text !== null) afterPress(() => choice.setMissed(text));
    onBlur?.(event);
  }

  const note =
    missed === null
      ? undefined
      : t(chosenLabel === '' ? 'choice.missed' : 'choice.kept', { text: missed, chosen: chosenLabel });
  const says =
    isOpen && choice.typed !== '' ? t('choice.found', { count: offer.options.length + offer.more }) : note;
  return (
    <Field {...{ label, labelHidden, error, required }} hint={note ?? hint}>
      {(control) => (
        <div ref={box}>
          <input
            {...control}
            {...{ ref, name }}
            type="text"
            role="combobox"
            className={size ? 'form-select form-select-sm' : 'form-select'}
            aria-autocomplete="list"
            aria-expanded={isOpen}
            aria-controls={isOpen ? listId : undefined}
            aria-activedescendant={isOpen && at !== null ? optionId(listId, at) : undefined}
            autoComplete="off"
            spellCheck={false}
            placeholder={emptyLabel}
            value={choice.text}
            onChange={({ target }) => choice.type(target.value)}
            onClick={choice.open}
            onKeyDown={choice.handleKeyDown}
            onBlur={handleBlur}
            {...selecting}
          />
          {isOpen && (
            <ChoiceMenu
              field={box}
              {...{ listId, label, offer, at }}
              typed={choice.typed}
              onTake={choice.take}
            />
          )}
          <output className="visually-hidden">{says}</output>
        </div>
      )}
    </Field>
  );
}

interface ChoiceMenuProps {
  readonly field: RefObject<HTMLElement | null>;
  readonly listId: string;
  readonly label: string;
  readonly offer: ChoiceOffer;
  readonly at: number | null;
  readonly typed: string;
  readonly onTake: (option: SelectOption) => void;
}

/** The list of the search field: the matches, how many more there are, or that there are none. */
function ChoiceMenu({ field, listId, label, offer, at, typed, onTake }: ChoiceMenuProps) {
  const { t } = useTranslation('common');
  const menu = useRef<HTMLDivElement>(null);
  usePlaceAtField(menu, field);

  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- a press leaves the focus in the field
    <div ref={menu} className="tw-menu tw-choices" onMouseDown={(event) => event.preventDefault()}>
      <OptionList
        {...{ listId, label, at, onTake }}
        options={offer.options}
        headings={offer.headings}
        keyOf={({ value }) => value}
      >
        {(option) => (
          <span className="option-name" dir="auto">
            <MarkedText text={option.label} typed={typed} />
          </span>
        )}
      </OptionList>
      {offer.options.length === 0 && <p className="note">{t('choice.none', { text: typed })}</p>}
      {offer.more > 0 && <p className="note">{t('choice.more', { count: offer.more })}</p>}
    </div>
  );
}

/** The distance between the field and the list, and between the list and the edge of the window. */
const GAP = 6;
/** The least width for names, even if the field is a narrow table cell. */
const LEAST_WIDTH = 280;
const MOST_HEIGHT = 380;

/** Below the field, or above it if there is more room; as high as the room, even above a phone's keyboard. */
function place(menu: HTMLElement, field: HTMLElement): void {
  const { top, bottom, left, width } = field.getBoundingClientRect();
  const seen = window.visualViewport;
  const seenTop = seen?.offsetTop ?? 0;
  const seenBottom = seenTop + (seen?.height ?? innerHeight);
  const below = seenBottom - bottom - 2 * GAP;
  const above = top - seenTop - 2 * GAP;
  const isAbove = below < Math.min(above, MOST_HEIGHT / 2);
  const wide = Math.min(Math.max(width, LEAST_WIDTH), innerWidth - 2 * GAP);
  menu.style.width = `${wide}px`;
  menu.style.left = `${Math.max(GAP, Math.min(left, innerWidth - wide - GAP))}px`;
  menu.style.maxHeight = `${Math.max(0, Math.min(MOST_HEIGHT, isAbove ? above : below))}px`;
  menu.style.top = isAbove ? 'auto' : `${bottom + GAP}px`;
  menu.style.bottom = isAbove ? `${innerHeight - top + GAP}px` : 'auto';
}

/**
 * Positions a list at its field while it is mounted. It is in the browser's top layer, so that no dialog and no
 * scrolled table clips it, but stays at its place in the document: within the dialog that has the focus.
 */
function usePlaceAtField(
  menuOf: RefObject<HTMLElement | null>,
  fieldOf: RefObject<HTMLElement | null>,
): void {
  useLayoutEffect(() => {
    const [menu, field] = [menuOf.current, fieldOf.current];
    if (!menu || !field) return undefined;
    if ('showPopover' in menu) {
      menu.popover = 'manual';
      menu.showPopover();
    }
    place(menu, field);
    const controller = new AbortController();
    const { signal } = controller;
    const follow = (event: Event) => {
      if (event.target !== menu) place(menu, field);
    };
    addEventListener('scroll', follow, { capture: true, passive: true, signal });
    addEventListener('resize', follow, { signal });
    window.visualViewport?.addEventListener('resize', follow, { signal });
    window.visualViewport?.addEventListener('scroll', follow, { signal });
    return () => controller.abort();
  }, [menuOf, fieldOf]);
}
