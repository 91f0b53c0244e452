import type { Hundredths } from '../hundredths';
import { type IsoDate, isoDate } from '../time/period';

/**
 * The rules in the order in which they are shown: long days and the mean of 24 weeks (§ 3 ArbZG), the rest between two
 * days (§ 5), work on Sundays and holidays (§§ 9 and 11), and a note about weeks with work on six days.
 */
export const LAW_RULE_IDS = ['longDay', 'mean', 'rest', 'sunday', 'holiday', 'sixDays'] as const;

export type LawRuleId = (typeof LAW_RULE_IDS)[number];

/** The limits of each rule. */
interface LawLimits {
  /** More hours than these on a day are a finding. */
  readonly longDay: { readonly hours: Hundredths };
  /** More hours per workday than these are a finding, on average over this many weeks. */
  readonly mean: { readonly hours: Hundredths; readonly weeks: number };
  /** A shorter rest is a finding. */
  readonly rest: { readonly minutes: number };
  /** The replacement day is at most this many days away. Fewer free Sundays in a year are a finding. */
  readonly sunday: { readonly days: number; readonly freeSundays: number };
  readonly holiday: { readonly days: number };
  /** A week with work on at least this many days is noted. */
  readonly sixDays: { readonly days: number };
}

/** A version of a rule. */
export interface LawRule<Id extends LawRuleId = LawRuleId> {
  readonly from: IsoDate;
  /** The last day on which it holds, or null as long as no other version has replaced it. */
  readonly until: IsoDate | null;
  readonly limits: LawLimits[Id];
  /** The web address of its official text. */
  readonly source: string;
  /** When somebody last compared it with that text. */
  readonly checkedOn: IsoDate;
}

/** All versions of each rule. */
export type LawRules = { readonly [Id in LawRuleId]: readonly LawRule<Id>[] };

function since1994<Limits>(paragraph: number, limits: Limits) {
  return {
    from: isoDate('1994-07-01'),
    until: null,
    limits,
    source: `https://www.gesetze-im-internet.de/arbzg/__${paragraph}.html`,
    checkedOn: isoDate('2026-11-01'),
  };
}

/**
 * The German law on working time (Arbeitszeitgesetz). When it changes, the present version gets its last day, and a new one
 * is added, because each day is judged by the version that held on it.
 */
export const LAW_RULES: LawRules = {
  longDay: [since1994(3, { hours: 1000 })],
  mean: [since1994(3, { hours: 800, weeks: 24 })],
  rest: [since1994(5, { minutes: 11 * 60 })],
  // Two weeks and eight weeks, including the day of work.
  sunday: [since1994(11, { days: 13, freeSundays: 15 })],
  holiday: [since1994(11, { days: 55 })],
  sixDays: [since1994(3, { days: 6 })],
};

/** The version that holds on a day, if there is one. */
export function versionOn<Id extends LawRuleId>(
  versions: readonly LawRule<Id>[],
  date: IsoDate,
): LawRule<Id> | undefined {
  return versions.find(({ from, until }) => from <= date && (until === null || date <= until));
}
