import { expect, test } from 'vitest';
import { isoDate } from '../time/period';
import {
  MAX_SERVICE_RECORDS,
  canBeMadeAnew,
  daysOfRecord,
  isWatched,
  signersOf,
  stateOf,
  withRecord,
  withoutRecord,
} from './keptRecord';
import { entry, keptRecord, signature } from './serviceRecord.fixture';

const ours = signature('company', 'Jana Albrecht', '2026-09-20T14:41:00Z');
const theirs = signature('customer', 'Sabine Thoma', '2026-09-20T14:43:00Z');

test.each([
  [[], 'created', true],
  [[ours], 'company', false],
  [[theirs], 'customer', false],
  [[theirs, ours], 'signed', false],
] as const)(
  'the state of a record follows from its signatures, the %#th (R-19.18)',
  (signatures, state, isAnew) => {
    expect([stateOf({ signatures }), canBeMadeAnew({ signatures })]).toEqual([state, isAnew]);
  },
);

test('a record is compared for two months after its last signature, on all days of its rows (R-19.19)', () => {
  const days = ['2026-11-20', '2026-11-21'].map(isoDate);
  expect(days.map((today) => isWatched({ signatures: [ours] }, today))).toEqual([true, false]);
  expect(isWatched({ signatures: [] }, isoDate('2026-09-20'))).toBe(false);
  const record = keptRecord('1', [entry('1', '2026-10-29'), entry('2', '2026-11-02')]);
  expect(daysOfRecord(record)).toEqual({ from: '2026-10-29', to: '2026-11-20' });
});

test('the names that signed for a customer are offered, each once, the latest first (R-19.20)', () => {
  const signed = (name: string, at: string, of = {}) =>
    keptRecord(at, [], { signatures: [ours, signature('customer', name, at)], ...of });
  const records = [
    signed('Sabine Thoma', '2026-08-01T10:00:00Z'),
    signed('Ole Kern', '2026-09-01T10:00:00Z'),
    signed('Sabine Thoma', '2026-10-01T10:00:00Z'),
    signed('Paul Rieger', '2026-11-01T10:00:00Z', { customer: { id: '7', name: 'Hansen' } }),
  ];
  for (const order of [records, records.toReversed()])
    expect(signersOf(order, '12')).toEqual(['Sabine Thoma', 'Ole Kern']);
});

test('records are kept with the latest first, and a deleted one comes back to its place (R-19.21)', () => {
  const [one, two, three] = ['1', '2', '3'].map((day) =>
    keptRecord(day, [], { createdAt: `2026-11-0${day}T10:00:00Z` }),
  );
  if (!one || !two || !three) throw new Error('three records');
  const all = [three, two, one];
  expect(withRecord([two, one], three)).toEqual(all);
  expect(withRecord(withoutRecord(all, '2'), two)).toEqual(all);
  expect(withRecord(all, { ...two, silenced: 'x' })).toEqual([three, { ...two, silenced: 'x' }, one]);
});

test('there is no room for more than 200 records, but each can be replaced (R-19.22)', () => {
  const full = Array.from({ length: MAX_SERVICE_RECORDS }, (_, at) => keptRecord(String(at), []));
  expect(withRecord(full, keptRecord('new', []))).toBeNull();
  expect(withRecord(full, keptRecord('7', []))).toHaveLength(MAX_SERVICE_RECORDS);
});

test('a record is not kept if another has its number, or if it would replace one with more signatures (R-19.30)', () => {
  const stored = keptRecord('1', [], { number: 'JA-2026-001', signatures: [ours] });
  expect(withRecord([stored], keptRecord('2', [], { number: 'ja-2026-001' }))).toBeNull();
  expect(withRecord([stored], { ...stored, signatures: [] })).toBeNull();
  expect(withRecord([stored], { ...stored, signatures: [ours, theirs] })).not.toBeNull();
  // Signatures of another record do not count.
  expect(withRecord([stored, keptRecord('2', [])], keptRecord('2', []))).toHaveLength(2);
});
