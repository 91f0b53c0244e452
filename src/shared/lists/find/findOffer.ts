import { type ShownChoices, findChoices } from '@/domain/search/choices';
import type { FilterValue, Find, ShownFilter, TypedFind } from './find';

/** An option of the panel below the field. */
export type FindOption =
  /** The list is to contain the typed text. */
  | { readonly kind: 'text' }
  | { readonly kind: 'filter'; readonly filter: ShownFilter }
  | { readonly kind: 'value'; readonly filter: ShownFilter; readonly value: FilterValue };

/** The options of the panel, with headings before some of them, and how many more there are. */
export interface FindOffer {
  readonly options: readonly FindOption[];
  readonly headings: ReadonlyMap<number, string>;
  readonly more: number;
}

/** How many values of each filter are suggested for a text; the list of the filter has the others. */
const MOST_SUGGESTED = 5;

export function keyOfOption(option: FindOption): string {
  if (option.kind === 'text') return 'text';
  if (option.kind === 'filter') return option.filter.name;
  return `${option.filter.name}=${option.value.value}`;
}

export const isChosen = ({ chosen }: ShownFilter, { value }: FilterValue) =>
  chosen.some((one) => one.value === value);

/** A filter that is on or off, such as "without project": it needs no list of values. */
export const isSwitch = ({ isSingle, values }: ShownFilter) => isSingle && values.length === 1;

/** Chooses a value, or no longer. */
export function toggle(filter: ShownFilter, { value }: FilterValue): void {
  const chosen = filter.chosen.map((one) => one.value);
  if (chosen.includes(value)) filter.choose(chosen.filter((one) => one !== value));
  else filter.choose(filter.isSingle ? [value] : [...chosen, value]);
}

/** A value is found by its label and by what tells it apart. */
function findValues(values: readonly FilterValue[], text: string) {
  const choices = values.map((of) => ({ value: of.value, label: `${of.label} ${of.detail ?? ''}`, of }));
  return findChoices(choices, text);
}

/** Before anything is typed: the filters. */
export function filtersOffer({ filters }: Find, heading: string): FindOffer {
  return {
    options: filters.map((filter) => ({ kind: 'filter', filter })),
    headings: new Map([[0, heading]]),
    more: 0,
  };
}

/** For a typed text: to search for it, then the values that it may mean, by filter. */
export function textOffer({ filters, text }: TypedFind): FindOffer {
  const options: FindOption[] = [{ kind: 'text' }];
  const headings = new Map<number, string>();
  for (const filter of filters) {
    const open = filter.values.filter((value) => !isChosen(filter, value));
    const found = findValues(open, text).shown.slice(0, MOST_SUGGESTED);
    if (found.length > 0) headings.set(options.length, filter.label);
    for (const { of } of found) options.push({ kind: 'value', filter, value: of });
  }
  return { options, headings, more: 0 };
}

/**
 * The values of a filter in the order of its list.
 *
 * @param first the values that were chosen when the list was opened; they stay in front, so that nothing moves below
 *   the pointer
 */
export function orderedValues(
  { name, values }: ShownFilter,
  first: readonly FilterValue[],
): readonly FilterValue[] {
  // Periods are in the order of the calendar; an own one is in the fields below them.
  const leading = name === 'period' ? [] : first;
  const isFirst = new Set(leading.map(({ value }) => value));
  const known = new Map(values.map((value) => [value.value, value]));
  return [
    ...leading.map((value) => known.get(value.value) ?? value),
    ...values.filter(({ value }) => !isFirst.has(value)),
  ];
}

/** The values of a filter that a text finds. */
export function valuesOffer(filter: ShownFilter, first: readonly FilterValue[], typed: string): FindOffer {
  const { shown, more }: ShownChoices<{ readonly of: FilterValue } & FilterValue> = findValues(
    orderedValues(filter, first),
    typed,
  );
  return {
    options: shown.map(({ of }) => ({ kind: 'value', filter, value: of })),
    headings: new Map(),
    more,
  };
}
