import { describe, expect, test } from 'vitest';
import { decodeWindows1252 } from '../windows1252';
import { decodeText } from './decodeText';

const bytes = (...all: readonly (number | string)[]) =>
  Uint8Array.from(
    all.flatMap((one) => (typeof one === 'number' ? [one] : Array.from(new TextEncoder().encode(one)))),
  );

/** In UTF-16, low byte first unless it is said otherwise. */
const wide = (text: string, isBigEndian = false) =>
  Uint8Array.from(
    Array.from(text, (letter) => letter.charCodeAt(0)).flatMap((code) =>
      isBigEndian ? [code >> 8, code & 255] : [code & 255, code >> 8],
    ),
  );

describe('the characters of a file', () => {
  test.each([
    ['a mark of UTF-8', bytes(0xef, 0xbb, 0xbf, 'Größe'), 'utf-8', 'Größe'],
    ['a mark of UTF-16, low byte first', wide('\uFEFFGröße – €'), 'utf-16le', 'Größe – €'],
    ['a mark of UTF-16, high byte first', wide('\uFEFFGröße – €', true), 'utf-16be', 'Größe – €'],
    ['every second byte zero', wide('Datum;Größe'), 'utf-16le', 'Datum;Größe'],
    ['every other second byte zero', wide('Datum;Größe', true), 'utf-16be', 'Datum;Größe'],
    ['valid UTF-8', bytes('Größe – „Maße“'), 'utf-8', 'Größe – „Maße“'],
    ['anything else', Uint8Array.of(0x96, 0x84, 0x93, 0x80, 0xdf, 0x8a), 'windows-1252', '–„“€ßŠ'],
    ['nothing', bytes(), 'utf-8', ''],
  ] as const)('are told by %s (R-20.3)', (_name, content, encoding, text) => {
    expect(decodeText(content)).toEqual({ text, encoding });
  });

  test('only the first 4,000 bytes are asked for zeros (R-20.3)', () => {
    const [long, cut] = ['x'.repeat(2000), wide('x'.repeat(2000))];
    expect(decodeText(Uint8Array.from([...cut, ...wide('€')]))).toEqual({
      text: `${long}€`,
      encoding: 'utf-16le',
    });
  });

  test('a mark decides even if the file was cut in a letter (R-20.3)', () => {
    expect(decodeText(wide('\uFEFFMaße').slice(0, -1))).toEqual({ text: 'Maß\uFFFD', encoding: 'utf-16le' });
    expect(decodeText(bytes(0xef, 0xbb, 0xbf, 'Ma', 0xc3))?.encoding).toBe('utf-8');
  });

  test('can be chosen, whatever the bytes say (R-20.3)', () => {
    expect(decodeText(bytes('Größe'), 'windows-1252')?.text).toBe('GrÃ¶ÃŸe');
    expect(decodeText(Uint8Array.of(0xe4), 'utf-8')?.text).toBe('\uFFFD');
  });

  test('a byte that Windows-1252 does not have is a blank (R-20.3)', () => {
    expect(decodeWindows1252(Uint8Array.of(0x61, 0x81, 0x8d, 0x8f, 0x90, 0x9d, 0x62))).toBe('a     b');
  });

  test.each([
    '%PDF-1.7\n1 0 obj',
    '<?xml version="1.0"?><Workbook/>',
    ' <html><table>',
    '{"a":1}',
    'a;b\0;c',
  ])('%j is no table (R-20.21)', (text) => expect(decodeText(bytes(text))).toBeNull());
});
