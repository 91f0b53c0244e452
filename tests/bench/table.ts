/** What a figure is compared with, measured in the same run: no application can be quicker, or a fixed piece of work. */
export interface Floor {
  /** In a word or two, such as `its markup`. */
  readonly of: string;
  readonly value: number;
}

/** One figure and what it may be. */
export interface Result {
  readonly name: string;
  readonly value: number;
  readonly unit: 'ms' | 'KiB' | 'MiB' | '';
  readonly decimals?: number;
  readonly floor?: Floor;
  /** At most: times the floor where there is one, else in the unit. */
  readonly budget: number;
}

/** The middle value; of an even number of values the mean of the two in the middle. */
export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  const upper = sorted[Math.floor(sorted.length / 2)];
  const lower = sorted[Math.ceil(sorted.length / 2) - 1];
  if (upper === undefined || lower === undefined) throw new Error('a median of nothing');
  return (upper + lower) / 2;
}

/** What is judged, and by what, as the table shows it: what looks the same is not above. */
function judged({ value, decimals = 0, floor, budget }: Result): readonly [string, string] {
  return floor
    ? [(value / floor.value).toFixed(2), budget.toFixed(2)]
    : [value.toFixed(decimals), budget.toFixed(decimals)];
}

export function isAbove(result: Result): boolean {
  const [is, most] = judged(result);
  // What is no number was not measured: nobody may take it for good.
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
