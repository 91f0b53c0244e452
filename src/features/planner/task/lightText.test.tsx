import { render, within } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import { TaskText } from './TaskText';

const show = (text: string) =>
  render(<TaskText text={text} whyPlain="Long." onTick={vi.fn<() => void>()} />).container;

describe('what is drawn of a text', () => {
  test('numbers and a plus are those that were typed (R-11.87)', () => {
    const shown = show(
      '27. November: draft\n4. Dezember: review\n\n1) one\n1) two\n\n2026. A year\n\n+ 3 parts\n- a',
    );
    const items = within(shown).getAllByRole<HTMLLIElement>('listitem');
    expect(items.map(({ value, style }) => [value, style.listStyleType])).toEqual([
      [27, '"27. "'],
      [4, '"4. "'],
      [1, '"1) "'],
      [1, '"1) "'],
      [2026, '"2026. "'],
      [0, '"+ "'],
      [0, ''],
    ]);
  });

  test('an address is a link without the signs around it, whatever its letters (R-11.86)', () => {
    const shown = show(
      '„https://a.example/x_(y)“ jürgen.müller@b.example (https://c.example/__init__.py), [see **https://d.example**](https://e.example)',
    );
    expect(
      within(shown)
        .getAllByRole('link')
        .map((link) => [link.textContent, link.getAttribute('href')]),
    ).toEqual([
      ['a.example/x_(y)', 'https://a.example/x_(y)'],
      ['jürgen.müller@b.example', 'mailto:j%C3%BCrgen.m%C3%BCller@b.example'],
      ['c.example/__init__.py', 'https://c.example/__init__.py'],
      ['see https://d.example', 'https://e.example'],
    ]);
    expect(shown.textContent).toMatch(/^„.*“ jürgen.*\(c\.example.*\), see/u);
  });
});
