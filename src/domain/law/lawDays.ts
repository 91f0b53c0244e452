import type { AbsenceKind, ProjectAbsence } from '../account/absence';
import { type AccountDay, projectKeyOf } from '../account/accountDays';
import { type Hundredths, plus } from '../hundredths';
import { type IsoDate, type TimeOfDay, addDays, weekday } from '../time/period';
import type { WorkRecordContent } from '../work/workRecord';

/** The departure and arrival of a work record. */
export interface Trip {
  readonly date: IsoDate;
  readonly departure: TimeOfDay | null;
  readonly arrival: TimeOfDay | null;
}

/** The fields of a record that the law reads. */
type TripRecord = Pick<WorkRecordContent, 'date' | 'departure' | 'arrival' | 'customerId' | 'projectId'>;

/** The trips among records. Records of mapped projects count as absences and have no trips. */
export function tripsOf(records: readonly TripRecord[], mapped: readonly ProjectAbsence[]): readonly Trip[] {
  const absences = new Set(mapped.map((project) => projectKeyOf(project)));
  return records
    .filter((record) => record.departure !== null || record.arrival !== null)
    .filter((record) => !absences.has(projectKeyOf(record)))
    .map(({ date, departure, arrival }) => ({ date, departure, arrival }));
}

/** The days on which the law is judged. */
export interface LawDays {
  /** The first day that was read; today if none was. */
  readonly from: IsoDate;
  readonly yesterday: IsoDate;
  /** From the first day until yesterday, in order. */
  readonly days: readonly AccountDay[];
  readonly isHoliday: (date: IsoDate) => boolean;
  /** Finds a day; one that was not read counts as free. */
  readonly dayOn: (date: IsoDate) => AccountDay | undefined;
}

/** Selects the days up to yesterday. */
export function lawDaysOf({ days: all, isHoliday, yesterday }: Omit<LawDays, 'from' | 'dayOn'>): LawDays {
  const days = all.filter(({ date }) => date <= yesterday);
  const byDate = new Map(days.map((day) => [day.date, day]));
  const from = days[0]?.date ?? addDays(yesterday, 1);
  return { from, yesterday, days, isHoliday, dayOn: (date) => byDate.get(date) };
}

/** The working time of a day: its work and the hours credited for training. */
export function lawHours(day: AccountDay | undefined): Hundredths {
  const training = day?.absences.filter(({ kind }) => kind === 'training') ?? [];
  return plus(day?.worked ?? 0, ...training.map(({ credit }) => credit));
}

const LEAVE: ReadonlySet<AbsenceKind> = new Set(['vacation', 'sick', 'childSick', 'special']);

/**
 * The part of a day that is vacation, sickness or special leave. Leave must not make up for longer work on other days
 * (BVerwG 8 C 13.17). A day without a target has none, because no absence counts there.
 */
export function leaveShare(day: AccountDay | undefined): number {
  if (day === undefined || day.target === 0) return 0;
  const leave = day.absences.filter(({ kind }) => LEAVE.has(kind));
  return leave.reduce((sum, { share }) => sum + share, 0);
}

/** Whether the law counts a day as a workday: Monday to Saturday, without holidays. */
export function isWorkday(date: IsoDate, isHoliday: (date: IsoDate) => boolean): boolean {
  return weekday(date) < 7 && !isHoliday(date);
}
