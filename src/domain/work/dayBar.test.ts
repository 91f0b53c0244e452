import { expect, test } from 'vitest';
import { placeOnBar, spansOnBar } from './dayBar';

const hour = (hours: number) => hours * 3_600_000;

test.each([
  [0, 0],
  [6, 0],
  [13, 0.5],
  [20, 1],
  [23, 1],
])('the day bar goes from 6 to 20: %d o’clock is at %d', (hours, place) => {
  expect([0, hour(24)].map((start) => placeOnBar(start + hour(hours), start))).toEqual([place, place]);
});

test('events are placed by their start, and their text ends where the next event begins', () => {
  const spans = spansOnBar(
    [
      { start: hour(16.5), end: hour(20) },
      { start: hour(-2), end: hour(9.5) },
      { start: hour(4), end: hour(6) },
      { start: hour(21), end: hour(22) },
    ],
    0,
  );
  expect(spans.map(({ left, length, room }) => [left, length, room])).toEqual([
    [0, 0.25, 0.75],
    [0.75, 0.25, 0.25],
  ]);
});
