import fc from 'fast-check';
import { expect, test } from 'vitest';
import { RECONNECT_CAP_MS, reconnectDelay } from './presenceSocket';

test('the longest pause doubles from one second and stops at thirty', () => {
  const longest = [0, 1, 2, 3, 4, 5, 6, 5000].map((failures) => reconnectDelay(failures, 1));
  expect(longest).toEqual([1000, 2000, 4000, 8000, 16_000, 30_000, 30_000, 30_000]);
});

test('with full jitter, any pause between none and the longest is possible', () => {
  fc.assert(
    fc.property(fc.nat(), fc.double({ min: 0, max: 1, noNaN: true }), (failures, random) => {
      const delay = reconnectDelay(failures, random);
      expect(delay).toBeGreaterThanOrEqual(0);
      expect(delay).toBeLessThanOrEqual(RECONNECT_CAP_MS);
      expect(delay).toBeLessThanOrEqual(reconnectDelay(failures, 1));
    }),
  );
});
