import type { Hundredths } from '../hundredths';
import type { IsoDate, TimeOfDay } from '../time/period';

/**
 * - `hit`: the limit was passed
 * - `open`: a replacement day is still possible
 * - `kept`: there was work on a Sunday or holiday, and there is a replacement day
 * - `note`: worth knowing, never counted
 */
export type LawOutcome = 'hit' | 'open' | 'kept' | 'note';

/** What a rule says about one day, night or week. */
interface Finding<Kind extends string, Outcome extends LawOutcome> {
  readonly kind: Kind;
  /** Its day; the evening of a night, the Monday of a week, the last Sunday of the mean. */
  readonly date: IsoDate;
  readonly outcome: Outcome;
}

/** A day with too many hours. */
export interface LongDay extends Finding<'longDay', 'hit'> {
  readonly hours: Hundredths;
  readonly over: Hundredths;
  /** Entries of the day. */
  readonly records: number;
}

/** Too many hours on average. */
export interface LongMean extends Finding<'mean', 'hit'> {
  readonly hours: Hundredths;
  /** Days among which they are shared; with halves. */
  readonly days: number;
}

/** A rest that was too short. */
export interface ShortRest extends Finding<'rest', 'hit'> {
  readonly arrival: TimeOfDay;
  /** The arrival was after midnight. */
  readonly isNextDay: boolean;
  /** On the day after `date`. */
  readonly departure: TimeOfDay;
  /** The rest was at most as long. */
  readonly minutes: number;
}

/** Work on a Sunday, or on a holiday from Monday to Saturday. */
export interface WorkedRestDay extends Finding<'sunday' | 'holiday', 'hit' | 'open' | 'kept'> {
  readonly hours: Hundredths;
  readonly replacement: IsoDate | null;
  /** The last day that can replace it. */
  readonly deadline: IsoDate;
}

/** Too few free Sundays in a year; its date is the Sunday with which they became too few. */
export interface FewSundays extends Finding<'fewSundays', 'hit'> {
  /** So many Sundays of the year are free. */
  readonly free: number;
  readonly least: number;
}

/** A week with work on six or seven days. */
export interface FullWeek extends Finding<'sixDays', 'note'> {
  readonly days: readonly IsoDate[];
  readonly hours: Hundredths;
}

export type AnyFinding = LongDay | LongMean | ShortRest | WorkedRestDay | FewSundays | FullWeek;

/** Findings with what hides them. */
export type Hideable<Any extends AnyFinding> = Any & {
  /** All figures; `withHidden` of `domain/hiddenFindings.ts` hides it by this text until one of them changes. */
  readonly key: string;
  readonly isHidden: boolean;
};

export type LawFinding = Hideable<AnyFinding>;
