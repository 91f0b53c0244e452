/** One number, its budget, and where it comes from. */
export interface Result {
  readonly name: string;
  readonly value: number;
  /** A number without a budget is there to be known. */
  readonly budget?: number;
  readonly unit: string;
  readonly decimals?: number;
}

/** The middle value; of an even number of values the mean of the two in the middle. */
export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  const upper = sorted[Math.floor(sorted.length / 2)];
  const lower = sorted[Math.ceil(sorted.length / 2) - 1];
  if (upper === undefined || lower === undefined) throw new Error('a median of nothing');
  return (upper + lower) / 2;
}

export function printTable(title: string, results: readonly Result[]): void {
  console.log(`\n${title}`);
  const width = Math.max(...results.map(({ name }) => name.length));
  for (const { name, value, budget, unit, decimals = 0 } of results) {
    const line = `  ${name.padEnd(width)} ${value.toFixed(decimals).padStart(8)}`;
    if (budget === undefined) {
      console.log(`${line} ${''.padStart(9)} ${unit}`);
      continue;
    }
    const share = budget === 0 ? '' : `${Math.round((value / budget) * 100)} %`;
    const mark = value > budget ? '  ABOVE' : '';
    console.log(
      `${line} of ${budget.toFixed(decimals).padStart(6)} ${unit.padEnd(4)} ${share.padStart(6)}${mark}`,
    );
  }
}
