import { type Hundredths, exactly, hundredthsOf, plus } from '../hundredths';
import type { IsoDate, Period } from '../time/period';
import { type WorkDays, daysOf, targetOf } from '../time/targets';
import type { WorkRecordContent } from '../work/workRecord';
import { ABSENCE_KINDS, type Absence, type AbsenceKind, type DayShare, type ProjectAbsence } from './absence';
import { type EnteredShare, enteredShares } from './dayShares';

/** An absence on a day. */
interface DayAbsence {
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

/** The fields of a record that the account reads. */
export type AccountRecord = Pick<
  WorkRecordContent,
  'date' | 'hours' | 'travelHours' | 'customerId' | 'projectId'
>;

/** The data from which the days of the account are computed. */
export interface AccountInputs {
  readonly workDays: WorkDays;
  /** The share of travel time that counts as work. */
  readonly travelShare: 0 | 0.5 | 1;
  /** In any order. */
  readonly records: readonly AccountRecord[];
  readonly absences: readonly Absence[];
  /** Projects whose records are absences. */
  readonly mapped: readonly ProjectAbsence[];
}

/** The sums of a day's records. */
interface RecordedDay {
  readonly worked: Hundredths;
  /** How many of its records are work. */
  readonly count: number;
  /** The hours of mapped projects by their kind; kinds without hours are left out. */
  readonly mapped: ReadonlyMap<AbsenceKind, Hundredths>;
}

/** A key that identifies a project among those of all customers. */
export function projectKeyOf({
  customerId,
  projectId,
}: Pick<AccountRecord, 'customerId' | 'projectId'>): string {
  return `${customerId}\n${projectId}`;
}

/** The sums of the records of each day; days without records are left out. Missing hours count as 0. */
function recordedDays({
  records,
  mapped,
  travelShare,
}: Pick<AccountInputs, 'records' | 'mapped' | 'travelShare'>): ReadonlyMap<IsoDate, RecordedDay> {
  const kinds = new Map(mapped.map((project) => [projectKeyOf(project), project.kind]));
  const days = new Map<
    IsoDate,
    { worked: Hundredths; count: number; mapped: Map<AbsenceKind, Hundredths> }
  >();
  for (const record of records) {
    const day = days.get(record.date) ?? { worked: 0, count: 0, mapped: new Map<AbsenceKind, Hundredths>() };
    days.set(record.date, day);
    const hours = hundredthsOf(record.hours ?? 0);
    const kind = kinds.get(projectKeyOf(record));
    if (kind === undefined) {
      day.worked = plus(day.worked, hours, hundredthsOf((record.travelHours ?? 0) * travelShare));
      day.count += 1;
    } else if (hours > 0) {
      day.mapped.set(kind, plus(day.mapped.get(kind) ?? 0, hours));
    }
  }
  return days;
}

/** The entered absences of a day. Two halves are credited with exactly the target, also if half of it must be rounded to its smallest part. */
function enteredAbsences(target: Hundredths, shares: readonly EnteredShare[]): readonly DayAbsence[] {
  let absent = 0;
  return shares.map(({ kind, share }) => {
    const before = exactly(target * absent);
    absent += share;
    const hours = exactly(target * absent - before);
    return { kind, share, credit: kind === 'compensation' ? 0 : hours, isMapped: false };
  });
}

/**
 * The absences of a day that come from records of mapped projects. Their hours are credited up to the target, and count as
 * half a day or a whole one, whichever is nearer. Two kinds count half a day each; a third one does not count.
 */
function mappedAbsences(target: Hundredths, hours: RecordedDay['mapped']): readonly DayAbsence[] {
  const kinds = ABSENCE_KINDS.filter((kind) => hours.has(kind)).slice(0, 2);
  let left = target;
  return kinds.map((kind) => {
    const counted = Math.min(hours.get(kind) ?? 0, left);
    left = plus(left, -counted);
    const share: DayShare = kinds.length === 1 && counted / target >= 0.75 ? 1 : 0.5;
    return { kind, share, credit: kind === 'compensation' ? 0 : counted, isMapped: true };
  });
}

/** A day before its records are added. */
export interface PlannedDay {
  readonly date: IsoDate;
  readonly target: Hundredths;
  readonly entered: readonly EnteredShare[] | undefined;
}

/** Every day of a period in order, with its target and the entered absences. */
export function plannedDays(
  period: Period,
  { workDays, absences }: Pick<AccountInputs, 'workDays' | 'absences'>,
): readonly PlannedDay[] {
  const entered = enteredShares(absences, period);
  return daysOf(period).map((date) => ({
    date,
    target: hundredthsOf(targetOf(date, workDays)),
    entered: entered.get(date),
  }));
}

/**
 * Adds the records to the days of the account. Days without a target have no absences. On days with records of mapped
 * projects, the entered absences are ignored, so that no absence counts twice.
 */
export function withRecords(
  planned: readonly PlannedDay[],
  inputs: Pick<AccountInputs, 'records' | 'mapped' | 'travelShare'>,
): readonly AccountDay[] {
  const recorded = recordedDays(inputs);
  return planned.map(({ date, target, entered }) => {
    const own = recorded.get(date);
    const absences = target === 0 ? [] : absencesOf(target, own?.mapped, entered);
    return {
      date,
      target,
      worked: own?.worked ?? 0,
      absences,
      credit: plus(...absences.map(({ credit }) => credit)),
      records: own?.count ?? 0,
    };
  });
}

/** Every day of a period in order, with its target, work and absences. */
export function accountDays(period: Period, inputs: AccountInputs): readonly AccountDay[] {
  return withRecords(plannedDays(period, inputs), inputs);
}

function absencesOf(
  target: Hundredths,
  mapped: RecordedDay['mapped'] | undefined,
  entered: readonly EnteredShare[] = [],
): readonly DayAbsence[] {
  return mapped !== undefined && mapped.size > 0
    ? mappedAbsences(target, mapped)
    : enteredAbsences(target, entered);
}

/** The part of a day that all its absences take together: 0, 0.5 or 1. */
export function absentShare({ absences }: Pick<AccountDay, 'absences'>): number {
  return absences.reduce((sum, { share }) => sum + share, 0);
}

/** A day whose absence has to be explained on the absences page. */
export interface DayRemark {
  readonly date: IsoDate;
  /**
   * - `both`: the day has an entered absence and a record of a mapped project; only the record counts
   * - `worked`: there is work on a day of whole absence; both count
   * - `mappedOff`: the record of a mapped project counts for nothing, because the day has no target
   */
  readonly kind: 'both' | 'worked' | 'mappedOff';
}

/** The remarks about the days of a period, in order; a day may have two. */
export function dayRemarks(period: Period, inputs: AccountInputs): readonly DayRemark[] {
  const recorded = recordedDays(inputs);
  return plannedDays(period, inputs).flatMap(({ date, target, entered }): readonly DayRemark[] => {
    const { mapped, worked = 0 } = recorded.get(date) ?? {};
    const isMapped = mapped !== undefined && mapped.size > 0;
    if (target === 0) return isMapped ? [{ date, kind: 'mappedOff' }] : [];
    const isBoth = isMapped && entered !== undefined;
    const isWorked = worked > 0 && absentShare({ absences: absencesOf(target, mapped, entered) }) === 1;
    const kinds = [isBoth && ('both' as const), isWorked && ('worked' as const)];
    return kinds.flatMap((kind) => (kind === false ? [] : [{ date, kind }]));
  });
}
