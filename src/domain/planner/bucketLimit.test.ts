import { describe, expect, test } from 'vitest';
import { bucketLimit, bucketTitle, placesOf } from './bucketLimit';

describe('the limit of a bucket', () => {
  test.each([
    ['In work [3]', 'In work', 3],
    ['In work[12]', 'In work', 12],
    ['In work [99] ', 'In work', 99],
    ['[A] In work [1]', '[A] In work', 1],
    ['In work', 'In work', null],
    ['In work [0]', 'In work [0]', null],
    ['In work [03]', 'In work [03]', null],
    ['In work [100]', 'In work [100]', null],
    ['In work [-3]', 'In work [-3]', null],
    ['In work [3] today', 'In work [3] today', null],
    ['In work (3)', 'In work (3)', null],
    ['[3]', '[3]', null],
    ['', '', null],
  ])('"%s" is shown as "%s" with the limit %s (R-11.48)', (name, title, limit) => {
    expect(bucketLimit({ name })).toEqual({ title, limit });
    expect(bucketTitle({ name })).toBe(title);
  });

  test.each([
    [3, 0, { taken: 0, free: 3, over: 0 }],
    [3, 2, { taken: 2, free: 1, over: 0 }],
    [3, 3, { taken: 3, free: 0, over: 0 }],
    [3, 5, { taken: 3, free: 0, over: 2 }],
  ])('of %i places %i open tasks take these (R-11.48)', (limit, open, places) => {
    expect(placesOf(limit, open)).toEqual(places);
  });
});
