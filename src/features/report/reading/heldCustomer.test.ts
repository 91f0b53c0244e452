import { describe, expect, test } from 'vitest';
import { reportRow } from '@/domain/report/report.fixture';
import type { ReadRows } from '@/domain/report/reportRows';
import { type Period, addDays, isoDate } from '@/domain/time/period';
import { HeldCustomer } from './heldCustomer';
import { reportRows } from './keptRows';
import { joinedSpans, lackingDays } from '@/domain/time/spans';

const span = (from: string, to: string): Period => ({ from: isoDate(from), to: isoDate(to) });
const september = isoDate('2026-09-30');

function read(rows: ReadRows['rows'], left: Partial<ReadRows> = {}): ReadRows {
  return { rows, missing: [], unreadable: 0, outside: 0, isReadable: true, ...left };
}

describe('the days to read', () => {
  test.each([
    ['nothing is known', null, '2026-10-01', '2026-10-31', '2026-10-01', '2026-10-31'],
    ['later days', '2026-01-01 2026-09-30', '2026-09-01', '2026-10-31', '2026-10-01', '2026-10-31'],
    ['earlier days', '2026-09-01 2026-10-31', '2026-08-01', '2026-09-30', '2026-08-01', '2026-08-31'],
    ['days after a gap', '2026-01-01 2026-06-30', '2026-10-01', '2026-10-31', '2026-07-01', '2026-10-31'],
    ['days on both sides', '2026-08-01 2026-09-30', '2026-01-01', '2026-10-31', '2026-01-01', '2026-10-31'],
  ])('are those that are lacking: %s (R-16.11)', (_name, known, from, to, first, last) => {
    const [start = '', end = ''] = known?.split(' ') ?? [];
    expect(lackingDays(known === null ? null : span(start, end), span(from, to))).toEqual(span(first, last));
  });

  test('no days are read if all are known (R-16.11)', () => {
    expect(lackingDays(span('2026-01-01', '2026-12-31'), span('2026-02-01', '2026-02-28'))).toBeNull();
  });
});

test.each([
  ['that overlap become one', ['2026-02-01 2026-03-31', '2026-01-01 2026-02-15'], ['2026-01-01 2026-03-31']],
  [
    'that follow each other become one',
    ['2026-02-01 2026-02-28', '2026-01-01 2026-01-31'],
    ['2026-01-01 2026-02-28'],
  ],
  [
    'within another one are gone',
    ['2026-01-01 2026-12-31', '2026-03-01 2026-03-31'],
    ['2026-01-01 2026-12-31'],
  ],
  [
    'with days between them stay',
    ['2026-03-01 2026-03-31', '2026-01-01 2026-02-27'],
    ['2026-01-01 2026-02-27', '2026-03-01 2026-03-31'],
  ],
  ['are none without any', [], []],
])('spans %s (R-16.11)', (_name, spans, joined) => {
  const all = spans.map((text) => span(text.slice(0, 10), text.slice(11)));
  expect(joinedSpans(all).map(({ from, to }) => `${from} ${to}`)).toEqual(joined);
});

describe('what the device keeps of a customer', () => {
  test('whole months are kept, up to the one before the previous one (R-16.16)', () => {
    const customer = new HeldCustomer('12', 'Kessler');
    const days = ['2026-07-20', '2026-08-01', '2026-09-30', '2026-10-01'];
    customer.take(span('2026-07-15', '2026-10-31'), read(days.map((day) => reportRow(day, 1))), 5);
    const kept = customer.toKeep(september);
    expect(kept).toMatchObject({ span: span('2026-08-01', '2026-09-30'), readAt: 5 });
    expect(kept?.columns.date).toEqual(['2026-08-01', '2026-09-30']);
  });

  test.each([
    ['less than a month', span('2026-09-02', '2026-09-30'), {}],
    ['the running months', span('2026-10-01', '2026-11-18'), {}],
    ['rows that cannot be read', span('2026-09-01', '2026-09-30'), { unreadable: 1 }],
  ])('is nothing of %s (R-16.16)', (_name, days, left) => {
    const customer = new HeldCustomer('12', 'Kessler');
    customer.take(days, read([], left), 5);
    expect(customer.toKeep(september)).toBeNull();
  });

  test('of spans with days between them only the last one with whole months is kept (R-16.16)', () => {
    const customer = new HeldCustomer('12', 'Kessler');
    for (const days of [span('2026-06-01', '2026-06-30'), span('2026-08-01', '2026-08-31')])
      customer.take(days, read([reportRow(days.from, 1)]), 5);
    customer.take(span('2026-10-01', '2026-10-31'), read([]), 5);
    expect(customer.toKeep(september)).toMatchObject({ span: span('2026-08-01', '2026-08-31') });
    customer.take(span('2026-07-01', '2026-07-31'), read([]), 5);
    const kept = customer.toKeep(september);
    expect(kept).toMatchObject({ span: span('2026-06-01', '2026-08-31') });
    expect(kept?.columns.date).toEqual(['2026-06-01', '2026-08-01']);
  });

  test('kept months are not written again if none of them was read anew (R-16.16)', () => {
    const customer = new HeldCustomer('12', 'Kessler');
    customer.take(span('2026-09-01', '2026-09-30'), read([reportRow('2026-09-10', 1)]), 5);
    const kept = customer.toKeep(september);
    if (!kept) throw new Error('nothing is kept');
    const later = new HeldCustomer('12', 'Kessler');
    later.restore(kept);
    later.take(span('2026-10-01', '2026-10-31'), read([reportRow('2026-10-10', 2)]), 9);
    expect(later.toKeep(september)).toBeUndefined();
    expect(later.summary(span('2026-09-01', '2026-10-31'))).toMatchObject({ entries: 2, readAt: 5 });
    expect(later.summary(span('2026-10-01', '2026-10-31'))).toMatchObject({ entries: 1, readAt: 9 });
  });

  test('if the report is without people kept rows name nobody, and are read again once it has people (R-16.76)', () => {
    const days = span('2026-09-01', '2026-09-30');
    const without = new HeldCustomer('12', 'Kessler', false);
    without.take(days, read([reportRow('2026-09-10', 1)]), 5);
    const kept = without.toKeep(september);
    if (!kept) throw new Error('nothing is kept');
    expect(JSON.stringify([kept, without.rows])).not.toContain(reportRow('2026-09-10', 1).person);
    expect(new HeldCustomer('12', 'Kessler', false).restore(kept)).toBe(true);
    expect(new HeldCustomer('12', 'Kessler').restore(kept)).toBe(false);
  });

  test('50,000 kept rows come back in 300 ms (R-16.17)', () => {
    const rows = Array.from({ length: 50_000 }, (_, at) =>
      reportRow(addDays(isoDate('2023-01-01'), at % 1369), 1.25, { description: `Arbeit ${at}` }),
    );
    const written = new HeldCustomer('12', 'Kessler');
    const days = span('2023-01-01', '2026-09-30');
    written.take(days, read(rows), 5);
    const stored = structuredClone(written.toKeep(september));
    // Time of the processor, because other work on the machine must not count; the best of five, because the first ones
    // are not compiled yet.
    const times = Array.from({ length: 5 }, () => {
      const start = process.cpuUsage();
      const kept = reportRows.parse(structuredClone(stored));
      const customer = new HeldCustomer('12', 'Kessler');
      if (kept) customer.restore(kept);
      expect(customer.rows).toHaveLength(50_000);
      const { user, system } = process.cpuUsage(start);
      return (user + system) / 1000;
    });
    expect(Math.min(...times)).toBeLessThanOrEqual(300);
  });
});
