import { expect, test } from 'vitest';
import { UNITS, typedText } from './typedText';

test.each([
  [' a  b\u00A0\tc ', 'a b c'],
  ['a\u00ADb\u200Bc\u202Ad\u2066e\uFEFF', 'abcde'],
  ['１２，５ｋｍ', '12,5km'],
  ['！～', '!~'],
  ['1。5', '1.5'],
  ['‐3 ‒4 –5 —6 −7 ー8', '-3 -4 -5 -6 -7 -8'],
  ['a\u0308', 'ä'],
  ['', ''],
])('%j means %j', (text, meant) => {
  expect(typedText(text)).toBe(meant);
});

test.each([
  ['km', 'km km. Kilometer Kilometern Kilometre kilometres kilometers', 'k m kmh'],
  ['h', 'h Std Std. Stunde Stunden hr hrs hr. hour hours', 'stund s'],
  ['min', 'm min min. mins Minute Minuten minutes', 'minu'],
  ['days', 'Tag Tage Tagen day days d', 'ta'],
] as const)('the unit %s has its spellings', (unit, spellings, others) => {
  const isUnit = (word: string) => new RegExp(`^${UNITS[unit]}$`, 'iu').test(word);
  expect(spellings.split(' ').filter((word) => !isUnit(word))).toEqual([]);
  expect(others.split(' ').filter(isUnit)).toEqual([]);
});
