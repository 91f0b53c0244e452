import { expect, test } from 'vitest';
import { folded, foldedPieces, spellings } from './folding';

test('letters are typed without their marks, and some of them as two; hyphens and spaces are of one kind', () => {
  expect(folded('ßłøđðıæœþħŧŋς')).toBe('ssloddiaeoethhtnσ');
  expect(folded('Ça\u00A0–\u00ADva’s')).toBe("ca -va's");
});

test.each([
  ['Müller', ['muller', 'müller']],
  ['Mueller', ['mueller', 'müller']],
  ['Ärger', ['arger', 'ärger']],
  ['OEL', ['oel', 'öl']],
  ['Ørsted', ['orsted', 'örsted']],
  ['Æ', ['ae', 'ä']],
  ['Noël', ['noel']],
  ['Bau', ['bau']],
])('%j is spelled %j', (text, expected) => {
  expect(spellings(text)).toEqual(expected);
});

test('the pieces of a text say where each of its letters is, in both spellings', () => {
  const piecesOf = (text: string) =>
    foldedPieces(text).map((pieces) =>
      pieces.map((one) => `${one.folded} ${one.start}-${one.end}`).join(', '),
    );
  expect(piecesOf('Goe')).toEqual(['g 0-1, o 1-2, e 2-3,  3-3', 'g 0-1, ö 1-3,  3-3']);
  expect(piecesOf('oe\u0301')).toEqual(['o 0-1, e 1-3,  3-3', 'o 0-1, e 1-3,  3-3']);
  expect(piecesOf('\u0301b')).toEqual([' 0-1, b 1-2,  2-2', ' 0-1, b 1-2,  2-2']);
});
