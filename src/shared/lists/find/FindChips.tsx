import { clsx } from 'clsx';
import close from 'bootstrap-icons/icons/x-lg.svg?icon';
import { type KeyboardEvent, type RefObject, useRef, useEffectEvent, useLayoutEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Icon } from '../../ui/buttons/Icon';
import { type ShownFilter, namesKind } from './find';
import classes from './findField.module.scss';

interface FindChipsProps {
  readonly filters: readonly ShownFilter[];
  readonly row: RefObject<HTMLDivElement | null>;
  /** Opens the values of a filter, at the place of its chip. */
  readonly onChange: (filter: ShownFilter, left: number) => void;
  /** Opens the list of all filters. */
  readonly onMore: () => void;
  readonly onFocus: () => void;
  /** Moves the focus to the field. */
  readonly onField: () => void;
}

/** The chosen values of a filter in a few words. */
export function chosenWords({ chosen }: ShownFilter): string {
  const [first] = chosen;
  return chosen.length > 1 ? `${first?.label} + ${chosen.length - 1}` : (first?.label ?? '');
}

/** The set filters as chips in the field; those that do not fit into its line are behind the last one. */
export function FindChips({ filters, row, onChange, onMore, onFocus, onField }: FindChipsProps) {
  const { t } = useTranslation('find');
  const set = filters.filter(({ chosen }) => chosen.length > 0);
  const fitting = useFittingChips(
    row,
    set.map(({ name }) => name),
  );
  const hidden = set.length - fitting;

  function move(event: KeyboardEvent, direction: 1 | -1) {
    if (!(event.target instanceof Element)) return;
    if (!focusChipBeside(row.current, event.target, direction) && direction === 1) onField();
  }

  /** The focus moves first, while the next chip is still beside this one. */
  function remove(filter: ShownFilter, element: Element) {
    const isNextShown = set.indexOf(filter) + 1 < fitting;
    if (!isNextShown || !focusChipBeside(row.current, element, 1)) onField();
    filter.choose([]);
  }

  function handleKeyDown(event: KeyboardEvent, filter?: ShownFilter) {
    if (event.key === 'ArrowLeft') move(event, -1);
    else if (event.key === 'ArrowRight') move(event, 1);
    else if (event.key === 'Escape') onField();
    else if (filter && (event.key === 'Delete' || event.key === 'Backspace'))
      remove(filter, event.currentTarget);
    else return;
    event.preventDefault();
    event.stopPropagation();
  }

  if (set.length === 0) return null;
  return (
    <div className="row no-shrink gap-6" ref={row} onFocus={onFocus}>
      {set.map((filter, at) => (
        <Chip
          key={filter.name}
          filter={filter}
          isHidden={at >= fitting}
          onKeyDown={(event) => handleKeyDown(event, filter)}
          onChange={(left) => onChange(filter, left)}
          onRemove={(element) => remove(filter, element)}
        />
      ))}
      {hidden > 0 && (
        <span className={classes.chip}>
          <button
            type="button"
            className={classes.more}
            aria-label={t('chip.moreName', { count: hidden })}
            onClick={onMore}
            onKeyDown={(event) => handleKeyDown(event)}
          >
            {t('chip.more', { hidden })}
          </button>
        </span>
      )}
    </div>
  );
}

interface ChipProps {
  readonly filter: ShownFilter;
  /** There is no room for it; it stays in the page to be measured. */
  readonly isHidden: boolean;
  readonly onKeyDown: (event: KeyboardEvent) => void;
  readonly onChange: (left: number) => void;
  readonly onRemove: (chip: Element) => void;
}

function Chip({ filter, isHidden, onKeyDown, onChange, onRemove }: ChipProps) {
  const { t } = useTranslation('find');
  const chip = useRef<HTMLSpanElement>(null);
  const [first] = filter.chosen;
  const words = chosenWords(filter);
  const hasKind = !namesKind(filter, words);
  const what = hasKind ? `${filter.label}: ${words}` : words;
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- it hears the keys of its two buttons
    <span
      className={clsx(classes.chip, isHidden && classes.isHidden)}
      ref={chip}
      aria-hidden={isHidden || undefined}
      onKeyDown={onKeyDown}
    >
      <button
        type="button"
        className={classes.value}
        aria-haspopup="listbox"
        aria-label={t('chip.change', { what })}
        title={what}
        onClick={() => onChange(chip.current?.offsetLeft ?? 0)}
      >
        {hasKind && <span className={classes.kind}>{filter.label}</span>}
        <b>{first?.label}</b>
        {filter.chosen.length > 1 && <span>+ {filter.chosen.length - 1}</span>}
      </button>
      <button
        type="button"
        className={classes.remove}
        aria-label={t('chip.remove', { what })}
        onClick={() => chip.current && onRemove(chip.current)}
      >
        <Icon of={close} />
      </button>
    </span>
  );
}

/** The chips in a row, by their first button; those that do not fit are no stops. */
function stops(row: HTMLElement | null): readonly HTMLElement[] {
  return [...(row?.querySelectorAll<HTMLElement>(':scope > :not([aria-hidden]) > button:first-child') ?? [])];
}

/** Moves the focus to the last chip. False if there is none. */
export function focusLastChip(row: HTMLElement | null): boolean {
  const last = stops(row).at(-1);
  last?.focus();
  return last !== undefined;
}

/**
 * Moves the focus from a chip to the one before or after it. False if there is none.
 *
 * @param chip an element of the chip
 */
function focusChipBeside(row: HTMLElement | null, chip: Element, direction: 1 | -1): boolean {
  const all = stops(row);
  const at = all.findIndex((stop) => stop.parentElement?.contains(chip) === true);
  const next = at < 0 ? undefined : all[at + direction];
  next?.focus();
  return next !== undefined;
}

/** Space that chips leave to the icon, the text and the button at the end of the field, in pixels. */
const KEPT_FREE = 230;
/** The same where a narrow field does without the button. */
const KEPT_WITHOUT_BUTTON = 135;
/** Between two chips. */
const GAP = 6;
/** The width of the chip that stands for those that do not fit. */
const MORE = 60;

/**
 * How many chips fit into one line; those that do not are hidden by the caller but stay measurable.
 *
 * @param names the chips, which are the first children of the row
 */
function useFittingChips(row: RefObject<HTMLElement | null>, names: readonly string[]): number {
  const count = names.length;
  const chips = names.join();
  const [measured, setMeasured] = useState({ chips, fitting: count });
  const measure = useEffectEvent(() => {
    const field = row.current?.parentElement;
    if (!field) return;
    const end = field.lastElementChild;
    const hasButton = end instanceof HTMLElement && end.offsetWidth > 0;
    const kept = hasButton ? KEPT_FREE : KEPT_WITHOUT_BUTTON;
    const fitting = fittingIn(field.clientWidth - kept, row.current, count);
    setMeasured((last) => (last.chips === chips && last.fitting === fitting ? last : { chips, fitting }));
  });

  // It is told the sizes at once, before they are painted, and each change of one.
  useLayoutEffect(() => {
    const field = row.current?.parentElement;
    if (!field || chips === '') return undefined;
    const observer = new ResizeObserver(() => measure());
    for (const element of [field, ...(row.current?.children ?? [])]) observer.observe(element);
    return () => observer.disconnect();
  }, [row, chips]);

  return measured.chips === chips ? measured.fitting : count;
}

function fittingIn(available: number, row: HTMLElement | null, count: number): number {
  const widths = [...(row?.children ?? [])]
    .slice(0, count)
    .map((chip) => (chip instanceof HTMLElement ? chip.offsetWidth : 0));
  let used = 0;
  for (const [at, width] of widths.entries()) {
    used += width + GAP;
    if (used + (at < count - 1 ? MORE : 0) > available) return at;
  }
  return count;
}
