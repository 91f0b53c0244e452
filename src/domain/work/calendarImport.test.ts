import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { CalendarEvent } from '../time/calendarEvent';
import { type ImportContext, NO_IMPORTS, importItems, withImported } from './calendarImport';
import { record } from './monthEntries.fixture';
import { addDays, isoDate } from '../time/period';

/** Tests live in Berlin. */
const at = (text: string) => new Date(text).getTime();
const today = isoDate('2026-11-18');
const ownMail = 'jana@nordfeld.example';
const days = { from: isoDate('2026-11-16'), to: isoDate('2026-11-22') };
const kessler = { customerId: 1, customerName: 'Kessler', projectId: 2, projectName: 'MES' };
const hansen = { customerId: 3, customerName: 'Hansen', projectId: null, projectName: '' };

function event(start: string, end: string, more: Partial<CalendarEvent> = {}): CalendarEvent {
  return {
    id: start,
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
    ...more,
  };
}
const guest = (mail: string, response = 'accepted') => ({ name: mail, mail, response });
const context = (more: Partial<ImportContext> = {}): ImportContext => ({
  days,
  records: [],
  memory: NO_IMPORTS,
  ownMail,
  today,
  hoursStep: 0.5,
  ...more,
});
const earlier = record(1, '2026-11-11', { description: 'jour fixe ' });
const meeting = event('2026-11-18T10:00', '2026-11-18T11:00');
const one = (of: CalendarEvent, more: Partial<ImportContext> = {}) => {
  const [item] = importItems([of], context(more));
  if (!item) throw new Error('not offered');
  return item;
};

describe('the suggested pair', () => {
  test('the pair booked last under the same subject is suggested (R-6.11)', () => {
    const later = record(2, '2026-11-13', { description: 'Jour fixe', ...hansen });
    expect(one(meeting, { records: [earlier, later] }).suggestion).toEqual(hansen);
    expect(
      one(meeting, { records: [record(3, '2026-11-13', { description: 'Jour' })] }).suggestion,
    ).toBeNull();
    const nobody = record(4, '2026-11-13', { description: 'Jour fixe', customerId: null });
    expect(one(meeting, { records: [nobody] }).suggestion).toBeNull();
  });

  test("without the same subject, the attendees' domain decides: remembered, or from another known event (R-6.11)", () => {
    const review = event('2026-11-17T10:00', '2026-11-17T11:00', {
      subject: 'Review',
      attendees: [guest('a@kessler.example')],
    });
    const memory = { events: [], domains: [{ domain: 'kessler.example', pair: hansen }] };
    expect(one(review, { memory }).suggestion).toEqual(hansen);
    const known = { ...meeting, attendees: [guest('B@Kessler.example')] };
    const items = importItems([review, known], context({ records: [earlier] }));
    expect(items.map(({ suggestion }) => suggestion)).toEqual([kessler, kessler]);
  });

  test('the domain with most attendees comes first, and colleagues do not count', () => {
    const memory = {
      events: [],
      domains: [
        { domain: 'nordfeld.example', pair: hansen },
        { domain: 'few.example', pair: hansen },
        { domain: 'many.example', pair: kessler },
      ],
    };
    const attendees = ['x@few.example', 'y@many.example', 'z@many.example'].map((mail) => guest(mail));
    expect(one({ ...meeting, attendees }, { memory }).suggestion).toEqual(kessler);
    expect(one({ ...meeting, attendees: [guest('max@nordfeld.example')] }, { memory }).suggestion).toBeNull();
  });
});

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
  ] as const)('%s: %o is %s', (_name, more, isPreselected) =>
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
    ['2026-11-18T13:00', '2026-11-18T13:00', 0.5, 0],
    ['2026-11-17T22:00', '2026-11-18T01:00', 3, null],
    ['2026-11-16T00:00', '2026-11-18T12:00', 24, 3600],
  ])('%s to %s: %s hours of %s minutes', (start, end, hours, roundedFrom) =>
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
