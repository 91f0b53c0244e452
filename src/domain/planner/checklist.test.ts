import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { checkItems, checkProgress, continuedList, withItem } from './checklist';

const text = [
  'Before **the** list',
  '- [x] One',
  '  * [ ] Two  ',
  '- [X] One',
  '1. [ ] numbered',
  '- [] none',
  '- [ ]nothing',
  '- [ ]   ',
  '+ [ ] <b>Three</b>',
  '-  [ ] Four',
  '- [x]  Five',
].join('\n');

/** Lines that have boxes, nearly have them, or try to break out. */
const line = fc.oneof(
  fc.constantFrom(
    '- [ ] Order',
    '- [x] Order',
    '* [X] Order the parts',
    '   - [ ] **bold** [link](https://a.example)',
    '- [ ] <script>alert(1)</script>',
    '- [ ]',
    '[ ] no bullet',
    '**unclosed',
    '```',
    '<!--',
    '> - [ ] quoted',
    '\u2028- [ ] no line of its own',
  ),
  fc.string(),
);
const anyText = fc
  .array(fc.tuple(line, fc.constantFrom('\n', '\r\n', '\r')))
  .map((lines) => lines.flat().join(''));

describe('the boxes of a text', () => {
  test('a bullet with a box and a text is an item; equal ones are told apart by their order (R-11.80)', () => {
    expect(
      checkItems(text).map(({ text: name, order, isDone, line: at }) => [name, order, isDone, at]),
    ).toEqual([
      ['One', 0, true, 1],
      ['Two', 0, false, 2],
      ['One', 1, true, 3],
      ['<b>Three</b>', 0, false, 8],
      ['Four', 0, false, 9],
      ['Five', 0, true, 10],
    ]);
    expect(checkProgress(text)).toEqual({ done: 3, total: 6 });
    expect(checkProgress('No [box] here')).toBeNull();
  });

  test('a tick changes one character of that line and nothing else; a missing item changes nothing (R-11.80)', () => {
    expect(withItem('- [ ] A\r\n- [ ] B\r\n- [ ] A\r\n', { text: 'A', order: 1 }, true)).toBe(
      '- [ ] A\r\n- [ ] B\r\n- [x] A\r\n',
    );
    expect(withItem(text, { text: 'One', order: 2 }, true)).toBeNull();
    expect(withItem(text, { text: 'Gone', order: 0 }, true)).toBeNull();
    expect(withItem('- [X] A', { text: 'A', order: 0 }, true)).toBe('- [X] A');
    fc.assert(
      fc.property(anyText, fc.nat(), fc.boolean(), (any, choice, isDone) => {
        const items = checkItems(any);
        const item = items[choice % Math.max(items.length, 1)];
        if (!item) return;
        const ticked = withItem(any, item, isDone) ?? '';
        expect(ticked).toHaveLength(any.length);
        expect(ticked.slice(0, item.at)).toBe(any.slice(0, item.at));
        expect(ticked.slice(item.at + 1)).toBe(any.slice(item.at + 1));
        const isTicked = items.map((one) => (one === item ? isDone : one.isDone));
        expect(checkItems(ticked).map((one) => one.isDone)).toEqual(isTicked);
      }),
    );
  });

  test('no text is too hostile: every line ends, and 100,000 characters are read at once', () => {
    const long = ['- [ ] '.repeat(20_000), `${' '.repeat(100_000)}- [ ] x`, '- [ ] x\n'.repeat(12_500)];
    const start = performance.now();
    expect(long.map((one) => checkItems(one).length)).toEqual([1, 1, 12_500]);
    expect(performance.now() - start).toBeLessThan(1000);
  });
});

describe('Enter in a list', () => {
  /** The text after Enter; the caret is at `|`. */
  function enter(marked: string): string | null {
    const at = marked.indexOf('|');
    const before = marked.replace('|', '');
    const change = continuedList(before, at, at);
    if (!change) return null;
    return `${before.slice(0, change.from)}${change.insert}|${before.slice(change.to)}`;
  }

  test.each([
    ['- one|', '- one\n- |'],
    ['- [x] one|', '- [x] one\n- [ ] |'],
    ['  * one| two', '  * one\n  * | two'],
    ['9. nine|', '9. nine\n10. |'],
    ['1) one|\n2) two', '1) one\n2) |\n2) two'],
    ['- one\n- |', '- one\n|'],
    ['- one\n- [ ] |\nafter', '- one\n|\nafter'],
    ['text|', null],
    ['|- one', null],
    ['- [ |] one', null],
    ['\n|', null],
    ['-|', null],
    ['24.|12.', null],
    ['27. November|', null],
    ['1. Mai: Frei|', null],
    ['1. Mailen|', '1. Mailen\n2. |'],
    ['10. ten|', '10. ten\n11. |'],
    ['-  one|', '-  one\n-  |'],
    ['one - two|', null],
    ['- one\n- [ ]|', '- one\n|'],
    ['- \u00A0|', '|'],
    ['- |\u00A0\nafter', '|\nafter'],
    ['1. am 3. Mai|', '1. am 3. Mai\n2. |'],
    ['  3.  Mai|', null],
  ])('an item is continued, and an empty one ends the list: %j (R-11.81, R-11.87)', (before, after) => {
    expect(enter(before)).toBe(after);
  });

  const months =
    'Jan Januar January Jänner Feb Februar February März Mrz Mar March Apr April Mai May Jun Juni June Jul Juli July ' +
    'Aug August Sep Sept September Okt Oct Oktober October Nov November Dez Dec Dezember December';
  test.each(months.split(' '))('a day of %s is not counted on (R-11.87)', (month) => {
    expect(enter(`3. ${month} frei|`)).toBeNull();
  });

  test('what is selected is replaced', () => {
    expect(continuedList('- one two', 5, 9)).toEqual({ from: 5, to: 9, insert: '\n- ' });
  });

  test('the rest of the text stays (R-11.81)', () => {
    fc.assert(
      fc.property(anyText, fc.nat(), (any, place) => {
        const at = place % (any.length + 1);
        const change = continuedList(any, at, at);
        if (!change) return;
        expect(change.insert === '' ? any.slice(change.from, change.to).trim().length : 0).toBeLessThan(18);
        expect(change.from).toBeLessThanOrEqual(at);
        expect(change.to).toBeGreaterThanOrEqual(at);
      }),
    );
  });
});
