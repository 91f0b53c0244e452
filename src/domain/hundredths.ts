/**
 * Hours in hundredths: 7.25 h are 725, 20 minutes are 33.3. They may have parts down to a millionth of an hour, because only
 * what is shown is rounded. They are added with `plus`, so that sums never drift.
 */
export type Hundredths = number;

/** The smallest part is a millionth of an hour. */
const PARTS = 10_000;

/** The nearest whole number; halfway between two, the one further from zero: -0.5 is -1. */
export function roundHalfAway(value: number): number {
  // Adding zero turns -0 into 0.
  return Math.sign(value) * Math.round(Math.abs(value)) + 0;
}

/** Removes what binary fractions add to a sum or product of hundredths: 33.3 + 66.7 is 100. */
export function exactly(hundredths: number): Hundredths {
  return roundHalfAway(hundredths * PARTS) / PARTS;
}

/** Adds hundredths without binary drift. */
export function plus(...all: readonly Hundredths[]): Hundredths {
  return exactly(all.reduce((sum, one) => sum + one, 0));
}

/** Hundredths of an hour; finer parts than a millionth of an hour are rounded, half away from zero. */
export function hundredthsOf(hours: number): Hundredths {
  // 1.005 * 100 is 100.49999…, so the shortest decimal text of the number is used. It cannot have a second exponent.
  return exactly(Number(`${hours}e2`) || hours * 100);
}

/** The hours as a decimal number, for display and files. */
export function hoursOfHundredths(hundredths: Hundredths): number {
  return roundHalfAway(hundredths * PARTS) / (PARTS * 100);
}
