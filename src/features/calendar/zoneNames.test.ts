import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import * as v from 'valibot';
import { expect, test } from 'vitest';
import { momentOf } from '@/domain/time/zonedTime';
import { zoneNames } from './zoneNames';

const names = zoneNames();
const file = createRequire(import.meta.url).resolve('cldr-core/supplemental/windowsZones.json');
const mapping = v.object({
  mapZone: v.object({ _other: v.string(), _type: v.string(), _territory: v.string() }),
});
const cldr = v.parse(
  v.object({
    supplemental: v.object({ windowsZones: v.object({ mapTimezones: v.array(mapping) }) }),
  }),
  JSON.parse(readFileSync(file, 'utf8')),
);
const zones = cldr.supplemental.windowsZones.mapTimezones
  .map(({ mapZone }) => mapZone)
  .filter(({ _territory: territory }) => territory === '001')
  .map(({ _other: windows, _type: zone }) => [windows, zone] as const);

test('every Windows zone of CLDR is known as what it is there (R-3.31)', () => {
  expect(zones.length).toBeGreaterThan(130);
  const different = zones.filter(([windows, zone]) => names.get(windows.toLowerCase()) !== zone);
  expect(different).toEqual([]);
});

test('the runtime knows every zone of the table', () => {
  const unknown = [...names.values()].filter((zone) => momentOf('2026-11-19T09:00', zone) === undefined);
  expect(unknown).toEqual([]);
});

test.each([
  ['Egypt Standard Time', '2026-11-19T07:00:00.000Z'],
  ['EGYPT standard time ', '2026-11-19T07:00:00.000Z'],
  ['(UTC+02:00) Cairo', '2026-11-19T07:00:00.000Z'],
  ['(UTC+02:00) Kairo', '2026-11-19T07:00:00.000Z'],
  ['Singapore Standard Time', '2026-11-19T01:00:00.000Z'],
  ['(GMT+08:00) Kuala Lumpur, Singapore', '2026-11-19T01:00:00.000Z'],
  ['W. Europe Standard Time', '2026-11-19T08:00:00.000Z'],
  ['"W. Europe Standard Time"', '2026-11-19T08:00:00.000Z'],
  ['W. Europe Daylight Time', '2026-11-19T08:00:00.000Z'],
  ['(UTC+01:00) Amsterdam, Berlin, Bern, Rom, Stockholm, Wien', '2026-11-19T08:00:00.000Z'],
  ['Mitteleuropäische Zeit', '2026-11-19T08:00:00.000Z'],
  ['(UTC-08:00) Pacific Time (US & Canada); Tijuana', '2026-11-19T17:00:00.000Z'],
  ['(UTC) Coordinated Universal Time', '2026-11-19T09:00:00.000Z'],
  ['Coordinated Universal Time', '2026-11-19T09:00:00.000Z'],
  ['(UTC-09:00) Coordinated Universal Time-09', '2026-11-19T18:00:00.000Z'],
  ['UTC-11', '2026-11-19T20:00:00.000Z'],
  ['UTC', '2026-11-19T09:00:00.000Z'],
  ['South Sudan Standard Time', '2026-11-19T07:00:00.000Z'],
  ['Qyzylorda Standard Time', '2026-11-19T04:00:00.000Z'],
  ['Malay Peninsula Standard Time', '2026-11-19T01:00:00.000Z'],
  ['U.S. Eastern Standard Time', '2026-11-19T14:00:00.000Z'],
  ['Europe/Kyiv', '2026-11-19T07:00:00.000Z'],
  ['Europe/Kiev', '2026-11-19T07:00:00.000Z'],
  ['America/Argentina/Buenos_Aires', '2026-11-19T12:00:00.000Z'],
])('nine o’clock in %s is %s (R-3.31)', (zone, expected) => {
  expect(new Date(momentOf('2026-11-19T09:00:00.0000000', zone, names) ?? 0).toISOString()).toBe(expected);
});

test.each([
  'Mid-Atlantic Standard Time',
  'Customized Time Zone',
  '(UTC+01:00) Atlantis',
  'Arabische Normalzeit',
])('a zone that the table does not know is not guessed: %s (R-3.31)', (zone) =>
  expect(momentOf('2026-11-19T09:00:00', zone, names)).toBeUndefined(),
);
