import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { inSuite } from '../../../tests/suite';
import type { CountedPerson } from './payroll';
import { VALUE_KINDS, sumValues } from './payroll';
import {
  MILEAGE,
  counted,
  elevenPeople,
  settings,
  twoPeople,
  wageType,
  withWageTypes,
} from './payroll.fixture';
import { asHandedOver, payrollLines, sameNumber, valueInHundredths, wageTypeSums } from './payrollLines';

const brief = (people: readonly CountedPerson[], own = settings) =>
  payrollLines(people, own, MILEAGE).map(
    ({ person, wageType: { number }, hundredths }) => [person.number, number, hundredths] as const,
  );

describe('the lines of a payroll month', () => {
  test('are ordered by the numbers of people, then by the values; zero has no line (R-18.17)', () => {
    expect(brief(twoPeople)).toEqual([
      ['26', '200', 4600],
      ['105', '200', 15_150],
      ['105', '850', 3720],
      ['105', '870', 1860],
    ]);
    const numbers = ['A10', '100', 'a2', ' 9', 'B1', ' 200', '026'];
    expect(
      brief(numbers.map((number) => counted(number, number, { hours: 1 }))).map(([number]) => number),
    ).toEqual([' 9', '026', '100', ' 200', 'a2', 'A10', 'B1']);
  });

  test.each([
    ['of exact eighths', { hours: 0.125 + 0.125 + 0.125 }, 37.5, 38],
    ['half away from zero', { hours: 181.125 }, 18_112.5, 18_113],
    ['half away from zero below it', { hours: -1.125 }, -112.5, -113],
    ['of thirds', { hours: 1.333 }, 133.3, 133],
    ['not of halves', { hours: 7.5 }, 750, 750],
    ['not of kilometres as an amount', { km: 124.5 }, 3735, 3735],
    ['of a kilometre in metres', { km: 0.033 }, 0.99, 1],
  ])('are rounded to hundredths, and say so: %s (R-18.18)', (_name, values, exact, hundredths) => {
    const [line, ...more] = payrollLines([counted('Ada', '26', values)], settings, MILEAGE);
    expect(more).toEqual([]);
    expect(line).toMatchObject({ exact, hundredths, isRounded: exact !== hundredths });
  });

  test('have one number however it is typed, but no other (R-18.20)', () => {
    expect([' 0200 ', '200', 'A12', 'A012', '12A', '012A'].map(sameNumber)).toEqual([
      '200',
      '200',
      'A12',
      'A012',
      '12A',
      '012A',
    ]);
    const own = withWageTypes({ food: wageType('amount', ' ', '2') });
    expect(brief([counted('Ada', '26', { food: 5 })], own)).toEqual([]);
  });

  test('have none for a value that would be written as 0,00 (R-18.17)', () => {
    expect(brief([counted('Ada', '26', { hours: 0.004, km: -0.016 })])).toEqual([]);
  });

  test('have no kilometres of a company car, and nothing that is not handed over (R-18.19)', () => {
    const own = withWageTypes({ travel: wageType('none', '210', '1'), food: wageType('amount', '', '2') });
    const all = { hours: 1, travel: 2, km: 3, food: 4, expenses: 5 };
    expect(brief([counted('Ada', '26', all, { isKmPaid: false })], own)).toEqual([
      ['26', '200', 100],
      ['26', '870', 5],
    ]);
    expect(asHandedOver([counted('Ada', '26', all, { isKmPaid: false })], own)).toMatchObject([
      { values: { ...all, travel: 0, km: 0 } },
    ]);
  });

  test('have kilometres as they are, or as an amount (R-18.19)', () => {
    const people = [counted('Ada', '26', { km: 124.5 })];
    expect(brief(people)).toEqual([['26', '850', 3735]]);
    expect(brief(people, withWageTypes({ km: wageType('km', '850', '3') }))).toEqual([['26', '850', 12_450]]);
  });

  test('have an amount for kilometres without binary drift (R-18.19)', () => {
    const { values } = counted('Ada', '26', { km: 1.1 });
    expect(valueInHundredths('km', values, settings, MILEAGE)).toBe(33);
  });

  test('add values of one wage type before they are rounded, if unit and key agree (R-18.20)', () => {
    const own = withWageTypes({
      travel: wageType('hours', '0200', '01'),
      km: wageType('km', '200', '1'),
      food: wageType('amount', '870', '2'),
      expenses: wageType('amount', '870', '3'),
    });
    const people = [counted('Ada', '26', { hours: 0.125, travel: 0.125, km: 3, food: 100, expenses: 200 })];
    expect(brief(people, own)).toEqual([
      ['26', '200', 25],
      ['26', '200', 300],
      ['26', '870', 100],
      ['26', '870', 200],
    ]);
  });

  test('have sums and their number for each wage type, as the file has them (R-18.21)', () => {
    const sums = wageTypeSums(payrollLines(elevenPeople, settings, MILEAGE));
    expect(sums.map(({ wageType: { number }, hundredths, lines }) => [number, hundredths, lines])).toEqual([
      ['200', 168_350, 11],
      ['210', 8450, 10],
      ['850', 68_400, 9],
      ['860', 38_400, 9],
      ['870', 54_430, 8],
    ]);
    const rounded = payrollLines(
      ['1', '2', '3'].map((number) => counted(number, number, { hours: 1.333 })),
      settings,
      MILEAGE,
    );
    expect(wageTypeSums(rounded)).toMatchObject([{ hundredths: 399, lines: 3 }]);
  });

  test('add up to the exact sums within half a hundredth a line (R-18.18)', () => {
    const value = fc.oneof(
      fc.constantFrom(0, 1 / 3, 0.125, 0.333, 7.75, 181.125),
      fc.integer({ min: -24_000, max: 744_000 }).map((one) => one / 1000),
    );
    const amount = fc.integer({ min: 0, max: 100_000 });
    const values = fc.record({ hours: value, travel: value, km: value, food: amount, expenses: amount });
    fc.assert(
      fc.property(fc.array(values, { minLength: 1, maxLength: 30 }), (all) => {
        const people = all.map((own, at) => counted(`Person ${at}`, String(at + 1), own));
        const lines = payrollLines(people, settings, MILEAGE);
        const exact = sumValues(all);
        for (const kind of VALUE_KINDS) {
          const own = lines.filter(({ wageType: { kinds } }) => kinds.includes(kind));
          const sum = own.reduce((whole, { hundredths }) => whole + hundredths, 0);
          const apart = Math.abs(sum - valueInHundredths(kind, exact, settings, MILEAGE));
          expect(apart).toBeLessThanOrEqual(all.length / 2 + 1e-3);
          expect(own.every((line) => Number.isInteger(line.hundredths) && line.hundredths !== 0)).toBe(true);
        }
      }),
      { numRuns: inSuite(50, 500) },
    );
  });
});
