import type { Hundredths } from '../hundredths';
import type { IsoDate } from '../time/period';
import type { AbsenceKind, Share } from './absence';

/** An absence on a day. */
export interface DayAbsence {
  readonly kind: AbsenceKind;
  /** How much of the day it takes; all absences of a day together take at most the whole day. */
  readonly share: Share;
  /** Credited hours, in hundredths; 0 for compensation. */
  readonly credit: Hundredths;
  /** It comes from a record of a mapped project, else from an entry of the device. */
  readonly isMapped: boolean;
}

/** A day of the account, with all hours as whole hundredths. */
export interface AccountDay {
  readonly date: IsoDate;
  readonly target: Hundredths;
  /** Hours worked, with the counted share of the travel time. Records of mapped projects are not work. */
  readonly worked: Hundredths;
  readonly absences: readonly DayAbsence[];
  /** The credit of all absences. */
  readonly credit: Hundredths;
  /** How many records of work have this day, those of mapped projects excepted. */
  readonly records: number;
}
