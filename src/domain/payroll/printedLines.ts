/** A piece of text on an upright page, in points from the upper left; y is its baseline. */
export interface PrintedText {
  readonly text: string;
  readonly x: number;
  readonly y: number;
  readonly width: number;
}

/** The texts of a page, which are upright once it is turned clockwise by these degrees, whatever the file says. */
export interface PrintedPage {
  readonly rotation: number;
  readonly texts: readonly PrintedText[];
}

/** How far an edge may be from where it belongs. */
export const EDGE = 0.6;
/** Lines are at least 9 points apart; what is closer was drawn over each other. */
export const SAME_LINE = 3;
/** Texts of a cell are closer than this, those of two columns farther apart. */
const SAME_TEXT = 3;
/** The distance of two letters without a blank. */
const NO_BLANK = 1;

/** The texts of a line, from left to right. */
export interface Line {
  readonly y: number;
  readonly texts: PrintedText[];
}

/** The right edge of a text. */
export const rightOf = ({ x, width }: PrintedText) => x + width;
/** Whether two edges or baselines are the same. */
export const isNear = (one: number, other: number, most = EDGE) => Math.abs(one - other) <= most;
/** Texts as one, with blanks between. */
export const joined = (texts: readonly PrintedText[]) => texts.map(({ text }) => text).join(' ');

/** Joins the texts of a line that continue each other; readers of PDFs split a text as they like. */
function joinedTexts(texts: readonly PrintedText[]): PrintedText[] {
  const done: PrintedText[] = [];
  for (const one of texts.toSorted((a, b) => a.x - b.x)) {
    const last = done.at(-1);
    const gap = last ? one.x - rightOf(last) : Infinity;
    if (last && gap >= -EDGE && gap <= SAME_TEXT) {
      const text = last.text + (gap > NO_BLANK ? ' ' : '') + one.text;
      done[done.length - 1] = { ...last, text, width: rightOf(one) - last.x };
    } else done.push(one);
  }
  return done;
}

/** The lines of a page from top to bottom, whatever the order of its texts. */
export function linesOf(page: readonly PrintedText[]): Line[] {
  const lines: Line[] = [];
  for (const one of page.toSorted((a, b) => a.y - b.y)) {
    if (one.text.trim() === '') continue;
    const last = lines.at(-1);
    if (last && one.y - last.y <= SAME_LINE) last.texts.push({ ...one, text: one.text.trim() });
    else lines.push({ y: one.y, texts: [{ ...one, text: one.text.trim() }] });
  }
  return lines.map(({ y, texts }) => ({ y, texts: joinedTexts(texts) }));
}
