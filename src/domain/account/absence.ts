import type { IsoDate } from '../time/period';

/** The kinds of absence. `compensation` is time off that is taken from the account. */
export const ABSENCE_KINDS = [
  'vacation',
  'sick',
  'childSick',
  'training',
  'special',
  'compensation',
] as const;

export type AbsenceKind = (typeof ABSENCE_KINDS)[number];

/** Half a day or a whole one. */
export type DayShare = 0.5 | 1;

/** A range of days on which the user is absent. The device keeps it. */
export interface Absence {
  readonly id: string;
  readonly kind: AbsenceKind;
  readonly from: IsoDate;
  /** The last day, included. */
  readonly to: IsoDate;
  /** The part of each day for which the user is absent. */
  readonly share: DayShare;
  readonly note: string;
  /** Milliseconds since 1970. */
  readonly changedAt: number;
}

/** A mapped project: its records count as an absence of this kind instead of as work. */
export interface ProjectAbsence {
  readonly customerId: string;
  readonly projectId: string;
  readonly kind: AbsenceKind;
  readonly changedAt: number;
}
