import type { IsoMonth } from '../time/period';
import type { PayrollSettings } from './payroll';
import { encodeWindows1252 } from '../windows1252';

/** A file for the payroll office, in German whatever the app's language is. */
export interface PayrollFile {
  readonly name: string;
  readonly text: string;
  readonly encoding: PayrollSettings['csvEncoding'];
}

/** Lines as files have them: each ends with CRLF. */
export const fileText = (lines: readonly string[]) => lines.map((line) => `${line}\r\n`).join('');

/** A number with two decimals and a comma, without a thousands mark. */
export const fileNumber = (hundredths: number) => (hundredths / 100).toFixed(2).replace('.', ',');

/** The year and the number of a month: 2026 and 10. */
export function partsOfMonth(month: IsoMonth): readonly [year: string, number: string] {
  return [month.slice(0, 4), month.slice(5)];
}

/** The bytes of a file. Letters that its encoding lacks are refused before it is made. */
export function bytesOfPayrollFile({ text, encoding }: PayrollFile): Uint8Array<ArrayBuffer> {
  if (encoding === 'utf-8') return new TextEncoder().encode(text);
  const encoded = encodeWindows1252(text);
  if ('lacking' in encoded) throw new Error(`Windows-1252 has no ${encoded.lacking}`);
  return encoded.bytes;
}
