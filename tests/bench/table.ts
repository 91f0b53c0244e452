/**
 * A value of the same run with which a figure is compared: the best that any application could reach, or a fixed piece
 * of work.
 */
export interface Floor {
  /** A short description, such as `its markup`. */
  readonly of: string;
  readonly value: number;
}

/** A figure with its limit. */
export interface Result {
  readonly name: string;
  readonly value: number;
  readonly unit: 'ms' | 'KiB' | 'MiB' | '';
  readonly decimals?: number;
  readonly floor?: Floor;
  /** The limit: a multiple of the floor if there is one, otherwise in the unit. */
  readonly budget: number;
}

/** The median; with an even number of values, the mean of the two in the middle. */
export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  const upper = sorted[Math.floor(sorted.length / 2)];
  const lower = sorted[Math.ceil(sorted.length / 2) - 1];
  if (upper === undefined || lower === undefined) throw new Error('a median of nothing');
  return (upper + lower) / 2;
}

/** The value and its limit as the table shows them, so that equal texts do not count as above the limit. */
function judged({ value, decimals = 0, floor, budget }: Result): readonly [string, string] {
  return floor
    ? [(value / floor.value).toFixed(2), budget.toFixed(2)]
    : [value.toFixed(decimals), budget.toFixed(decimals)];
}

/** Whether there is a number for it, and for its floor. */
export const isMeasured = ({ value, floor }: Result): boolean => Number.isFinite(value / (floor?.value ?? 1));

export function isAbove(result: Result): boolean {
  const [is, most] = judged(result);
  // NaN, which was not measured, is above as well.
  return !(Number(is) <= Number(most));
}

function line(cells: readonly [string, string, string, string, string, string]): string {
  const [name, value, unit, floor, ratio, budget] = cells;
  return `${name.padEnd(55)}${value.padStart(7)} ${unit.padEnd(4)}${floor.padStart(22)}${ratio.padStart(9)}${budget.padStart(9)}`;
}

/** The head of the table. */
export const headLine = line(['', 'value', '', 'floor', 'ratio', 'at most']);

export function lineOf(result: Result): string {
  const { name, value, unit, decimals = 0, floor } = result;
  const [is, most] = judged(result);
  const below = floor ? `${floor.of} ${floor.value.toFixed(decimals)}` : '';
  const ratio = floor ? is : '';
  return (
    line([`  ${name}`, value.toFixed(decimals), unit, below, ratio, most]) +
    (isAbove(result) ? '  ABOVE' : '')
  );
}
