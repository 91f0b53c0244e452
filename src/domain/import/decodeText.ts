import { decodeWindows1252 } from '../windows1252';
import type { Encoding } from './importTypes';

/** How far a file without a byte order mark is looked at. */
const LOOKED_AT = 4000;
/** The beginnings of what is no table, although it may be text: PDF, XML and HTML, JSON and RTF. */
const NO_TABLE = /^\s*(?:%PDF-|[<{])/u;

/** The encoding that the file names itself, or that the zeros in it tell. */
function namedEncoding(bytes: Uint8Array): Encoding | null {
  const [first, second, third] = bytes;
  if (first === 0xef && second === 0xbb && third === 0xbf) return 'utf-8';
  if (first === 0xff && second === 0xfe) return 'utf-16le';
  if (first === 0xfe && second === 0xff) return 'utf-16be';
  const pairs = Math.floor(Math.min(bytes.length, LOOKED_AT) / 2);
  const isZeroAt = (offset: number) =>
    pairs > 0 && Array.from({ length: pairs }, (_, at) => bytes[at * 2 + offset]).every((byte) => byte === 0);
  if (isZeroAt(1)) return 'utf-16le';
  return isZeroAt(0) ? 'utf-16be' : null;
}

interface Decoded {
  readonly text: string;
  readonly encoding: Encoding;
}

function decoded(bytes: Uint8Array, encoding: Encoding): Decoded {
  const isOurs = encoding === 'windows-1252';
  return { text: isOurs ? decodeWindows1252(bytes) : new TextDecoder(encoding).decode(bytes), encoding };
}

function validUtf8(bytes: Uint8Array): Decoded | null {
  try {
    return { text: new TextDecoder('utf-8', { fatal: true }).decode(bytes), encoding: 'utf-8' };
  } catch {
    return null;
  }
}

/**
 * The text of a file: by its byte order mark, as UTF-16 if every second byte is zero, as UTF-8 if it is valid, else as
 * Windows-1252.
 *
 * @param chosen by the user, whatever the bytes say
 * @returns null for what is no text
 */
export function decodeText(bytes: Uint8Array, chosen?: Encoding): Decoded | null {
  const named = chosen ?? namedEncoding(bytes);
  const { text, encoding } = named
    ? decoded(bytes, named)
    : (validUtf8(bytes) ?? decoded(bytes, 'windows-1252'));
  return text.includes('\0') || NO_TABLE.test(text) ? null : { text, encoding };
}
