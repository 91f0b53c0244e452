import { type IsoDate, daysBetween, isIsoDate } from '../time/period';
import { daysOf } from '../time/targets';

/** One entry can have this many days: those of a month. */
export const MOST_DAYS = 31;

/** The days in order, each once, and no more than an entry can have. */
function inOrder(days: readonly IsoDate[]): readonly IsoDate[] {
  return [...new Set(days)].toSorted().slice(0, MOST_DAYS);
}

/** Adds a day, or removes it if it was chosen; the last one stays, because an entry needs a day. */
export function toggled(days: readonly IsoDate[], day: IsoDate): readonly IsoDate[] {
  if (!days.includes(day)) return days.length < MOST_DAYS ? inOrder([...days, day]) : days;
  return days.length > 1 ? days.filter((one) => one !== day) : days;
}

/** Adds all days from one to another, in either direction; days off are left out. */
export function spanned(
  days: readonly IsoDate[],
  from: IsoDate,
  to: IsoDate,
  isOff: (day: IsoDate) => boolean,
): readonly IsoDate[] {
  const [first, last] = from <= to ? [from, to] : [to, from];
  // A span of years is a mistake, and counting its days would take long.
  if (daysBetween(first, last) > MOST_DAYS * 12) return days;
  return inOrder([...days, ...daysOf({ from: first, to: last }).filter((day) => !isOff(day))]);
}

/** Days as the text of a form's field, and back; invalid days are dropped. */
export const textOfDays = (days: readonly IsoDate[]): string => days.join(' ');
export const daysOfText = (text: string): readonly IsoDate[] => inOrder(text.split(' ').filter(isIsoDate));
