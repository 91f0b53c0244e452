import { expect, test } from 'vitest';
import { fingerprintOf } from '@/shared/pdf/fingerprint';
import { readAttachment } from './sheetSchema';

const row = {
  date: '2026-10-12',
  place: '',
  departure: '07:30',
  arrival: null,
  hours: 8.5,
  travel: null,
  customer: '',
  project: '',
  activity: '',
  km: null,
  foodCents: 1600,
  receipt: '',
  type: '',
  amountCents: null,
};
const sheet = {
  format: 'tagwerk-sheet',
  version: 1,
  company: 'Nordfeld GmbH',
  person: { guid: 'u-17', username: 'jalbrecht', name: 'Jana Albrecht', mail: '' },
  sheet: '412',
  from: '2026-10-12',
  to: '2026-10-13',
  state: 'signed',
  signature: { at: '2026-11-02T08:06:00Z', mail: '', image: '0'.repeat(64) },
  rows: [row],
  sums: { hours: 8.5, travel: 0, km: 0, foodCents: 1600, amountCents: 0 },
  createdAt: '2026-11-02T08:15:00Z',
  fingerprint: '0'.repeat(64),
};
const read = async (json: unknown) => readAttachment(new TextEncoder().encode(JSON.stringify(json)));
const kindOf = async (json: unknown) => (await read(json)).kind;

/** The same object without each of its fields, one after another. */
const withoutEach = (from: object) =>
  Object.keys(from).map((field) => Object.fromEntries(Object.entries(from).filter(([key]) => key !== field)));

test('every field is required, and unknown ones are allowed (R-18.42)', async () => {
  expect(await kindOf(sheet)).toBe('data');
  expect(await kindOf({ ...sheet, note: [1], rows: [{ ...row, note: 1 }] })).toBe('data');
  const changes = [
    ...withoutEach(row).map((one) => ({ rows: [one] })),
    ...withoutEach(sheet.sums).map((sums) => ({ sums })),
    ...withoutEach(sheet.person).map((person) => ({ person })),
    ...withoutEach(sheet.signature).map((signature) => ({ signature })),
  ];
  const lacking = [...withoutEach(sheet), ...changes.map((change) => Object.assign({}, sheet, change))];
  expect(lacking).toHaveLength(13 + 14 + 5 + 4 + 3);
  for (const one of lacking) expect(await kindOf(one)).toBe('damaged');
});

test.each([
  ['a day that does not exist', { from: '2026-02-30' }],
  ['a day in a row that does not exist', { rows: [{ ...row, date: '12.10.2026' }] }],
  ['hours as text', { rows: [{ ...row, hours: '8.5' }] }],
  ['fractions of a cent', { rows: [{ ...row, foodCents: 1600.5 }] }],
  ['cents that are not exact', { sums: { ...sheet.sums, amountCents: 2 ** 53 } }],
  ['no time of day', { rows: [{ ...row, departure: '24:00' }] }],
  ['a state that is not known', { state: 'requested' }],
  ['a picture without a hash', { signature: { ...sheet.signature, image: '' } }],
  ['5,001 rows', { rows: Array.from({ length: 5001 }, () => row) }],
  ['a version that is no number', { version: '2' }],
])('%s is damage (R-18.42)', async (_what, change) =>
  expect(await kindOf({ ...sheet, ...change })).toBe('damaged'),
);

test('a number that JSON has and JavaScript has not is damage (R-18.42)', async () => {
  const json = JSON.stringify(sheet).replace('"hours":8.5', '"hours":1e999');
  expect(await readAttachment(new TextEncoder().encode(json))).toEqual({ kind: 'damaged' });
});

test('5,000 rows are read, and another version is newer, whatever else it says (R-18.42)', async () => {
  expect(await kindOf({ ...sheet, rows: Array.from({ length: 5000 }, () => row) })).toBe('data');
  expect(await kindOf({ format: 'tagwerk-sheet', version: 2 })).toBe('newer');
  expect(await kindOf({ format: 'tagwerk-service-record', version: 2 })).toBe('damaged');
});

test('the fingerprint is that of all fields, also unknown ones, but itself and the time of drawing (R-18.44)', async () => {
  const { fingerprint: _fingerprint, createdAt, ...contents } = { ...sheet, note: { b: 1, a: [null] } };
  const sealed = { ...contents, createdAt, fingerprint: await fingerprintOf(contents) };
  expect(await read(sealed)).toMatchObject({ fingerprintAgrees: true });
  expect(await read({ ...sealed, createdAt: '' })).toMatchObject({ fingerprintAgrees: true });
  expect(await read({ ...sealed, note: { b: 1, a: [0] } })).toMatchObject({ fingerprintAgrees: false });
  const more = JSON.stringify(sealed).replace('{', '{"__proto__":{"x":1},');
  expect(await readAttachment(new TextEncoder().encode(more))).toMatchObject({ fingerprintAgrees: false });
});
