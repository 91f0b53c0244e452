import { expect, test } from 'vitest';
import { type Period, isoDate, periodOfYear } from './period';
import { covers, joinedSpans, lackingDays, spanOfBoth } from './spans';

/** Days of November, `3-5`. */
function span(text: string): Period {
  const [from = '', to = from] = text.split('-').map((day) => `2026-11-${day.padStart(2, '0')}`);
  return { from: isoDate(from), to: isoDate(to) };
}
const shown = (spans: readonly (Period | null)[]) =>
  spans.map((one) => one && `${Number(one.from.slice(8))}-${Number(one.to.slice(8))}`);

test.each([
  ['3-5', '3-5', true],
  ['3-5', '4-4', true],
  ['3-5', '2-4', false],
  ['3-5', '4-6', false],
  ['3-5', '6-7', false],
])('the days %s contain all of %s: %s', (whole, part, isCovered) => {
  expect(covers(span(whole), span(part))).toBe(isCovered);
});

test('nothing is contained in no days', () => {
  expect(covers(null, span('3'))).toBe(false);
});

test('the span of two spans reaches from the first to the last of their days', () => {
  const both = [spanOfBoth(span('3-5'), span('8-9')), spanOfBoth(span('8-9'), span('3-5'))];
  expect(shown([...both, spanOfBoth(span('3-5'), span('4')), spanOfBoth(span('3-5'), null)])).toEqual([
    '3-9',
    '3-9',
    '3-5',
    '3-5',
  ]);
});

test.each([
  [[], []],
  [
    ['8-9', '3-5'],
    ['3-5', '8-9'],
  ],
  [['3-5', '6-7'], ['3-7']],
  [['3-9', '4-5', '9-10'], ['3-10']],
  [
    ['7', '3-4', '5'],
    ['3-5', '7-7'],
  ],
])('of the spans %j, those that overlap or follow each other are joined', (spans, joined) => {
  expect(shown(joinedSpans(spans.map(span)))).toEqual(joined);
});

test.each([
  ['3-5', '4-5', null],
  ['3-5', '1-4', '1-2'],
  ['3-5', '1-5', '1-2'],
  ['3-5', '4-8', '6-8'],
  ['3-5', '3-8', '6-8'],
  ['3-5', '1-8', '1-8'],
  // What is read joins the known days.
  ['3-5', '9-9', '6-9'],
  ['5-6', '1-2', '1-4'],
])('where %s are known and %s are needed, %s are read', (known, needed, read) => {
  expect(shown([lackingDays(span(known), span(needed))])).toEqual([read]);
});

test('where nothing is known, all that is needed is read', () => {
  expect(lackingDays(null, periodOfYear(2026))).toEqual({ from: '2026-01-01', to: '2026-12-31' });
});
