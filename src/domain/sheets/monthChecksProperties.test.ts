import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { expense, record } from '../work/monthEntries.fixture';
import { type MonthCheck, type MonthContent, monthChecks } from './monthChecks';
import { cents } from '../money/money';
import { addDays, isoDate, monthOf, weekday } from '../time/period';

const october = monthOf(isoDate('2026-10-15'));
const weekdays: MonthContent['dayOf'] = (date) =>
  weekday(date) <= 5 ? { kind: 'work', target: 8 } : { kind: 'off' };

const days = fc.integer({ min: -10, max: 40 }).map((at) => addDays(october.from, at));
const records = fc
  .array(
    fc.record({
      date: days,
      hours: fc.constantFrom(null, 0, 4, 4.25, 8, 11),
      projectId: fc.constantFrom(null, 2, 3),
      description: fc.constantFrom('a', 'b'),
      travelExpenses: fc.constantFrom(cents(0), cents(3720)),
    }),
    { maxLength: 30 },
  )
  .map((all) => all.map((fields, id) => record(id, fields.date, fields)));
const expenses = fc
  .array(fc.record({ date: days, type: fc.constantFrom('Kraftstoff', 'Verpflegung') }), { maxLength: 8 })
  .map((all) => all.map((fields, id) => expense(id, fields.date, fields)));
const keys = (checks: readonly MonthCheck[]) => checks.map(({ key }) => key);

const empty: MonthContent = {
  month: october,
  today: isoDate('2026-11-02'),
  records: [],
  expenses: [],
  sheets: [],
  dayOf: weekdays,
  changedRows: 0,
  hoursStep: 0.5,
};

describe('whatever a month holds', () => {
  const content = fc.record({ records, expenses, today: days });
  const check = (part: Partial<MonthContent>) => monthChecks({ ...empty, ...part });

  test('the order of the lists does not matter, and no two findings have the same key', () => {
    fc.assert(
      fc.property(content, (some) => {
        const expected = keys(check(some));
        expect(new Set(expected).size).toBe(expected.length);
        expect(
          keys(
            check({
              ...some,
              records: some.records.toReversed(),
              expenses: some.expenses.toReversed(),
            }),
          ),
        ).toEqual(expected);
      }),
    );
  });

  test('days outside of the month change nothing', () => {
    const isWithin = ({ date }: { readonly date: string }) => october.from <= date && date <= october.to;
    fc.assert(
      fc.property(content, (some) => {
        const within = { records: some.records.filter(isWithin), expenses: some.expenses.filter(isWithin) };
        expect(keys(check({ ...some, ...within }))).toEqual(keys(check(some)));
      }),
    );
  });

  test('each past workday has either a record or a gap', () => {
    fc.assert(
      fc.property(content, (some) => {
        const gaps = new Set(check(some).flatMap((one) => (one.kind === 'gap' ? [one.date] : [])));
        for (let day = october.from; day <= october.to; day = addDays(day, 1)) {
          const isDue = weekday(day) <= 5 && day < some.today;
          const isRecorded = some.records.some(({ date }) => date === day);
          expect(gaps.has(day)).toBe(isDue && !isRecorded);
        }
      }),
    );
  });
});
