import { headerName } from './header';
import type { HoursReading, HoursUnit } from './importTypes';
import { lengthOf } from './readCell';
import type { RowFacts } from './rowFacts';

/** A row with a day, and how long its times are. */
interface HoursFact {
  readonly fact: Pick<RowFacts, 'number' | 'hoursText' | 'duration'>;
  readonly span: number | null;
}

/** Units that the name of a column tells, as the file writes it or as it is compared. */
const HOURS_NAME = /\(h\)|decimal|^(?:hours|stunden|std|workedhours|erfasstestunden)$/u;
export const MINUTES_NAME = /(?<![\p{L}:])(?:mins?|minuten|minutes|m(?=\)))(?!\p{L})/iu;
const SECONDS_NAME = /(?<![\p{L}:])(?:secs?|seconds|sek|sekunden|s(?=\)))(?!\p{L})/iu;
/** Two decimals that are minutes, and those that are as well hundredths. */
const CLOCK_LIKE = /[.,](?:00|15|30|45)$/u;
const [DAY_HOURS, DAY_MINUTES] = [24, 1440];
const UNITS = ['hours', 'clock', 'minutes', 'seconds'] as const;

/** The unit of the numbers, and why; `asked` between the first two of the units. */
function unitOf(numbers: readonly { readonly number: number; readonly text: string }[], name: string) {
  const isClockLike =
    numbers.every(({ text }) => CLOCK_LIKE.test(text)) && numbers.some(({ text }) => !text.endsWith('00'));
  const isAbove = (limit: number) => numbers.some(({ number }) => Math.abs(number) > limit);
  if (isClockLike) return { reason: 'asked', units: ['clock', 'hours'] } as const;
  if (SECONDS_NAME.test(name)) return { reason: 'header', units: ['seconds', 'hours'] } as const;
  if (MINUTES_NAME.test(name)) return { reason: 'header', units: ['minutes', 'hours'] } as const;
  if (HOURS_NAME.test(headerName(name))) return { reason: 'header', units: ['hours', 'minutes'] } as const;
  if (isAbove(DAY_MINUTES)) return { reason: 'asked', units: ['seconds', 'minutes'] } as const;
  if (isAbove(DAY_HOURS)) return { reason: 'above-24', units: ['minutes', 'hours'] } as const;
  if (numbers.some(({ text }) => /[.,]/u.test(text)))
    return { reason: 'fraction', units: ['hours', 'minutes'] } as const;
  return { reason: 'asked', units: ['hours', 'minutes'] } as const;
}

/**
 * Decides over the whole column what its numbers count: what most of them agree with the times for, else what name and
 * numbers tell.
 *
 * @param name of the column
 */
export function readHours(
  facts: readonly HoursFact[],
  name: string,
  chosen: HoursUnit | undefined,
): HoursReading {
  const durations = facts.map(({ fact }) => fact.duration);
  // A zero is the same in any unit.
  const numbers = durations.flatMap((one) => (one && 'number' in one && one.number !== 0 ? [one] : []));
  const both = facts.filter(({ fact, span }) => fact.duration && span !== null);
  const agreeing = (as: HoursUnit) =>
    both.filter(({ fact, span }) => Math.abs((lengthOf(fact.duration, as) ?? 0) - (span ?? 0)) <= 60).length;
  const byTimes = UNITS.find((as) => agreeing(as) * 2 > both.length);
  const told = numbers.length === 0 ? null : unitOf(numbers, name);
  const units = told && [...new Set([byTimes ?? told.units[0], ...told.units])];
  const unit = units && (chosen ?? units[0] ?? null);
  const [number] = numbers;
  const at = Math.max(0, durations.findIndex(number ? (one) => one === number : Boolean));
  const shown = facts[at]?.fact;
  const clear = byTimes ? 'times' : shown?.duration ? 'clear' : 'only-times';
  const reason = (!byTimes && told?.reason) || clear;
  const isChosen = chosen && (reason === 'asked' || chosen !== units?.[0]);
  return {
    cell: shown?.hoursText ?? '',
    row: shown?.number ?? 0,
    seconds: lengthOf(shown?.duration, unit ?? 'hours'),
    unit,
    reason: units && isChosen ? 'chosen' : reason,
    options: (units ?? []).map((one) => ({ unit: one, seconds: lengthOf(shown?.duration, one) ?? 0 })),
  };
}
