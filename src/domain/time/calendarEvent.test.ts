import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  type CalendarEvent,
  canJoin,
  daysToAsk,
  eventsOfDay,
  firstDay,
  followable,
  hoursOfEvent,
  lastDay,
  phaseOf,
  startOfDay,
  takenOver,
} from './calendarEvent';
import { addDays, isoDate } from './period';

/** Tests live in Berlin. */
const at = (text: string) => new Date(text).getTime();

function event(start: string, end: string, more: Partial<CalendarEvent> = {}): CalendarEvent {
  return {
    id: `${start} ${end}`,
    subject: 'Jour fixe',
    start: at(start),
    end: at(end),
    isAllDay: false,
    place: '',
    isOnline: false,
    joinLink: null,
    webLink: null,
    attendees: [],
    response: '',
    organizer: '',
    marks: [],
    zone: 'UTC',
    ...more,
  };
}

const today = isoDate('2026-11-18');

describe('the events of a day in the user’s zone', () => {
  test.each([
    ['within the day', '2026-11-18T09:00', '2026-11-18T10:00', true],
    ['of the day before', '2026-11-17T09:00', '2026-11-17T10:00', false],
    ['from yesterday over midnight', '2026-11-17T23:00', '2026-11-18T01:00', true],
    ['over the next midnight', '2026-11-18T23:00', '2026-11-19T01:00', true],
    ['until midnight at its begin', '2026-11-17T22:00', '2026-11-18T00:00', false],
    ['until midnight at its end', '2026-11-18T22:00', '2026-11-19T00:00', true],
    ['from midnight at its end', '2026-11-19T00:00', '2026-11-19T01:00', false],
    ['a moment at midnight', '2026-11-18T00:00', '2026-11-18T00:00', true],
    ['over several days', '2026-11-16T09:00', '2026-11-20T17:00', true],
  ])('%s', (_what, start, end, isShown) => {
    expect(eventsOfDay([event(start, end)], today)).toHaveLength(isShown ? 1 : 0);
  });

  test('all-day events come first, then the others by time, whatever the order of the answer', () => {
    const late = event('2026-11-18T15:00', '2026-11-18T16:00');
    const early = event('2026-11-18T08:00', '2026-11-18T09:00');
    const whole = event('2026-11-18T00:00', '2026-11-19T00:00', { isAllDay: true });
    expect(eventsOfDay([late, early, whole], today)).toEqual([whole, early, late]);
  });

  test('an event is shown on each day from its first to its last, and on no other (R-3.16)', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: at('2026-10-20T00:00'), max: at('2026-11-05T00:00') }),
        fc.integer({ min: 0, max: 5 * 86_400_000 }),
        (start, length) => {
          const one = { ...event('2026-11-01T00:00', '2026-11-01T00:00'), start, end: start + length };
          const first = firstDay(one);
          const shown: string[] = [];
          // The clocks are changed on 25 October.
          for (let day = addDays(first, -2); day <= addDays(first, 8); day = addDays(day, 1))
            if (eventsOfDay([one], day).length > 0) shown.push(day);
          expect(shown[0]).toBe(first);
          expect(shown.at(-1)).toBe(lastDay(one));
          expect(startOfDay(first)).toBeLessThanOrEqual(start);
          expect(startOfDay(addDays(lastDay(one), 1))).toBeGreaterThanOrEqual(one.end);
        },
      ),
    );
  });
});

describe('a duration is rounded to the nearest half hour, at least 0.5', () => {
  test.each([
    ['2026-11-18T09:00', '2026-11-18T09:00', 0.5],
    ['2026-11-18T09:00', '2026-11-18T09:10', 0.5],
    ['2026-11-18T09:00', '2026-11-18T09:44', 0.5],
    ['2026-11-18T09:00', '2026-11-18T09:45', 1],
    ['2026-11-18T09:00', '2026-11-18T10:14', 1],
    ['2026-11-18T09:00', '2026-11-18T10:15', 1.5],
    ['2026-11-18T23:00', '2026-11-19T01:00', 2],
    // The hour from 2 to 3 comes twice.
    ['2026-10-25T01:00', '2026-10-25T04:00', 4],
  ])('%s to %s: %d h (R-3.13)', (start, end, hours) => {
    const one = event(start, end);
    expect(hoursOfEvent(one, 0.5)).toBe(hours);
    expect(takenOver(one, today, 0.5).hours).toBe(hours);
  });

  test('a duration is rounded to the configured step (R-4.38)', () => {
    const eight = event('2026-11-18T09:00', '2026-11-18T09:08');
    expect(hoursOfEvent(eight, 0.25)).toBe(0.25);
    expect(hoursOfEvent(eight, 0.1)).toBe(0.1);
    expect(takenOver(event('2026-11-18T09:00', '2026-11-18T09:18'), today, 0.1).hours).toBe(0.3);
  });

  test('all-day events have 24 hours per day, even when the clocks change', () => {
    expect(hoursOfEvent(event('2026-10-25T00:00', '2026-10-26T00:00', { isAllDay: true }), 0.5)).toBe(24);
    expect(hoursOfEvent(event('2026-11-18T00:00', '2026-11-21T00:00', { isAllDay: true }), 0.5)).toBe(72);
  });

  test('a duration is always a multiple of 0.5', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 1e9 }), (length) => {
        const hours = hoursOfEvent(
          {
            ...event('2026-11-18T09:00', '2026-11-18T09:00'),
            end: at('2026-11-18T09:00') + length,
          },
          0.5,
        );
        expect(hours * 2).toBe(Math.round(hours * 2));
        expect(hours).toBeGreaterThanOrEqual(0.5);
      }),
    );
  });
});

describe('what is taken over', () => {
  test('subject, date and duration are copied; an event past midnight counts for the day on which it began', () => {
    expect(takenOver(event('2026-11-17T23:00', '2026-11-18T01:00'), today, 0.5)).toEqual({
      date: '2026-11-17',
      description: 'Jour fixe',
      hours: 2,
    });
  });

  test('an all-day event is copied for the day on the screen, with no more hours than a day has', () => {
    const fair = event('2026-11-16T00:00', '2026-11-21T00:00', { isAllDay: true });
    expect(takenOver(fair, today, 0.5)).toMatchObject({ date: '2026-11-18', hours: 24 });
  });
});

describe('Join only for online meetings today or later', () => {
  const online = { isOnline: true, joinLink: 'https://teams.example/1' };
  test.each([
    ['today, over already', event('2026-11-18T08:00', '2026-11-18T09:00', online), true],
    ['tomorrow', event('2026-11-19T08:00', '2026-11-19T09:00', online), true],
    ['yesterday', event('2026-11-17T08:00', '2026-11-17T09:00', online), false],
    ['cancelled', event('2026-11-19T08:00', '2026-11-19T09:00', { ...online, marks: ['cancelled'] }), false],
    ['since yesterday', event('2026-11-17T23:00', '2026-11-18T01:00', online), true],
    ['not online', event('2026-11-18T08:00', '2026-11-18T09:00', { ...online, isOnline: false }), false],
    ['without a link', event('2026-11-18T08:00', '2026-11-18T09:00', { ...online, joinLink: null }), false],
  ])('%s', (_what, one, isOffered) => {
    expect(canJoin(one, today)).toBe(isOffered);
  });
});

test('links are followed only if they are http or https (R-3.14)', () => {
  expect(followable(' https://teams.example/a b ')).toBe('https://teams.example/a%20b');
  expect(followable('HTTP://teams.example')).toBe('http://teams.example/');
  for (const link of [
    '',
    'javascript:alert(1)',
    'javascript:alert("https://teams.example")',
    ' javascript://x',
    'data:text/html,x',
    '//teams.example',
    'teams',
    'https://',
  ])
    expect(followable(link)).toBeNull();
});

describe('past events are grey, the next one says when', () => {
  const past = event('2026-11-18T08:00', '2026-11-18T09:00');
  const running = event('2026-11-18T10:00', '2026-11-18T11:00');
  const next = event('2026-11-18T11:30', '2026-11-18T12:00');
  const later = event('2026-11-18T13:00', '2026-11-18T14:00');
  const whole = event('2026-11-18T00:00', '2026-11-19T00:00', { isAllDay: true });
  const all = [whole, past, running, next, later];
  test.each([
    [past, { kind: 'past' }],
    [running, { kind: 'running' }],
    [next, { kind: 'next', minutes: 75 }],
    [later, { kind: 'later' }],
    [whole, { kind: 'later' }],
  ])('case %#', (one, phase) => {
    expect(phaseOf(one, all, at('2026-11-18T10:15'))).toEqual(phase);
  });

  test.each(['cancelled', 'declined', 'timeUnknown'] as const)(
    'an event that is %s is never the next one nor running, and does not keep another from it (R-3.32)',
    (mark) => {
      const off = event('2026-11-18T10:30', '2026-11-18T11:00', { id: 'off', marks: [mark] });
      expect(phaseOf(off, [...all, off], at('2026-11-18T10:15'))).toEqual({ kind: 'later' });
      expect(phaseOf(off, [...all, off], at('2026-11-18T10:45'))).toEqual({ kind: 'later' });
      expect(phaseOf(next, [...all, off], at('2026-11-18T10:15'))).toEqual({ kind: 'next', minutes: 75 });
    },
  );
});

test('events at one time are in the order of their ends, then of their names', () => {
  const long = event('2026-11-18T08:00', '2026-11-18T10:00', { id: 'a', subject: 'A' });
  const [b, c] = ['B', 'C'].map((subject) =>
    event('2026-11-18T08:00', '2026-11-18T09:00', { id: subject === 'B' ? 'z' : 'y', subject }),
  );
  const same = event('2026-11-18T08:00', '2026-11-18T09:00', { id: 'x', subject: 'C' });
  const later = event('2026-11-18T08:30', '2026-11-18T08:45', { id: '0', subject: '0' });
  const shown = eventsOfDay([later, long, c ?? long, same, b ?? long], today);
  expect(shown.map(({ id }) => id)).toEqual(['z', 'x', 'y', 'a', '0']);
});

test('at the minute of its start an event runs, and at that of its end it is over', () => {
  const now = at('2026-11-18T09:00');
  const [ends, starts, next] = [
    event('2026-11-18T08:00', '2026-11-18T09:00'),
    event('2026-11-18T09:00', '2026-11-18T10:00'),
    event('2026-11-18T09:30', '2026-11-18T10:00'),
  ] as const;
  expect([ends, starts, next].map((one) => phaseOf(one, [ends, starts, next], now).kind)).toEqual([
    'past',
    'running',
    'next',
  ]);
});

test('an address is followed only if it begins with http, and the days beside a span are asked for, too', () => {
  expect(followable('see https://example.org')).toBeNull();
  expect(daysToAsk({ from: today, to: today })).toEqual({ from: '2026-11-17', to: '2026-11-19' });
});
