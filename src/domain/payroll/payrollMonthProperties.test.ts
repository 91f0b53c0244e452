import fc from 'fast-check';
import { expect, test } from 'vitest';
import { addDays, isoDate } from '../time/period';
import { monthOfFiles, nothing, person, rowOf, sheet } from './payrollMonth.fixture';

/** Hours of a day: halves, eighths, twenty minutes, and corrections. */
const hours = fc.constantFrom(0, 0.125, 0.333333, 0.5, 7.25, 8, -1.5, 12);

/** Half-months from the middle of September to the middle of November, of which a person has some. */
const halves = ['2026-09-16', '2026-10-01', '2026-10-16', '2026-11-01'].map((from, at) => ({
  from: isoDate(from),
  to: isoDate(['2026-09-30', '2026-10-15', '2026-10-31', '2026-11-15'][at] ?? from),
}));

const sheets = fc.array(fc.record({ half: fc.nat({ max: 3 }), days: fc.array(hours, { maxLength: 15 }) }), {
  minLength: 1,
  maxLength: 4,
});

test('the hours of each person are those of all their sheets within the month, to 0.01 (R-18.62)', () => {
  fc.assert(
    fc.property(fc.array(sheets, { minLength: 1, maxLength: 6 }), (people) => {
      const names = people.map((_, at) => `Person${at}`);
      const expected = new Map<string, number>();
      const files = people.flatMap((own, at) => {
        const name = names[at] ?? '';
        const byHalf = new Map(own.map((one) => [one.half, one.days]));
        return [...byHalf].map(([half, days]) => {
          const period = halves[half] ?? { from: isoDate('2026-10-01'), to: isoDate('2026-10-15') };
          const rows = days.map((worked, index) => ({
            date: addDays(period.from, index),
            values: { ...nothing, hours: worked },
          }));
          for (const { date, values } of rows) {
            if (date >= '2026-10-01' && date <= '2026-10-31')
              expected.set(name, (expected.get(name) ?? 0) + values.hours);
          }
          return sheet(name, 0, { period, days: rows });
        });
      });
      const month = monthOfFiles(
        files,
        names.map((name, at) => person(name, String(at + 1))),
      );
      let all = 0;
      for (const name of names) {
        expect(rowOf(month, name)?.values?.hours ?? 0).toBeCloseTo(expected.get(name) ?? 0, 2);
        all += expected.get(name) ?? 0;
      }
      expect(month.sums.hours).toBeCloseTo(all, 2);
    }),
    { numRuns: 50 },
  );
});
