import type { jsPDF } from 'jspdf';
import type { Typeface, Weight } from './typeface';
import { wrapText } from './wrapText';

/** Red, green, blue. */
export type Color = readonly [number, number, number];

/** The brand colours on paper (design tokens, light theme). */
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
export interface TextStyle {
  /** In points. */
  readonly size: number;
  readonly weight?: Weight;
  readonly color?: Color;
  /** Which end of the text is at x. */
  readonly align?: 'left' | 'right';
  /** The maximum width of a line, in millimetres; a longer line gets a smaller font. */
  readonly most?: number;
}

const MM_PER_POINT = 25.4 / 72;
/** The line height as a multiple of the font size. */
export const LINE_HEIGHT = 1.25;

/** From one baseline to the next, in millimetres. */
export function lineHeight(size: number): number {
  return size * MM_PER_POINT * LINE_HEIGHT;
}

/** Writes into a document. Coordinates are millimetres from the upper left, y is the baseline. */
export interface ReportPen {
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
export function createPen(doc: jsPDF, typeface: Typeface): ReportPen {
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
