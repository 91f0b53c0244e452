import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  at,
  context,
  days,
  earlier,
  event,
  guest,
  hansen,
  kessler,
  meeting,
  one,
  ownMail,
  today,
} from './meetings.fixture';
import { type ImportContext, NO_IMPORTS, importItems, withImported } from './meetings';
import { record } from './monthEntries.fixture';
import { addDays } from '../time/period';

describe('preselected events', () => {
  const records = [earlier];
  test.each([
    ['accepted', { response: 'accepted' }, true],
    ['the user invites', { response: 'organizer' }, true],
    ['nothing is said of it', {}, true],
    ['with reservation', { response: 'tentativelyAccepted' }, false],
    ['no answer yet', { response: 'notResponded' }, false],
    ['declined', { response: 'declined' }, false],
    [
      'declined, said among the attendees',
      { attendees: [guest('Jana@nordfeld.example', 'declined')] },
      false,
    ],
    ['whole days', { isAllDay: true }, false],
    ['none, and nobody else invites', { response: 'none', attendees: [guest('a@kessler.example')] }, true],
    ['none, and the user invites', { response: 'none', organizer: 'JANA@nordfeld.example' }, true],
    ['none, and another invites', { response: 'none', organizer: 'a@kessler.example' }, false],
    ['none of the user among those who are invited', { attendees: [guest(ownMail, 'none')] }, false],
    ...(
      [
        'cancelled',
        'declined',
        'timeUnknown',
        'private',
        'confidential',
        'free',
        'away',
        'tentative',
      ] as const
    ).map((mark) => [`marked as ${mark}`, { marks: [mark], response: 'organizer' }, false] as const),
  ] as const)('%s: %o is %s (R-6.16)', (_name, more, isPreselected) =>
    expect(one({ ...meeting, ...more }, { records }).isPreselected).toBe(isPreselected),
  );

  test('nothing is preselected without a suggestion or a subject, nor if it is booked or in the future (R-6.11)', () => {
    expect(one(meeting).isPreselected).toBe(false);
    expect(
      one({ ...meeting, subject: '' }, { records: [record(1, '2026-11-11', { description: '' })] }),
    ).toMatchObject({
      suggestion: null,
      isPreselected: false,
    });
    expect(one(meeting, { records: [{ ...earlier, date: today }] }).isPreselected).toBe(false);
    expect(one(event('2026-11-19T10:00', '2026-11-19T11:00'), { records }).isPreselected).toBe(false);
  });
});

test.each([
  [{}, 'Jour fixe'],
  [{ marks: ['free'] }, 'Jour fixe'],
  [{ marks: ['private'] }, ''],
  [{ marks: ['confidential', 'free'] }, ''],
] as const)('a private subject is not copied: %o gives %j (R-6.16)', (more, description) =>
  expect(one({ ...meeting, ...more }).description).toBe(description),
);

describe('booked events', () => {
  test('an event counts as booked by the same day and text, and a record belongs to one event only', () => {
    const second = event('2026-11-18T15:00', '2026-11-18T16:00');
    const booked = (records: ImportContext['records']) =>
      importItems([second, meeting], context({ records })).map(({ isBooked }) => isBooked);
    expect(booked([earlier])).toEqual([false, false]);
    expect(booked([{ ...earlier, date: today }])).toEqual([true, false]);
    expect(booked([7, 8].map((id) => record(id, today, { description: 'Jour fixe' })))).toEqual([true, true]);
  });

  test('a remembered event counts as booked whatever its text is now, as long as its record exists', () => {
    const memory = { events: [{ event: meeting.id, record: '1' }], domains: [] };
    expect(one(meeting, { memory, records: [{ ...earlier, description: 'Renamed' }] }).isBooked).toBe(true);
    expect(one(meeting, { memory, records: [{ ...earlier, id: 2 }] }).isBooked).toBe(false);
  });
});

describe('days and hours', () => {
  test.each([
    ['2026-11-18T13:00', '2026-11-18T13:25', 0.5, 25],
    ['2026-11-18T13:00', '2026-11-18T14:15', 1.5, 75],
    ['2026-11-18T13:00', '2026-11-18T14:30', 1.5, null],
    ['2026-11-18T13:00', '2026-11-18T13:00', null, null],
    ['2026-11-17T22:00', '2026-11-18T01:00', 3, null],
    ['2026-11-16T00:00', '2026-11-18T12:00', null, null],
    ['2026-11-18T00:00', '2026-11-19T00:00', null, null],
    ['2026-11-18T00:00', '2026-11-18T23:30', 23.5, null],
  ])('%s to %s: %s hours of %s minutes (R-6.16)', (start, end, hours, roundedFrom) =>
    expect(one(event(start, end))).toMatchObject({ hours, roundedFrom, date: start.slice(0, 10) }),
  );

  test('an event is offered on the day on which it begins, and only within the period', () => {
    const sunday = event('2026-11-15T22:00', '2026-11-16T02:00');
    expect(importItems([sunday], context())).toEqual([]);
    expect(one(event('2026-11-22T22:00', '2026-11-23T02:00')).date).toBe('2026-11-22');
  });

  test('each event is offered once and in order, with hours in half steps, and no booked event is preselected (R-6.11)', () => {
    const events = fc.array(
      fc
        .record({
          minute: fc.integer({ min: -2000, max: 12_000 }),
          length: fc.integer({ min: 0, max: 4000 }),
          subject: fc.constantFrom('', 'Jour fixe', 'Review'),
          isAllDay: fc.boolean(),
          id: fc.nat(8).map(String),
        })
        .map(({ minute, length, ...more }) => {
          const start = at('2026-11-16T00:00') + minute * 60_000;
          return Object.assign({}, meeting, more, { start, end: start + length * 60_000 });
        }),
    );
    const records = fc.array(
      fc
        .record({ day: fc.nat(6), description: fc.constantFrom('Jour fixe', 'review', '') })
        .map(({ day, description }) => ({ date: addDays(days.from, day), description })),
    );
    fc.assert(
      fc.property(events, records, (some, booked) => {
        const known = booked.map((fields, id) => record(id, fields.date, fields));
        const items = importItems(some, context({ records: known }));
        expect(new Set(items.map((item) => item.event.id)).size).toBe(items.length);
        const starts = items.map((item) => item.event.start);
        expect(starts).toEqual(starts.toSorted((a, b) => a - b));
        expect(items.filter(({ isBooked }) => isBooked).length).toBeLessThanOrEqual(known.length);
        const lengths = items.flatMap(({ hours }) => hours ?? []);
        expect(lengths.filter((hours) => (hours * 2) % 1 !== 0 || hours < 0.5 || hours > 24)).toEqual([]);
        const preselected = items.filter((item) => item.isPreselected);
        expect(
          preselected.filter(
            (item) => item.isBooked || item.suggestion === null || item.event.isAllDay || item.date > today,
          ),
        ).toEqual([]);
      }),
    );
  });
});

test('the newest events and domains are remembered first, each event and each foreign domain once', () => {
  const before = {
    events: [{ event: meeting.id, record: 1 }],
    domains: [{ domain: 'kessler.example', pair: hansen }],
  };
  const attendees = [guest('a@kessler.example'), guest('b@nordfeld.example')];
  const after = withImported(
    before,
    [{ event: { ...meeting, attendees }, record: 9, pair: kessler }],
    ownMail,
  );
  expect(after).toEqual({
    events: [{ event: meeting.id, record: 9 }],
    domains: [{ domain: 'kessler.example', pair: kessler }],
  });
  const many = Array.from({ length: 600 }, (_, index) => ({
    event: { ...meeting, id: `e${index}` },
    record: index,
    pair: null,
  }));
  expect(withImported(NO_IMPORTS, many, ownMail).events).toHaveLength(500);
  expect(withImported(NO_IMPORTS, many, ownMail).events[0]).toEqual({ event: 'e599', record: 599 });
});
