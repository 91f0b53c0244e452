/** An amount of money in whole cents (EUR). Sums of cents never drift the way sums of binary fractions do. */
export type Cents = number & { readonly __unit: 'cents' };

/** Marks a whole number as cents; a fraction is rounded half away from zero. */
export function cents(amount: number): Cents {
  const rounded = Math.sign(amount) * Math.round(Math.abs(amount));
  // -0 would print as "-0,00".
  return (rounded === 0 ? 0 : rounded) as Cents; // oxlint-disable-line typescript/no-unsafe-type-assertion -- the one place that makes the brand
}

/** Cents of an amount in euros as the service writes it (a number such as 37.2). */
export function centsOfEuros(euros: number): Cents {
  // 1.005 * 100 is 100.49999…: the shortest decimal text of the number is what its author meant.
  return cents(Number(`${euros}e2`) || euros * 100);
}

/** Euros as a number for the service, with at most two decimals. */
export function eurosOfCents(amount: Cents): number {
  return amount / 100;
}

/** Sum of amounts. */
export function sumCents(amounts: readonly Cents[]): Cents {
  return cents(amounts.reduce((sum, amount) => sum + amount, 0));
}
