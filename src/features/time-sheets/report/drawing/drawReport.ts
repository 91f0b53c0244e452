import { jsPDF } from 'jspdf';
import type { Receipt } from '@/domain/money/expense';
import { reimbursementOf, sumsOf } from '@/domain/sheets/timeSheet';
import { SHEET_DATA_FILE, sheetData } from '@/domain/sheets/sheetData';
import { bytesOfDataUrl } from '@/shared/files/dataUrl';
import type { DrawnPage } from '@/shared/files/drawPdf';
import { attachJson } from '@/shared/pdf/attachFile';
import { fingerprintOf, sha256 } from '@/shared/pdf/fingerprint';
import { SIGNATURE, closingHeight, drawClosing } from './closing';
import { type Letterhead, drawFirstHead, drawFoot, drawNextHead, periodText } from './letterhead';
import type { Picture, PictureReading } from '../pictures/reportPicture';
import { readPicture, readPictureOnPaper } from '../pictures/readPicture';
import type { PdfReceipts } from '../pdfReceipts';
import { drawReceiptPages } from './receiptPages';
import { drawRecordsTable } from './recordsTable';
import type { ReportFlaw, ReportInput } from '../reportMessages';
import { type ReportPen, LINE_HEIGHT, createPen } from './reportPen';
import { type ReportFonts, addTypeface } from './typeface';

/** The callbacks that drawing needs from the page. */
interface ReportSources {
  /** Returns the receipt of a row; requested one after another, so that they are not all in memory at once. */
  readonly receiptOf: (row: number) => Promise<Receipt | null>;
  /** Draws a page of a row's PDF, from 0; null if that is not possible. */
  readonly drawnPage: (row: number, index: number) => Promise<DrawnPage | null>;
  /** @param share from 0 to 1 */
  readonly onProgress: (share: number) => void;
}

/** A report as a file. */
export interface DrawnReport {
  readonly bytes: ArrayBuffer;
  readonly pages: number;
  readonly flaws: readonly ReportFlaw[];
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
  fonts: ReportFonts,
  { receiptOf, drawnPage, onProgress }: ReportSources,
): Promise<DrawnReport> {
  const doc = new jsPDF({
    orientation: 'landscape',
    unit: 'mm',
    format: 'a4',
    compress: true,
    putOnlyUsedFonts: true,
  });
  doc.setLineHeightFactor(LINE_HEIGHT);
  describe(doc, input);
  const pen = createPen(doc, addTypeface(doc, fonts));
  const flaws: ReportFlaw[] = [];

  const logo = input.logo && pictureOf(await readPicture(input.logo), () => flaws.push({ kind: 'logo' }));
  const signature = await readSignature(input, flaws);

  const sums = sumsOf(input.rows);
  const tableShare = input.receipts.length > 0 ? TABLE_SHARE : 1;
  const end = drawRecordsTable(pen, input.rows, sums, closingHeight(pen, input.signature), (drawn) => {
    onProgress((tableShare * drawn) / input.rows.length);
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

  const pages = drawHeadsAndFeet(pen, { input, logo });
  await attachData(doc, input);
  const drawn = doc.output('arraybuffer');
  const bytes = (await pdfs?.putInto(drawn)) ?? drawn;
  const { missing, unfetched } = pen.typeface;
  if (missing.size > 0) flaws.push({ kind: 'letters', words: [...missing] });
  if (unfetched.size > 0) flaws.push({ kind: 'fonts', words: [...unfetched] });
  onProgress(1);
  return { bytes, pages, flaws };
}

/** Sets the metadata of the file. */
function describe(doc: jsPDF, { company, person, period, createdAt }: ReportInput): void {
  doc.setProperties({
    title: 'Timesheet',
    subject: `Arbeitszeitnachweis ${periodText(period)}`,
    author: person.name,
    creator: company.name,
  });
  doc.setLanguage('de-DE');
  doc.setCreationDate(createdAt);
  doc.viewerPreferences({ DisplayDocTitle: true });
}

/** Puts the rows and sums into the file, for payroll. */
async function attachData(doc: jsPDF, input: ReportInput): Promise<void> {
  // Without HTTPS there are no fingerprints; the sheet is drawn all the same.
  if (!('subtle' in crypto)) return;
  const { company, createdAt, signature } = input;
  const image = await sha256(bytesOfDataUrl(signature?.image ?? '') ?? new Uint8Array());
  const data = sheetData({ ...input, company: company.name }, image);
  const sealed = {
    ...data,
    createdAt: createdAt.toISOString().replace(/\.\d+/u, ''),
    fingerprint: await fingerprintOf(data),
  };
  attachJson(doc, {
    name: SHEET_DATA_FILE,
    description: 'Zeilen und Summen dieses Stundenzettels',
    json: JSON.stringify(sealed),
    createdAt,
  });
}

function pictureOf(reading: PictureReading, onFlaw: () => void): Picture | null {
  if (reading.kind === 'picture') return reading.picture;
  onFlaw();
  return null;
}

async function readSignature({ signature }: ReportInput, flaws: ReportFlaw[]): Promise<Picture | null> {
  if (signature === null) return null;
  const ratio = SIGNATURE.width / SIGNATURE.height;
  const reading = await readPictureOnPaper(bytesOfDataUrl(signature.image) ?? new Uint8Array(), ratio);
  return pictureOf(reading, () => flaws.push({ kind: 'signature' }));
}

/** Drawn last, because the number of pages is only known at the end. */
function drawHeadsAndFeet(pen: ReportPen, letterhead: Letterhead): number {
  const pages = pen.doc.getNumberOfPages();
  for (let page = 1; page <= pages; page += 1) {
    pen.doc.setPage(page);
    if (page === 1) drawFirstHead(pen, letterhead);
    else drawNextHead(pen, letterhead);
    drawFoot(pen, letterhead.input, page, pages);
  }
  return pages;
}
