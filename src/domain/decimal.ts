/**
 * Reads a number as people type it: `7,5`, `7.5`, ` 7 `, `,5`. Thousands separators are not guessed at, because
 * `1.500` would be ambiguous between the two languages.
 *
 * @returns the number, `null` for empty text, `undefined` for text that is no such number
 */
export function parseDecimal(text: string): number | null | undefined {
  const trimmed = text.trim();
  if (trimmed === '') return null;
  if (!/^[+-]?(?:\d+(?:[.,]\d*)?|[.,]\d+)$/u.test(trimmed)) return undefined;
  const value = Number(trimmed.replace(',', '.'));
  return Number.isFinite(value) ? value : undefined;
}

/** Whether a number is a whole multiple of the step, free of binary rounding. */
export function isMultipleOf(value: number, step: number): boolean {
  const ratio = value / step;
  return Math.abs(ratio - Math.round(ratio)) < 1e-9;
}

/** Adds numbers that have at most three decimals without binary drift: 0.1 + 0.2 is 0.3. */
export function sumDecimals(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + Math.round(value * 1000), 0) / 1000;
}

/**
 * The next multiple of the step above or below a value, as a stepper's buttons do it: 7.25 goes up to 7.5 and
 * down to 7.
 */
export function stepFrom(value: number, step: number, direction: 1 | -1): number {
  const ratio = value / step;
  const nearest = Math.round(ratio);
  const isOnStep = Math.abs(ratio - nearest) < 1e-9;
  const next = isOnStep ? nearest + direction : direction === 1 ? Math.ceil(ratio) : Math.floor(ratio);
  return Math.round(next * step * 1000) / 1000;
}
