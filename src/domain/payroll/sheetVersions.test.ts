import { describe, expect, test } from 'vitest';
import { isoDate } from '../time/period';
import { halves, nothing, sheet } from './payrollMonth.fixture';
import { decided, doublesAmong, groupsOf, versionOf } from './sheetVersions';

test('a file is a double of one before it with the same rows, or without rows of the same bytes (R-18.63)', () => {
  const [first, same] = [sheet('A', 8, { fingerprint: 'f' }), sheet('B', 8, { fingerprint: 'f' })];
  const altered = sheet('A', 8, { fingerprint: 'f', state: 'altered' });
  const scans = [1, 2].map(() => sheet('S', 0, { fingerprint: null, hash: 'h', state: 'withoutData' }));
  const other = sheet('S', 0, { fingerprint: null, state: 'withoutData' });
  const doubles = doublesAmong([first, altered, same, ...scans, other]);
  expect([...doubles]).toEqual([same, scans[1]]);
  expect(doublesAmong([first, other]).size).toBe(0);
});

test('files whose days meet are one group, and one without days meets all (R-18.63)', () => {
  const [first, second] = [sheet('A', 1, { period: halves[0] }), sheet('A', 2, { period: halves[1] })];
  const middle = sheet('A', 3, { period: { from: isoDate('2026-10-15'), to: isoDate('2026-10-16') } });
  const scan = sheet('A', 4, { days: [] });
  expect(groupsOf([])).toEqual([]);
  expect(groupsOf([first, second])).toEqual([[first], [second]]);
  expect(groupsOf([first, second, middle])).toEqual([[first, second, middle]]);
  const third = sheet('A', 5, { period: { from: isoDate('2026-10-10'), to: isoDate('2026-10-12') } });
  expect(groupsOf([first, second, third])).toEqual([[second], [first, third]]);
  const without = { ...scan, period: null };
  expect(groupsOf([first, second, without])).toEqual([[first, second, without]]);
  expect(groupsOf([without, first])).toEqual([[without, first]]);
});

describe('of several versions', () => {
  const [one, other, third] = [1, 2, 3].map((at) => sheet('A', at));
  const unsigned = sheet('A', 9, { state: 'unsigned' });
  if (!one || !other || !third) throw new Error('three versions');
  const none = decided([]);
  const choose = (hash: string, ...others: readonly string[]) => decided([{ kind: 'choose', hash, others }]);

  test('the only one counts, or the only one that is checked (R-18.63)', () => {
    expect(versionOf([unsigned], none)).toBe(unsigned);
    expect(versionOf([unsigned, one], none)).toBe(one);
    expect(versionOf([one, other], none)).toBeUndefined();
    expect(versionOf([unsigned, { ...unsigned, hash: 'x' }], none)).toBeUndefined();
    expect(versionOf([], none)).toBeUndefined();
  });

  test('the chosen one counts, until another one comes (R-18.63)', () => {
    expect(versionOf([one, other], choose(other.hash, one.hash))).toBe(other);
    expect(versionOf([one, other, third], choose(other.hash, one.hash))).toBeUndefined();
    expect(versionOf([one, unsigned], choose(unsigned.hash, one.hash))).toBe(unsigned);
    // The choice was among others.
    expect(versionOf([one, other], choose(third.hash, one.hash, other.hash))).toBeUndefined();
  });

  test('none counts by itself where one was typed by hand (R-18.63)', () => {
    const byHand = (hash: string) => decided([{ kind: 'byHand', hash, guid: 'u-A', values: nothing }]);
    expect(versionOf([one, unsigned], byHand(unsigned.hash))).toBeUndefined();
    expect(versionOf([one, unsigned], byHand('another'))).toBe(one);
  });
});

test('decisions are found by the file or the person that they are about (R-18.64)', () => {
  const byHand = { kind: 'byHand', hash: 'b', guid: 'u', values: nothing } as const;
  expect(
    decided([
      { kind: 'count', hash: 'c' },
      { kind: 'choose', hash: 'd', others: ['e'] },
      { kind: 'leaveOut', of: 'f' },
      byHand,
    ]),
  ).toEqual({
    counted: new Set(['c']),
    chosen: new Map([['d', ['e']]]),
    leftOut: new Set(['f']),
    byHand: new Map([['b', byHand]]),
  });
});
