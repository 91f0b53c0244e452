import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { cents, centsOfEuros, sumCents } from '@/domain/money/money';
import { decimalsFor, formatAmount, formatDecimal, formatMoment } from './printedFormats';

describe('amounts', () => {
  test.each([
    [124_900, '1.249,00'],
    [0, '0,00'],
    [5, '0,05'],
    [-5, '-0,05'],
    [-123_456_789, '-1.234.567,89'],
    [100_000_000, '1.000.000,00'],
  ])('of %i cents are printed as %s', (amount, text) => expect(formatAmount(cents(amount))).toBe(text));

  test('of 0,1 and 0,2 add up to 0,30', () => {
    expect(formatAmount(sumCents([centsOfEuros(0.1), centsOfEuros(0.2)]))).toBe('0,30');
  });

  test('have the same format as Intl', () => {
    const intl = new Intl.NumberFormat('de-DE', { minimumFractionDigits: 2 });
    fc.assert(
      fc.property(fc.integer({ min: -1e12, max: 1e12 }), (amount) => {
        expect(formatAmount(cents(amount))).toBe(intl.format(amount / 100).replace('-0,00', '0,00'));
      }),
    );
  });
});

describe('hours and kilometres', () => {
  test.each([
    [8, 2, '8,00'],
    [7.25, 2, '7,25'],
    [0.1 + 0.2, 2, '0,30'],
    [1240, 0, '1.240'],
    [12.345, 3, '12,345'],
    [-1.5, 2, '-1,50'],
  ])('%d with %i decimals is printed as %s', (value, decimals, text) =>
    expect(formatDecimal(value, decimals)).toBe(text),
  );

  test.each([
    [1234.5, '1,234.50'],
    [-0.25, '-0.25'],
  ])('in English %d is printed as %s (R-19.46)', (value, text) =>
    expect(formatDecimal(value, 2, 'en')).toBe(text),
  );

  test.each([
    [[8, null, 7.5], 2, 2],
    [[124, 12.5], 0, 1],
    [[124, 12.375, 1.5], 0, 3],
    [[], 0, 0],
    [[1 / 3], 0, 3],
  ])('%j need, with a minimum of %i, %i decimals', (values, least, most) =>
    expect(decimalsFor(values, least)).toBe(most),
  );
});

test.each([
  ['2026-12-01T08:15:00.000Z', 'Europe/Berlin', '01.12.2026, 09:15 Uhr MEZ'],
  ['2026-07-01T23:15:00+00:00', 'Europe/Berlin', '02.07.2026, 01:15 Uhr MESZ'],
  ['2026-07-01T08:15:00Z', 'Asia/Tokyo', '01.07.2026, 17:15 Uhr GMT+9'],
  ['2026-07-01T08:15:00Z', 'America/New_York', '01.07.2026, 04:15 Uhr GMT-4'],
  ['2026-07-01 08:15:00', 'Asia/Tokyo', '01.07.2026, 08:15 Uhr'],
  ['gestern', 'Europe/Berlin', 'gestern'],
])("the time %s in the company's time zone %s is printed as %s", (text, zone, printed) =>
  expect(formatMoment(text, zone)).toBe(printed),
);

test.each([
  ['2026-11-20T14:41:00Z', '20.11.2026, 15:41 CET'],
  ['2026-07-20T22:41:00Z', '21.07.2026, 00:41 CEST'],
])('in English the time %s is printed as %s (R-19.48)', (text, printed) =>
  expect(formatMoment(text, 'Europe/Berlin', 'en')).toBe(printed),
);
