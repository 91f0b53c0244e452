import { clsx } from 'clsx';
import search from 'bootstrap-icons/icons/search.svg?icon';
import { type FocusEvent, type KeyboardEvent, type RefObject, useId, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { MAX_QUERY_LETTERS } from '@/domain/limits';
import { isEmptyQuery } from '@/domain/find/findQuery';
import { useSingleKeys } from '../../ui/keys/useSingleKey';
import { Icon } from '../../ui/buttons/Icon';
import { singleKeys } from '../../ui/keys/singleKeys';
import { optionId } from '../../ui/options/OptionList';
import { usePressElsewhere } from '../../ui/window/usePressElsewhere';
import { FindChips, focusLastChip } from './FindChips';
import { FindPanel } from './FindPanel';
import type { TypedFind } from './find';
import type { FindFieldProps } from './FindField';
import { type FindPanelState, useFindPanel } from './useFindPanel';
import classes from './findField.module.scss';

export interface FindBoxProps extends Omit<FindFieldProps, 'countLabel' | 'find' | 'sorts' | 'use'> {
  readonly find: TypedFind;
  readonly input: RefObject<HTMLInputElement | null>;
}

/** Where nothing is set and the field is at rest, its key is shown. */
function KeyHint() {
  const isOn = useSingleKeys().value === true;
  if (!isOn) return null;
  return (
    <span className={clsx('tw-key-cap', 'no-touch', classes.keyHint)} aria-hidden="true">
      {singleKeys.find.toUpperCase()}
    </span>
  );
}

interface InputKeys {
  readonly find: TypedFind;
  readonly panel: FindPanelState;
  readonly goToChips: () => boolean;
  readonly leave: () => void;
}

/** The keys of the field; true if one was for it. */
function pressKey(event: KeyboardEvent<HTMLInputElement>, { find, panel, goToChips, leave }: InputKeys) {
  const { selectionStart, selectionEnd } = event.currentTarget;
  switch (event.key) {
    case 'ArrowDown':
    case 'ArrowUp':
      if (!panel.isOpen) panel.openSuggestions();
      else if (panel.options.length > 0) panel.step(event.key === 'ArrowDown' ? 1 : -1);
      return true;
    case 'Enter':
      if (panel.isOpen) panel.enter();
      return true;
    case ' ':
      if (!panel.filter) return false;
      panel.space();
      return true;
    case 'ArrowLeft':
    case 'Backspace':
      return selectionStart === 0 && selectionEnd === 0 && goToChips();
    case 'Tab':
      // Into the fields of an own period, which are in the panel.
      if (panel.filter?.name !== 'period') panel.close();
      return false;
    case 'Escape':
      if (panel.isOpen) panel.close();
      else if (find.text !== '') find.typing.set('');
      else leave();
      return true;
    default:
      return false;
  }
}

interface FindInputProps extends Pick<FindBoxProps, 'find' | 'label' | 'input' | 'onLeave'> {
  readonly panel: FindPanelState;
  readonly listId: string;
  readonly hasFocus: boolean;
  readonly goToChips: () => boolean;
}

/** The text of the field, which has the focus and the keys for the panel. */
function FindInput({ find, label, input, panel, listId, hasFocus, goToChips, onLeave }: FindInputProps) {
  const { t } = useTranslation('find');
  const { isOpen, at, filter } = panel;
  // Beside chips there is little room, and they show what the field is for.
  const rest = find.filters.some(({ chosen }) => chosen.length > 0) ? '' : `${label} …`;

  function leave() {
    input.current?.blur();
    onLeave?.();
  }

  function handleKeyDown(event: KeyboardEvent<HTMLInputElement>) {
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    if (!pressKey(event, { find, panel, goToChips, leave })) return;
    event.preventDefault();
    event.stopPropagation();
  }

  return (
    <input
      ref={input}
      type="text"
      role="combobox"
      aria-label={label}
      aria-autocomplete="list"
      aria-expanded={isOpen}
      aria-controls={isOpen ? listId : undefined}
      aria-activedescendant={isOpen && at !== null ? optionId(listId, at) : undefined}
      autoComplete="off"
      spellCheck={false}
      maxLength={MAX_QUERY_LETTERS}
      // oxlint-disable-next-line jsx-a11y/no-autofocus -- the focus stays on what was pressed
      autoFocus={hasFocus}
      placeholder={filter ? t('valueSearch', { name: filter.label }) : rest}
      value={panel.text}
      onChange={({ target }) => panel.type(target.value)}
      onFocus={panel.openSuggestions}
      onClick={() => isOpen || panel.openSuggestions()}
      onKeyDown={handleKeyDown}
    />
  );
}

/** The field on desktops and tablets: what is set as chips, then the text; the panel is below it. */
export function FindBox({ find, label, input, size, hasFocus = false, onLeave }: FindBoxProps) {
  const { t } = useTranslation('find');
  const listId = useId();
  const box = useRef<HTMLDivElement>(null);
  const chips = useRef<HTMLDivElement>(null);
  const panel = useFindPanel(find, hasFocus);
  const { isOpen, close, openFilters, openValues } = panel;
  usePressElsewhere(box, close, { isOpen });

  // The focus alone opens the suggestions, so whatever else is to be shown is said after it.
  function focusAnd(show: () => void) {
    input.current?.focus();
    show();
  }

  function reset() {
    find.reset();
    focusAnd(close);
  }

  /** Without another element it is the window that lost the focus, or a calendar that renders its days again. */
  function handleBlur({ currentTarget, relatedTarget }: FocusEvent) {
    if (relatedTarget && !currentTarget.contains(relatedTarget)) close();
  }

  const isInUse = !isEmptyQuery(find.query) || find.text !== '';
  return (
    <div
      className={clsx(classes.find, isInUse && classes.isSet)}
      ref={box}
      onFocus={find.onOpen}
      onBlur={handleBlur}
    >
      <div className={clsx(classes.field, size === 'lg' && classes.isLarge)}>
        <Icon of={search} />
        <FindChips
          filters={find.filters}
          row={chips}
          onChange={(filter, left) => focusAnd(() => openValues(filter, left))}
          onMore={() => focusAnd(openFilters)}
          onFocus={close}
          onField={() => focusAnd(close)}
        />
        <FindInput
          {...{ find, label, input, panel, listId, hasFocus }}
          goToChips={() => focusLastChip(chips.current)}
          {...(onLeave && { onLeave })}
        />
        {isInUse ? (
          <button type="button" className={classes.reset} onClick={reset}>
            {t('reset')}
          </button>
        ) : (
          <KeyHint />
        )}
      </div>
      {isOpen && <FindPanel {...{ listId, find, panel }} onDone={() => focusAnd(close)} />}
    </div>
  );
}
