/** A place that shows a sum, what it says, and what the oracle says; each of any form that can be compared. */
interface Compared {
  readonly place: string;
  readonly says: unknown;
  readonly must: unknown;
}

/** Every place was compared, and says what the oracle says. */
export const AGREED: { readonly differences: readonly string[]; readonly neverCompared: readonly string[] } =
  {
    differences: [],
    neverCompared: [],
  };

/**
 * What the places say that show sums, beside what they must say. A failure lists all differences, with their companies; and
 * a place that nothing was compared with is one, too, because a loop over nothing would agree with everything.
 */
export class Differences {
  readonly #all: string[] = [];
  readonly #times = new Map<string, number>();
  #company = '';

  constructor(...places: readonly string[]) {
    for (const place of places) this.#times.set(place, 0);
  }

  /** What is compared from now on is of this company. */
  of(company: string): void {
    this.#company = company;
  }

  compare(place: string, says: unknown, must: unknown, where = ''): void {
    const { place: key, ...both }: Compared = { place, says, must };
    const times = this.#times.get(key);
    if (times === undefined) throw new Error(`"${place}" is not announced`);
    this.#times.set(key, times + 1);
    const [one, other] = [both.says, both.must].map((value) => JSON.stringify(value));
    if (one !== other) this.#all.push(`${this.#company}: ${place} ${where} says ${one}, must say ${other}`);
  }

  /** What differs, and the places that were never compared; `AGREED` if all is well. */
  get result(): typeof AGREED {
    const idle = [...this.#times].filter(([, times]) => times === 0).map(([place]) => place);
    return { differences: this.#all, neverCompared: idle };
  }
}
