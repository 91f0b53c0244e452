import type { Hundredths } from '../hundredths';
import type { IsoDate } from '../time/period';
import type { AbsenceKind, DayShare } from './absence';

/** An absence on a day. */
export interface DayAbsence {
  readonly kind: AbsenceKind;
  /** The part of the day that it takes; all absences of a day together take at most the whole day. */
  readonly share: DayShare;
  /** Credited hours, in hundredths; 0 for compensation. */
  readonly credit: Hundredths;
  /** Whether it comes from a record of a mapped project; otherwise it comes from an entry on the device. */
  readonly isMapped: boolean;
}

/** A day of the account. */
export interface AccountDay {
  readonly date: IsoDate;
  readonly target: Hundredths;
  /** Hours worked, with the counted share of the travel time. Records of mapped projects are not work. */
  readonly worked: Hundredths;
  readonly absences: readonly DayAbsence[];
  /** The credited hours of all its absences. */
  readonly credit: Hundredths;
  /** How many records are work on this day; those of mapped projects are not. */
  readonly records: number;
}
