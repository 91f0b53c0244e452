import type { jsPDF } from 'jspdf';
import { MISSING_LETTER, printedForm } from '@/domain/printedText';
import { binaryText } from './pictures/picture';

/** The fonts of a PDF as TrueType files; `fonts/README.md` says where they come from. */
export interface PdfFonts {
  readonly regular: Uint8Array;
  readonly bold: Uint8Array;
}

export type Weight = keyof PdfFonts;

/** Two weights of one family, ready to be used in a document. */
export interface Typeface {
  /** The names of the weights in jsPDF. */
  readonly names: Readonly<Record<Weight, string>>;
  /** Replaces characters that the fonts lack with a sign, and adds their words to `missing` or `unfetched`. */
  printable(text: string): string;
  /** Words with characters that no font has, each once, in order of occurrence. */
  readonly missing: ReadonlySet<string>;
  /** Words with characters that only the wide fonts have, which could not be fetched. */
  readonly unfetched: ReadonlySet<string>;
  /** Width of printable text, as a multiple of the font size. */
  widthOf(text: string, weight: Weight): number;
}

const NAMES = { regular: 'NotoSans-Regular', bold: 'NotoSans-Bold' } as const;

/** The parts of jsPDF's font that know which glyphs exist and how wide they are. */
interface Glyphs {
  characterToGlyph(code: number): number;
  widthOfGlyph(glyph: number): number;
}

function hasGlyphs(metadata: object): metadata is Glyphs {
  return 'characterToGlyph' in metadata && 'widthOfGlyph' in metadata;
}

function glyphsOf(doc: jsPDF, name: string): Glyphs {
  const metadata: unknown = doc.setFont(name, 'normal').getFont().metadata;
  if (typeof metadata !== 'object' || metadata === null || !hasGlyphs(metadata)) {
    throw new Error(`no letters in ${name}`);
  }
  return metadata;
}

const UNKNOWN = 0xffff;

/**
 * Widths of single letters in thousandths of the font size, each read from the font once. The font has no kerning, so
 * the width of a text is the sum of its letters.
 */
function letterWidths(glyphs: Glyphs): (code: number) => number {
  const widths = new Uint16Array(0x1_0000).fill(UNKNOWN);
  return (code) => {
    const known = widths[code] ?? 0;
    if (known !== UNKNOWN) return known;
    const width = glyphs.widthOfGlyph(glyphs.characterToGlyph(code));
    widths[code] = width;
    return width;
  };
}

/** Letters that every font has, so that most texts need no closer look. */
const PLAIN = /^[ -~\u00A1-\u00AC\u00AE-\u017F\u2013\u201C-\u201E\u20AC]*$/u;
/** Words, and what is between them. */
const WORDS = /[^\s,;:()"„“”]+|[\s,;:()"„“”]/gu;

/** The letters that only the wide fonts have; `letters.test.ts` compares them with the fonts themselves. */
const WIDE =
  /[\u0180-\u018E\u0190\u0191\u0193-\u019F\u01A2-\u01AE\u01B1-\u01CC\u01D5-\u01E5\u01E8\u01E9\u01EC-\u01F9\u021C-\u0258\u025A-\u02AF\u02BB\u02BC\u0460-\u048F\u0492-\u0556\u0559-\u058F\u10A0-\u10FF\u1C90-\u1CBF\u1E00\u1E01\u1E04-\u1E09\u1E0C-\u1E1D\u1E20-\u1E3F\u1E42-\u1E55\u1E58-\u1E5F\u1E62-\u1E69\u1E6C-\u1E7F\u1E86-\u1E9D\u1E9F\u1EFA-\u1FFE\u20A0-\u20AB\u20AD-\u20C0]/u;

/** Whether a text has letters that only the wide fonts have. */
export const needsWide = (text: string): boolean => WIDE.test(text);

/** Whether the texts of a PDF have such letters. All of it is then set in the wide fonts, so that no line mixes fonts. */
export function needsWideFonts(texts: readonly unknown[]): boolean {
  return needsWide(JSON.stringify(texts).normalize('NFC'));
}

/** Registers both weights in a document. */
export function addTypeface(doc: jsPDF, fonts: PdfFonts): Typeface {
  for (const weight of ['regular', 'bold'] as const) {
    doc.addFileToVFS(`${NAMES[weight]}.ttf`, binaryText(fonts[weight]));
    doc.addFont(`${NAMES[weight]}.ttf`, NAMES[weight], 'normal');
  }
  const glyphs = { regular: glyphsOf(doc, NAMES.regular), bold: glyphsOf(doc, NAMES.bold) };
  const widths = { regular: letterWidths(glyphs.regular), bold: letterWidths(glyphs.bold) };
  const hasLetter = (letter: string) =>
    letter.length === 1 && glyphs.regular.characterToGlyph(letter.charCodeAt(0)) !== 0;

  const missing = new Set<string>();
  const unfetched = new Set<string>();
  const replaced = (letter: string, word: string): string => {
    if (letter === '\n' || hasLetter(letter)) return letter;
    // A ligature, a circled letter or a narrow blank can often be printed in its decomposed form.
    const meaning = letter.normalize('NFKD');
    if (meaning !== letter && Array.from(meaning).every(hasLetter)) return meaning;
    if (letter !== MISSING_LETTER) (needsWide(letter) ? unfetched : missing).add(word);
    return MISSING_LETTER;
  };

  return {
    names: NAMES,
    missing,
    unfetched,
    printable(text) {
      if (PLAIN.test(text)) return text;
      return printedForm(text).replaceAll(WORDS, (word) =>
        Array.from(word, (letter) => replaced(letter, word)).join(''),
      );
    },
    widthOf(text, weight) {
      const widthOfLetter = widths[weight];
      let sum = 0;
      for (let n = 0; n < text.length; n += 1) sum += widthOfLetter(text.charCodeAt(n));
      return sum / 1000;
    },
  };
}
