import fc from 'fast-check';
import * as v from 'valibot';
import { expect, test } from 'vitest';
import { readableRows } from './readableRows';

const row = v.object({ Id: v.number(), Date: v.string() });
const call = 'POST /things';
const rows = readableRows(v.array(row), call);
const good = (Id: number) => ({ Id, Date: '2026-11-18' });

test('a row that cannot be read is reported with its first wrong field, and the others stay (R-1.43)', () => {
  expect(v.parse(rows, [good(1), { Id: 2 }, good(3), null])).toEqual({
    rows: [good(1), good(3)],
    unreadable: [
      { call, at: 1, field: 'Date', reason: 'expected "Date"' },
      { call, at: 3, field: '', reason: 'expected Object' },
    ],
  });
});

test('an answer without a single readable row is refused, with its first wrong field', () => {
  const { issues } = v.safeParse(rows, [{ Id: 1 }, null]);
  expect(issues?.[0].path?.map(({ key }) => key)).toEqual([0, 'Date']);
  expect(v.is(rows, { error: 'no' })).toBe(false);
  expect(v.parse(rows, [])).toEqual({ rows: [], unreadable: [] });
});

test('whatever the answer is, each row is either read or reported, once (R-1.43)', () => {
  const any = fc.oneof(
    fc.integer().map(good),
    fc.anything({ maxDepth: 1 }),
    fc.constant({ Id: '1', Date: 7 }),
  );
  fc.assert(
    fc.property(fc.array(any), (answer) => {
      const readable = answer.filter((one) => v.is(row, one));
      const { rows: read, unreadable } = v.parse(rows, [good(0), ...answer]);
      expect(read).toHaveLength(1 + readable.length);
      expect(unreadable).toHaveLength(answer.length - readable.length);
    }),
  );
});
