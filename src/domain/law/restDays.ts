import { type IsoDate, type Period, addDays, daysBetween, weekday } from '../time/period';
import { daysOf } from '../time/targets';
import { type LawDays, isWorkday, lawHours, leaveShare } from './lawDays';
import type { FewSundays, WorkedRestDay } from './lawFindings';
import { type LawRules, versionOn } from './lawRules';

/** A Sunday or holiday with work, which needs another day off. */
interface Claim extends Pick<WorkedRestDay, 'kind' | 'date' | 'hours' | 'deadline'> {
  /** Days that can replace it, the nearest first. */
  readonly days: readonly IsoDate[];
}

/** A day that can replace a Sunday or holiday: a workday until yesterday without work, training or leave. */
function isReplacement(date: IsoDate, { dayOn, isHoliday, yesterday }: LawDays): boolean {
  const day = dayOn(date);
  return date <= yesterday && lawHours(day) === 0 && leaveShare(day) === 0 && isWorkday(date, isHoliday);
}

/** The days around a day, the nearest first. */
function daysAround(date: IsoDate, most: number): readonly IsoDate[] {
  const distances = Array.from({ length: most }, (_, at) => at + 1);
  return distances.flatMap((days) => [addDays(date, -days), addDays(date, days)]);
}

function claimsOf(kind: 'sunday' | 'holiday', lawDays: LawDays, rules: LawRules): readonly Claim[] {
  const isOfKind = (date: IsoDate) => (kind === 'sunday') === (weekday(date) === 7);
  return lawDays.days.flatMap(({ date, worked: hours }) => {
    if (hours <= 0 || !isOfKind(date) || (kind === 'holiday' && !lawDays.isHoliday(date))) return [];
    const limits = versionOn<'sunday' | 'holiday'>(rules[kind], date)?.limits;
    if (limits === undefined) return [];
    const days = daysAround(date, limits.days).filter((day) => isReplacement(day, lawDays));
    return [{ kind, date, hours, deadline: addDays(date, limits.days), days }];
  });
}

/**
 * Gives each claim a day, and each day to one claim; the earliest deadline first. A claim without a free day takes the
 * day of another one that can have a different day: as many claims as possible are met, so that nothing is invented.
 */
function replacements(claims: readonly Claim[]): ReadonlyMap<Claim, IsoDate> {
  const taken = new Map<IsoDate, Claim>();
  const find = (claim: Claim, tried: Set<IsoDate>): boolean => {
    const untried = claim.days.filter((day) => !tried.has(day));
    for (const day of untried) tried.add(day);
    const day =
      untried.find((one) => !taken.has(one)) ??
      untried.find((one) => {
        const holder = taken.get(one);
        return holder !== undefined && find(holder, tried);
      });
    if (day === undefined) return false;
    taken.set(day, claim);
    return true;
  };
  const inOrder = claims.toSorted((one, other) => daysBetween(other.deadline, one.deadline));
  for (const claim of inOrder) find(claim, new Set());
  return new Map([...taken].map(([day, claim]) => [claim, day]));
}

/**
 * Work on Sundays and on holidays from Monday to Saturday, and what replaces each (§§ 9, 11). A day replaces only one,
 * whichever of the two rules it belongs to.
 */
export function workedRestDays(
  kinds: readonly ('sunday' | 'holiday')[],
  lawDays: LawDays,
  rules: LawRules,
): readonly WorkedRestDay[] {
  const claims = kinds.flatMap((kind) => claimsOf(kind, lawDays, rules));
  const found = replacements(claims);
  return claims.map((claim) => {
    const { kind, date, hours, deadline } = claim;
    const replacement = found.get(claim) ?? null;
    const unmet = deadline <= lawDays.yesterday ? 'hit' : 'open';
    return { kind, date, outcome: replacement === null ? unmet : 'kept', hours, replacement, deadline };
  });
}

/** The Sundays of a year. */
export interface Sundays {
  readonly all: number;
  readonly worked: number;
  /** All that had no work so far, those to come included. */
  readonly free: number;
  readonly fewest: FewSundays | null;
}

/** How many Sundays of a year are free, which should be at least 15 (§ 11). */
export function sundaysOf({ from, to }: Period, { days }: LawDays, rules: LawRules): Sundays {
  const all = daysOf({ from, to }).filter((date) => weekday(date) === 7).length;
  const ofYear = days.filter(({ date }) => date >= from && date <= to && weekday(date) === 7);
  const worked = ofYear.filter((day) => day.worked > 0);
  const free = all - worked.length;
  const least = versionOn(rules.sunday, to)?.limits.freeSundays ?? 0;
  const sundays = { all, worked: worked.length, free };
  const date = worked[all - least]?.date;
  if (date === undefined) return { ...sundays, fewest: null };
  return { ...sundays, fewest: { kind: 'fewSundays', date, outcome: 'hit', free, least } };
}
