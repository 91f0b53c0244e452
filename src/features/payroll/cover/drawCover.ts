import { autoTable } from 'jspdf-autotable';
import { cents } from '@/domain/money/money';
import {
  type PayrollValues,
  VALUE_KINDS,
  type ValueKind,
  isMoney,
  sumValues,
} from '@/domain/payroll/payroll';
import { wageTypeName } from '@/domain/payroll/payrollCsv';
import type { WageTypeSum } from '@/domain/payroll/payrollLines';
import type { IsoMonth } from '@/domain/time/period';
import { formatsOf } from '@/shared/i18n/format';
import { type PdfColumn, widthsOf } from '@/shared/pdf/columnWidths';
import type { PaperInput } from '@/shared/pdf/drawInWorker';
import { servePdf } from '@/shared/pdf/drawWithFonts';
import { shortFingerprint } from '@/shared/pdf/fingerprint';
import { drawCompany, drawFoot, drawNextHead, rightOf } from '@/shared/pdf/letterhead';
import { createPdf, drawOnEachPage, letterFlaws, readLogo } from '@/shared/pdf/pdfDocument';
import type { DrawnPdf, PdfFlaw } from '@/shared/pdf/pdfOutcome';
import { type Color, type Pen, CONTENT_BOTTOM, CONTENT_TOP, colors, margin } from '@/shared/pdf/pen';
import { decimalsFor, formatAmount, formatDecimal } from '@/shared/pdf/printedFormats';
import { USUAL_LOOK } from '@/shared/pdf/tableLook';
import type { PdfFonts } from '@/shared/pdf/typeface';

/** The content of the cover sheet of a payroll file. It is in German, as the file is. */
export interface CoverSheet {
  readonly month: IsoMonth;
  /** The name of the file that it goes with. */
  readonly file: string;
  /** As above the text of the file; empty for the workbook, which has no wage types. */
  readonly sums: readonly WageTypeSum[];
  readonly people: readonly CoverPerson[];
}

interface CoverPerson {
  readonly number: string;
  readonly name: string;
  /** Null for a person who does not count. */
  readonly values: PayrollValues | null;
  /** How the sheets were settled. */
  readonly state: string;
  readonly fingerprints: readonly string[];
}

/** Everything that the worker draws a cover sheet from. */
export type CoverInput = CoverSheet & PaperInput;

const UNITS = { hours: 'h', km: 'km', amount: '€' } as const;
const HEADS: Readonly<Record<ValueKind, string>> = {
  hours: 'Stunden',
  travel: 'Reise',
  km: 'km',
  food: 'Verpfl. €',
  expenses: 'Auslagen €',
};
const NO_SEAL =
  'Ein Fingerabdruck findet, was versehentlich beschädigt oder verändert wurde. Er ist kein Siegel.';
const quiet = { size: USUAL_LOOK.size, color: colors.quiet } as const;
/** Millimetres between the parts of the sheet. */
const BETWEEN = 7;

const left = (title: string, weight: number) => ({ title, align: 'left', weight, most: 60 }) as const;
const right = (title: string) => ({ title, align: 'right', weight: 0, most: 32 }) as const;

/** jsPDF-autotable needs mutable arrays. */
const rgb = (color: Color): [number, number, number] => [...color];

/** Draws a table with its head on every page, and its total below the last row. */
function drawTable(
  pen: Pen,
  columns: readonly PdfColumn[],
  { body, total, top }: { readonly body: string[][]; readonly total: string[]; readonly top: number },
): number {
  const { doc, typeface } = pen;
  const printable = (cells: readonly string[]) => cells.map((text) => typeface.printable(text));
  const texts = { body: body.map(printable), total: printable(total) };
  const widths = widthsOf(pen, columns, texts, USUAL_LOOK, rightOf(pen) - margin.side);
  const bold = { font: typeface.names.bold, fontStyle: 'normal' } as const;
  const aligned = (cells: readonly string[]) =>
    cells.map((content, index) => ({ content, styles: { halign: columns[index]?.align ?? 'left' } }));
  let end = top;
  autoTable(doc, {
    theme: 'plain',
    startY: top,
    margin: { top: CONTENT_TOP, bottom: CONTENT_BOTTOM, left: margin.side, right: margin.side },
    rowPageBreak: 'avoid',
    showFoot: 'lastPage',
    head: [aligned(columns.map(({ title }) => title))],
    body: texts.body.map(aligned),
    foot: [[{ content: 'Summe', colSpan: 2 }, ...aligned(texts.total).slice(2)]],
    styles: {
      font: typeface.names.regular,
      fontSize: USUAL_LOOK.size,
      textColor: rgb(colors.text),
      lineColor: rgb(colors.hairline),
      lineWidth: { bottom: 0.1 },
      cellPadding: { ...USUAL_LOOK.padding, horizontal: USUAL_LOOK.padding.side },
      // Its own way of breaking lines lets long words run into the next column.
      overflow: (text, room) => pen.linesOf([text].flat().join('\n'), room, USUAL_LOOK),
    },
    headStyles: { ...bold, textColor: rgb(colors.petrol), fillColor: rgb(colors.petrolSoft) },
    footStyles: { ...bold, lineColor: rgb(colors.petrol), lineWidth: { bottom: 0.4 } },
    columnStyles: Object.fromEntries(widths.map((cellWidth, index) => [index, { cellWidth }])),
    didDrawPage: ({ cursor }) => {
      end = cursor?.y ?? end;
    },
  });
  return end;
}

/** The sum and the number of lines of each wage type. Sums of different units have no total. */
function drawSums(pen: Pen, { sums }: CoverInput, top: number): number {
  return drawTable(
    pen,
    [left('Lohnart', 0), { ...left('Bezeichnung', 1), most: 180 }, right('Zeilen'), right('Summe')],
    {
      body: sums.map(({ wageType, hundredths, lines }) => [
        wageType.number,
        wageTypeName(wageType),
        `${lines}`,
        `${formatAmount(cents(hundredths))} ${UNITS[wageType.unit]}`,
      ]),
      total: ['', '', `${sums.reduce((sum, { lines }) => sum + lines, 0)}`, ''],
      top,
    },
  );
}

/** The people with their values, how each was settled, and the fingerprints of what was counted. */
function drawPeople(pen: Pen, { people }: CoverInput, top: number): number {
  const all = people.flatMap(({ values }) => values ?? []);
  const print = (kind: ValueKind, value: number | undefined) => {
    if (value === undefined || value === 0) return '–';
    if (isMoney(kind)) return formatAmount(cents(value));
    const values = all.map((one) => one[kind]);
    return formatDecimal(value, decimalsFor(values, kind === 'km' ? 0 : 2));
  };
  const sums = sumValues(all);
  return drawTable(
    pen,
    [
      left('Nr.', 0),
      left('Person', 3),
      ...VALUE_KINDS.map((kind) => right(HEADS[kind])),
      left('Stand', 2),
      left('Fingerabdruck', 0),
    ],
    {
      body: people.map(({ number, name, values, state, fingerprints }) => [
        number,
        name,
        ...VALUE_KINDS.map((kind) => print(kind, values?.[kind])),
        state,
        fingerprints.map(shortFingerprint).join('\n'),
      ]),
      total: ['', '', ...VALUE_KINDS.map((kind) => print(kind, sums[kind])), '', ''],
      top,
    },
  );
}

/**
 * Draws the cover sheet of a file for payroll: A4 portrait, with what stands in the file and in the table of people.
 * @throws only if jsPDF itself fails; an unreadable logo is a flaw
 */
export async function drawCover(input: CoverInput, fonts: PdfFonts): Promise<DrawnPdf> {
  const { month, file, company, people, createdAt } = input;
  const title = `Begleitblatt Lohnmonat ${formatsOf('de').month(month)}`;
  const pen = createPdf('portrait', fonts, {
    title,
    subject: file,
    author: company.name,
    creator: company.name,
    language: 'de-DE',
    createdAt,
  });
  const flaws: PdfFlaw[] = [];
  const letterhead = { company, logo: await readLogo(input.logo, flaws) };
  drawCompany(pen, letterhead);
  pen.write(title, margin.side, 44.4, { size: 16, weight: 'bold', most: rightOf(pen) - margin.side });
  pen.write(`zur Datei ${file}`, margin.side, 51, quiet);

  const top = 55;
  const start = input.sums.length > 0 ? drawSums(pen, input, top) + BETWEEN : top;
  let end = drawPeople(pen, input, start) + BETWEEN;
  if (end > pen.doc.internal.pageSize.getHeight() - CONTENT_BOTTOM) {
    pen.doc.addPage();
    end = CONTENT_TOP + BETWEEN;
  }
  if (people.some(({ fingerprints }) => fingerprints.length > 0)) pen.write(NO_SEAL, margin.side, end, quiet);

  const pages = drawOnEachPage(pen, (page, count) => {
    if (page > 1) drawNextHead(pen, letterhead, title);
    drawFoot(pen, company, `Seite ${page} von ${count}`, file);
  });
  return { bytes: pen.doc.output('arraybuffer'), pages, flaws: [...flaws, ...letterFlaws(pen)] };
}

/** Draws the cover sheet that the page sends, and posts it back. Errors are posted, too. */
export const serveCover = servePdf(
  ({ company, sums, people }: CoverInput) => [company, sums, people],
  drawCover,
);
