import { sumDecimals } from '../decimal';
import { type FederalState, type Holiday, holidayOn } from './holidays';
import { HOURS_PER_TAGWERK } from '../limits';
import { type IsoDate, type Period, addDays, weekday } from './period';

/** Hours of Monday to Sunday. */
export type WeekTargets = readonly [number, number, number, number, number, number, number];

/** The working days of a person, kept on the device. */
export interface WorkDays {
  readonly targets: WeekTargets;
  /** The state whose holidays count; null if none was chosen: the holidays that all states have. */
  readonly state: FederalState | null;
  /** Days that are off for this person: holiday leave, sickness, a local holiday. */
  readonly freeDays: readonly IsoDate[];
}

/** The default until the user changes it: eight hours from Monday to Friday. */
export const DEFAULT_WORK_DAYS: WorkDays = {
  targets: [
    HOURS_PER_TAGWERK,
    HOURS_PER_TAGWERK,
    HOURS_PER_TAGWERK,
    HOURS_PER_TAGWERK,
    HOURS_PER_TAGWERK,
    0,
    0,
  ],
  state: null,
  freeDays: [],
};

/** The kind of a day: a free day counts as free even on a holiday, because the user has marked it. */
export type DayKind =
  | { readonly kind: 'work'; readonly target: number }
  | { readonly kind: 'free' }
  | { readonly kind: 'holiday'; readonly holiday: Holiday }
  /** A weekday without a target, such as Sunday. */
  | { readonly kind: 'off' };

export function dayKind(date: IsoDate, workDays: WorkDays): DayKind {
  if (workDays.freeDays.includes(date)) return { kind: 'free' };
  const holiday = holidayOn(date, workDays.state);
  if (holiday !== null) return { kind: 'holiday', holiday };
  const target = workDays.targets[weekday(date) - 1] ?? 0;
  return target > 0 ? { kind: 'work', target } : { kind: 'off' };
}

/** The target hours of a day; 0 on holidays and free days. */
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
