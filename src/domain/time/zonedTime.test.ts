import fc from 'fast-check';
import { expect, test } from 'vitest';
import { momentOf } from './zonedTime';

const iso = (text: string, zone = '') => {
  const moment = momentOf(text, zone);
  return moment === undefined ? undefined : new Date(moment).toISOString();
};

test.each([
  ['2026-11-19T10:00:00.0000000', 'UTC', '2026-11-19T10:00:00.000Z'],
  ['2026-11-19T10:00:00', '', '2026-11-19T10:00:00.000Z'],
  ['2026-11-19 10:00', 'nowhere at all', '2026-11-19T10:00:00.000Z'],
  ['2026-11-19T10:00:00.0000000', 'Europe/Berlin', '2026-11-19T09:00:00.000Z'],
  ['2026-07-19T10:00:00.0000000', 'W. Europe Standard Time', '2026-07-19T08:00:00.000Z'],
  ['2026-07-19T10:00:00', 'Pacific Standard Time', '2026-07-19T17:00:00.000Z'],
  ['2026-11-19T10:00:00', 'Asia/Kolkata', '2026-11-19T04:30:00.000Z'],
  ['2026-11-19T23:30:00', 'Asia/Tokyo', '2026-11-19T14:30:00.000Z'],
  ['2026-11-19T10:00:00Z', 'Europe/Berlin', '2026-11-19T10:00:00.000Z'],
  ['2026-11-19T10:00:00+02:00', 'UTC', '2026-11-19T08:00:00.000Z'],
  ['2026-11-19T10:00:00-0530', 'UTC', '2026-11-19T15:30:00.000Z'],
  // Left out when the clocks go forward.
  ['2026-03-29T02:30:00', 'Europe/Berlin', '2026-03-29T01:30:00.000Z'],
])('the time %s in %s is %s (R-3.16)', (text, zone, expected) => {
  expect(iso(text, zone)).toBe(expected);
});

test.each(['', 'soon', '2026-11-19', '2026-02-30T10:00', '2026-11-19T25:00', '2026-11-19T10:61:00', 'null'])(
  'this text is not a moment: %s',
  (text) => expect(momentOf(text, 'UTC')).toBeUndefined(),
);

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
