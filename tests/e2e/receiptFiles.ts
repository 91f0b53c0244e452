import { writeFileSync } from 'node:fs';
import { crc32 } from 'node:zlib';
import type { TestInfo } from '@playwright/test';
import { encode } from 'fast-png';
import { jsPDF } from 'jspdf';
import { MAX_RECEIPT_BYTES } from '@/domain/limits';
import { type ReceiptKind, receiptOf } from '../service/seed/receipts';

/** The bytes of a small valid receipt. A PNG of this kind is 300 pixels wide. */
export function receiptFile(kind: ReceiptKind): Buffer {
  const slip = { shop: 'Tankhof', date: '18.11.2026', item: 'Diesel', amount: '12,50' };
  return Buffer.from(receiptOf(kind, 1, slip).path.replace(/^.*,/u, ''), 'base64');
}

/** A PDF with `pages` pages, written by a library as invoices are. */
export function pdfOf(pages: number): Buffer {
  const pdf = new jsPDF();
  for (let page = 1; page <= pages; page += 1) {
    if (page > 1) pdf.addPage();
    pdf.text(`Invoice, page ${page}`, 20, 20);
  }
  return Buffer.from(pdf.output('arraybuffer'));
}

/** A picture of this size in one colour. */
export function pngOf(width: number, height: number): Buffer {
  return Buffer.from(encode({ width, height, channels: 1, data: new Uint8Array(width * height).fill(200) }));
}

/** A picture larger than the limit of a receipt; most of its bytes are not pixels, as in a camera's pictures. */
export function largePng(): Buffer {
  const small = receiptFile('png');
  const end = small.subarray(small.length - 12);
  const note = Buffer.concat([Buffer.from('tEXtComment\0'), Buffer.alloc(MAX_RECEIPT_BYTES, 'x')]);
  const [length, checksum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(note.length - 4);
  checksum.writeUInt32BE(crc32(note));
  return Buffer.concat([small.subarray(0, -12), length, note, checksum, end]);
}

/** Writes the file to the disk, for the browser to read it there. */
export function onDisk(info: TestInfo, name: string, content: Buffer | string): string {
  const file = info.outputPath(name);
  writeFileSync(file, content);
  return file;
}
