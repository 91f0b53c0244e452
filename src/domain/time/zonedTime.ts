import { isIsoDate } from './period';

/** The runtime's names of zones by other names, which are in lower case. */
export type ZoneNames = ReadonlyMap<string, string>;

const NO_NAMES: ZoneNames = new Map();
const DAY_MS = 86_400_000;

const MOMENT =
  /^(\d{4}-\d{2}-\d{2})[T ]([01]\d|2[0-3]):([0-5]\d)(?::([0-5]\d)(?:\.\d+)?)? ?(Z|[+-](?:0\d|1[0-4])(?::?[0-5]\d)?)?$/iu;

/** `+02:00`, `UTC+2`, `GMT-03:30` or `(UTC+01:00)`. */
const OFFSET = /^\(?(?:UTC|GMT)?([+-])(\d{1,2})(?::?([0-5]\d))?\)?$/iu;

/** How a list of zones writes one: `(UTC+02:00) Cairo`. */
const LISTED = /^\((?:UTC|GMT)[^)]*\) /u;

/**
 * The three letters that mean one zone everywhere. The runtime knows more, but takes `BST` for Bangladesh and `AST` for
 * Alaska.
 */
const LETTERS = /^(?:UTC|UCT|GMT|CET|MET|EET|WET)$/iu;

/** Half past one ahead of UTC is 5,400,000; undefined for text that is no offset. */
function offsetOf(text: string): number | undefined {
  const [, sign, hours, minutes = ''] = OFFSET.exec(text) ?? [];
  if (hours === undefined || Number(hours) > 14) return undefined;
  return Number(`${sign}1`) * (Number(hours) * 60 + Number(minutes)) * 60_000;
}

/** Making a clock takes longer than reading it a hundred times. */
const clocks = new Map<string, Intl.DateTimeFormat>();

function clockOf(timeZone: string): Intl.DateTimeFormat | undefined {
  const known = clocks.get(timeZone);
  if (known) return known;
  if (/^[a-z]{3,4}$/iu.test(timeZone) && !LETTERS.test(timeZone)) return undefined;
  try {
    const date = { year: 'numeric', month: 'numeric', day: 'numeric' } as const;
    const time = { hour: 'numeric', minute: 'numeric', second: 'numeric', hourCycle: 'h23' } as const;
    const clock = new Intl.DateTimeFormat('en-US', { timeZone, ...date, ...time });
    clocks.set(timeZone, clock);
    return clock;
  } catch {
    return undefined;
  }
}

const writers = new Map<string, Intl.DateTimeFormat>();

/** `2026-11-18 08:30:00`: a moment on the clock of a zone that is known. */
export function onClock(moment: number, timeZone: string): string {
  const style = { dateStyle: 'short', timeStyle: 'medium' } as const;
  const clock = writers.get(timeZone) ?? new Intl.DateTimeFormat('sv-SE', { timeZone, ...style });
  writers.set(timeZone, clock);
  return clock.format(moment);
}

/** How far a clock is ahead of UTC at a moment, in milliseconds. */
function aheadBy(clock: Intl.DateTimeFormat, at: number): number {
  const parts = new Map(clock.formatToParts(at).map(({ type, value }) => [type, Number(value)]));
  const part = (name: Intl.DateTimeFormatPartTypes) => parts.get(name) ?? 0;
  const shown = Date.UTC(
    part('year'),
    part('month') - 1,
    part('day'),
    part('hour'),
    part('minute'),
    part('second'),
  );
  return shown - at;
}

/** How far a zone is ahead of UTC at a moment; undefined for a zone that is not known. */
function aheadIn(zone: string, names: ZoneNames): ((at: number) => number) | undefined {
  const written = zone.trim().replaceAll(/\s+/gu, ' ').replaceAll('"', '');
  const offset = /^(?:|Z|tzone:\/\/Microsoft\/Utc)$/iu.test(written) ? 0 : offsetOf(written);
  if (offset !== undefined) return () => offset;
  // Some programs put their own address in front: `/mozilla.org/20050126_1/Europe/Berlin`.
  const name = written.replace(LISTED, '').replace(/^\/[^/]+\/(?:\d\w*\/)?/u, '');
  const standard = name.toLowerCase().replace(/ (?:daylight|summer) time\b/u, ' standard time');
  const clock = clockOf(names.get(standard) ?? name);
  return clock && ((at) => aheadBy(clock, at));
}

/** Whether the times of a zone can be converted, if these names are known. */
export function isZoneKnown(zone: string, names: ZoneNames = NO_NAMES): boolean {
  return aheadIn(zone, names) !== undefined;
}

/**
 * The moment that a date and time without a zone means in a zone (UTC by default, R-3.16). An offset in the text itself
 * takes precedence. A time that is skipped when clocks go forward is taken for the hour after it; of two equal ones when
 * they go back it is the second, as in Microsoft's programs.
 *
 * @param dateTime `2026-11-19T10:00:00.0000000`, as Microsoft Graph writes it
 * @param zone a name such as `UTC`, `Europe/Berlin` or, if it is among the names, `W. Europe Standard Time`
 * @returns milliseconds since 1970, or undefined for text that is no such moment and for an unknown zone
 */
export function momentOf(dateTime: string, zone: string, names?: ZoneNames): number | undefined {
  const [, day, hours, minutes, seconds = '00', offset] = MOMENT.exec(dateTime.trim()) ?? [];
  if (day === undefined || !isIsoDate(day)) return undefined;
  const written = Date.parse(`${day}T${hours}:${minutes}:${seconds}Z`);
  const ahead = aheadIn(offset ?? zone, names ?? NO_NAMES);
  if (!ahead) return undefined;
  // If the clocks change between the two days, the offset at the moment itself counts.
  const guesses = [-DAY_MS, DAY_MS].map((days) => written - ahead(written + days));
  const exact = guesses.filter((guess) => guess + ahead(guess) === written);
  return Math.max(...(exact.length > 0 ? exact : guesses));
}
