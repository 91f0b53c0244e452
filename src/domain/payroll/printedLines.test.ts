import { expect, test } from 'vitest';
import { type PrintedText, isNear, joined, linesOf, rightOf } from './printedLines';

const at = (text: string, x: number, y: number, width = 10): PrintedText => ({ text, x, y, width });
const linesAs = (...page: readonly PrintedText[]) =>
  linesOf(page).map(({ y, texts }) => ({
    y,
    texts: texts.map(({ text, x, width }) => `${text} ${x}-${x + width}`),
  }));

test('the texts of a page are lines from top to bottom, each from left to right, whatever their order (R-18.48)', () => {
  expect(linesAs(at('d', 50, 30), at('b', 50, 10), at('c', 10, 30), at('a', 10, 10))).toEqual([
    { y: 10, texts: ['a 10-20', 'b 50-60'] },
    { y: 30, texts: ['c 10-20', 'd 50-60'] },
  ]);
  expect(linesAs()).toEqual([]);
});

test('what is at most three points apart is one line, and blanks are none (R-18.48)', () => {
  expect(linesAs(at('a', 10, 10), at('b', 50, 13))).toEqual([{ y: 10, texts: ['a 10-20', 'b 50-60'] }]);
  expect(linesAs(at('a', 10, 10), at('b', 50, 13.1))).toHaveLength(2);
  expect(linesAs(at('  ', 10, 10), at(' b ', 50, 20))).toEqual([{ y: 20, texts: ['b 50-60'] }]);
});

test('texts that continue each other are one, with a blank if there is room for one; others are two (R-18.48)', () => {
  const after = (gap: number) => linesAs(at('a', 10, 10), at('b', 20 + gap, 10))[0]?.texts;
  expect(after(0)).toEqual(['ab 10-30']);
  expect(after(1)).toEqual(['ab 10-31']);
  expect(after(1.5)).toEqual(['a b 10-31.5']);
  expect(after(3)).toEqual(['a b 10-33']);
  expect(after(3.5)).toEqual(['a 10-20', 'b 23.5-33.5']);
  // A little over each other is still a continuation; more is drawn over it.
  expect(after(-0.5)).toEqual(['ab 10-29.5']);
  expect(after(-1)).toEqual(['a 10-20', 'b 19-29']);
  expect(linesAs(at('a', 10, 10), at('b', 20, 10), at('c', 30, 10))).toEqual([
    { y: 10, texts: ['abc 10-40'] },
  ]);
});

test('edges are the same up to six tenths of a point (R-18.48)', () => {
  expect([isNear(10, 10.5), isNear(10.5, 10), isNear(10, 10.7), isNear(10.7, 10)]).toEqual([
    true,
    true,
    false,
    false,
  ]);
  expect([isNear(10, 13, 3), isNear(10, 13.1, 3)]).toEqual([true, false]);
  expect(rightOf(at('a', 10, 0, 2.5))).toBe(12.5);
  expect(joined([at('a', 0, 0), at('b', 0, 0)])).toBe('a b');
});
