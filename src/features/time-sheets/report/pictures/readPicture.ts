import { isJpeg, readJpeg } from './jpeg';
import { type PictureReading, unreadable } from './picture';
import { isPng, readPng, readPngOnPaper } from './png';

/** Only the first letters count, and scanners may write a few bytes before them. */
function isPdf(bytes: Uint8Array): boolean {
  return String.fromCharCode(...bytes.subarray(0, 1024)).includes('%PDF-');
}

/**
 * What a file is, told by its bytes: names and content types lie. PNG and JPEG become pictures; the problem of any
 * other comes as a value.
 */
export async function readPicture(bytes: Uint8Array): Promise<PictureReading> {
  if (bytes.length === 0) return unreadable('empty');
  if (isJpeg(bytes)) return readJpeg(bytes);
  if (isPng(bytes)) return readPng(bytes);
  return isPdf(bytes) ? { kind: 'pdf' } : unreadable('unknown');
}

/** As `readPicture`; a PNG comes on paper of the given ratio of width to height. */
export async function readPictureOnPaper(bytes: Uint8Array, ratio: number): Promise<PictureReading> {
  return isPng(bytes) ? readPngOnPaper(bytes, ratio) : readPicture(bytes);
}

/** The bytes of a data URL in base64 or percent encoding; none for anything else. */
export function bytesOfDataUrl(url: string): Uint8Array {
  const comma = url.indexOf(',');
  if (!url.startsWith('data:') || comma === -1) return new Uint8Array();
  try {
    if (!/;base64$/iu.test(url.slice(0, comma))) {
      return new TextEncoder().encode(decodeURIComponent(url.slice(comma + 1)));
    }
    const text = atob(
      url
        .slice(comma + 1)
        .replaceAll('-', '+')
        .replaceAll('_', '/'),
    );
    const bytes = new Uint8Array(text.length);
    for (let n = 0; n < text.length; n += 1) bytes[n] = text.charCodeAt(n);
    return bytes;
  } catch {
    return new Uint8Array();
  }
}
