import { expect, test } from 'vitest';
import { isSameId } from './id';

test('ids are compared as text', () => {
  expect([
    isSameId(1, '1'),
    isSameId(1, 2),
    isSameId(null, null),
    isSameId(null, 0),
    isSameId('null', null),
    isSameId(null, 'null'),
  ]).toEqual([true, false, true, false, false, false]);
});
