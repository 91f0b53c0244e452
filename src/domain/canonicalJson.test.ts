import fc from 'fast-check';
import { expect, test } from 'vitest';
import { canonicalJson } from './canonicalJson';

test('keys are in the order of their UTF-16 units, without blanks (R-18.2)', () => {
  const value = {
    '\u20AC': 1,
    '\r': 2,
    '\uFB33': 3,
    1: 4,
    '\u{1F600}': 5,
    10: 6,
    9: 7,
    ö: [1.5, 1e21, -0, null],
  };
  expect(canonicalJson(value)).toBe(
    '{"\\r":2,"1":4,"10":6,"9":7,"ö":[1.5,1e+21,0,null],"€":1,"😀":5,"\uFB33":3}',
  );
});

test('it is JSON of the same value, whatever the order of its keys (R-18.2)', () => {
  fc.assert(
    fc.property(fc.jsonValue(), (value) => {
      const text = canonicalJson(value);
      expect(canonicalJson(JSON.parse(text))).toBe(text);
      if (typeof value !== 'object' || value === null || Array.isArray(value)) return;
      expect(canonicalJson(Object.fromEntries(Object.entries(value).toReversed()))).toBe(text);
    }),
  );
});
