import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type BulkChange, bulkSteps, commonPair, commonText, undoSteps, withChange } from './bulkEdit';
import { record } from './monthEntries.fixture';
import { cents } from '../money/money';

const other = { customerId: 3, customerName: 'Hansen', projectId: null, projectName: '' };
const toOther: BulkChange = { kind: 'pair', pair: other };
const toText: BulkChange = { kind: 'text', description: 'Review' };

const records = fc.array(
  fc.record({
    customerId: fc.constantFrom(1, 3, '3', null),
    projectId: fc.constantFrom(2, null),
    description: fc.constantFrom('Review', 'review', 'Load test'),
    hours: fc.option(fc.constantFrom(0, 7.5)),
    travelExpenses: fc.nat().map(cents),
  }),
);
const changes = fc.constantFrom<BulkChange>(toOther, toText);

describe('changing several records', () => {
  test('a change sets customer and project, or the text, and nothing else', () => {
    const before = record(1, '2026-11-18', { hours: 7.5, travelHours: 1 });
    expect(withChange(before, toOther)).toEqual({ ...before, ...other });
    expect(withChange(before, toText)).toEqual({ ...before, description: 'Review' });
  });

  test('records that already have the new value need no call, and ids are compared as text', () => {
    const list = [
      record(1, '2026-11-18'),
      record(2, '2026-11-18', { ...other, customerId: '3' }),
      record(3, '2026-11-17', { description: 'Review' }),
      record(4, '2026-11-17', { ...other, projectId: 9 }),
      record(5, '2026-11-17', { projectId: null }),
    ];
    expect(bulkSteps(list, toOther).map(({ before }) => before.id)).toEqual([1, 3, 4, 5]);
    expect(bulkSteps(list, toText).map(({ before }) => before.id)).toEqual([1, 2, 4, 5]);
  });

  test('a change needs no call once it is made, and undoing it restores all records (R-4.44)', () => {
    fc.assert(
      fc.property(records, changes, (fields, change) => {
        const list = fields.map((field, id) => record(id, '2026-11-18', field));
        const steps = bulkSteps(list, change);
        const made = list.map((one) => steps.find(({ before }) => before === one)?.after ?? one);
        expect(bulkSteps(made, change)).toEqual([]);
        const undone = undoSteps(steps).reduce(
          (all, { before, after }) => all.map((one) => (one === before ? after : one)),
          made,
        );
        expect(undone).toEqual(list);
      }),
    );
  });
});

describe('values that all selected records share', () => {
  test('a value that all records share is shown in the dialog', () => {
    const same = [
      record(1, '2026-11-18', { description: 'Call' }),
      record(2, '2026-11-17', { description: 'Call' }),
    ];
    expect(commonPair(same)).toEqual({
      customerId: 1,
      customerName: 'Kessler',
      projectId: 2,
      projectName: 'MES',
    });
    expect(commonText(same)).toBe('Call');
  });

  test('no value is shown where the records differ', () => {
    const list = [record(1, '2026-11-18'), record(2, '2026-11-17', other)];
    expect(commonPair([record(1, '2026-11-18'), record(2, '2026-11-18', { projectId: 9 })])).toBeNull();
    expect(commonPair([record(1, '2026-11-18'), record(2, '2026-11-18', { customerId: 9 })])).toBeNull();
    expect([commonPair(list), commonText(list), commonPair([]), commonText([])]).toEqual([
      null,
      '',
      null,
      '',
    ]);
  });
});
