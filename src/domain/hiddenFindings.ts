import { type IsoDate, addDays } from './time/period';

/** A finding that a person called right. Its key is not kept, because it has names and descriptions of others. */
export interface HiddenFinding {
  readonly sign: string;
  /** The day on which it was hidden. */
  readonly on: IsoDate;
}

export const MAX_HIDDEN_FINDINGS = 1000;
/** So long a finding stays hidden. */
const HIDDEN_DAYS = 400;

/** A hash of a key, so that the device keeps neither names nor texts: two sums over its characters, each with a prime. */
export function signOf(key: string): string {
  let [one, other] = [0x9e_37_79_b9, 0x85_eb_ca_6b];
  for (const letter of key) {
    const code = letter.codePointAt(0) ?? 0;
    one = Math.imul(one ^ code, 0x9e_37_79_b1);
    other = Math.imul(other ^ code, 0x5f_35_6a_55);
    one ^= other >>> 15;
    other ^= one >>> 13;
  }
  return [one, other].map((part) => (part >>> 0).toString(36)).join('.');
}

const isHidden = ({ on }: HiddenFinding, today: IsoDate) => on >= addDays(today, -HIDDEN_DAYS);

/** The signs of the findings that are hidden on a day, whether the older ones are forgotten already or not. */
export function signsHidden(hidden: readonly HiddenFinding[], today: IsoDate): ReadonlySet<string> {
  return new Set(hidden.filter((one) => isHidden(one, today)).map(({ sign }) => sign));
}

/** Hides a finding; the oldest ones are forgotten. */
export function withHidden(
  hidden: readonly HiddenFinding[],
  key: string,
  today: IsoDate,
): readonly HiddenFinding[] {
  const others = withoutHidden(hidden, key).filter((one) => isHidden(one, today));
  return [{ sign: signOf(key), on: today }, ...others].slice(0, MAX_HIDDEN_FINDINGS);
}

/** Shows a finding again. */
export function withoutHidden(hidden: readonly HiddenFinding[], key: string): readonly HiddenFinding[] {
  const sign = signOf(key);
  return hidden.filter((one) => one.sign !== sign);
}
