import type { jsPDF } from 'jspdf';
import type { Typeface, Weight } from './typeface';

/** Measures of the pages in millimetres. */
export const margin = { side: 14 } as const;

/** Where the content may begin below the header of the pages after the first. */
export const CONTENT_TOP = 27;

/** The height of the footer: line, company and number. */
export const CONTENT_BOTTOM = 17;

/** Red, green, blue. */
export type Color = readonly [number, number, number];

/** The brand colours on paper, those of the light theme. */
export const colors = {
  text: [18, 27, 29],
  quiet: [72, 86, 90],
  petrol: [0, 116, 126],
  petrolSoft: [227, 243, 245],
  line: [203, 211, 212],
  hairline: [225, 231, 232],
  danger: [165, 30, 36],
  white: [255, 255, 255],
} as const satisfies Record<string, Color>;

/** How text is set. */
interface TextStyle {
  /** In points. */
  readonly size: number;
  readonly weight?: Weight;
  readonly color?: Color;
  /** Which end of the text is at x. */
  readonly align?: 'left' | 'right';
  /** The maximum width of a line, in millimetres; a longer line gets a smaller font. */
  readonly most?: number;
}

/** A point of a font or a PDF in print. */
export const MM_PER_POINT = 25.4 / 72;
/** The line height as a multiple of the font size. */
export const LINE_HEIGHT = 1.25;

/** From one baseline to the next, in millimetres. */
export function lineHeight(size: number): number {
  return size * MM_PER_POINT * LINE_HEIGHT;
}

/** Writes into a document. Coordinates are millimetres from the upper left, y is the baseline. */
export interface Pen {
  readonly doc: jsPDF;
  readonly typeface: Typeface;
  /** Writes a line; characters that the fonts lack are replaced. */
  write(text: string, x: number, y: number, style: TextStyle): void;
  /** Breaks a text into lines of at most `room` millimetres. */
  linesOf(text: string, room: number, style: TextStyle): string[];
  /** Writes text broken into such lines and returns the baseline after the last one. */
  writeWrapped(text: string, x: number, y: number, room: number, style: TextStyle): number;
  /** The width of printable text, in millimetres. */
  widthOf(text: string, style: TextStyle): number;
  line(from: { x: number; y: number }, to: { x: number; y: number }, width: number, color: Color): void;
}

/** A pen for a document whose typeface is registered. */
export function createPen(doc: jsPDF, typeface: Typeface): Pen {
  const widthOf = (text: string, { size, weight = 'regular' }: TextStyle) =>
    typeface.widthOf(text, weight) * size * MM_PER_POINT;

  const writePrintable = (text: string, x: number, y: number, style: TextStyle) => {
    const { size, weight = 'regular', color = colors.text, align = 'left', most = Infinity } = style;
    const width = widthOf(text, style);
    const shrink = Math.min(1, most / width);
    doc.setFont(typeface.names[weight], 'normal');
    doc.setFontSize(size * shrink);
    doc.setTextColor(...color);
    const left = align === 'right' ? x - width * shrink : x;
    // The text is in reading order, so jsPDF need not look for another one.
    doc.text(text, left, y, { isInputVisual: false });
  };

  const linesOf = (text: string, room: number, style: TextStyle) =>
    typeface
      .printable(text)
      .split('\n')
      .flatMap((paragraph) => wrapText(paragraph, room, (part) => widthOf(part, style)));

  return {
    doc,
    typeface,
    linesOf,
    widthOf,
    write: (text, x, y, style) => {
      writePrintable(typeface.printable(text).replaceAll('\n', ' '), x, y, style);
    },
    writeWrapped: (text, x, y, room, style) => {
      let baseline = y;
      for (const line of linesOf(text, room, style)) {
        writePrintable(line, x, baseline, style);
        baseline += lineHeight(style.size);
      }
      return baseline;
    },
    line: (from, to, width, color) => {
      doc.setDrawColor(...color);
      doc.setLineWidth(width);
      doc.line(from.x, from.y, to.x, to.y);
    },
  };
}

/** A word and the blanks after it. */
const WORDS = /[^ ]+ *| +/gu;
/** The pieces of a long word: it may break after a hyphen, a slash or similar. */
const PIECES = /[^-/\\_.,;:@&+|\u2013\u2014]*[-/\\_.,;:@&+|\u2013\u2014]+|[^-/\\_.,;:@&+|\u2013\u2014]+/gu;

/**
 * Breaks a line of text so that no part is wider than `room`: between words, otherwise after a hyphen or a slash,
 * otherwise anywhere. Only blanks at a break are dropped; a letter wider than the room gets a line of its own.
 */
export function wrapText(text: string, room: number, widthOf: (text: string) => number): string[] {
  if (widthOf(text) <= room) return [text];
  const lines: string[] = [];
  let line = '';

  const put = (piece: string): boolean => {
    const longer = line + piece;
    if (widthOf(longer.trimEnd()) > room) return false;
    line = longer;
    return true;
  };
  const endLine = () => {
    if (line.trimEnd() !== '') lines.push(line.trimEnd());
    line = '';
  };

  for (const word of text.match(WORDS) ?? []) {
    if (put(word)) continue;
    // A word that fits on a line of its own starts a new one; only a longer word is broken.
    if (line !== '' && widthOf(word.trimEnd()) <= room) {
      endLine();
      line = word;
      continue;
    }
    for (const piece of word.match(PIECES) ?? [word]) {
      if (put(piece)) continue;
      if (line !== '') endLine();
      if (put(piece)) continue;
      for (const letter of piece) {
        if (put(letter)) continue;
        endLine();
        line = letter;
      }
    }
  }
  endLine();
  return lines.length > 0 ? lines : [''];
}
