import { type EnteredShare, enteredShares } from '@/domain/account/dayShares';
import type { Holiday } from '@/domain/time/holidays';
import {
  type IsoDate,
  type IsoMonth,
  addDays,
  monthOfDay,
  weekday,
  periodOfYear,
} from '@/domain/time/period';
import { dayKind, daysOf, isHalfDay } from '@/domain/time/targets';
import type { OwnAccount } from '../../useOwnAccount';

/** A day of the field. */
export interface FieldDay {
  readonly date: IsoDate;
  /** Monday 1 to Sunday 7. */
  readonly weekday: number;
  readonly holiday: Holiday | null;
  /** Whether the day has no target, so that an absence does not count. */
  readonly isOff: boolean;
  readonly isHalf: boolean;
  readonly isToday: boolean;
  /** Whether it is today or later. */
  readonly isPlanned: boolean;
  /** At most two. A day without a target shows those that are entered, although they do not count. */
  readonly absences: readonly EnteredShare[];
  /** Whether the absences come from records of mapped projects. */
  readonly isMapped: boolean;
  /** Whether it is the first or the last of several days that look alike. */
  readonly isStart: boolean;
  readonly isEnd: boolean;
}

/** A month of the field. */
export interface FieldMonth {
  readonly month: IsoMonth;
  readonly days: readonly FieldDay[];
  /** How many days of vacation it has. */
  readonly vacation: number;
}

type Look = Omit<FieldDay, 'isStart' | 'isEnd'>;

function isAlike(one: Look, other: Look | undefined): boolean {
  const signOf = ({ absences, isPlanned }: Look) =>
    `${isPlanned}/${absences.map(({ kind, share }) => `${kind}${share}`).join()}`;
  return (
    other !== undefined && one.date.slice(0, 7) === other.date.slice(0, 7) && signOf(one) === signOf(other)
  );
}

/** The days of a year by month, with everything that their cells show. */
export function fieldMonths(
  year: number,
  { days, absences, workDays, today }: Pick<OwnAccount, 'days' | 'absences' | 'workDays' | 'today'>,
): readonly FieldMonth[] {
  const period = periodOfYear(year);
  const entered = enteredShares(absences, period);
  const known = new Map(days.map((day) => [day.date, day]));
  const looks = daysOf(period).map((date): Look => {
    const kind = dayKind(date, workDays);
    const isOff = kind.kind !== 'work';
    const counted = known.get(date)?.absences ?? [];
    return {
      date,
      weekday: weekday(date),
      holiday: kind.kind === 'holiday' ? kind.holiday : null,
      isOff,
      isHalf: !isOff && isHalfDay(date, workDays),
      isToday: date === today,
      isPlanned: date >= today,
      absences: isOff ? (entered.get(date) ?? []) : counted,
      isMapped: counted.some(({ isMapped }) => isMapped),
    };
  });
  const months = new Map<IsoMonth, { days: FieldDay[]; vacation: number }>();
  looks.forEach((look, at) => {
    const month = monthOfDay(look.date);
    const own = months.get(month) ?? { days: [], vacation: 0 };
    months.set(month, own);
    own.days.push({ ...look, isStart: !isAlike(look, looks[at - 1]), isEnd: !isAlike(look, looks[at + 1]) });
    const share = look.absences.find(({ kind }) => kind === 'vacation')?.share ?? 0;
    if (!look.isOff) own.vacation += look.isHalf ? share / 2 : share;
  });
  return [...months].map(([month, own]) => ({ month, days: own.days, vacation: own.vacation }));
}

/** The number of columns: up to 6 empty ones before the first day of a month, so that weekdays are aligned, and 31 days. */
export const FIELD_COLUMNS = 37;

/** The column of a day, from 0. */
export function columnOf(date: IsoDate): number {
  const day = Number(date.slice(8));
  return weekday(addDays(date, 1 - day)) - 1 + day - 1;
}
