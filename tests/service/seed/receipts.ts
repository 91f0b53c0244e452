import { letterWidth, writeText } from './pixelFont';
import { bitmap, fillRect, pngDataUrl } from './png';
import { ticketJpeg } from './ticketJpeg';

export type Receipt = { filename: string; contentType: string; encoding: 'base64'; path: string };
export type ReceiptKind = 'png' | 'jpeg' | 'pdf';
type Slip = { shop: string; date: string; item: string; amount: string };

const width = 300;
const height = 380;

/** As many whole words as fit on the slip. */
function firstWords(text: string): string {
  let line = '';
  for (const word of text.split(' ')) {
    if (line.length + word.length > 20) break;
    line = `${line} ${word}`.trim();
  }
  return line;
}

function slipPng({ shop, date, item, amount }: Slip): string {
  const picture = bitmap(width, height);
  const centred = (text: string, y: number, scale: number): void =>
    writeText(picture, text, Math.round((width - text.length * letterWidth * scale) / 2), y, scale);
  const rule = (y: number): void => {
    for (let x = 24; x < width - 24; x += 8) fillRect(picture, [x, y, 5, 1]);
  };
  centred(shop, 26, 3);
  centred('Quittung', 62, 2);
  rule(92);
  writeText(picture, `Datum ${date}`, 24, 108, 2);
  writeText(picture, firstWords(item), 24, 138, 2);
  rule(170);
  centred(`EUR ${amount}`, 190, 4);
  rule(238);
  writeText(picture, 'inkl. 19% MwSt', 24, 254, 2);
  centred('Vielen Dank', 290, 2);
  for (let x = 30, bar = 0; x < width - 30; bar += 1) {
    const wide = 1 + ((bar * 7 + amount.length) % 4);
    if (bar % 2 === 0) fillRect(picture, [x, 322, wide, 40]);
    x += wide + 1;
  }
  return pngDataUrl(picture, [
    [252, 251, 246, 255],
    [44, 48, 52, 255],
  ]);
}

/** Escapes the few characters with a meaning in a PDF text. */
const escaped = (text: string): string => text.replaceAll(/[\\()]/g, (sign) => `\\${sign}`);

/** A one-page PDF written by hand: catalogue, page, text, font, and the table of their offsets. */
function slipPdf({ shop, date, item, amount }: Slip): string {
  const lines = [shop, 'Rechnung', `Datum: ${date}`, item, `Betrag: ${amount} EUR`];
  const content = `BT /F1 16 Tf 60 770 Td 26 TL ${lines.map((line) => `(${escaped(line)}) Tj T*`).join(' ')} ET`;
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> >> >>',
    `<< /Length ${content.length} >>\nstream\n${content}\nendstream`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding >>',
  ];
  let file = '%PDF-1.4\n';
  const places = objects.map((object, index) => {
    const place = file.length;
    file += `${index + 1} 0 obj\n${object}\nendobj\n`;
    return `${String(place).padStart(10, '0')} 00000 n \n`;
  });
  const table = file.length;
  const count = objects.length + 1;
  file += `xref\n0 ${count}\n0000000000 65535 f \n${places.join('')}`;
  file += `trailer\n<< /Size ${count} /Root 1 0 R >>\nstartxref\n${table}\n%%EOF\n`;
  // latin1 has one byte per letter, on which the offsets in the table rely, and it covers German.
  return `data:application/pdf;base64,${Buffer.from(file, 'latin1').toString('base64')}`;
}

/** A small valid file of the given kind. */
export function receiptOf(kind: ReceiptKind, voucher: number, slip: Slip): Receipt {
  const encoding = 'base64';
  switch (kind) {
    case 'png':
      return { filename: `Beleg-${voucher}.png`, contentType: 'image/png', encoding, path: slipPng(slip) };
    case 'jpeg':
      return {
        filename: `Fahrkarte-${voucher}.jpg`,
        contentType: 'image/jpeg',
        encoding,
        path: `data:image/jpeg;base64,${ticketJpeg}`,
      };
    case 'pdf':
      return {
        filename: `Rechnung-${voucher}.pdf`,
        contentType: 'application/pdf',
        encoding,
        path: slipPdf(slip),
      };
  }
}
