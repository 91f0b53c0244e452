import { describe, expect, test } from 'vitest';
import { hasNext, hasPrevious, nextStart, pageAt, previousStart } from './paging';

describe('paging', () => {
  test('the start index rises and falls by the page size of 20, never below 0 (R-4.23)', () => {
    expect(pageAt(-5).start).toBe(0);
    expect([pageAt(0), nextStart(0), nextStart(20), previousStart(40), previousStart(10)]).toEqual([
      { start: 0, count: 20 },
      20,
      40,
      20,
      0,
    ]);
  });
  test('Previous shows only when the index is above 0', () => {
    expect([hasPrevious(0), hasPrevious(1)]).toEqual([false, true]);
  });
  test('Next shows only when the returned page is full', () => {
    expect([hasNext(19), hasNext(20), hasNext(21)]).toEqual([false, true, true]);
  });
});
