import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { PdfFonts } from '@/shared/pdf/typeface';

const folder = path.resolve(import.meta.dirname, '../fonts');
const bytesOf = (file: string) => new Uint8Array(readFileSync(path.join(folder, file)));

const fontsOf = (family: string): PdfFonts => ({
  regular: bytesOf(`${family}-Regular.ttf`),
  bold: bytesOf(`${family}-Bold.ttf`),
});

/** The fonts of most PDFs, from disk. */
export const fonts = fontsOf('NotoSans');
export const wideFonts = fontsOf('NotoSansWide');
