import { expect, test } from 'vitest';
import { keptRecord } from '@/domain/service-records/serviceRecord.fixture';
import { keptWith, keptWithout, recordsKind } from './recordsKept';

const nothing = recordsKind.parse(undefined);
const first = { ...keptRecord('1', []), number: 'JA-2026-001' };

test('a record that cannot be read takes neither the others nor the counters with it (R-19.32)', () => {
  const kept = keptWith(nothing, first);
  const stored: unknown = JSON.parse(
    JSON.stringify({ ...kept, records: [{ key: 'of a newer build' }, first] }),
  );
  expect(recordsKind.parse(stored)).toEqual(kept);
  expect(recordsKind.parse({ records: 7, counters: 'x' })).toEqual(nothing);
});

test('the number of a deleted record stays used (R-19.14)', () => {
  const kept = keptWith(nothing, first) ?? nothing;
  expect(keptWithout(kept, '1')).toEqual({ records: [], counters: { 2026: 1 } });
});
