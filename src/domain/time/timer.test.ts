import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { isTimeOfDay } from './period';
import { LONG_TIMER_MINUTES, minutesUntil, readTimer, timerClock, timerHours } from './timer';

const at = (text: string) => new Date(text).getTime();

describe('what a stopped timer becomes', () => {
  test.each([
    [0, 0.5],
    [1, 0.5],
    [44, 0.5],
    [45, 1],
    [74, 1],
    [75, 1.5],
    [84, 1.5],
    [104, 1.5],
    [105, 2],
    [600, 10],
  ])('%s minutes are %s hours (R-6.1)', (minutes, hours) => {
    expect(timerHours(minutes, 0.5)).toBe(hours);
  });

  test.each([
    [0.25, 84, 1.5],
    [0.25, 80, 1.25],
    [0.1, 84, 1.4],
    [1, 84, 1],
    [1, 12, 1],
  ])('in steps of %d h, %d minutes are %d hours (R-4.38)', (step, minutes, hours) => {
    expect(timerHours(minutes, step)).toBe(hours);
  });

  test('a timer gives whole half hours, at least one, and is never off by more than a quarter of an hour', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: LONG_TIMER_MINUTES }), (minutes) => {
        const hours = timerHours(minutes, 0.5);
        expect(Number.isInteger(hours * 2)).toBe(true);
        expect(hours).toBeGreaterThanOrEqual(0.5);
        expect(hours * 60 - minutes).toBeGreaterThan(-15);
        expect(hours * 60 - minutes).toBeLessThanOrEqual(minutes < 15 ? 30 : 15);
      }),
    );
  });

  test.each([
    [0, '0:00'],
    [9, '0:09'],
    [84, '1:24'],
    [600, '10:00'],
  ])('%s minutes are shown as %s', (minutes, shown) => {
    expect(timerClock(minutes)).toBe(shown);
  });
});

describe('when a stopped timer asks for the end instead of guessing', () => {
  test.each([
    ['the same morning', '2026-11-18T08:18', '2026-11-18T09:42', { kind: 'counted', minutes: 84 }],
    ['ten hours', '2026-11-18T08:00', '2026-11-18T18:00', { kind: 'counted', minutes: 600 }],
    ['the moment of its start', '2026-11-18T08:18', '2026-11-18T08:18', { kind: 'counted', minutes: 0 }],
    ['over ten hours', '2026-11-18T08:00', '2026-11-18T18:01', { kind: 'unclear', why: 'long' }],
    ['past midnight', '2026-11-18T23:50', '2026-11-19T00:10', { kind: 'unclear', why: 'midnight' }],
    ['a clock set back', '2026-11-18T09:00', '2026-11-18T08:30', { kind: 'unclear', why: 'clock' }],
    [
      'the hour that is there twice',
      '2026-10-25T01:00',
      '2026-10-25T04:00',
      { kind: 'counted', minutes: 240 },
    ],
  ])('%s', (_name, start, now, reading) => {
    expect(readTimer(at(start), at(now))).toEqual(reading);
  });

  test.each([
    ['on the same day', '2026-11-17T16:40', '17:30', '2026-11-18T09:00', 50],
    ['on the next day where it is earlier', '2026-11-17T22:00', '01:30', '2026-11-18T09:00', 210],
    ['in the minute of the start', '2026-11-17T16:40:40', '16:40', '2026-11-18T09:00', 0],
    ['this very minute', '2026-11-18T08:00', '20:00', '2026-11-18T20:00', 720],
    ['not come yet', '2026-11-18T08:00', '23:00', '2026-11-18T20:00', null],
  ])('until a typed end: %s (R-6.2)', (_name, start, end, now, minutes) => {
    expect(isTimeOfDay(end) && minutesUntil(at(start), end, at(now))).toBe(minutes);
  });
});
