import { OPS, VerbosityLevel, getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';
import * as v from 'valibot';

/** A piece of text on a page, in millimetres from the upper left; y is its baseline. */
export interface ReadText {
  readonly text: string;
  readonly x: number;
  readonly y: number;
  readonly width: number;
}

/** A picture on a page, in millimetres from the upper left. */
interface ReadPicture {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

export interface ReadPage {
  readonly width: number;
  readonly height: number;
  readonly texts: readonly ReadText[];
  readonly pictures: readonly ReadPicture[];
  readonly links: readonly string[];
}

export interface ReadPdf {
  readonly pages: readonly ReadPage[];
  readonly info: Readonly<Record<string, unknown>>;
}

const MM = 25.4 / 72;
type Matrix = readonly [number, number, number, number, number, number];

function isMatrix(value: unknown): value is Matrix {
  return Array.isArray(value) && value.length === 6 && value.every((one) => typeof one === 'number');
}

/** The matrix that applies `inner` first, then `outer`. */
function times(outer: Matrix, inner: Matrix): Matrix {
  const [a, b, c, d, e, f] = outer;
  const [g, h, i, j, k, l] = inner;
  return [a * g + c * h, b * g + d * h, a * i + c * j, b * i + d * j, a * k + c * l + e, b * k + d * l + f];
}

/** A picture is a unit square that a matrix places. */
function picturesOf(
  fnArray: readonly number[],
  argsArray: readonly unknown[],
  pageHeight: number,
): ReadPicture[] {
  const found: ReadPicture[] = [];
  const stack: Matrix[] = [];
  let current: Matrix = [1, 0, 0, 1, 0, 0];
  for (const [index, fn] of fnArray.entries()) {
    if (fn === OPS.save) stack.push(current);
    else if (fn === OPS.restore) current = stack.pop() ?? current;
    else if (fn === OPS.transform) {
      const args: unknown = argsArray[index];
      if (isMatrix(args)) current = times(current, args);
    } else if (fn === OPS.paintImageXObject) {
      const [a, b, c, d, e, f] = current;
      const xs = [e, e + a, e + c, e + a + c];
      const ys = [f, f + b, f + d, f + b + d];
      found.push({
        x: Math.min(...xs) * MM,
        y: pageHeight - Math.max(...ys) * MM,
        width: (Math.max(...xs) - Math.min(...xs)) * MM,
        height: (Math.max(...ys) - Math.min(...ys)) * MM,
      });
    }
  }
  return found;
}

/** Reads a PDF back: its texts and their positions, its pictures, links and metadata. */
export async function readPdf(bytes: ArrayBuffer): Promise<ReadPdf> {
  // A copy, because pdf.js takes over the buffer.
  const task = getDocument({ data: new Uint8Array(bytes.slice(0)), verbosity: VerbosityLevel.ERRORS });
  const pdf = await task.promise;
  const pages: ReadPage[] = [];
  for (let number = 1; number <= pdf.numPages; number += 1) {
    const page = await pdf.getPage(number);
    const [, , width = 0, height = 0] = page.view;
    const { items } = await page.getTextContent();
    const { fnArray, argsArray } = await page.getOperatorList();
    const annotations: unknown[] = await page.getAnnotations();
    pages.push({
      width: width * MM,
      height: height * MM,
      texts: items.flatMap((item) => {
        if (!('str' in item) || item.str.trim() === '') return [];
        const x = Number(item.transform[4]) * MM;
        const y = (height - Number(item.transform[5])) * MM;
        return [{ text: item.str, x, y, width: item.width * MM }];
      }),
      pictures: picturesOf(fnArray, argsArray, height * MM),
      links: annotations.flatMap((one) =>
        typeof one === 'object' && one !== null && 'url' in one ? [String(one.url)] : [],
      ),
    });
  }
  const { info } = await pdf.getMetadata();
  await task.destroy();
  return { pages, info: Object.fromEntries(Object.entries(info)) };
}

/** All text of a page, in the order in which it was written. */
export function textOf(page: ReadPage | undefined): string {
  return textsOf(page).join(' ');
}

/** The texts of a page, in the order in which they were written. */
export const textsOf = (page: ReadPage | undefined): readonly string[] =>
  (page?.texts ?? []).map(({ text }) => text);

/** Text without blanks, because line breaks in a cell depend on its width. */
export function withoutBlanks(text: string): string {
  return text.normalize('NFC').replaceAll(/\s/gu, '');
}

/** The text of a page that contains the given part. */
export function findText(page: ReadPage | undefined, part: string): ReadText {
  const found = page?.texts.find(({ text }) => text.includes(part));
  if (!found) throw new Error(`"${part}" is not on a page that says: ${textOf(page)}`);
  return found;
}

/** The texts on the baseline of a text. */
export function lineOf(page: ReadPage | undefined, part: string): string {
  const { y } = findText(page, part);
  const texts = page?.texts.filter((text) => Math.abs(text.y - y) < 0.1) ?? [];
  return texts
    .toSorted((one, other) => one.x - other.x)
    .map(({ text }) => text)
    .join(' ');
}

/** Texts that overlap the next one on their line or exceed the margins of the page. */
export function misplaced(pages: readonly ReadPage[]): string[] {
  return pages.flatMap(({ texts, width }) => {
    const ordered = texts.toSorted((a, b) => a.y - b.y || a.x - b.x);
    return ordered.flatMap((one, index) => {
      const end = one.x + one.width;
      const next = ordered[index + 1];
      const touches = next !== undefined && Math.abs(next.y - one.y) < 0.1 && end > next.x - 1;
      const leaves = one.x < 13.9 || end > width - 13.9;
      return touches || leaves ? [`${one.text} | ${next?.text}`] : [];
    });
  });
}

const attachments = v.record(
  v.string(),
  v.object({ description: v.string(), content: v.instance(Uint8Array) }),
);

/** A file that a PDF carries, as pdf.js reads it. */
export async function attachedTo(
  bytes: ArrayBuffer,
  name: string,
): Promise<{ readonly description: string; readonly text: string }> {
  const task = getDocument({ data: new Uint8Array(bytes.slice(0)) });
  const found = v.parse(attachments, await (await task.promise).getAttachments());
  await task.destroy();
  const file = found[name];
  if (!file) throw new Error(`There are only ${Object.keys(found).join(', ')}`);
  const text = new TextDecoder('utf-8', { fatal: true }).decode(file.content);
  return { description: file.description, text };
}
