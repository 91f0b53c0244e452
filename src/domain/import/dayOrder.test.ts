import { expect, test } from 'vitest';
import { isoDate } from '../time/period';
import { type DayFacts, readDays } from './dayOrder';
import type { DayOrder } from './importTypes';
import { dayCellOf, durationOf, timeOf } from './readCell';

const today = isoDate('2026-11-20');
const cellOf = (text: string) => dayCellOf(text, today, 'Europe/Berlin');

interface Given {
  readonly end?: string | undefined;
  readonly from?: string;
  readonly to?: string;
  readonly duration?: string;
  readonly hasHalves?: boolean;
}

/** A row with a day; its number is that of a file with a header. */
function fact(dayText: string, at: number, given: Given = {}): DayFacts {
  const { end, from = '', to = '', duration = '', hasHalves = false } = given;
  const day = cellOf(dayText);
  if (!day) throw new Error(`no day: ${dayText}`);
  return {
    number: at + 2,
    day,
    dayText,
    endDay: end === undefined ? null : cellOf(end),
    start: timeOf(from),
    end: timeOf(to),
    duration: durationOf(duration),
    hasHalves,
  };
}

const days = (texts: readonly string[], { name = '', chosen }: { name?: string; chosen?: DayOrder } = {}) =>
  readDays(
    texts.map((text, at) => fact(text, at)),
    name,
    today,
    chosen,
  );
const one = (text: string, given: Given) => readDays([fact(text, 0, given)], '', today, undefined);
const ORDERS = { days: 'day-first', months: 'month-first' } as const;

test('a part above 12 decides, that of an end as well; 12 is none (R-20.10)', () => {
  expect(days(['12/11/2026', '13/11/2026'])).toMatchObject({
    order: ORDERS.days,
    reason: { code: 'above-12', row: 3, cell: '13/11/2026' },
  });
  expect(one('3/4/2026', { end: '4/13/2026' })).toMatchObject({ order: ORDERS.months });
  expect(one('2026-04-03', { end: '4/13/2026' })).toMatchObject({ order: ORDERS.months });
});

test.each([
  ['times_12_11_2026.csv', null],
  ['times_12_13_2026.csv', ORDERS.months],
  ['times_13_12_2026.csv', ORDERS.days],
  ['times_01_02_2026-13_02_2026.csv', ORDERS.days],
  ['times_13_14_2026.csv', null],
])('the name %s says %s (R-20.10)', (name, order) => {
  const reading = days(['3/4/2026'], { name });
  expect(reading.order).toBe(order);
  expect(reading.reason.code).toBe(order ? 'file-name' : 'asked');
});

test('a length decides that fits one reading only, up to 60 seconds off; without all four parts it asks (R-20.10)', () => {
  const night = { end: '4/4/2026', from: '22:00', to: '01:00', duration: '3:00:00' };
  const byLength = { order: ORDERS.days, reason: { code: 'duration', row: 2, cell: '3/4/2026' } };
  expect(one('3/4/2026', night)).toMatchObject(byLength);
  expect(one('3/4/2026', { ...night, duration: '3:01:00' })).toMatchObject(byLength);
  expect(one('4/3/2026', { ...night, end: '4/4/2026' })).toMatchObject({ order: ORDERS.months });
  for (const gone of [{ end: undefined }, { from: '' }, { to: '' }, { duration: '' }, { duration: '3' }])
    expect(one('3/4/2026', { ...night, ...gone }).reason).toEqual({ code: 'asked' });
  expect(one('3/4/2026', { ...night, duration: '3:01:01' }).reason).toEqual({ code: 'asked' });
  expect(one('3/4/2026', { ...night, end: '3/4/2026', from: '01:00', to: '04:00' }).reason.code).toBe(
    'asked',
  );
});

test('one reading has no day after today, which is none itself (R-20.10)', () => {
  const past = { code: 'not-after-today' };
  expect(days(['11/12/2026'])).toMatchObject({ order: ORDERS.months, reason: past });
  expect(days(['12/11/2026'])).toMatchObject({ order: ORDERS.days, reason: past });
  const lastDay = readDays([fact('11/12/2026', 0)], '', isoDate('2026-11-12'), undefined);
  expect(lastDay).toMatchObject({ order: ORDERS.months, reason: past });
});

test('shown is the first day that both orders read differently, with what each of them makes of all (R-20.10)', () => {
  expect(days(['5/5/2026', '4/3/2026', '3/4/2026', '4/3/2026'])).toEqual({
    cell: '4/3/2026',
    row: 3,
    day: '2026-03-04',
    order: null,
    reason: { code: 'asked' },
    options: [
      { order: ORDERS.days, day: '2026-03-04', days: ['2026-03-04', '2026-04-03', '2026-05-05'] },
      { order: ORDERS.months, day: '2026-04-03', days: ['2026-03-04', '2026-04-03', '2026-05-05'] },
    ],
  });
  expect(days(['5/5/2026'])).toMatchObject({ cell: '5/5/2026', row: 2, day: '2026-05-05' });
  const bothWays = days(['18/11/2026', '3/4/2026']);
  expect(bothWays).toMatchObject({ cell: '3/4/2026', row: 3 });
  expect(days(['18/11/2026']).options[1]).toEqual({ order: ORDERS.months, day: null, days: [] });
});

test('halves of a day in any row put months on top (R-20.10)', () => {
  const facts = [fact('3/4/2026', 0), fact('3/5/2026', 1, { hasHalves: true })];
  expect(readDays(facts, '', today, undefined)).toMatchObject({
    order: null,
    day: '2026-03-04',
    options: [{ order: ORDERS.months }, { order: ORDERS.days }],
  });
});

test('an answer counts if it is another order, and nothing is to be answered if no day is open (R-20.10)', () => {
  const clear = { order: null, reason: { code: 'clear' }, options: [] };
  expect(days(['2026-04-03'], { chosen: 'month-first' })).toMatchObject(clear);
  expect(readDays([], '', today, undefined)).toMatchObject({ ...clear, cell: '', row: 0, day: null });
  expect(days(['18/11/2026'], { chosen: 'day-first' }).reason.code).toBe('above-12');
  expect(days(['18/11/2026'], { chosen: 'month-first' })).toMatchObject({
    order: ORDERS.months,
    reason: { code: 'chosen' },
    day: null,
  });
});
