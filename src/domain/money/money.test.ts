import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { cents, centsOfEuros, eurosOfCents, parseAmount, sumCents } from './money';

describe('amounts of money', () => {
  test('every amount in cents survives the conversion to euros and back', () => {
    fc.assert(
      fc.property(fc.integer({ min: -100_000_000, max: 100_000_000 }), (amount) => {
        expect(centsOfEuros(eurosOfCents(cents(amount)))).toBe(cents(amount));
      }),
    );
  });

  test('sums do not drift: 0.1 + 0.2 is 0.3', () => {
    expect(eurosOfCents(sumCents([centsOfEuros(0.1), centsOfEuros(0.2)]))).toBe(0.3);
  });

  test.each([
    [1.005, 101],
    [-1.005, -101],
    [0, 0],
    [-0.001, 0],
    [1e-7, 0],
    [1e21, 1e23],
  ])('%d EUR are %d cents', (euros, expected) => {
    expect(centsOfEuros(euros)).toBe(expected);
  });
});

describe('amounts as people type them', () => {
  test.each([
    ['1.234,56', 123_456, 123_456],
    ['1,234.56', 123_456, 123_456],
    ['1.234', 123_400, 'too-fine'],
    ['1,234', 'too-fine', 123_400],
    ['12,50 €', 1250, 1250],
    ['€12.50', 1250, 1250],
    ['12,50 EUR', 1250, 1250],
    ['-3', -300, -300],
    ['', 'missing', 'missing'],
    ['€', 'missing', 'missing'],
    ['1e3', 'not-a-number', 'not-a-number'],
    ['1e308', 'not-a-number', 'not-a-number'],
    ['9999999,99', 999_999_999, 999_999_999],
    ['10000000', 'too-large', 'too-large'],
    ['1000000000', 'too-large', 'too-large'],
    ['9'.repeat(308), 'too-large', 'too-large'],
    ['12,-', 1200, 1200],
    ['12,–', 1200, 1200],
    ['EUR 12.–', 1200, 1200],
    ['12,-- €', 1200, 1200],
    ['€ 12', 1200, 1200],
    ['12 euros', 1200, 1200],
    ['-€12.50', -1250, -1250],
    ['−12', -1200, -1200],
    ["1'234.50", 123_450, 123_450],
    ['1 234,56\u00A0€', 123_456, 123_456],
    ['1½ €', 150, 150],
    ['１２，５０', 1250, 1250],
    ['12.50 CHF', 'foreign', 'foreign'],
    ['CHF 12.50', 'foreign', 'foreign'],
    ['12.- Fr.', 'foreign', 'foreign'],
    ['$12', 'foreign', 'foreign'],
    ['12 US-Dollar', 'foreign', 'foreign'],
    ['£ 12.50', 'foreign', 'foreign'],
    ['12 zł', 'foreign', 'foreign'],
    ['120 Kč', 'foreign', 'foreign'],
    ['12,50€', 1250, 1250],
    ['12euro', 1200, 1200],
    ['12 km', 'not-a-number', 'not-a-number'],
    ['12,-5', 'not-a-number', 'not-a-number'],
    ['12345678901 km', 'not-a-number', 'not-a-number'],
    ['km 12345678901', 'not-a-number', 'not-a-number'],
    ['incalculable', 'not-a-number', 'not-a-number'],
    ['12-', 'not-a-number', 'not-a-number'],
    ['12 Euro 50', 'not-a-number', 'not-a-number'],
  ])('%j is %j in the German app and %j in the English one', (text, german, english) => {
    expect(parseAmount(text, 'de')).toBe(german);
    expect(parseAmount(text, 'en')).toBe(english);
  });

  test('every amount can be typed as a list shows it', () => {
    const languages = fc.constantFrom(['de', 'de-DE'] as const, ['en', 'en-IE'] as const);
    fc.assert(
      fc.property(
        fc.integer({ min: -999_999_999, max: 999_999_999 }),
        languages,
        (amount, [language, locale]) => {
          const format = new Intl.NumberFormat(locale, { style: 'currency', currency: 'EUR' });
          expect(parseAmount(format.format(amount / 100), language)).toBe(amount);
        },
      ),
    );
  });
});
