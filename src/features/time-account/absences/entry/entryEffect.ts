import type { Absence } from '@/domain/account/absence';
import { type EntryFigures, figuresOfEntry } from '@/domain/account/absenceEntries';
import type { Holiday } from '@/domain/time/holidays';
import { type IsoDate, weekday } from '@/domain/time/period';
import { dayKind, daysOf, isHalfDay } from '@/domain/time/targets';
import type { OwnAccount } from '../../useOwnAccount';
import { leftAfter } from '../absencesOfYear';

/** What an entry counts, before it is entered. */
export interface EntryEffect extends EntryFigures {
  /** Days that count nothing: whether there is a weekend or another day without work, and the holidays by name. */
  readonly hasWeekend: boolean;
  readonly hasFree: boolean;
  readonly holidays: readonly Holiday[];
  /** Half workdays, which count half. */
  readonly halves: readonly IsoDate[];
  /** Vacation left afterwards; null if it cannot be told. */
  readonly left: number | null;
}

/** The effect of an entry: its figures, the days of it that do not count, and the vacation left. */
export function effectOf(entry: Absence, own: OwnAccount): EntryEffect {
  const { workDays } = own;
  const days = daysOf(entry).map((date) => ({ date, kind: dayKind(date, workDays) }));
  const off = days.filter(({ kind }) => kind.kind === 'off' || kind.kind === 'free');
  const isWeekend = (date: IsoDate) => weekday(date) > 5;
  return {
    ...figuresOfEntry(entry, workDays),
    hasWeekend: off.some(({ date }) => isWeekend(date)),
    hasFree: off.some(({ date }) => !isWeekend(date)),
    holidays: [...new Set(days.flatMap(({ kind }) => (kind.kind === 'holiday' ? [kind.holiday] : [])))],
    halves: days
      .filter(({ date, kind }) => kind.kind === 'work' && isHalfDay(date, workDays))
      .map(({ date }) => date),
    left: leftAfter(own, entry),
  };
}
