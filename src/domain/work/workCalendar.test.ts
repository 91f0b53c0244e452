import { describe, expect, test } from 'vitest';
import { type IsoDate, type TimeOfDay, isTimeOfDay, isoDate } from '../time/period';
import { DEFAULT_WORK_DAYS } from '../time/targets';
import type { WorkRecord } from './workRecord';
import {
  calendarDay,
  calendarMonth,
  customerColours,
  drawnHours,
  stackOf,
  steppedHours,
  stretchedHours,
} from './workCalendar';
import { daysOfSpan, periodOfSpan, turnedBy } from './calendarSpan';
import { event } from './meetings.fixture';
import type { ImportItem } from './meetings';
import { workOn } from './weekGrid.fixture';

const day = (text: string) => isoDate(`2026-11-${text}`);
const today = day('20');

const meeting = (date: string, hours: number | null, more: Partial<ImportItem> = {}): ImportItem => ({
  event: event(`2026-11-${date}T10:00`, `2026-11-${date}T11:00`),
  date: day(date),
  hours,
  roundedFrom: null,
  suggestion: null,
  description: 'Review',
  isBooked: false,
  isAccepted: true,
  isPreselected: false,
  ...more,
});

function time(text: string): TimeOfDay {
  if (!isTimeOfDay(text)) throw new Error(`${text} is no time`);
  return text;
}

const shop = workOn(1, '2026-11-20', 3);
const trip = workOn(2, '2026-11-19', 7.5, {
  departure: time('07:10'),
  arrival: time('18:40'),
});
const week: readonly WorkRecord[] = [
  workOn(10, '2026-11-16', 6),
  workOn(11, '2026-11-16', 2.5),
  workOn(12, '2026-11-17', 3.5),
  workOn(13, '2026-11-17', 2),
  workOn(14, '2026-11-17', 2),
  workOn(15, '2026-11-19', 3),
  trip,
  shop,
  workOn(3, '2026-11-20', 2),
];
const meetings = [meeting('18', 3.5), meeting('18', 3), meeting('20', 1.5), meeting('20', 0.5)];
const facts = { records: week, meetings, workDays: DEFAULT_WORK_DAYS, today, step: 0.5 };
const shown = (date: string, more: Partial<typeof facts> = {}, added = 0) => {
  const { hours, missing, field, isLong } = calendarDay(day(date), { ...facts, ...more }, added);
  return { hours, missing, field, isLong };
};

describe('a day of the calendar', () => {
  test('lacks what neither records nor meetings fill, in whole steps (R-21.1)', () => {
    expect(shown('18')).toMatchObject({ hours: 0, missing: 8, field: 1.5 });
    expect(shown('18', { meetings: [] })).toMatchObject({ missing: 8, field: 8 });
    expect(shown('20')).toMatchObject({ hours: 5, missing: 3, field: 1 });
    expect(shown('17')).toMatchObject({ hours: 7.5, missing: 0.5, field: 0.5 });
    expect(shown('19')).toEqual({ hours: 10.5, missing: -2.5, field: 0, isLong: true });
    expect(shown('17', { records: [workOn(1, '2026-11-17', 7.75)] })).toMatchObject({
      missing: 0.25,
      field: 0,
    });
  });

  test('lacks nothing in the days to come and without a target (R-21.2)', () => {
    expect(shown('23')).toMatchObject({ missing: null, field: 0 });
    expect(shown('15')).toMatchObject({ missing: null, field: 0 });
  });

  test('has no sum and lacks nothing while one of its records cannot be read (R-21.12)', () => {
    const unread = calendarDay(day('18'), { ...facts, unreadable: [day('18')] });
    expect(unread).toMatchObject({ unreadable: 1, missing: null, field: 0 });
    expect(calendarDay(day('18'), { ...facts, unreadable: [day('17')] })).toMatchObject({
      unreadable: 0,
      missing: 8,
    });
  });

  test('is today, or still to come, or neither (R-21.2)', () => {
    const [before, now, after] = ['19', '20', '21'].map((date) => calendarDay(day(date), facts));
    expect(before).toMatchObject({ isToday: false, isAhead: false });
    expect(now).toMatchObject({ isToday: true, isAhead: false });
    expect(after).toMatchObject({ isToday: false, isAhead: true });
  });

  test('counts a record that is on its way to it, and not the one that leaves (R-21.3)', () => {
    expect(shown('20', {}, -3)).toMatchObject({ hours: 2, missing: 6 });
    expect(shown('18', {}, 3)).toMatchObject({ hours: 3, missing: 5, field: 0 });
  });

  test('is a stack: journeys come first, by departure, all others in the order of the list (R-21.4)', () => {
    const early = { ...trip, id: 20, departure: time('06:00') };
    // Without both times it is no journey.
    const open = { ...workOn(17, '2026-11-19', 1), departure: time('05:00') };
    const late = { ...workOn(18, '2026-11-19', 1), arrival: time('05:00') };
    const records = [workOn(15, '2026-11-19', 3), trip, open, late, workOn(16, '2026-11-19', 1), early];
    expect(stackOf(day('19'), records).map(({ id }) => id)).toEqual([20, 2, 15, 17, 18, 16]);
  });

  test('shows meetings that are accepted, timed and not booked (R-21.5)', () => {
    const others = [
      meeting('18', 1, { isAccepted: false }),
      meeting('18', null),
      meeting('18', 1, { isBooked: true }),
    ];
    expect(calendarDay(day('18'), { ...facts, meetings: [...others, ...meetings] }).meetings).toEqual(
      meetings.slice(0, 2),
    );
  });
});

describe('the pointer', () => {
  test('becomes hours: the nearest step from the end of the stack, at least one, at most 24 (R-21.6)', () => {
    expect(drawnHours(170, 44, 0.5)).toBe(4);
    expect(drawnHours(1, 44, 0.5)).toBe(0.5);
    expect(drawnHours(5000, 44, 0.5)).toBe(24);
  });

  test('changes a length by whole steps, and what is off the step goes to the next one (R-21.7)', () => {
    expect(stretchedHours(2, 30, 44, 0.5)).toBe(2.5);
    expect(stretchedHours(2, 33, 44, 0.5)).toBe(3);
    expect(stretchedHours(2, 5, 44, 0.5)).toBe(2);
    expect(steppedHours(7.25, 1, 0.5)).toBe(7.5);
    expect(steppedHours(7.25, -1, 0.5)).toBe(7);
    expect(steppedHours(1, -9, 0.5)).toBe(0.5);
    expect(steppedHours(23.5, 9, 0.5)).toBe(24);
    expect(steppedHours(0.25, -1, 0.5)).toBe(0.25);
    expect(steppedHours(null, 1, 0.5)).toBe(0.5);
  });
});

describe('the spans', () => {
  test('show days, a working week with a weekend that has records, a week or a month (R-21.8)', () => {
    const days = (from: string, to: string) => ({ from: day(from), to: day(to) });
    expect(periodOfSpan('1', today)).toEqual(days('20', '20'));
    expect(periodOfSpan('3', today)).toEqual(days('18', '20'));
    expect(periodOfSpan('5', today)).toEqual(days('16', '20'));
    expect(periodOfSpan('7', today)).toEqual(days('16', '22'));
    expect(periodOfSpan('month', today)).toEqual(days('01', '30'));
    expect(daysOfSpan('5', today, week)).toHaveLength(5);
    expect(daysOfSpan('5', today, [workOn(1, '2026-11-22', 1), ...week]).at(-1)).toBe('2026-11-22');
    expect(daysOfSpan('7', today, [workOn(1, '2026-11-22', 1)])).toHaveLength(7);
  });

  test('turn by their length (R-21.8)', () => {
    const turned = (['1', '3', '5', '7', 'month'] as const).map((span) => turnedBy(span, today, 1));
    expect(turned).toEqual(['2026-11-21', '2026-11-23', '2026-11-27', '2026-11-27', '2026-12-20']);
  });
});

const full = (dates: readonly number[]) =>
  dates.map((date) => workOn(100 + date, `2026-11-${String(date).padStart(2, '0')}`, 8));

describe('the month', () => {
  const records = [...full([2, 3, 4, 5, 6, 9, 10, 11, 12, 13]), workOn(50, '2026-11-15', 2), ...week];
  const monthWith = (more: object = {}) => calendarMonth(today, { ...facts, records, ...more });

  test('has weeks with sums, its target, and what is missing until yesterday (R-21.9)', () => {
    const month = monthWith();
    expect(month).toMatchObject({ hours: 113.5, target: 168, behind: 3.5 });
    expect(month.weeks.map(({ week: number, hours }) => [number, hours])).toEqual([
      [44, null],
      [45, 40],
      [46, 42],
      [47, 31.5],
      [48, null],
      [49, null],
    ]);
    expect(month.weeks[0]?.days.filter((one) => one !== undefined).map(({ date }) => date)).toEqual([
      '2026-11-01',
    ]);
  });

  test('has no sum of a week with a day that cannot be read, and lacks nothing before its first day (R-21.9)', () => {
    const weeks = monthWith({ unreadable: [day('10')] }).weeks.map(({ hours }) => hours);
    expect(weeks).toEqual([null, 40, null, 31.5, null, null]);
    expect(calendarMonth(today, { ...facts, today: day('01') }).behind).toBeNull();
  });

  test('has three lines a day and the others as their number and hours, without meetings (R-21.10)', () => {
    const four = [3, 2.5, 1.5, 1].map((hours, id) => workOn(id, '2026-11-11', hours));
    const of = (date: IsoDate) =>
      calendarMonth(today, { ...facts, records: four })
        .weeks.flatMap(({ days }) => days)
        .find((one) => one?.date === date);
    expect(of(day('11'))).toMatchObject({ lines: four.slice(0, 3), others: { count: 1, hours: 1 } });
    expect(of(day('18'))).toMatchObject({ field: 8, lines: [], others: null });
  });
});

test('colours are those of the customers in the order of their ids; without one it is Slate (R-21.11)', () => {
  const colourOf = customerColours([30, 4, 2, 5, 6, 7, 8, 9, 10, 11, 12]);
  expect([2, 4, 5, 10, 11, 30, 99, null].map(colourOf)).toEqual([1, 2, 3, 8, 10, 1, 9, 9]);
});
