import type { jsPDF } from 'jspdf';
import { RECORD_DATA_FILE, type ServiceRecordPaper, type Side } from '@/domain/service-records/serviceRecord';
import { bytesOfDataUrl } from '@/shared/files/dataUrl';
import { attachJson } from '@/shared/pdf/attachFile';
import type { PaperInput } from '@/shared/pdf/drawInWorker';
import { servePdf } from '@/shared/pdf/drawWithFonts';
import { fingerprintOf, sha256, shortFingerprint } from '@/shared/pdf/fingerprint';
import { drawFoot, drawNextHead, periodText } from '@/shared/pdf/letterhead';
import { createPdf, drawOnEachPage, letterFlaws, readLogo } from '@/shared/pdf/pdfDocument';
import type { DrawnPdf, PdfFlaw } from '@/shared/pdf/pdfOutcome';
import type { Picture } from '@/shared/pdf/pictures/picture';
import { readSignature } from '@/shared/pdf/signatureBox';
import type { PdfFonts } from '@/shared/pdf/typeface';
import { CLOSING_HEIGHT, drawRecordClosing } from './recordClosing';
import { drawRecordHead } from './recordHead';
import { drawRecordTable } from './recordTable';
import { RECORD_WORDS, type RecordWords } from './recordWords';

/** Everything that the worker draws a service record from. */
export interface RecordInput extends PaperInput {
  readonly paper: ServiceRecordPaper;
  /** IANA name of the time zone for the moments of signing. */
  readonly timeZone: string;
}

/** A service record as it was drawn. */
export interface DrawnRecord extends DrawnPdf {
  /** Of the data in the PDF; null without HTTPS, where it has none. */
  readonly fingerprint: string | null;
}

/**
 * Draws the PDF of a service record: A4 portrait. Needs no DOM, so that it can run in a worker.
 * @throws only if jsPDF itself fails; unreadable pictures are flaws of the record
 */
export async function drawRecord(input: RecordInput, fonts: PdfFonts): Promise<DrawnRecord> {
  const { paper, company, timeZone, createdAt } = input;
  const { data } = paper;
  const words = RECORD_WORDS[data.language];
  const pen = createPdf('portrait', fonts, {
    title: words.title,
    subject: `${data.number} · ${data.customer.name} · ${periodText(data)}`,
    author: data.by.name,
    creator: company.name,
    language: ({ de: 'de-DE', en: 'en-GB' } as const)[data.language],
    createdAt,
  });
  const flaws: PdfFlaw[] = [];
  const letterhead = { company, logo: await readLogo(input.logo, flaws) };
  const pictures = new Map<Side, Picture | null>();
  for (const { side, image } of paper.signatures) pictures.set(side, await readSignature(image));
  if ([...pictures.values()].includes(null)) flaws.push({ kind: 'signature' });

  const top = drawRecordHead(pen, paper, letterhead, words);
  const end = drawRecordTable(pen, paper, words, { top, following: CLOSING_HEIGHT });
  drawRecordClosing(pen, end, { paper, timeZone, pictures, words });

  // Without HTTPS there are no fingerprints; the record is drawn all the same.
  const fingerprint = 'subtle' in crypto ? await fingerprintOf(data) : null;
  const about = `${words.title} ${data.number} · ${data.customer.name} · ${periodText(data)}`;
  const foot = [
    data.number,
    ...(fingerprint === null ? [] : [`${words.fingerprint} ${shortFingerprint(fingerprint)}`]),
  ];
  const pages = drawOnEachPage(pen, (page, count) => {
    if (page > 1) drawNextHead(pen, letterhead, about);
    drawFoot(pen, company, words.page(page, count), foot.join(' · '));
  });
  if (fingerprint !== null) await attachData(pen.doc, input, fingerprint, words);
  return { bytes: pen.doc.output('arraybuffer'), pages, flaws: [...flaws, ...letterFlaws(pen)], fingerprint };
}

/** Puts rows, sums and signatures into the file. The fingerprint is of the data without signatures. */
async function attachData(
  doc: jsPDF,
  { paper, createdAt }: RecordInput,
  fingerprint: string,
  words: RecordWords,
): Promise<void> {
  const signatures = await Promise.all(
    paper.signatures.map(async ({ side, name, at, typed, image }) => ({
      side,
      name,
      at,
      typed,
      image: await sha256(bytesOfDataUrl(image) ?? new Uint8Array()),
    })),
  );
  const data = { ...paper.data, signatures };
  attachJson(doc, { name: RECORD_DATA_FILE, description: words.attachment, data, fingerprint, createdAt });
}

/** The texts of a record, which decide about its fonts. */
export function textsOf({ paper, company }: RecordInput): unknown[] {
  return [company, paper.data, paper.customerAddress, paper.orders, paper.signatures.map(({ name }) => name)];
}

/** Draws the record that the page sends, and posts it back. Errors are posted, too. */
export const serveRecord = servePdf(textsOf, drawRecord);
