import { describe, expect, test } from 'vitest';
import { decodeWindows1252, encodeWindows1252 } from './windows1252';

/** What Unicode has for the bytes 80 to 9F; five of them have no letter. */
const FROM_80 = [
  0x20ac, 0, 0x201a, 0x0192, 0x201e, 0x2026, 0x2020, 0x2021, 0x02c6, 0x2030, 0x0160, 0x2039, 0x0152, 0,
  0x017d, 0, 0, 0x2018, 0x2019, 0x201c, 0x201d, 0x2022, 0x2013, 0x2014, 0x02dc, 0x2122, 0x0161, 0x203a,
  0x0153, 0, 0x017e, 0x0178,
];

describe('a text in Windows-1252', () => {
  test('has the byte of every letter (R-18.10)', () => {
    const letterOf = (byte: number) => (byte < 0x80 || byte > 0x9f ? byte : (FROM_80[byte - 0x80] ?? 0));
    const bytes = Uint8Array.from({ length: 256 }, (_, at) => at).filter(
      (byte) => byte === 0 || letterOf(byte) > 0,
    );
    expect(bytes).toHaveLength(256 - 5);
    expect(encodeWindows1252(String.fromCharCode(...[...bytes].map(letterOf)))).toEqual({ bytes });
  });

  test.each([
    ['a composed ä', 'J\u00E4ger', [0x4a, 0xe4, 0x67, 0x65, 0x72]],
    ['an ä of two characters', 'Ja\u0308ger', [0x4a, 0xe4, 0x67, 0x65, 0x72]],
    ['the sharp s and the euro', 'ß€', [0xdf, 0x80]],
    ['line ends', 'a\r\n', [0x61, 0x0d, 0x0a]],
    ['nothing', '', []],
  ])('is written byte by byte: %s (R-18.10)', (_name, text, bytes) => {
    expect(encodeWindows1252(text)).toEqual({ bytes: Uint8Array.from(bytes) });
  });

  test.each([
    ['Mehmet Yıldız', 'ı'],
    ['Paweł Ñandú', 'ł'],
    ['x\u0303y', 'x\u0303'],
    ['\u0308', '\u0308'],
    ['a 😀', '😀'],
    ['\u0081', '\u0081'],
    ['\u0100', '\u0100'],
    ['\u2028', '\u2028'],
    ['\uFEFFa', '\uFEFF'],
    ['\uD800', '\uD800'],
  ])('%j lacks %j (R-18.10)', (text, lacking) => {
    expect(encodeWindows1252(text)).toEqual({ lacking });
  });
});

test('bytes are read as the text that was written; one without a letter is a blank (R-18.10)', () => {
  const text = 'ÄöüßàÿŸ €„“–\u007F\u00A0';
  const written = encodeWindows1252(text);
  expect('bytes' in written && decodeWindows1252(written.bytes)).toBe(text);
  expect(decodeWindows1252(Uint8Array.from([0x7f, 0x80, 0x81, 0x9f, 0xa0]))).toBe('\u007F€ Ÿ\u00A0');
});
