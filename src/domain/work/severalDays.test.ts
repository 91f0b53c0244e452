import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { addDays, isoDate, weekday } from '../time/period';
import { MOST_DAYS, daysOfText, spanned, textOfDays, toggled } from './severalDays';

const monday = isoDate('2026-11-23');
const at = (days: number) => addDays(monday, days);
const isWeekend = (day: ReturnType<typeof at>) => weekday(day) > 5;
const anyDay = fc.integer({ min: -60, max: 60 }).map(at);
const anyDays = fc.uniqueArray(anyDay, { minLength: 1, maxLength: 20 }).map((days) => days.toSorted());

describe('several days for one entry', () => {
  test('a day can be added and removed, but the last one stays', () => {
    expect(toggled([monday], at(2))).toEqual([monday, at(2)]);
    expect(toggled([at(2)], monday)).toEqual([monday, at(2)]);
    expect(toggled([monday, at(2)], monday)).toEqual([at(2)]);
    expect(toggled([monday], monday)).toEqual([monday]);
    const all = Array.from({ length: MOST_DAYS }, (_, days) => at(days));
    expect([toggled(all, at(-1)), toggled(all.slice(1), monday)]).toEqual([all, all]);
  });

  test('Shift adds the days between, in either direction, without days off', () => {
    const week = [0, 1, 2, 3, 4].map(at);
    expect(spanned([monday], monday, at(6), isWeekend)).toEqual(week);
    expect(spanned([at(4)], at(4), monday, isWeekend)).toEqual(week);
    expect(spanned([monday], at(5), at(6), isWeekend)).toEqual([monday]);
    const none = () => false;
    expect([372, 373].map((days) => spanned([monday], monday, at(days), none).length)).toEqual([31, 1]);
  });

  test('whatever is pressed, days are in order, each once, at least one and at most a month (R-4.47)', () => {
    const press = fc.record({ day: anyDay, isShift: fc.boolean() });
    fc.assert(
      fc.property(anyDays, fc.array(press), (start, presses) => {
        let days: readonly ReturnType<typeof at>[] = start;
        for (const { day, isShift } of presses) {
          days = isShift ? spanned(days, days[0] ?? monday, day, isWeekend) : toggled(days, day);
        }
        expect(days).toEqual([...new Set(days)].toSorted());
        expect(days.length).toBeGreaterThan(0);
        expect(days.length).toBeLessThanOrEqual(MOST_DAYS);
      }),
    );
  });

  test('toggling twice changes nothing', () => {
    fc.assert(
      fc.property(anyDays, anyDay, (days, day) => {
        fc.pre(days.length > 1);
        expect(toggled(toggled(days, day), day)).toEqual(days);
      }),
    );
  });

  test('a span never includes a day off, nor a day outside of it', () => {
    fc.assert(
      fc.property(anyDays, anyDay, anyDay, (days, from, to) => {
        const added = spanned(days, from, to, isWeekend).filter((day) => !days.includes(day));
        const [first, last] = [from, to].toSorted();
        expect(added.every((day) => !isWeekend(day) && day >= (first ?? from) && day <= (last ?? to))).toBe(
          true,
        );
      }),
    );
  });

  test('a span of years is ignored', () => {
    expect(spanned([monday], monday, isoDate('9999-12-31'), isWeekend)).toEqual([monday]);
  });

  test('days survive the way to text and back, and invalid days are dropped', () => {
    fc.assert(
      fc.property(anyDays, (days) => {
        expect(daysOfText(textOfDays(days))).toEqual(days);
      }),
    );
    expect(daysOfText('')).toEqual([]);
    expect(daysOfText('2026-11-23 nonsense 2026-02-30 2026-11-23')).toEqual([monday]);
  });
});
