import type { AccountDay } from '../account/accountDays';
import { signOf } from '../hiddenFindings';
import { type IsoDate, type Period, calendarWeek, weekday, yearOf, periodOfYear } from '../time/period';
import { type LawDays, type Trip, lawDaysOf } from './lawDays';
import type { AnyFinding, Hideable, LawFinding, WorkedRestDay } from './lawFindings';
import { LAW_RULES, LAW_RULE_IDS, type LawRule, type LawRuleId, type LawRules, versionOn } from './lawRules';
import { sundaysOf, workedRestDays } from './restDays';
import { knownNights, shortRests } from './shortRests';
import { fullWeeks, longDays, meanUpTo } from './workingHours';

/** The data by which the law is judged. */
export interface LawInput {
  /**
   * All days of the account that were read, in order. Those before and after a year are needed too, because weeks and
   * replacement days cross the turn of the year.
   */
  readonly days: readonly AccountDay[];
  /** The trips of records that are work, in any order; those of mapped projects are left out. */
  readonly trips: readonly Trip[];
  readonly isHoliday: (date: IsoDate) => boolean;
  /** The last day that is judged. */
  readonly yesterday: IsoDate;
  /** Rules that are switched off. */
  readonly off: ReadonlySet<LawRuleId>;
  /** The signs of hidden findings (`domain/hiddenFindings.ts`). */
  readonly hidden: ReadonlySet<string>;
}

/**
 * The state of a rule in a year:
 *
 * - `hit`: the limit was passed at least once, whether that finding is hidden or not
 * - `open`: nothing can be said yet: a replacement day is still possible, weeks are missing, or only longer rests are known
 * - `kept`: nothing was found
 * - `unknown`: there are no days that could be judged
 * - `note`: there is something worth knowing, which is never counted
 * - `off`: the rule is switched off and has no findings
 */
export type LawState = 'hit' | 'open' | 'kept' | 'unknown' | 'note' | 'off';

/** The result of checking a rule in a year. */
interface Checked<Id extends LawRuleId, Any extends AnyFinding> {
  readonly id: Id;
  readonly state: LawState;
  /** The earliest deadline of its open findings, or null. */
  readonly openUntil: IsoDate | null;
  /** The newest first, hidden ones included. */
  readonly findings: readonly Hideable<Any>[];
  /** How many hits are not hidden. */
  readonly count: number;
  /** The version of the rule that holds on the last judged day. */
  readonly version: LawRule<Id> | undefined;
}

type Hide = (finding: AnyFinding) => { readonly key: string; readonly isHidden: boolean };

function hideBy(hidden: ReadonlySet<string>): Hide {
  return (finding) => {
    const key = JSON.stringify(finding);
    return { key, isHidden: hidden.has(signOf(key)) };
  };
}

/**
 * Makes the function that turns the findings of a rule into its result. Without a hit and without an open finding, the rule
 * has the state `others`.
 */
function checkedBy({ off, hidden }: LawInput, rules: LawRules, last: IsoDate) {
  const hide = hideBy(hidden);
  return <Id extends LawRuleId, Any extends AnyFinding>(
    id: Id,
    found: readonly Any[],
    others: LawState,
  ): Checked<Id, Any> => {
    const isOff = off.has(id);
    const shown = isOff ? [] : found.toSorted((one, other) => (one.date > other.date ? -1 : 1));
    const findings = shown.map((finding) => ({ ...finding, ...hide(finding) }));
    const deadlines = shown.flatMap((finding) =>
      finding.outcome === 'open' && 'deadline' in finding ? finding.deadline : [],
    );
    const openUntil = deadlines.toSorted()[0] ?? null;
    const hits = findings.filter(({ outcome }) => outcome === 'hit');
    const unhit = openUntil === null ? others : 'open';
    const state = isOff ? 'off' : hits.length > 0 ? 'hit' : unhit;
    const count = hits.filter(({ isHidden }) => !isHidden).length;
    return { id, state, openUntil, findings, count, version: versionOn(rules[id], last) };
  };
}

/** Sundays and holidays with work. A rule that is switched off needs no replacement days. */
function restDaysOf(lawDays: LawDays, off: LawInput['off'], rules: LawRules) {
  const kinds = (['sunday', 'holiday'] as const).filter((kind) => !off.has(kind));
  const found = workedRestDays(kinds, lawDays, rules);
  const ofKind = (kind: WorkedRestDay['kind']) => found.filter((one) => one.kind === kind);
  return { sundays: ofKind('sunday'), holidays: ofKind('holiday') };
}

/**
 * Judges the days of a year that are over, each by the rules that held on it. A night belongs to the day of its evening, a
 * week to its year by ISO 8601. The mean ends with the last Sunday that is over in the year.
 *
 * @param rules only tests pass other ones
 */
export function lawOfYear(input: LawInput, year: number, rules: LawRules = LAW_RULES) {
  const lawDays = lawDaysOf(input);
  const whole = periodOfYear(year);
  const until = input.yesterday < whole.to ? input.yesterday : whole.to;
  const isOfYear = ({ date }: { readonly date: IsoDate }) => date >= whole.from && date <= whole.to;
  const days = lawDays.days.filter(isOfYear);
  const ofYear: LawDays = { ...lawDays, days };
  const [first, last] = [days[0]?.date, days.at(-1)?.date];
  const period = first === undefined || last === undefined ? null : { from: first, to: last };
  const checked = checkedBy(input, rules, until);
  const unhit = period === null ? 'unknown' : 'kept';

  const { finding, ...mean } = meanUpTo(until, lawDays, rules);
  const nights = knownNights(ofYear, input.trips, rules);
  const { sundays, holidays } = restDaysOf(lawDays, input.off, rules);
  const { fewest, ...ofSundays } = sundaysOf(whole, lawDays, rules);
  const ofHolidays = days.filter(({ date }) => weekday(date) < 7 && input.isHoliday(date));
  const weeks = fullWeeks(ofYear, rules).filter(({ date }) => calendarWeek(date).year === year);

  const byRule = {
    longDay: {
      ...checked('longDay', longDays(ofYear, rules), unhit),
      workedDays: days.filter(({ worked }) => worked > 0).length,
    },
    mean: {
      ...checked('mean', finding === null ? [] : [finding], mean.mean === null ? 'open' : 'kept'),
      ...mean,
    },
    rest: {
      ...checked('rest', shortRests(nights), nights.length > 0 ? 'open' : 'unknown'),
      nights: nights.length,
    },
    sunday: {
      ...checked('sunday', [...sundays.filter(isOfYear), ...(fewest === null ? [] : [fewest])], unhit),
      ...ofSundays,
    },
    holiday: {
      ...checked('holiday', holidays.filter(isOfYear), unhit),
      /** The holidays from Monday to Saturday so far, and how many of them have work. */
      all: ofHolidays.length,
      worked: ofHolidays.filter(({ worked }) => worked > 0).length,
    },
    sixDays: {
      ...checked('sixDays', weeks, weeks.length > 0 ? 'note' : unhit),
      /** How many days of a week have work at most. */
      most: Math.max(0, ...weeks.map((week) => week.days.length)),
    },
  };
  const versions = LAW_RULE_IDS.flatMap((id) => byRule[id].version ?? []);
  return {
    /** The days of the year that were judged, or null if none was read. */
    period,
    /** How many records are on these days. */
    records: days.reduce((sum, day) => sum + day.records, 0),
    /** The earliest of the days on which the rules were last compared with their official texts. */
    checkedOn: versions.map(({ checkedOn }) => checkedOn).toSorted()[0] ?? null,
    /** How many hits of all rules are not hidden. */
    count: LAW_RULE_IDS.reduce((sum, id) => sum + byRule[id].count, 0),
    ...byRule,
  };
}

/** The results of all rules in a year. */
export type LawYear = ReturnType<typeof lawOfYear>;

/**
 * The hits of a week or a month that are not hidden, the newest first. Neither notes nor Sundays and holidays that have or
 * can still get a replacement day are hits.
 */
export function lawHits(input: LawInput, { from, to }: Period): readonly LawFinding[] {
  const years = [...new Set([yearOf(from), yearOf(to)])];
  const findings = years.flatMap((year): readonly LawFinding[] => {
    const law = lawOfYear(input, year);
    return LAW_RULE_IDS.flatMap((id): readonly LawFinding[] => law[id].findings);
  });
  const hits = findings.filter(
    ({ date, outcome, isHidden }) => outcome === 'hit' && !isHidden && date >= from && date <= to,
  );
  // Until the first Sunday of January, both years have the same mean.
  const byKey = new Map(hits.map((hit) => [hit.key, hit]));
  return [...byKey.values()].toSorted((one, other) => (one.date > other.date ? -1 : 1));
}
