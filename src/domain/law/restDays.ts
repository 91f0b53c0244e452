import { type IsoDate, type Period, addDays, daysBetween, weekday } from '../time/period';
import { daysOf } from '../time/targets';
import { type LawDays, isWorkday, lawHours, leaveShare } from './lawDays';
import type { FewSundays, WorkedRestDay } from './lawFindings';
import { type LawRules, versionOn } from './lawRules';

/** A Sunday or holiday with work, which needs a replacement day. */
interface Claim extends Pick<WorkedRestDay, 'kind' | 'date' | 'hours' | 'deadline'> {
  /** The days that can replace it, the nearest first. */
  readonly days: readonly IsoDate[];
}

/** Whether a day can replace a Sunday or holiday: it is a workday that is over, without work, training or leave. */
function isReplacement(date: IsoDate, { dayOn, isHoliday, yesterday }: LawDays): boolean {
  const day = dayOn(date);
  return date <= yesterday && lawHours(day) === 0 && leaveShare(day) === 0 && isWorkday(date, isHoliday);
}

/** The days before and after a day of the account that can replace it, the nearest first. */
function replacementsAround(at: number, most: number, lawDays: LawDays): readonly IsoDate[] {
  const found: IsoDate[] = [];
  for (let distance = 1; distance <= most; distance += 1)
    for (const index of [at - distance, at + distance]) {
      const date = addDays(lawDays.from, index);
      if (isReplacement(date, lawDays)) found.push(date);
    }
  return found;
}

function claimsOf(kind: 'sunday' | 'holiday', lawDays: LawDays, rules: LawRules): readonly Claim[] {
  const isOfKind = (date: IsoDate) => (kind === 'sunday') === (weekday(date) === 7);
  return lawDays.days.flatMap(({ date, worked: hours }, at) => {
    if (hours <= 0 || !isOfKind(date) || (kind === 'holiday' && !lawDays.isHoliday(date))) return [];
    const limits = versionOn<'sunday' | 'holiday'>(rules[kind], date)?.limits;
    if (limits === undefined) return [];
    const days = replacementsAround(at, limits.days, lawDays);
    return [{ kind, date, hours, deadline: addDays(date, limits.days), days }];
  });
}

/**
 * Assigns a replacement day to as many claims as possible, and each day to one claim only, so that no day is called missing
 * that could be found. Claims with an earlier deadline come first. A claim for which no day is left takes the day of
 * another one, if that can have a different day.
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
 * Sundays, and holidays from Monday to Saturday, with work, each with its replacement day if there is one (§§ 9, 11). A day
 * replaces only one of them, whichever of the two rules that belongs to.
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

/** Counts the Sundays of a year; at least 15 should be free (§ 11). */
export function sundaysOf({ from, to }: Period, { days }: LawDays, rules: LawRules) {
  const all = daysOf({ from, to }).filter((date) => weekday(date) === 7).length;
  const ofYear = days.filter(({ date }) => date >= from && date <= to && weekday(date) === 7);
  const worked = ofYear.filter((day) => day.worked > 0);
  const free = all - worked.length;
  const least = versionOn(rules.sunday, to)?.limits.freeSundays ?? 0;
  const date = worked[all - least]?.date;
  const fewest: FewSundays | null =
    date === undefined ? null : { kind: 'fewSundays', date, outcome: 'hit', free, least };
  return {
    all,
    worked: worked.length,
    /** Sundays without work so far, including the ones to come. */
    free,
    /** Null unless too few are free. */
    fewest,
  };
}
