import { isIsoDate } from './period';

/** The Windows names of the time zones that a company of this size meets; Microsoft's calendar may use them. */
const windowsZones: Readonly<Record<string, string>> = {
  'W. Europe Standard Time': 'Europe/Berlin',
  'Central Europe Standard Time': 'Europe/Budapest',
  'Central European Standard Time': 'Europe/Warsaw',
  'Romance Standard Time': 'Europe/Paris',
  'GMT Standard Time': 'Europe/London',
  'Greenwich Standard Time': 'Atlantic/Reykjavik',
  'E. Europe Standard Time': 'Europe/Chisinau',
  'FLE Standard Time': 'Europe/Kyiv',
  'GTB Standard Time': 'Europe/Bucharest',
  'Turkey Standard Time': 'Europe/Istanbul',
  'Russian Standard Time': 'Europe/Moscow',
  'Israel Standard Time': 'Asia/Jerusalem',
  'Arabian Standard Time': 'Asia/Dubai',
  'India Standard Time': 'Asia/Kolkata',
  'China Standard Time': 'Asia/Shanghai',
  'Tokyo Standard Time': 'Asia/Tokyo',
  'AUS Eastern Standard Time': 'Australia/Sydney',
  'Eastern Standard Time': 'America/New_York',
  'Central Standard Time': 'America/Chicago',
  'Mountain Standard Time': 'America/Denver',
  'Pacific Standard Time': 'America/Los_Angeles',
  'E. South America Standard Time': 'America/Sao_Paulo',
};

const MOMENT =
  /^(\d{4}-\d{2}-\d{2})[T ]([01]\d|2[0-3]):([0-5]\d)(?::([0-5]\d)(?:\.\d+)?)?(Z|[+-](?:0\d|1[0-4]):?[0-5]\d)?$/u;

/** The clock of a zone, or undefined for an unknown name. */
function clockOf(zone: string): Intl.DateTimeFormat | undefined {
  const named = windowsZones[zone] ?? zone;
  if (named === '' || named === 'UTC') return undefined;
  try {
    const date = { year: 'numeric', month: 'numeric', day: 'numeric' } as const;
    const time = { hour: 'numeric', minute: 'numeric', second: 'numeric', hourCycle: 'h23' } as const;
    return new Intl.DateTimeFormat('en-US', { timeZone: named, ...date, ...time });
  } catch {
    return undefined;
  }
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

/**
 * The moment that a date and time without a zone means in a zone (UTC by default, R-3.16). An offset in the text itself
 * takes precedence. A time that is skipped when clocks go forward is taken for the hour after it.
 *
 * @param dateTime `2026-11-19T10:00:00.0000000`, as Microsoft Graph writes it
 * @param zone a name such as `UTC`, `Europe/Berlin` or `W. Europe Standard Time`; an unknown one counts as UTC
 * @returns milliseconds since 1970, or undefined for text that is no such moment
 */
export function momentOf(dateTime: string, zone: string): number | undefined {
  const [, day, hours, minutes, seconds = '00', offset] = MOMENT.exec(dateTime.trim()) ?? [];
  if (day === undefined || !isIsoDate(day)) return undefined;
  const written = Date.parse(`${day}T${hours}:${minutes}:${seconds}Z`);
  if (offset !== undefined) {
    if (offset === 'Z') return written;
    const ahead = Number(offset.slice(1, 3)) * 60 + Number(offset.slice(-2));
    return written - Number(`${offset[0]}1`) * ahead * 60_000;
  }
  const clock = clockOf(zone.trim());
  if (!clock) return written;
  const guess = written - aheadBy(clock, written);
  // If the clocks change between the two, the offset at the moment itself counts.
  const exact = written - aheadBy(clock, guess);
  return exact + aheadBy(clock, exact) === written ? exact : Math.max(guess, exact);
}
