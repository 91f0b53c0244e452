import { initialsOf } from '../people/person';
import { type IsoDate, yearOf } from '../time/period';
import type { KeptServiceRecord } from './keptRecord';

const MAX_RECORD_NUMBER = 24;

/** The highest number that was used in each year on this device; deleted records stay counted. */
export type NumberCounters = Readonly<Record<string, number>>;

/** The end of a number as `proposedNumber` makes it. */
const PROPOSED = /-(\d{4})-(\d{3}|[1-9]\d{3,5})$/u;

type Numbered = Pick<KeptServiceRecord, 'number'>;

const spelled = (number: string) => number.trim().toLowerCase();

/** Why a number cannot be used: others do not tell upper and lower case apart. */
export function numberProblem(
  typed: string,
  others: readonly Numbered[],
): 'empty' | 'too-long' | 'taken' | undefined {
  const number = spelled(typed);
  if (number === '') return 'empty';
  if (number.length > MAX_RECORD_NUMBER) return 'too-long';
  return others.some((other) => spelled(other.number) === number) ? 'taken' : undefined;
}

/** The next number: `JA-2026-005` for the fifth record that Jana Albrecht makes on this device in 2026. */
export function proposedNumber(
  name: string,
  today: IsoDate,
  counters: NumberCounters,
  records: readonly Numbered[],
): string {
  const year = yearOf(today);
  for (let count = (counters[year] ?? 0) + 1; ; count += 1) {
    const number = `${initialsOf(name)}-${year}-${String(count).padStart(3, '0')}`;
    if (numberProblem(number, records) !== 'taken') return number;
  }
}

/** The counters after a record of a person got a number, so that the number is not proposed again. */
export function countersWith(counters: NumberCounters, number: string, name: string): NumberCounters {
  const [, year, count] = PROPOSED.exec(number.trim()) ?? [];
  if (year === undefined || !number.trim().startsWith(`${initialsOf(name)}-`)) return counters;
  return { ...counters, [year]: Math.max(counters[year] ?? 0, Number(count)) };
}
