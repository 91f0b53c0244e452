import type { TFunction } from 'i18next';
import { type BudgetEnd, MANY_DAYS } from '@/domain/report/budgetRange';
import { type IsoDate, addMonths, calendarWeek, daysBetween, monthOfDay, yearOf } from '@/domain/time/period';
import type { Formats } from '@/shared/i18n/format';

/** A day that is more months away than this is written with its year, because it could be taken for one of this year. */
const CLEAR_MONTHS = 11;

export interface RangeWords {
  /** `17. – 27. Januar`, `KW 49`, `Juni – Juli 2027`. */
  readonly until: string;
  /** How far away the end is, or the days of the weeks; empty if there is nothing to add. */
  readonly detail: string;
}

type Texts = TFunction<'report'>;

/** Says in words when a budget ends. */
export function rangeWords(end: BudgetEnd, today: IsoDate, t: Texts, formats: Formats): RangeWords {
  const { from, to, shownAs } = end;
  switch (shownAs) {
    case 'overTwoYears':
      return { until: t('budget.range.overTwoYears'), detail: '' };
    case 'open':
      return {
        until: t('budget.range.earliest', {
          day: isFar(from, today) ? monthWords(from, t, formats) : dayWords(from, false, t, formats),
        }),
        detail: distance(from, today, t),
      };
    case 'weeks':
      return weekWords(from, to ?? from, t, formats);
    case 'months':
      return { until: monthsWords(from, to ?? from, t, formats), detail: distance(from, today, t) };
    case 'days':
      return { until: daysWords(from, to ?? from, today, t, formats), detail: distance(from, today, t) };
  }
}

const isFar = (day: IsoDate, today: IsoDate) => daysBetween(today, day) > MANY_DAYS;

function distance(from: IsoDate, today: IsoDate, t: Texts): string {
  if (!isFar(from, today)) return t('budget.range.inDays', { count: daysBetween(today, from) });
  let months = 1;
  while (addMonths(today, months + 1) <= from) months += 1;
  return t('budget.range.inMonths', { count: months });
}

function dayWords(date: IsoDate, isWithYear: boolean, t: Texts, formats: Formats): string {
  const words = { day: Number(date.slice(8)), month: formats.monthName(monthOfDay(date)) };
  return isWithYear
    ? t('budget.range.dayOfYear', { ...words, year: yearOf(date) })
    : t('budget.range.day', words);
}

function daysWords(from: IsoDate, to: IsoDate, today: IsoDate, t: Texts, formats: Formats): string {
  if (monthOfDay(from) === monthOfDay(to))
    return t('budget.range.daysOfMonth', {
      first: Number(from.slice(8)),
      day: Number(to.slice(8)),
      month: formats.monthName(monthOfDay(to)),
    });
  const isWithYear = to > addMonths(today, CLEAR_MONTHS);
  return t('budget.range.fromTo', {
    from: dayWords(from, isWithYear, t, formats),
    to: dayWords(to, isWithYear, t, formats),
  });
}

function weekWords(from: IsoDate, to: IsoDate, t: Texts, formats: Formats): RangeWords {
  const [first, last] = [calendarWeek(from), calendarWeek(to)];
  return {
    until:
      first.monday === last.monday
        ? t('budget.range.week', { week: first.week })
        : t('budget.range.weeks', { week: first.week, last: last.week }),
    detail: formats.dayRange(first.monday, last.sunday, 'never'),
  };
}

function monthWords(date: IsoDate, t: Texts, formats: Formats): string {
  return t('budget.range.month', { month: formats.monthName(monthOfDay(date)), year: yearOf(date) });
}

function monthsWords(from: IsoDate, to: IsoDate, t: Texts, formats: Formats): string {
  if (monthOfDay(from) === monthOfDay(to)) return monthWords(to, t, formats);
  const isSameYear = yearOf(from) === yearOf(to);
  return t('budget.range.fromTo', {
    from: isSameYear ? formats.monthName(monthOfDay(from)) : monthWords(from, t, formats),
    to: monthWords(to, t, formats),
  });
}
