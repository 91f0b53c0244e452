import type { jsPDF } from 'jspdf';
import type { Receipt } from '@/domain/money/expense';
import { reimbursementOf, sumsOf } from '@/domain/sheets/timeSheet';
import { SHEET_DATA_FILE, sheetData } from '@/domain/sheets/sheetData';
import { bytesOfDataUrl } from '@/shared/files/dataUrl';
import type { DrawnPage } from '@/shared/files/drawPdf';
import { attachJson } from '@/shared/pdf/attachFile';
import { fingerprintOf, sha256 } from '@/shared/pdf/fingerprint';
import { drawFoot, drawNextHead, periodText, type Letterhead, drawCompany } from '@/shared/pdf/letterhead';
import { createPdf, drawOnEachPage, letterFlaws, readLogo } from '@/shared/pdf/pdfDocument';
import type { DrawnPdf } from '@/shared/pdf/pdfOutcome';
import { readSignature } from '@/shared/pdf/signatureBox';
import type { PdfFonts } from '@/shared/pdf/typeface';
import type { PdfReceipts } from '../pdfReceipts';
import type { ReportFlaw, ReportInput } from '../reportMessages';
import { closingHeight, drawClosing } from './closing';
import { drawReceiptPages } from './receiptPages';
import { drawRecordsTable } from './recordsTable';
import { type Pen, colors, margin } from '@/shared/pdf/pen';

/** The callbacks that drawing needs from the page. */
interface ReportSources {
  /** Returns the receipt of a row; requested one after another, so that they are not all in memory at once. */
  readonly receiptOf: (row: number) => Promise<Receipt | null>;
  /** Draws a page of a row's PDF, from 0; null if that is not possible. */
  readonly drawnPage: (row: number, index: number) => Promise<DrawnPage | null>;
  /** @param share from 0 to 1 */
  readonly onProgress: (share: number) => void;
}

/** The texts of a report, which decide about its fonts. */
export function textsOf({
  company,
  person,
  rows,
  signature,
}: Pick<ReportInput, 'company' | 'person' | 'rows' | 'signature'>) {
  return [company, person.name, rows, signature?.mail];
}

/** The table's share of the progress if receipts follow. */
const TABLE_SHARE = 0.5;

/**
 * Draws the PDF time sheet: A4 landscape in millimetres, and a portrait page for each receipt. Needs no
 * DOM, so that it can run in a worker.
 * @throws only if jsPDF itself fails; unreadable pictures are flaws of the report
 */
export async function drawReport(
  input: ReportInput,
  fonts: PdfFonts,
  { receiptOf, drawnPage, onProgress }: ReportSources,
): Promise<DrawnPdf<ReportFlaw>> {
  const { company, person, period, createdAt } = input;
  const pen = createPdf('landscape', fonts, {
    title: 'Timesheet',
    subject: `Arbeitszeitnachweis ${periodText(period)}`,
    author: person.name,
    creator: company.name,
    language: 'de-DE',
    createdAt,
  });
  const flaws: ReportFlaw[] = [];
  const letterhead = { company, logo: await readLogo(input.logo, flaws) };
  const signature = input.signature && (await readSignature(input.signature.image));
  if (input.signature && !signature) flaws.push({ kind: 'signature' });

  const sums = sumsOf(input.rows);
  const tableShare = input.receipts.length > 0 ? TABLE_SHARE : 1;
  const end = drawRecordsTable(pen, input.rows, sums, closingHeight(pen, input.signature), (drawn) => {
    onProgress((tableShare * drawn) / Math.max(1, input.rows.length));
  });
  drawClosing(pen, end, reimbursementOf(sums), input, signature);

  let pdfs: PdfReceipts | undefined;
  /** Loads the library for PDF receipts with the first one; null if it cannot be fetched. */
  const getPdfs = async () => {
    try {
      pdfs ??= new (await import('../pdfReceipts')).PdfReceipts();
      return pdfs;
    } catch {
      return null;
    }
  };
  for (const [index, rowIndex] of input.receipts.entries()) {
    onProgress(tableShare + ((1 - tableShare) * index) / input.receipts.length);
    const row = input.rows[rowIndex];
    const receipt = await receiptOf(rowIndex);
    if (!row || !receipt) continue;
    const reason = await drawReceiptPages(pen, row, receipt, {
      getPdfs,
      drawnPage: async (page) => drawnPage(rowIndex, page),
    });
    if (reason !== null) flaws.push({ kind: 'receipt', row: rowIndex, reason });
  }

  const about = `Arbeitszeitnachweis · ${person.name} · ${periodText(period)}`;
  const pages = drawOnEachPage(pen, (page, count) => {
    if (page === 1) drawFirstHead(pen, input, letterhead);
    else drawNextHead(pen, letterhead, about);
    drawFoot(pen, company, `Seite ${page} von ${count}`);
  });
  await attachData(pen.doc, input);
  const drawn = pen.doc.output('arraybuffer');
  const bytes = (await pdfs?.putInto(drawn)) ?? drawn;
  flaws.push(...letterFlaws(pen));
  onProgress(1);
  return { bytes, pages, flaws };
}

/** Puts the rows and sums into the file, for payroll. */
async function attachData(doc: jsPDF, input: ReportInput): Promise<void> {
  // Without HTTPS there are no fingerprints; the sheet is drawn all the same.
  if (!('subtle' in crypto)) return;
  const { company, createdAt, signature } = input;
  const image = await sha256(bytesOfDataUrl(signature?.image ?? '') ?? new Uint8Array());
  const data = sheetData({ ...input, company: company.name }, image);
  attachJson(doc, {
    name: SHEET_DATA_FILE,
    description: 'Zeilen und Summen dieses Stundenzettels',
    data,
    fingerprint: await fingerprintOf(data),
    createdAt,
  });
}

/** Draws the header of the first page: company with logo, address and links, heading, employee and period. */
function drawFirstHead(pen: Pen, input: ReportInput, letterhead: Letterhead): void {
  drawCompany(pen, letterhead);
  pen.write('Arbeitszeitnachweis', margin.side, 41, { size: 20, weight: 'bold' });
  const label = { size: 9, color: colors.quiet } as const;
  const value = { size: 9, weight: 'bold', most: 180 } as const;
  let x: number = margin.side;
  for (const [name, text] of [
    ['Name', input.person.name],
    ['Zeitraum', periodText(input.period)],
  ] as const) {
    pen.write(name, x, 49.5, label);
    x += pen.widthOf(name, label) + 2;
    pen.write(text, x, 49.5, value);
    x += Math.min(pen.widthOf(pen.typeface.printable(text), value), value.most) + 10;
  }
}
