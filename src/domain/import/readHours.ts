import { headerName } from './header';
import type { HoursReading, HoursUnit, Tool } from './importTypes';
import { type Duration, lengthOf } from './readCell';
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
const DAY_HOURS = 24;

/** The unit of the numbers, and why; `asked` between the first two of the units. */
function unitOf(
  numbers: readonly { readonly number: number; readonly text: string }[],
  name: string,
  tool: Tool,
) {
  const isClockLike =
    tool === 'table' &&
    numbers.every(({ text }) => CLOCK_LIKE.test(text)) &&
    numbers.some(({ text }) => !text.endsWith('00'));
  if (isClockLike) return { reason: 'asked', units: ['clock', 'hours'] } as const;
  if (SECONDS_NAME.test(name)) return { reason: 'header', units: ['seconds', 'hours'] } as const;
  if (MINUTES_NAME.test(name)) return { reason: 'header', units: ['minutes', 'hours'] } as const;
  if (HOURS_NAME.test(headerName(name))) return { reason: 'header', units: ['hours', 'minutes'] } as const;
  if (numbers.some(({ number }) => Math.abs(number) > DAY_HOURS))
    return { reason: 'above-24', units: ['minutes', 'hours'] } as const;
  if (numbers.some(({ text }) => /[.,]/u.test(text)))
    return { reason: 'fraction', units: ['hours', 'minutes'] } as const;
  return { reason: 'asked', units: ['hours', 'minutes'] } as const;
}

/**
 * Decides over the whole column what its numbers count.
 *
 * @param name of the column
 */
export function readHours(
  facts: readonly HoursFact[],
  name: string,
  tool: Tool,
  chosen: HoursUnit | undefined,
): HoursReading {
  const durations = facts.map(({ fact }) => fact.duration);
  // A zero is the same in any unit.
  const numbers = durations.flatMap((one) => (one && 'number' in one && one.number !== 0 ? [one] : []));
  const decided = numbers.length === 0 ? null : unitOf(numbers, name, tool);
  const unit = decided && (chosen ?? decided.units[0]);
  const [number] = numbers;
  const at = Math.max(0, durations.findIndex(number ? (one) => one === number : Boolean));
  const shown = facts[at]?.fact;
  const seconds = (duration: Duration, as = unit ?? 'hours') => lengthOf(duration, as);
  const both = facts.filter(({ fact, span }) => fact.duration && span !== null);
  const isSame = ({ fact, span }: HoursFact) => Math.abs((seconds(fact.duration) ?? 0) - (span ?? 0)) <= 60;
  const clear = both.length > 0 && both.every(isSame) ? 'times' : shown?.duration ? 'clear' : 'only-times';
  const reason = decided?.reason ?? clear;
  const isChosen = decided && chosen && (reason === 'asked' || chosen !== decided.units[0]);
  return {
    cell: shown?.hoursText ?? '',
    row: shown?.number ?? 0,
    seconds: seconds(shown?.duration),
    unit,
    reason: isChosen ? 'chosen' : reason,
    options: (decided?.units ?? []).map((one) => ({
      unit: one,
      seconds: seconds(shown?.duration, one) ?? 0,
    })),
  };
}
