import type { Hundredths } from '../hundredths';
import type { IsoDate, TimeOfDay } from '../time/period';

/**
 * The outcome of a finding:
 *
 * - `hit`: the limit was passed
 * - `open`: a replacement day is still possible
 * - `kept`: there was work on a Sunday or holiday, and there is a replacement day
 * - `note`: it is worth knowing, but never counted
 */
type LawOutcome = 'hit' | 'open' | 'kept' | 'note';

/** The result of a rule for one day, night or week. */
interface Finding<Kind extends string, Outcome extends LawOutcome> {
  readonly kind: Kind;
  /** The day; for a night the day of its evening, for a week its Monday, for the mean its last Sunday. */
  readonly date: IsoDate;
  readonly outcome: Outcome;
}

/** A day with too many hours. */
export interface LongDay extends Finding<'longDay', 'hit'> {
  readonly hours: Hundredths;
  readonly over: Hundredths;
  /** How many records the day has. */
  readonly records: number;
}

/** Too many hours on average. */
export interface LongMean extends Finding<'mean', 'hit'> {
  readonly hours: Hundredths;
  /** The number of days by which the hours are divided; it may have a half. */
  readonly days: number;
}

/** A rest between two days that was too short. */
export interface ShortRest extends Finding<'rest', 'hit'> {
  readonly arrival: TimeOfDay;
  /** Whether the arrival was after midnight. */
  readonly isNextDay: boolean;
  /** The departure on the day after `date`. */
  readonly departure: TimeOfDay;
  /** The longest that the rest can have been. */
  readonly minutes: number;
}

/** Work on a Sunday, or on a holiday from Monday to Saturday. */
export interface WorkedRestDay extends Finding<'sunday' | 'holiday', 'hit' | 'open' | 'kept'> {
  readonly hours: Hundredths;
  readonly replacement: IsoDate | null;
  /** The last day that can replace it. */
  readonly deadline: IsoDate;
}

/** Too few free Sundays in a year; `date` is the worked Sunday with which they became too few. */
export interface FewSundays extends Finding<'fewSundays', 'hit'> {
  /** How many Sundays of the year are free, and how many should be. */
  readonly free: number;
  readonly least: number;
}

/** A week with work on six or seven days. */
export interface FullWeek extends Finding<'sixDays', 'note'> {
  readonly days: readonly IsoDate[];
  readonly hours: Hundredths;
}

export type AnyFinding = LongDay | LongMean | ShortRest | WorkedRestDay | FewSundays | FullWeek;

/** A finding that can be hidden. */
export type Hideable<Any extends AnyFinding> = Any & {
  /** All its figures as text. `withHidden` of `domain/hiddenFindings.ts` hides a finding until one of them changes. */
  readonly key: string;
  readonly isHidden: boolean;
};

export type LawFinding = Hideable<AnyFinding>;
