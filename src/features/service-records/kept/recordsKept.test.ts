import { expect, test } from 'vitest';
import { keptRecord } from '@/domain/service-records/serviceRecord.fixture';
import { keptWith, keptWithout, recordsKind } from './recordsKept';

const nothing = recordsKind.parse(undefined);
const first = { ...keptRecord('1', []), number: 'JA-2026-001' };

test('a record that cannot be read takes nothing else with it, and is still there for the build that can read it (R-19.32)', () => {
  const kept = keptWith(nothing, first);
  const newer = { ...keptRecord('2', []), number: 'JA-2026-002' };
  const unknown = { key: 'of a newer build' };
  const stored = recordsKind.parse({ ...kept, records: [unknown, first] });
  expect(stored).toEqual({ ...kept, unreadable: [unknown] });
  expect(keptWith(stored, newer)?.unreadable).toEqual([unknown]);
  expect(keptWithout(stored, first.key).unreadable).toEqual([unknown]);
  expect(recordsKind.parse({ ...nothing, unreadable: [first] }).records).toEqual([first]);
  expect(recordsKind.parse({ records: 7, counters: 'x' })).toEqual(nothing);
});

test('the number of a deleted record stays used (R-19.14)', () => {
  const kept = keptWith(nothing, first) ?? nothing;
  expect(keptWithout(kept, '1')).toEqual({ ...nothing, counters: { 2026: 1 } });
});
