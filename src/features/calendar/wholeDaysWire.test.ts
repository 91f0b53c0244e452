import * as v from 'valibot';
import { expect, test } from 'vitest';
import { firstDay, lastDay } from '@/domain/time/calendarEvent';
import { eventFromWire, eventsWire } from './eventWire';

const moment = (dateTime: string) => ({ dateTime });
const read = (event: object) => {
  const [wire] = v.parse(eventsWire, [event]).rows;
  return wire ? eventFromWire(wire, 0) : expect.fail();
};

test.each([
  ['2026-11-18T00:00', '2026-11-19T00:00', undefined, true],
  ['2026-11-18 00:00:00', '2026-11-19 00:00:00', null, true],
  ['2026-11-18T00:00:00.0000000', '2026-11-19T00:00:00.000Z', '', true],
  [' 2026-11-18T00:00:00+01:00 ', '2026-11-19T00:00:00+0100', undefined, true],
  ['2026-11-18T00:00', '2026-11-18T08:00', undefined, false],
  ['2026-11-18T08:00', '2026-11-19T00:00', undefined, false],
  ['2026-11-18T00:00:30', '2026-11-19T00:00:00', undefined, false],
  ['2026-11-18T00:00', '2026-11-18T00:00', undefined, false],
  ['2026-11-18T00:00', '2026-11-19T00:00', false, false],
  ['2026-11-18T08:00', '2026-11-18T08:00', true, true],
  ['2026-11-18T08:00', '2026-11-18T17:00', 'true', true],
])('an event from %s to %s of which the service says %j is all day: %s', (start, end, isAllDay, is) => {
  const event = read({ start: moment(start), end: moment(end), isAllDay });
  expect(event.isAllDay).toBe(is);
  const days = [firstDay(event), lastDay(event)];
  expect(is ? days : ['2026-11-18', '2026-11-18']).toEqual(['2026-11-18', '2026-11-18']);
});

test('an event that was called off says so in front of its subject only', () => {
  const marks = (subject: string) => read({ subject, start: moment('2026-11-18T08:00') }).marks;
  expect(['Canceled: Review', 'Abgesagt : Review'].map(marks)).toEqual([['cancelled'], ['cancelled']]);
  expect(['Why canceled: Review', 'Cancelednow: Review'].map(marks)).toEqual([[], []]);
});

test('an event that cannot be read says which call it came from, and what is wrong', () => {
  const { unreadable } = v.parse(eventsWire, [
    { start: moment('2026-11-18T08:00') },
    { start: moment('soon') },
  ]);
  expect(unreadable).toMatchObject([{ call: 'PATCH /calendar/me/view', field: 'start' }]);
  expect(unreadable[0]?.reason).toContain('a date and time is expected');
});
