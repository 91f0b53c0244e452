import { grouped } from '../grouped';
import { type Hundredths, exactly, hundredthsOf, plus, roundHalfAway } from '../hundredths';
import type { Cents } from '../money/money';
import {
  type CountedPerson,
  type HandedOver,
  type PayrollPerson,
  type PayrollSettings,
  type PayrollValues,
  VALUE_KINDS,
  type ValueKind,
  forEachValue,
  isMoney,
} from './payroll';

/** A wage type with all values that are added for it. */
export interface UsedWageType {
  readonly number: string;
  readonly key: string;
  readonly unit: Exclude<HandedOver, 'none'>;
  readonly kinds: readonly ValueKind[];
}

/** A line of a file: the value of a person for a wage type. */
export interface PayrollLine {
  readonly person: PayrollPerson;
  readonly wageType: UsedWageType;
  /** Hundredths of hours or kilometres, or cents, before they were rounded. */
  readonly exact: Hundredths;
  /** The same as the file has it: a whole number. */
  readonly hundredths: number;
  readonly isRounded: boolean;
}

/** The sum of a wage type, as the files have it. */
export interface WageTypeSum {
  readonly wageType: UsedWageType;
  readonly hundredths: number;
  readonly lines: number;
}

/** The order of personnel numbers: 26 comes before 101, and A2 before A10. */
const byNumber = new Intl.Collator('de', { numeric: true });

/** A typed number in a form that can be compared: 0200 is the same as 200. */
export function sameNumber(typed: string): string {
  const text = typed.trim();
  return /^\d+$/u.test(text) ? String(Number(text)) : text;
}

/** People with the values that are handed over: those of no wage type, and kilometres of a company car, are 0. */
export function asHandedOver(
  people: readonly CountedPerson[],
  { wageTypes }: PayrollSettings,
): readonly CountedPerson[] {
  return people.map(({ person, values }) => ({
    person,
    values: forEachValue((kind) =>
      wageTypes[kind].as === 'none' || (kind === 'km' && !person.isKmPaid) ? 0 : values[kind],
    ),
  }));
}

/**
 * A value in hundredths of its unit; amounts in cents.
 *
 * @param mileage for a kilometre, if they are handed over as an amount
 */
export function valueInHundredths(
  kind: ValueKind,
  values: PayrollValues,
  { wageTypes }: PayrollSettings,
  mileage: Cents,
): Hundredths {
  const value = values[kind];
  if (isMoney(kind)) return value;
  return kind === 'km' && wageTypes.km.as === 'amount' ? exactly(value * mileage) : hundredthsOf(value);
}

/** The wage types that have a number, in the order of their first values. Values of one number are added if unit and key agree. */
function usedWageTypes({ wageTypes }: PayrollSettings): readonly UsedWageType[] {
  const used: UsedWageType[] = [];
  for (const kind of VALUE_KINDS) {
    const { as: unit, number, key } = wageTypes[kind];
    if (unit === 'none' || number.trim() === '') continue;
    const at = used.findIndex(
      (other) =>
        sameNumber(other.number) === sameNumber(number) &&
        other.unit === unit &&
        sameNumber(other.key) === sameNumber(key),
    );
    const same = used[at];
    if (same) used[at] = { ...same, kinds: [...same.kinds, kind] };
    else used.push({ number: number.trim(), key: key.trim(), unit, kinds: [kind] });
  }
  return used;
}

/**
 * The lines of the files for payroll: people by their numbers, then wage types in the order of the values. A value that is
 * zero as it would be written has no line.
 *
 * @param mileage for a kilometre
 */
export function payrollLines(
  people: readonly CountedPerson[],
  settings: PayrollSettings,
  mileage: Cents,
): readonly PayrollLine[] {
  const wageTypes = usedWageTypes(settings);
  return asHandedOver(people, settings)
    .toSorted((one, other) => byNumber.compare(one.person.number.trim(), other.person.number.trim()))
    .flatMap(({ person, values }) =>
      wageTypes.flatMap((wageType) => {
        const exact = plus(
          ...wageType.kinds.map((kind) => valueInHundredths(kind, values, settings, mileage)),
        );
        const hundredths = roundHalfAway(exact);
        const line = { person, wageType, exact, hundredths, isRounded: exact !== hundredths };
        return hundredths === 0 ? [] : [line];
      }),
    );
}

/** The sum and the number of lines of each wage type, in the order of the values. */
export function wageTypeSums(lines: readonly PayrollLine[]): readonly WageTypeSum[] {
  const placeOf = ({ wageType }: PayrollLine) => VALUE_KINDS.findIndex((kind) => kind === wageType.kinds[0]);
  return [...grouped(lines, placeOf)]
    .toSorted(([one], [other]) => one - other)
    .map(([, own]) => ({
      wageType: own[0].wageType,
      hundredths: own.reduce((sum, { hundredths }) => sum + hundredths, 0),
      lines: own.length,
    }));
}
