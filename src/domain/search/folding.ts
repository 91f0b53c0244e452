/** Letters that Unicode does not take for a letter with a mark, as they are typed without them. */
const PLAIN: Readonly<Record<string, string>> = {
  ß: 'ss',
  ł: 'l',
  ø: 'o',
  đ: 'd',
  ð: 'd',
  ı: 'i',
  æ: 'ae',
  œ: 'oe',
  þ: 'th',
  ħ: 'h',
  ŧ: 't',
  ŋ: 'n',
  ς: 'σ',
};

const UMLAUTS: Readonly<Record<string, string>> = { a: 'ä', o: 'ö', u: 'ü' };

const specials = new RegExp(String.raw`[${Object.keys(PLAIN).join('')}]|\p{M}|\p{Cf}`, 'gu');

/** In lower case, with every mark as a character of its own, and one kind of apostrophe, hyphen and space. */
function decomposed(text: string): string {
  return text
    .replaceAll(/[’‘ʼ‛′´`]/gu, "'")
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll(/\p{Pd}/gu, '-');
}

const withoutMarks = (text: string) => text.replaceAll(specials, (letter) => PLAIN[letter] ?? '');

/** A text without case and accents, for comparing. */
export function folded(text: string): string {
  return withoutMarks(decomposed(text));
}

/** A decomposed text whose umlauts are umlauts, however they are written: as `ü`, `ue`, or as the Danish `ø`. */
function withUmlauts(letters: string): string {
  const spelled = letters
    .replaceAll('æ', 'ae')
    .replaceAll(/[øœ]/gu, 'oe')
    .replaceAll(/([aou])(?:\u0308|e(?!\p{M}))/gu, (_, vowel: string) => UMLAUTS[vowel] ?? '');
  return withoutMarks(spelled);
}

/**
 * How a text is compared with what is typed: two texts mean the same if one spelling of each is the same, and one
 * contains the other if a spelling contains one. `Müller` is found by `muller`, `mueller` and `müller`, and `Mueller`
 * by the last two; `ehr` is not in `Führung`, nor is `element` lost in `Bauelement`.
 */
export function spellings(text: string): readonly string[] {
  const letters = decomposed(text);
  const [plain, umlauts] = [withoutMarks(letters), withUmlauts(letters)];
  return plain === umlauts ? [plain] : [plain, umlauts];
}

/** Whether a spelling of a typed text fits one of a name. */
export function fits(
  names: readonly string[],
  typed: readonly string[],
  check: (name: string, typed: string) => boolean = (name, part) => name.includes(part),
): boolean {
  return typed.some((part) => names.some((name) => check(name, part)));
}

/** A piece of a text that is compared as a whole. */
export interface FoldedPiece {
  readonly folded: string;
  readonly start: number;
  readonly end: number;
}

/** The letters of a text in each of its spellings, with their places in the text. */
export function foldedPieces(text: string): readonly (readonly FoldedPiece[])[] {
  const cut = (pieces: RegExp, fold: (piece: string) => string) =>
    [...text.matchAll(pieces)].map(({ 0: piece, index }) => ({
      folded: fold(piece),
      start: index,
      end: index + piece.length,
    }));
  return [
    cut(/\P{M}?\p{M}*/gsu, folded), // a letter with its marks
    cut(/[aou]e(?!\p{M})|\P{M}?\p{M}*/gisu, (piece) => withUmlauts(decomposed(piece))),
  ];
}
