import fc from 'fast-check';
import { expect, test } from 'vitest';
import { weeksOf } from './monthWeeks';
import { addDays, isoDate, monthOf } from './period';

test('October 2026: five weeks from 40 to 44, the first one begins on a Thursday', () => {
  const weeks = weeksOf(monthOf(isoDate('2026-10-10')));
  expect(weeks.map(({ week }) => week)).toEqual([40, 41, 42, 43, 44]);
  expect(weeks[0]?.days.slice(2, 5)).toEqual([null, '2026-10-01', '2026-10-02']);
  expect(weeks[4]?.days.slice(-2)).toEqual(['2026-10-31', null]);
});

test('each day of a month is listed once and in order', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 20_000 }), (days) => {
      const month = monthOf(addDays(isoDate('2000-01-01'), days));
      const shown = weeksOf(month).flatMap((week) => week.days.filter((day) => day !== null));
      expect([shown[0], shown.at(-1)]).toEqual([month.from, month.to]);
      expect(shown).toEqual(shown.map((_, at) => addDays(month.from, at)));
    }),
  );
});
