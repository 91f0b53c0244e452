import { crc32 } from './crc32';
import { deflateSync } from 'node:zlib';

/** A picture of palette indexes, one byte per pixel, row by row. */
export type Bitmap = { width: number; height: number; pixels: Uint8Array };
export type Colour = readonly [red: number, green: number, blue: number, alpha: number];

export const bitmap = (width: number, height: number): Bitmap => ({
  width,
  height,
  pixels: new Uint8Array(width * height),
});

export function fillRect(
  { width, height, pixels }: Bitmap,
  [x, y, w, h]: [number, number, number, number],
  colour = 1,
): void {
  for (let row = Math.max(0, y); row < Math.min(height, y + h); row += 1) {
    pixels.fill(colour, row * width + Math.max(0, x), row * width + Math.min(width, x + w));
  }
}

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const framed = Buffer.alloc(body.length + 8);
  framed.writeUInt32BE(data.length, 0);
  body.copy(framed, 4);
  framed.writeUInt32BE(crc32(body), body.length + 4);
  return framed;
}

/** A valid PNG with a palette, as a data URL. */
export function pngDataUrl({ width, height, pixels }: Bitmap, palette: readonly Colour[]): string {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  // 8 bits per pixel, colour type 3: palette.
  header.set([8, 3, 0, 0, 0], 8);
  const rows = Buffer.alloc((width + 1) * height);
  for (let y = 0; y < height; y += 1)
    rows.set(pixels.subarray(y * width, (y + 1) * width), y * (width + 1) + 1);
  const file = Buffer.concat([
    Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'),
    chunk('IHDR', header),
    chunk('PLTE', Buffer.from(palette.flatMap(([red, green, blue]) => [red, green, blue]))),
    chunk('tRNS', Buffer.from(palette.map(([, , , alpha]) => alpha))),
    chunk('IDAT', deflateSync(rows)),
    chunk('IEND', Buffer.alloc(0)),
  ]);
  return `data:image/png;base64,${file.toString('base64')}`;
}
