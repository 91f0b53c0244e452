import { expect, test } from 'vitest';
import { grouped } from './grouped';

test('what shares a key is together, in the order of the first ones; without a key it is left out', () => {
  const groups = grouped(['b1', 'a1', '-', 'b2'], (word) => (word === '-' ? null : word.slice(0, 1)));
  expect([...groups]).toEqual([
    ['b', ['b1', 'b2']],
    ['a', ['a1']],
  ]);
  expect(grouped([], String).size).toBe(0);
});
