import { sumDecimals } from '../decimal';
import { type FederalState, type Holiday, holidayOn } from './holidays';
import { HOURS_PER_TAGWERK } from '../limits';
import { type IsoDate, type Period, addDays, isoDate, weekday } from './period';

/** Hours of Monday to Sunday. */
export type WeekTargets = readonly [number, number, number, number, number, number, number];

/** Target hours that count from a day on. */
export interface TargetRow {
  readonly from: IsoDate;
  readonly targets: WeekTargets;
  /** Milliseconds since 1970; absent until the user has changed the row. */
  readonly changedAt?: number;
}

/** How 24 and 31 December count, which are no holidays: as a workday, with half of the target, or as a free day. */
export const EVES = ['work', 'half', 'free'] as const;

export type Eve = (typeof EVES)[number];

/** The working days of a person, kept on the device: the one model of working time. */
export interface WorkDays {
  /**
   * At least one, ascending by `from` and each day once (`targetRowsOf`). The last one up to a day counts; the first
   * one also counts for days before it.
   */
  readonly rows: readonly TargetRow[];
  /** The state whose holidays count; null if none was chosen: the holidays that all states have. */
  readonly state: FederalState | null;
  /** Days that are off for this person: holiday leave, sickness, a local holiday. */
  readonly freeDays: readonly IsoDate[];
  readonly christmasEve: Eve;
  readonly newYearsEve: Eve;
}

/** The first row if nobody has said from when the targets count. */
export const FIRST_ROW_FROM = isoDate('2000-01-01');

/** Eight hours from Monday to Friday. */
const DEFAULT_TARGETS: WeekTargets = [
  HOURS_PER_TAGWERK,
  HOURS_PER_TAGWERK,
  HOURS_PER_TAGWERK,
  HOURS_PER_TAGWERK,
  HOURS_PER_TAGWERK,
  0,
  0,
];

/** The default until the user changes it. */
export const DEFAULT_WORK_DAYS: WorkDays = {
  rows: [{ from: FIRST_ROW_FROM, targets: DEFAULT_TARGETS }],
  state: null,
  freeDays: [],
  christmasEve: 'work',
  newYearsEve: 'work',
};

/** The rows in order; of several with the same day the last one stays. */
export function targetRowsOf(rows: readonly TargetRow[]): readonly TargetRow[] {
  return [...new Map(rows.map((row) => [row.from, row])).values()].toSorted((one, other) =>
    one.from < other.from ? -1 : 1,
  );
}

/** The row that counts on a day. */
export function targetRowOn(date: IsoDate, { rows }: Pick<WorkDays, 'rows'>): TargetRow {
  return rows.findLast(({ from }) => from <= date) ?? rows[0] ?? { from: date, targets: DEFAULT_TARGETS };
}

/**
 * The same with other targets in the row that counts on a day; its beginning stays.
 *
 * @param changedAt of the row, if the targets differ
 */
export function withTargetsOn(
  date: IsoDate,
  workDays: WorkDays,
  targets: WeekTargets,
  changedAt: number,
): WorkDays {
  const { from, targets: before } = targetRowOn(date, workDays);
  if (targets.every((hours, day) => hours === before[day])) return workDays;
  return { ...workDays, rows: targetRowsOf([...workDays.rows, { from, targets, changedAt }]) };
}

/** The kind of a day: a free day counts as free even on a holiday, because the user has marked it. */
export type DayKind =
  | { readonly kind: 'work'; readonly target: number }
  | { readonly kind: 'free' }
  | { readonly kind: 'holiday'; readonly holiday: Holiday }
  /** A weekday without a target, such as Sunday. */
  | { readonly kind: 'off' };

function eveOn(date: IsoDate, { christmasEve, newYearsEve }: WorkDays): Eve {
  if (date.endsWith('-12-24')) return christmasEve;
  return date.endsWith('-12-31') ? newYearsEve : 'work';
}

/** The eves that are no workdays, by how they count: half, then free. */
export function evesOff(workDays: WorkDays) {
  return (['half', 'free'] as const).map((eve) => ({
    eve,
    days: (['christmasEve', 'newYearsEve'] as const).filter((day) => workDays[day] === eve),
  }));
}

/** Whether a day has half of its weekday's target, as 24 and 31 December may. */
export function isHalfDay(date: IsoDate, workDays: WorkDays): boolean {
  return eveOn(date, workDays) === 'half';
}

export function dayKind(date: IsoDate, workDays: WorkDays): DayKind {
  if (workDays.freeDays.includes(date)) return { kind: 'free' };
  const holiday = holidayOn(date, workDays.state);
  if (holiday !== null) return { kind: 'holiday', holiday };
  const target = targetRowOn(date, workDays).targets[weekday(date) - 1] ?? 0;
  if (target <= 0) return { kind: 'off' };
  const eve = eveOn(date, workDays);
  return eve === 'free' ? { kind: 'free' } : { kind: 'work', target: eve === 'half' ? target / 2 : target };
}

/** The target hours of a day; 0 on holidays and free days, half on a half day. */
export function targetOf(date: IsoDate, workDays: WorkDays): number {
  const day = dayKind(date, workDays);
  return day.kind === 'work' ? day.target : 0;
}

/** Every day of a period in order. */
export function daysOf({ from, to }: Period): readonly IsoDate[] {
  const days: IsoDate[] = [];
  for (let day = from; day <= to; day = addDays(day, 1)) days.push(day);
  return days;
}

/** The target hours of a period. */
export function targetOfPeriod(period: Period, workDays: WorkDays): number {
  return sumDecimals(daysOf(period).map((day) => targetOf(day, workDays)));
}

/** The same with days marked as free, or as working days again; each free day is listed once, in order. */
export function withFreeDays(workDays: WorkDays, days: readonly IsoDate[], isFree: boolean): WorkDays {
  const others = workDays.freeDays.filter((day) => !days.includes(day));
  const freeDays = isFree ? [...new Set([...others, ...days])].toSorted() : others;
  return { ...workDays, freeDays };
}
