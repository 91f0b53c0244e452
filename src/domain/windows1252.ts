/** The letters of the bytes 80 to 9F. A blank stands for a byte without a letter. */
const LETTERS_FROM_80 = '€ ‚ƒ„…†‡ˆ‰Š‹Œ Ž  ‘’“”•–—˜™š›œ žŸ';

/** The byte of a letter; undefined if Windows-1252 lacks it. */
function byteOf(letter: string): number | undefined {
  if (letter.length > 1) return undefined;
  const code = letter.charCodeAt(0);
  if (code < 0x80 || (code >= 0xa0 && code <= 0xff)) return code;
  const at = LETTERS_FROM_80.indexOf(letter);
  return at < 0 ? undefined : 0x80 + at;
}

/** A letter with the marks that have no composed form with it. */
const LETTER = /.\p{M}*/gsu;

/**
 * The bytes of a text in Windows-1252, or the first letter that it lacks. A letter and its marks are composed first: an ä
 * is always E4.
 */
export function encodeWindows1252(
  text: string,
): { readonly bytes: Uint8Array<ArrayBuffer> } | { readonly lacking: string } {
  const letters = text.normalize('NFC').match(LETTER) ?? [];
  const bytes = new Uint8Array(letters.length);
  for (const [at, letter] of letters.entries()) {
    const byte = byteOf(letter);
    if (byte === undefined) return { lacking: letter };
    bytes[at] = byte;
  }
  return { bytes };
}

/**
 * The text of bytes in Windows-1252; a byte without a letter is a blank. The decoder of Node 20 takes these bytes for ISO
 * 8859-1, and loses quotation marks, dashes and the euro sign.
 */
export function decodeWindows1252(bytes: Uint8Array): string {
  const codes = Uint16Array.from(bytes, (byte) =>
    byte < 0x80 || byte > 0x9f ? byte : LETTERS_FROM_80.charCodeAt(byte - 0x80),
  );
  return new TextDecoder('utf-16le').decode(codes);
}
