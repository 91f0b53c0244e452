/** Hours as a whole number of hundredths: 7.25 h are 725. Sums of them never drift. */
export type Hundredths = number;

/** The nearest whole number; halfway between two, the one further from zero: -0.5 is -1. */
export function roundHalfAway(value: number): number {
  // Adding zero turns -0 into 0.
  return Math.sign(value) * Math.round(Math.abs(value)) + 0;
}

/** Hundredths of an hour; a finer part is rounded, half away from zero: 1.005 h are 101, -1.005 h are -101. */
export function hundredthsOf(hours: number): Hundredths {
  // 1.005 * 100 is 100.49999…, so the shortest decimal text of the number is used. It cannot have a second exponent.
  return roundHalfAway(Number(`${hours}e2`) || hours * 100);
}

/** The hours as a decimal number, for display and files. */
export function hoursOfHundredths(hundredths: Hundredths): number {
  return hundredths / 100;
}
