import { type FocusEvent, useEffectEvent, useId, useLayoutEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { optionId } from '../../options/OptionList';
import { Field } from '../Field';
import { useAfterPress } from '../useAfterPress';
import { useSelectOnFocus } from '../useSelectOnFocus';
import type { ChoiceFieldProps } from './ChoiceField';
import { ChoiceMenu } from './ChoiceMenu';
import { useSearchedChoice } from './useSearchedChoice';

interface SearchedFieldProps extends Omit<ChoiceFieldProps, 'onBlur' | 'loadFailed' | 'onRetry'> {
  readonly onBlur: ((event: FocusEvent) => void) | undefined;
  /** It stands in place of the select that was there before. */
  readonly onShown: (control: HTMLElement) => void;
}

/**
 * A choice from a long list, searched by typing (combobox pattern): arrows, Home, End and the page keys move in the list,
 * Enter takes, Escape closes it and then brings back what was chosen. Whoever leaves the field after typing takes what is
 * marked; where nothing fits, what was chosen stays, and the field says so.
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
    // Another window has the focus; here it has not moved.
    if (document.activeElement === event.currentTarget) return;
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
    <Field
      {...{ label, error }}
      hint={note ?? hint}
      labelHidden={labelHidden ?? false}
      required={required ?? false}
    >
      {(control) => (
        <div className="tw-choice" ref={box}>
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
