import { grouped } from '../grouped';
import { type Hundredths, plus } from '../hundredths';
import type { Cents } from '../money/money';
import {
  type CountedPerson,
  type PayrollFormat,
  type PayrollPerson,
  type PayrollSettings,
  VALUE_KINDS,
  type ValueKind,
} from './payroll';
import { type PayrollLine, asHandedOver, payrollLines, sameNumber, valueInHundredths } from './payrollLines';
import type { OpenItem } from './payrollMonth';
import { encodeWindows1252 } from '../windows1252';

/** Why a file cannot be made yet, and about whom or what. */
export type Refusal =
  | { readonly kind: 'open'; readonly item: OpenItem }
  | { readonly kind: 'numberMissing' | 'numberWrong'; readonly person: PayrollPerson }
  | { readonly kind: 'numberTwice'; readonly people: readonly PayrollPerson[] }
  /** Beraternummer or Mandantennummer. */
  | { readonly kind: 'advisorWrong' | 'clientWrong'; readonly typed: string }
  /** With the sum of the value in hundredths of its unit; an amount is in cents. */
  | { readonly kind: 'wageTypeMissing'; readonly value: ValueKind; readonly sum: Hundredths }
  /** A key is missing also if it is not a number. */
  | { readonly kind: 'wageTypeWrong' | 'keyMissing'; readonly value: ValueKind }
  /** The same number for values that cannot be added, because their units or keys differ. */
  | { readonly kind: 'wageTypeTwice'; readonly values: readonly ValueKind[] }
  | { readonly kind: 'tooManyHours' | 'amountTooLarge'; readonly line: PayrollLine }
  /** The name or the number of a person has a letter that the file cannot have. */
  | { readonly kind: 'letter'; readonly person: PayrollPerson; readonly letter: string }
  | { readonly kind: 'noLine' };

/** A month before its file is made. */
export interface MonthToWrite {
  readonly people: readonly CountedPerson[];
  readonly settings: PayrollSettings;
  /** For a kilometre. */
  readonly mileage: Cents;
  /** The sheets and people of the month that are open. */
  readonly open: readonly OpenItem[];
}

/** The hours of a month of 31 days, and the largest amount: DATEV's limits. In hundredths. */
const MOST_HOURS = 744_00;
const LARGEST_AMOUNT = 999_999_999;

const isDatev = (format: PayrollFormat) => format === 'lodas' || format === 'lug';

/** Everything that stands against making a file, in the order of its parts. */
export function refusals(format: PayrollFormat, month: MonthToWrite): readonly Refusal[] {
  const lines = payrollLines(month.people, month.settings, month.mileage);
  const all: readonly Refusal[] = [
    // A missing number is named below, among the numbers.
    ...month.open.filter(({ kind }) => kind !== 'noNumber').map((item) => ({ kind: 'open', item }) as const),
    ...refusedNumbers(month),
    ...(isDatev(format) ? refusedOffice(month.settings) : []),
    ...refusedWageTypes(format, month),
    ...refusedLines(lines),
    ...refusedLetters(format, month),
  ];
  const isEmpty = lines.length === 0 && !all.some(({ kind }) => kind === 'wageTypeMissing');
  return isEmpty ? [...all, { kind: 'noLine' }] : all;
}

function refusedNumbers({ people, settings }: MonthToWrite): readonly Refusal[] {
  const isOwn = settings.numbers === 'own';
  const all = people.map(({ person }) => person);
  const isMissing = ({ number }: PayrollPerson) => number.trim() === '';
  const isWrong = ({ number }: PayrollPerson) =>
    isOwn ? /[;\p{Cc}]/u.test(number.trim()) : !/^(?=.*[1-9])\d{1,5}$/u.test(number.trim());
  const byNumber = grouped(all, (person) => {
    if (isMissing(person)) return null;
    return isOwn ? person.number.trim() : sameNumber(person.number);
  });
  return [
    ...all.filter(isMissing).map((person) => ({ kind: 'numberMissing', person }) as const),
    ...[...byNumber.values()]
      .filter(({ length }) => length > 1)
      .map((same) => ({ kind: 'numberTwice', people: same }) as const),
    ...all
      .filter((person) => !isMissing(person) && isWrong(person))
      .map((person) => ({ kind: 'numberWrong', person }) as const),
  ];
}

function refusedOffice({ advisor, client }: PayrollSettings): readonly Refusal[] {
  return [
    ...(/^\d{4,7}$/u.test(advisor.trim()) ? [] : [{ kind: 'advisorWrong', typed: advisor } as const]),
    ...(/^\d{1,5}$/u.test(client.trim()) ? [] : [{ kind: 'clientWrong', typed: client } as const]),
  ];
}

/** Whether the program that reads the format takes the number of a wage type. */
function isWageType(
  number: string,
  format: PayrollFormat,
  encoding: PayrollSettings['csvEncoding'],
): boolean {
  if (format === 'lodas') return /^\d{1,4}$/u.test(number);
  if (format === 'csv') return encoding === 'utf-8' || 'bytes' in encodeWindows1252(number);
  if (format === 'xlsx') return true;
  const value = /^\d+$/u.test(number) ? Number(number) : 0;
  return (value >= 1 && value <= 5999) || (value >= 8000 && value <= 9999);
}

function refusedWageTypes(format: PayrollFormat, month: MonthToWrite): readonly Refusal[] {
  const { people, settings, mileage } = month;
  const { wageTypes, csvEncoding } = settings;
  const all = asHandedOver(people, settings).map(({ values }) => values);
  // Wage types of values that nobody has this month do not matter.
  const used = VALUE_KINDS.filter((kind) => all.some((values) => values[kind] !== 0));
  const numbered = used.filter((kind) => wageTypes[kind].number.trim() !== '');
  const byNumber = grouped(numbered, (kind) => sameNumber(wageTypes[kind].number));
  const unitAndKey = (kind: ValueKind) => `${wageTypes[kind].as} ${sameNumber(wageTypes[kind].key)}`;
  return [
    ...used
      .filter((kind) => !numbered.includes(kind))
      .map((value) => {
        const sums = all.map((values) => valueInHundredths(value, values, settings, mileage));
        return { kind: 'wageTypeMissing', value, sum: plus(...sums) } as const;
      }),
    ...numbered
      .filter((kind) => !isWageType(wageTypes[kind].number.trim(), format, csvEncoding))
      .map((value) => ({ kind: 'wageTypeWrong', value }) as const),
    ...[...byNumber.values()]
      .filter((values) => new Set(values.map(unitAndKey)).size > 1)
      .map((values) => ({ kind: 'wageTypeTwice', values }) as const),
    // Its key is asked for once the number is there.
    ...numbered
      .filter((kind) => format === 'lodas' && !/^\d+$/u.test(wageTypes[kind].key.trim()))
      .map((value) => ({ kind: 'keyMissing', value }) as const),
  ];
}

function refusedLines(lines: readonly PayrollLine[]): readonly Refusal[] {
  const beyond = (isOfHours: boolean, most: number) =>
    lines.filter(
      ({ wageType, hundredths }) => (wageType.unit === 'hours') === isOfHours && Math.abs(hundredths) > most,
    );
  return [
    ...beyond(true, MOST_HOURS).map((line) => ({ kind: 'tooManyHours', line }) as const),
    ...beyond(false, LARGEST_AMOUNT).map((line) => ({ kind: 'amountTooLarge', line }) as const),
  ];
}

/** The CSV has names, and all files have numbers; those of DATEV are checked by themselves. */
function refusedLetters(format: PayrollFormat, { people, settings }: MonthToWrite): readonly Refusal[] {
  if (format === 'xlsx' || (format === 'csv' && settings.csvEncoding === 'utf-8')) return [];
  return people.flatMap(({ person }) => {
    const name = format === 'csv' ? person.name : '';
    const number = settings.numbers === 'own' ? person.number : '';
    const encoded = encodeWindows1252(`${name}\n${number}`);
    return 'lacking' in encoded ? [{ kind: 'letter', person, letter: encoded.lacking } as const] : [];
  });
}
