import { jsPDF } from 'jspdf';
import { describe, expect, test } from 'vitest';
import { pdfPageCount } from './pdfPageCount';

const encode = (text: string) => Uint8Array.from(text, (letter) => letter.codePointAt(0) ?? 0);

async function deflated(text: string): Promise<string> {
  const stream = new Blob([encode(text)]).stream().pipeThrough(new CompressionStream('deflate'));
  const bytes = new Uint8Array(await new Response(stream).arrayBuffer());
  return Array.from(bytes, (byte) => String.fromCodePoint(byte)).join('');
}

describe('section 2: the message dialog shows a PDF with its page count', () => {
  test.each([1, 2, 25])('%d pages', async (pages) => {
    const pdf = new jsPDF();
    for (let page = 1; page < pages; page += 1) pdf.addPage();
    expect(await pdfPageCount(new Uint8Array(pdf.output('arraybuffer')))).toBe(pages);
  });

  test('a file whose objects are packed into a compressed stream', async () => {
    const catalogue = '<< /Type /Catalog /Pages 2 0 R >>';
    const pages = '<< /Type /Pages /Kids [3 0 R 4 0 R 5 0 R] /Count 3 >>';
    const head = `1 0 2 ${catalogue.length + 1} `;
    const packed = await deflated(`${head}${catalogue} ${pages}`);
    const file = `%PDF-1.5\n6 0 obj\n<< /Type /ObjStm /N 2 /First ${head.length} /Length ${packed.length} /Filter /FlateDecode >>\nstream\n${packed}\nendstream\nendobj\n%%EOF`;
    expect(await pdfPageCount(encode(file))).toBe(3);
  });

  test('an object that was changed later counts as it stands last', async () => {
    const file =
      '%PDF-1.4\n1 0 obj\n<< /Type /Catalog /Pages 2 0 R >>\nendobj\n2 0 obj\n<< /Type /Pages /Count 7 >>\nendobj\n' +
      '2 0 obj\n<< /Type /Pages /Count 4 >>\nendobj\n%%EOF';
    expect(await pdfPageCount(encode(file))).toBe(4);
  });

  test.each(['', '%PDF-1.4\n%%EOF', '%PDF-1.4\n1 0 obj\n<< /Type /Catalog >>\nendobj'])(
    'a file that says nothing of pages (%j) has no count',
    async (file) => {
      expect(await pdfPageCount(encode(file))).toBeUndefined();
    },
  );
});
