import { type Period, isIsoDate } from '../time/period';
import { type ValueKind, VALUE_KINDS, forEachValue } from './payroll';
import {
  EDGE,
  type Line,
  type PrintedPage,
  type PrintedText,
  SAME_LINE,
  isNear,
  joined,
  linesOf,
  rightOf,
} from './printedLines';

/**
 * A value as it is printed: amounts in cents, null for an empty cell. What is not exactly one number stays a text, so
 * that it equals none.
 */
export type PrintedValue = number | string | null;
export type PrintedValues = Readonly<Record<ValueKind, PrintedValue>>;

/** A row of the printed table with at least one of its five values. */
export interface PrintedRow {
  /** A day; the text in its place if that is none. */
  readonly date: string;
  readonly values: PrintedValues;
}

/** Where a line is printed. */
export interface PrintedPlace {
  /** The page, from 1. */
  readonly page: number;
  /** By how many degrees the page is turned clockwise, so that the line is upright. */
  readonly rotation: number;
  /** Its baseline, in whole points from the upper edge of the page that is turned so. */
  readonly y: number;
}

/** What a reader of the paper sees of a sheet, as far as payroll compares it. */
export interface PrintedSheet {
  /** Null, as the period, if the line with both is not there. */
  readonly name: string | null;
  readonly period: Period | null;
  readonly rows: readonly PrintedRow[];
  /** The line Summe; null if there is none, or more than one. */
  readonly sums: PrintedValues | null;
  /** Null if there is neither moment nor mail. */
  readonly signature: { readonly moment: string; readonly mail: string } | null;
  /** Where the head of the table, each of the rows, the line Summe and the signature are; null without them. */
  readonly places: Readonly<Record<'head' | 'sums' | 'signature', PrintedPlace | null>> & {
    readonly rows: readonly PrintedPlace[];
  };
}

/** Points in a millimetre. */
const MM = 72 / 25.4;
/** Where the parts of a sheet are: `recordsTable.ts` and `closing.ts` of the drawing have the same measures. */
const CELL_INSET = 1.4 * MM;
/** From the left edge of Datum to the right one of Betrag. */
const TABLE_WIDTH = 269 * MM - 2 * CELL_INSET;
const MOMENT_ABOVE = 6.5 * MM;
const MAIL_RIGHT = 46 * MM;
const MAIL_WIDTH = 60 * MM;
const MAIL_LINE = 10;

const TITLES: Readonly<Record<ValueKind, string>> = {
  hours: 'AStd',
  travel: 'RStd',
  km: 'kM',
  food: 'VSatz',
  expenses: 'Betrag',
};
const WHOLE = String.raw`^-?\d{1,3}(?:\.\d{3})*`;
const [HOURS, KM, AMOUNT] = [
  new RegExp(String.raw`${WHOLE},\d{2,3}$`, 'u'),
  new RegExp(String.raw`${WHOLE}(?:,\d{1,3})?$`, 'u'),
  new RegExp(String.raw`${WHOLE},\d\d$`, 'u'),
];
const FORMS: Readonly<Record<ValueKind, RegExp>> = {
  hours: HOURS,
  travel: HOURS,
  km: KM,
  food: AMOUNT,
  expenses: AMOUNT,
};
const DATE = /^(\d\d)\.(\d\d)\.(\d{4})$/u;
const NAME_LINE = /^Name\b(.*) Zeitraum ?(\d\d\.\d\d\.\d{4}) ?– ?(\d\d\.\d\d\.\d{4})$/su;

/** The head line of the table: where it is, and the edges that its columns share. */
interface Head {
  readonly y: number;
  readonly left: number;
  readonly rights: Readonly<Record<ValueKind, number>>;
}

/** Finds the head line. A title that is not there once, as one joined with its neighbour, leaves none. */
function headOf(lines: readonly Line[]): Head | null {
  for (const { y, texts } of lines) {
    const titled = (title: string) => texts.filter(({ text }) => text === title);
    const [first, ...others] = titled('Datum');
    const found = forEachValue((kind) => titled(TITLES[kind]));
    const rights = forEachValue((kind) => (found[kind][0] ? rightOf(found[kind][0]) : NaN));
    const isWhole = first && others.length === 0 && VALUE_KINDS.every((kind) => found[kind].length === 1);
    if (isWhole) return { y, left: first.x, rights };
  }
  return null;
}

/** The number that a text is in its column; undefined for any other text. */
function numberOf(kind: ValueKind, text: string): number | undefined {
  if (!FORMS[kind].test(text)) return undefined;
  const value = Number(text.replaceAll('.', '').replace(',', '.'));
  // Adding zero turns -0 into 0.
  return (FORMS[kind] === AMOUNT ? Math.round(value * 100) : value) + 0;
}

/** The five values of a line. What is drawn over another text is no number. */
function valuesOf({ texts }: Line, { rights }: Head): PrintedValues {
  return forEachValue((kind) => {
    const [value, ...others] = texts.filter((one) => isNear(rightOf(one), rights[kind]));
    if (!value) return null;
    const over = texts.filter((one) => one.x < rightOf(value) - EDGE && rightOf(one) > value.x + EDGE);
    if (others.length > 0 || over.length > 1) return joined(over);
    return numberOf(kind, value.text) ?? value.text;
  });
}

const dayOf = (text: string) => text.replace(DATE, '$3-$2-$1');

/** The rows and sums of a page, each with its place. */
function tableOf(lines: readonly Line[], head: Head, placeOf: (y: number) => PrintedPlace) {
  const rows: (PrintedRow & { readonly place: PrintedPlace })[] = [];
  const sums: { readonly values: PrintedValues; readonly place: PrintedPlace }[] = [];
  for (const line of lines) {
    if (line.y <= head.y) continue;
    const place = placeOf(line.y);
    const first = line.texts.filter(({ x }) => isNear(x, head.left));
    const label = joined(first);
    if (label === 'Summe') sums.push({ values: valuesOf(line, head), place });
    if (!first.some(({ text }) => DATE.test(text))) continue;
    const values = valuesOf(line, head);
    const date = isIsoDate(dayOf(label)) ? dayOf(label) : label;
    if (VALUE_KINDS.some((kind) => values[kind] !== null)) rows.push({ date, values, place });
  }
  return { rows, sums };
}

/** The texts of a baseline that begin between two edges. */
function textAt(lines: readonly Line[], y: number, left: number, right: number): string {
  const near = lines.filter((line) => isNear(line.y, y, SAME_LINE));
  return joined(near.flatMap(({ texts }) => texts.filter(({ x }) => x >= left - EDGE && x < right - EDGE)));
}

/** The baseline of "Datum / Unterschrift". Only at the margin it is that label; a cell may say the same. */
function labelOf(lines: readonly Line[], head: Head): number | undefined {
  const isLabel = ({ text, x }: PrintedText) =>
    text.replaceAll(' ', '') === 'Datum/Unterschrift' && isNear(x, head.left - CELL_INSET);
  return lines.find(({ y, texts }) => y > head.y && texts.some(isLabel))?.y;
}

function signatureOf(lines: readonly Line[], head: Head): PrintedSheet['signature'] {
  const label = labelOf(lines, head);
  if (label === undefined) return null;
  const left = head.left - CELL_INSET;
  const mailLeft = left + MAIL_RIGHT;
  const moment = textAt(lines, label - MOMENT_ABOVE, left, mailLeft);
  let mail = '';
  for (let y = label; ; y += MAIL_LINE) {
    const part = textAt(lines, y, mailLeft, mailLeft + MAIL_WIDTH);
    if (part === '') break;
    mail += part;
  }
  return moment === '' && mail === '' ? null : { moment, mail };
}

/** Name and period, above the table of the first page. */
function personOf(lines: readonly Line[], head: Head): Pick<PrintedSheet, 'name' | 'period'> {
  const found = lines.flatMap(({ y, texts }) => (y < head.y ? (NAME_LINE.exec(joined(texts)) ?? []) : []));
  const [, name = '', first = '', last = ''] = found;
  const [from, to] = [dayOf(first), dayOf(last)];
  if (found.length !== 4 || !isIsoDate(from) || !isIsoDate(to)) return { name: null, period: null };
  return { name: name.trim(), period: { from, to } };
}

/** Reads a page of a sheet in the size in which it was drawn: whoever prints it smaller or larger changes no text. */
function readPage({ texts, rotation }: PrintedPage, index: number) {
  const seen = headOf(linesOf(texts));
  if (!seen) return [];
  const scale = (seen.rights.expenses - seen.left) / TABLE_WIDTH;
  const lines = linesOf(
    texts.map(({ text, x, y, width }) => ({ text, x: x / scale, y: y / scale, width: width / scale })),
  );
  const head = headOf(lines);
  if (!head) return [];
  const placeOf = (y: number) => ({ page: index + 1, rotation, y: Math.round(y * scale) });
  const label = labelOf(lines, head);
  return [
    {
      ...tableOf(lines, head, placeOf),
      ...personOf(lines, head),
      signature: signatureOf(lines, head),
      head: placeOf(head.y),
      label: label === undefined ? null : placeOf(label),
    },
  ];
}

/**
 * Reads a sheet from all pages with the head of its table, also if the last of them comes first. A row begins at a date
 * below the head `Datum`; its values are the texts on that line which end where the heads of their columns end. Nothing
 * else is ever used, so that a text that is not where the sheet draws it gives no number rather than a wrong one. A row
 * that continues on the next page repeats its date there, but not its values.
 */
export function readPrintedSheet(pages: readonly PrintedPage[]): PrintedSheet {
  const inFile = pages.flatMap(readPage);
  const isReversed = inFile[0]?.name === null && inFile.at(-1)?.name !== null;
  const read = isReversed ? inFile.toReversed() : inFile;
  const rows = read.flatMap((page) => page.rows);
  const [sums, ...others] = read.flatMap((page) => page.sums);
  return {
    name: read[0]?.name ?? null,
    period: read[0]?.period ?? null,
    rows: rows.map(({ date, values }) => ({ date, values })),
    sums: others.length > 0 ? null : (sums?.values ?? null),
    signature: read.at(-1)?.signature ?? null,
    places: {
      head: read[0]?.head ?? null,
      rows: rows.map(({ place }) => place),
      sums: sums?.place ?? null,
      signature: read.at(-1)?.label ?? null,
    },
  };
}
