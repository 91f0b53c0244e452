import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isZoneKnown, momentOf, onClock } from './zonedTime';

const iso = (text: string, zone = '') => {
  const moment = momentOf(text, zone);
  return moment === undefined ? undefined : new Date(moment).toISOString();
};

test.each([
  ['2026-11-19T10:00:00.0000000', 'UTC', '2026-11-19T10:00:00.000Z'],
  ['2026-11-19T10:00:00', '', '2026-11-19T10:00:00.000Z'],
  ['2026-11-19 10:00', 'GMT', '2026-11-19T10:00:00.000Z'],
  ['2026-11-19T10:00:00.0000000', 'Europe/Berlin', '2026-11-19T09:00:00.000Z'],
  ['2026-07-19T10:00:00.0000000', 'europe/berlin', '2026-07-19T08:00:00.000Z'],
  ['2026-07-19T10:00:00', 'PST8PDT', '2026-07-19T17:00:00.000Z'],
  ['2026-07-19T10:00:00', 'CET', '2026-07-19T08:00:00.000Z'],
  ['2026-07-19T10:00:00', 'Etc/GMT-2', '2026-07-19T08:00:00.000Z'],
  ['2026-07-19T10:00:00', 'tzone://Microsoft/Utc', '2026-07-19T10:00:00.000Z'],
  ['2026-07-19T10:00:00', '/freeassociation.sourceforge.net/Europe/Berlin', '2026-07-19T08:00:00.000Z'],
  ['2026-07-19T10:00:00', '/mozilla.org/20050126_1/America/Argentina/Salta', '2026-07-19T13:00:00.000Z'],
  ['2026-07-19T10:00:00', 'America/Argentina/Salta', '2026-07-19T13:00:00.000Z'],
  ['2026-07-19T10:00:00', '+02:00', '2026-07-19T08:00:00.000Z'],
  ['2026-07-19T10:00:00', '-0330', '2026-07-19T13:30:00.000Z'],
  ['2026-07-19T10:00:00', 'UTC+2', '2026-07-19T08:00:00.000Z'],
  ['2026-07-19T10:00:00', '(UTC-05:00)', '2026-07-19T15:00:00.000Z'],
  ['2026-11-19T10:00:00', 'Asia/Kolkata', '2026-11-19T04:30:00.000Z'],
  ['2026-11-19T23:30:00', 'Asia/Tokyo', '2026-11-19T14:30:00.000Z'],
  ['2026-11-19T10:00:00Z', 'Europe/Berlin', '2026-11-19T10:00:00.000Z'],
  ['2026-11-19T10:00:00+02:00', 'UTC', '2026-11-19T08:00:00.000Z'],
  ['2026-11-19T10:00:00-0530', 'UTC', '2026-11-19T15:30:00.000Z'],
  ['2026-11-19 10:00:00.1234567+02', 'nowhere at all', '2026-11-19T08:00:00.000Z'],
  ['2026-11-19t10:00:00z', 'Customized Time Zone', '2026-11-19T10:00:00.000Z'],
  // On the days beside a change, the offset of the moment itself counts.
  ['2026-03-28T10:00:00', 'Europe/Berlin', '2026-03-28T09:00:00.000Z'],
  ['2026-03-29T10:00:00', 'Europe/Berlin', '2026-03-29T08:00:00.000Z'],
  ['2026-10-24T10:00:00', 'Europe/Berlin', '2026-10-24T08:00:00.000Z'],
  ['2026-10-25T10:00:00', 'Europe/Berlin', '2026-10-25T09:00:00.000Z'],
  ['2026-03-08T10:00:00', 'America/New_York', '2026-03-08T14:00:00.000Z'],
  ['2026-10-31T10:00:00', 'America/New_York', '2026-10-31T14:00:00.000Z'],
  [' 2026-11-19T10:00:00 ', ' "Europe/Berlin" ', '2026-11-19T09:00:00.000Z'],
  ['2026-07-19T10:00:00', 'UTC+14', '2026-07-18T20:00:00.000Z'],
  ['2026-07-19T10:00:00+14:00', '', '2026-07-18T20:00:00.000Z'],
  ['2026-07-19T10:00:00', 'UTC+0130', '2026-07-19T08:30:00.000Z'],
  // Left out when the clocks go forward.
  ['2026-03-29T02:30:00', 'Europe/Berlin', '2026-03-29T01:30:00.000Z'],
  ['2026-03-08T02:30:00', 'America/New_York', '2026-03-08T07:30:00.000Z'],
  // Twice when they go back: the second one, east and west of Greenwich.
  ['2026-10-25T02:30:00', 'Europe/Berlin', '2026-10-25T01:30:00.000Z'],
  ['2026-11-01T01:30:00', 'America/New_York', '2026-11-01T06:30:00.000Z'],
  ['2026-04-05T01:45:00', 'Australia/Lord_Howe', '2026-04-04T15:15:00.000Z'],
])('the time %s in %s is %s (R-3.16)', (text, zone, expected) => {
  expect(iso(text, zone)).toBe(expected);
});

test.each([
  '',
  'soon',
  '2026-11-19',
  '2026-02-30T10:00',
  '2026-11-19T25:00',
  '2026-11-19T10:61:00',
  '12026-11-19T10:00',
  '2026-11-19T10:00:00Z ago',
  'null',
])('this text is not a moment: %s', (text) => expect(momentOf(text, 'UTC')).toBeUndefined());

test.each([
  'nowhere at all',
  'Customized Time Zone',
  'tzone://Microsoft/Custom',
  'Egypt Standard Time',
  'Europe/Atlantis',
  'Etc/GMT+15',
  // The runtime takes these for Bangladesh, Alaska, India and Panama.
  'BST',
  'AST',
  'IST',
  'EST',
  '+25:00',
  '+15:00',
  'UTC+2 summer',
])('a time in a zone that is not known is none: %s (R-3.31)', (zone) => {
  expect(momentOf('2026-11-19T10:00:00', zone)).toBeUndefined();
});

test("the time that a zone's clock shows is converted back to the same moment", () => {
  const zones = [
    'Europe/Berlin',
    'America/New_York',
    'Australia/Lord_Howe',
    'Asia/Kathmandu',
    'Pacific/Apia',
  ];
  fc.assert(
    fc.property(
      fc.constantFrom(...zones),
      fc.integer({ min: Date.UTC(2020, 0), max: Date.UTC(2030, 0) }),
      (zone, time) => {
        const second = Math.floor(time / 1000) * 1000;
        const shown = new Date(second).toLocaleString('sv-SE', { timeZone: zone }).replace(' ', 'T');
        const back = momentOf(shown, zone) ?? 0;
        // An hour that occurs twice may mean either one.
        expect(new Date(back).toLocaleString('sv-SE', { timeZone: zone }).replace(' ', 'T')).toBe(shown);
      },
    ),
  );
});

test('a zone may have the name of a list, of an old program or in two spellings (R-3.31)', () => {
  const names = new Map([
    ['w. europe standard time', 'Europe/Berlin'],
    ['cairo', 'Africa/Cairo'],
  ]);
  const summer = (zone: string) => {
    const moment = momentOf('2026-07-19T10:00:00', zone, names);
    return moment === undefined ? undefined : new Date(moment).toISOString().slice(11, 16);
  };
  expect(
    ['W. Europe Standard Time', 'W.  Europe Daylight Time', 'w. europe summer time', '(UTC+02:00) Cairo'].map(
      summer,
    ),
  ).toEqual(['08:00', '08:00', '08:00', '07:00']);
  expect(['the (UTC+02:00) Cairo', 'W. Europe Time'].map(summer)).toEqual([undefined, undefined]);
  expect([isZoneKnown('Europe/Berlin'), isZoneKnown('Cairo'), isZoneKnown('Cairo', names)]).toEqual([
    true,
    false,
    true,
  ]);
});

test('a moment is written as the clock of a zone shows it', () => {
  const moment = Date.UTC(2026, 10, 18, 7, 30);
  const clocks = ['Europe/Berlin', 'UTC', 'Europe/Berlin'].map((zone) => onClock(moment, zone));
  expect(clocks).toEqual(['2026-11-18 08:30:00', '2026-11-18 07:30:00', '2026-11-18 08:30:00']);
});
