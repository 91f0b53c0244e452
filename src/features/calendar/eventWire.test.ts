import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { firstDay, hoursOfEvent, lastDay } from '@/domain/time/calendarEvent';
import { eventFromWire, eventsWire } from './eventWire';
import { zoneNames } from './zoneNames';

const read = (event: object) => {
  const [wire] = v.parse(eventsWire, [event]).rows;
  if (!wire) throw new Error('nothing was read');
  return eventFromWire(wire, 0, zoneNames());
};

const moment = (dateTime: string, timeZone?: string) => ({
  dateTime,
  ...(timeZone !== undefined && { timeZone }),
});
const iso = (time: number) => new Date(time).toISOString();

describe('events have the format of Microsoft Graph', () => {
  test('each field is read', () => {
    expect(
      read({
        id: 'AAMk',
        subject: ' Jour fixe ',
        start: moment('2026-11-18T09:00:00.0000000', 'UTC'),
        end: moment('2026-11-18T11:00:00.0000000', 'W. Europe Standard Time'),
        location: { displayName: ' Raum Amper ', uniqueId: 'x' },
        isOnlineMeeting: true,
        onlineMeeting: { joinUrl: 'https://teams.example/1' },
        webLink: 'https://outlook.example/1',
        attendees: [
          {
            type: 'required',
            emailAddress: { name: ' Ada ', address: ' ada@x.example ' },
            status: { response: 'accepted' },
          },
        ],
        isAllDay: false,
        organizer: { emailAddress: { address: ' boss@x.example ' } },
        sensitivity: ' Private ',
        responseStatus: { response: ' tentativelyAccepted ', time: '2026-11-01T00:00:00Z' },
      }),
    ).toEqual({
      id: 'AAMk',
      subject: 'Jour fixe',
      start: Date.parse('2026-11-18T09:00:00Z'),
      end: Date.parse('2026-11-18T10:00:00Z'),
      isAllDay: false,
      place: 'Raum Amper',
      isOnline: true,
      joinLink: 'https://teams.example/1',
      webLink: 'https://outlook.example/1',
      attendees: [{ name: 'Ada', mail: 'ada@x.example', response: 'accepted' }],
      response: 'tentativelyAccepted',
      organizer: 'boss@x.example',
      marks: ['private', 'tentative'],
      zone: 'UTC',
    });
  });

  test.each([
    ['absent', {}],
    [
      'null',
      {
        id: null,
        subject: null,
        location: null,
        onlineMeeting: null,
        webLink: null,
        attendees: null,
        isOnlineMeeting: null,
        isAllDay: null,
      },
    ],
    [
      'empty',
      { id: '', subject: '', location: {}, onlineMeeting: {}, webLink: '', attendees: [], isAllDay: '' },
    ],
    ['blank text', { location: '', onlineMeeting: '', attendees: '' }],
    ['null within', { location: { displayName: null }, onlineMeeting: { joinUrl: null } }],
  ])('everything except the start may be missing: %s (R-3.17)', (_what, fields) => {
    expect(read({ start: moment('2026-11-18T09:00:00'), end: null, ...fields })).toMatchObject({
      id: '2026-11-18T09:00:00#0',
      subject: '',
      start: Date.parse('2026-11-18T09:00:00Z'),
      end: Date.parse('2026-11-18T09:00:00Z'),
      place: '',
      isOnline: false,
      joinLink: null,
      webLink: null,
      attendees: [],
    });
  });

  test('attendees may lack name, mail or response', () => {
    const attendees = [
      {},
      { emailAddress: null, status: null },
      { emailAddress: { address: 'a@b.example' } },
    ];
    expect(read({ start: moment('2026-11-18T09:00:00'), attendees }).attendees).toEqual([
      { name: '', mail: '', response: '' },
      { name: '', mail: '', response: '' },
      { name: 'a@b.example', mail: 'a@b.example', response: '' },
    ]);
  });

  test.each([
    ['no start', {}],
    ['a start that is no moment', { start: moment('soon') }],
    ['a start without a time', { start: {} }],
    ['attendees that are none', { start: moment('2026-11-18T09:00:00'), attendees: 'nobody' }],
  ])('an unreadable event breaks the contract: %s', (_what, event) => {
    expect(v.safeParse(eventsWire, [event]).success).toBe(false);
  });

  test('an end that is before the start or unreadable gives an event without duration', () => {
    const start = moment('2026-11-18T09:00:00');
    for (const end of [moment('2026-11-18T08:00:00'), moment('soon'), 'soon', {}]) {
      const event = read({ start, end });
      expect(event.end).toBe(event.start);
    }
  });
});

describe('all-day events are on the same days in every time zone', () => {
  const midnight = (day: string, timeZone = 'UTC') => moment(`${day}T00:00:00.0000000`, timeZone);

  test.each([
    ['the service says so', { isAllDay: true }],
    ['the service does not say', {}],
  ])('midnight to midnight is an all-day event: %s (R-3.16)', (_what, more) => {
    const event = read({ start: midnight('2026-11-18'), end: midnight('2026-11-20'), ...more });
    expect(event.isAllDay).toBe(true);
    expect([firstDay(event), lastDay(event)]).toEqual(['2026-11-18', '2026-11-19']);
    // Midnight in the user's time zone, Berlin.
    expect(iso(event.start)).toBe('2026-11-17T23:00:00.000Z');
    expect(hoursOfEvent(event, 0.5)).toBe(48);
  });

  test('midnight to midnight is a timed event if the service says so', () => {
    const event = read({ start: midnight('2026-11-18'), end: midnight('2026-11-19'), isAllDay: false });
    expect(event.isAllDay).toBe(false);
    expect(iso(event.start)).toBe('2026-11-18T00:00:00.000Z');
  });

  test('an all-day event without an end takes one day', () => {
    const event = read({ start: midnight('2026-11-18'), isAllDay: 'true' });
    expect([firstDay(event), lastDay(event)]).toEqual(['2026-11-18', '2026-11-18']);
  });

  test.each([
    ['UTC, of Berlin', '2026-11-17T23:00:00', '2026-11-18T23:00:00', 'UTC', '2026-11-18', '2026-11-18'],
    ['UTC, of Tokyo', '2026-11-17T15:00:00', '2026-11-20T15:00:00', 'UTC', '2026-11-18', '2026-11-20'],
    ['UTC, of New York', '2026-11-18T05:00:00', '2026-11-19T05:00:00', 'UTC', '2026-11-18', '2026-11-18'],
    ['over the change', '2026-10-24T22:00:00', '2026-10-25T23:00:00', 'UTC', '2026-10-25', '2026-10-25'],
    [
      'with an offset',
      '2026-11-18T00:00:00+09:00',
      '2026-11-19T00:00:00+09:00',
      '',
      '2026-11-18',
      '2026-11-18',
    ],
    [
      'in a zone that is not known',
      '2026-11-18T00:00:00',
      '2026-11-19T00:00:00',
      'Mars',
      '2026-11-18',
      '2026-11-18',
    ],
    ['with times of day', '2026-11-18T09:00:00', '2026-11-19T17:00:00', 'UTC', '2026-11-18', '2026-11-19'],
  ])('whole days in %s are the days of the calendar (R-3.16)', (_what, start, end, zone, first, last) => {
    const event = read({ start: moment(start, zone), end: moment(end, zone), isAllDay: true });
    expect([event.isAllDay, firstDay(event), lastDay(event)]).toEqual([true, first, last]);
    expect(event.marks).toEqual([]);
  });
});

describe('times whose zone is not known', () => {
  const custom = 'Customized Time Zone';
  test('are what is written there, and the event says that its time is not known (R-3.31)', () => {
    const event = read({
      start: moment('2026-11-18T09:00:00.0000000', custom),
      end: moment('2026-11-18T10:30:00.0000000', custom),
    });
    expect(event).toMatchObject({ marks: ['timeUnknown'], zone: custom });
    expect(iso(event.start)).toBe('2026-11-18T08:00:00.000Z');
    expect(hoursOfEvent(event, 0.5)).toBe(1.5);
  });

  test('have no length if only the end is in such a zone', () => {
    const event = read({
      start: moment('2026-11-18T09:00:00', 'UTC'),
      end: moment('2026-11-18T12:00:00', custom),
    });
    expect([event.marks, event.end - event.start]).toEqual([[], 0]);
  });

  test.each(['Z', '+02:00', '-0530'])('are known with an offset in the text: %s', (offset) => {
    expect(read({ start: moment(`2026-11-18T09:00:00.0000000${offset}`, custom) }).marks).toEqual([]);
  });
});

describe('what sets an event apart', () => {
  const start = moment('2026-11-18T09:00:00');
  test.each([
    ['cancelled', { isCancelled: true }],
    ['cancelled', { subject: 'Canceled: Jour fixe' }],
    ['cancelled', { subject: ' Abgesagt: Jour fixe', isCancelled: false }],
    ['declined', { responseStatus: { response: 'declined' } }],
    ['private', { sensitivity: 'private' }],
    ['private', { sensitivity: 'personal' }],
    ['confidential', { sensitivity: 'Confidential' }],
    ['free', { showAs: 'free' }],
    ['away', { showAs: 'oof' }],
    ['tentative', { showAs: 'tentative' }],
    ['tentative', { responseStatus: { response: 'notResponded' } }],
  ])('%s: %o (R-3.32)', (mark, fields) => expect(read({ start, ...fields }).marks).toEqual([mark]));

  test.each([
    { isCancelled: false, sensitivity: 'normal', showAs: 'busy' },
    { isCancelled: null, sensitivity: null, showAs: null },
    { showAs: 'workingElsewhere' },
    { showAs: 'unknown' },
    { subject: 'Abgesagte Messe: wie weiter' },
    { responseStatus: { response: 'none' } },
  ])('nothing: %o', (fields) => expect(read({ start, ...fields }).marks).toEqual([]));

  test('several are said in one order, and who invites is known', () => {
    const event = read({
      start,
      showAs: 'free',
      isCancelled: 'true',
      sensitivity: 'private',
      isOrganizer: true,
      organizer: { emailAddress: { name: 'Jana', address: 'jana@nordfeld.example' } },
      responseStatus: { response: 'none' },
    });
    expect(event).toMatchObject({
      marks: ['cancelled', 'private', 'free'],
      organizer: 'jana@nordfeld.example',
      response: 'organizer',
    });
  });
});
