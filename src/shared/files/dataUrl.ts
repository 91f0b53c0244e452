// FileReader instead of `blob.arrayBuffer()`, because it also reports if a file is gone, or is a folder.
async function readWith(how: (reader: FileReader) => void): Promise<FileReader['result']> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.addEventListener('load', () => resolve(reader.result));
    reader.addEventListener('error', () => reject(reader.error ?? new Error('unreadable')));
    how(reader);
  });
}

/**
 * The bytes of a file.
 *
 * @throws if the file cannot be read: it is gone in the meantime, or is a folder
 */
export async function bytesOfFile(file: Blob): Promise<Uint8Array<ArrayBuffer>> {
  const buffer = await readWith((reader) => reader.readAsArrayBuffer(file));
  return typeof buffer === 'string' || buffer === null ? new Uint8Array() : new Uint8Array(buffer);
}

/**
 * The file as a data URL of its type, in base64.
 *
 * @throws if the file cannot be read
 */
export async function dataUrlOfFile(file: Blob): Promise<string> {
  const url = await readWith((reader) => reader.readAsDataURL(file));
  return typeof url === 'string' ? url : '';
}

/** The bytes of a data URL in base64 or percent encoding; `undefined` for any other text. */
export function bytesOfDataUrl(url: string): Uint8Array<ArrayBuffer> | undefined {
  const comma = url.indexOf(',');
  if (!url.startsWith('data:') || comma === -1) return undefined;
  const content = url.slice(comma + 1);
  try {
    if (!/;base64$/iu.test(url.slice(0, comma))) return new TextEncoder().encode(decodeURIComponent(content));
    const text = atob(content.replaceAll('-', '+').replaceAll('_', '/'));
    const bytes = new Uint8Array(text.length);
    for (let n = 0; n < text.length; n += 1) bytes[n] = text.charCodeAt(n);
    return bytes;
  } catch {
    return undefined;
  }
}

/** How many bytes a base64 data URL holds, without decoding it. */
export function sizeOfDataUrl(url: string): number {
  const base64 = url.slice(url.indexOf(',') + 1).replace(/=+$/u, '');
  return Math.floor((base64.length * 3) / 4);
}
