import { expect, test } from 'vitest';
import { isoDate } from '../time/period';
import { latestRecord, proposedPeriod, readFrom } from './recordPeriod';
import { keptRecord } from './serviceRecord.fixture';

test.each([
  [undefined, '2026-11-20', '2026-10-01', '2026-10-31'],
  [undefined, '2026-01-31', '2025-12-01', '2025-12-31'],
  ['2026-10-31', '2026-11-20', '2026-11-01', '2026-11-20'],
  ['2026-11-19', '2026-11-20', '2026-11-20', '2026-11-20'],
  ['2026-11-20', '2026-11-20', '2026-11-20', '2026-11-20'],
  ['2026-11-30', '2026-11-20', '2026-11-20', '2026-11-20'],
])('after a record to %s, on %s: from %s to %s (R-19.16)', (latest, today, from, to) => {
  expect(proposedPeriod(latest === undefined ? latest : { to: isoDate(latest) }, isoDate(today))).toEqual({
    from,
    to,
  });
});

test('the latest record is the one of this customer and scope that ends last (R-19.17)', () => {
  const ending = (to: string, of = {}) => keptRecord(to, [], { to: isoDate(to), ...of });
  const records = [
    ending('2026-09-30'),
    ending('2026-10-31'),
    ending('2026-11-05', { scope: 'all' }),
    ending('2026-11-06', { customer: { id: '7', name: 'Hansen' } }),
  ];
  expect(latestRecord(records, '12', 'own')?.to).toBe('2026-10-31');
  expect(latestRecord(records, '12', 'all')?.to).toBe('2026-11-05');
  expect(latestRecord(records, '7', 'all')).toBeUndefined();
});

test('entries are read from the first of the records of the last three months on, of this customer and scope alone (R-19.29)', () => {
  const of = (from: string, to: string, rest = {}) =>
    keptRecord(to, [], { from: isoDate(from), to: isoDate(to), ...rest });
  const records = [
    of('2026-06-01', '2026-06-30'),
    of('2026-09-01', '2026-09-30'),
    of('2026-10-01', '2026-10-31'),
    of('2026-08-01', '2026-08-31', { scope: 'all' }),
    of('2026-08-01', '2026-08-31', { customer: { id: '7', name: 'Hansen' } }),
  ];
  const asked = isoDate('2026-11-01');
  expect(readFrom(records, '12', 'own', asked)).toBe('2026-09-01');
  expect(readFrom(records, '9', 'own', asked)).toBe(asked);
  // 92 days before the end of the latest one are looked at.
  expect(readFrom([...records, of('2026-07-01', '2026-07-31')], '12', 'own', asked)).toBe('2026-07-01');
  expect(readFrom([...records, of('2026-07-01', '2026-07-30')], '12', 'own', asked)).toBe('2026-09-01');
});
