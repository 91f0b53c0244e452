import type { Picture, PictureReading } from './picture';

/** Pixels on white: red, green, blue. */
export interface Raster {
  readonly width: number;
  readonly height: number;
  readonly rgb: Uint8Array<ArrayBuffer>;
}

/** For the browser's own zlib, which is faster than JavaScript and needs no download. */
export function streamOf(bytes: Uint8Array<ArrayBuffer>): ReadableStream<BufferSource> {
  return new ReadableStream({
    start(controller) {
      controller.enqueue(bytes);
      controller.close();
    },
  });
}

/** Compresses bytes like zlib. */
async function deflate(bytes: Uint8Array<ArrayBuffer>): Promise<Uint8Array> {
  const packed = streamOf(bytes).pipeThrough(new CompressionStream('deflate'));
  return new Uint8Array(await new Response(packed).arrayBuffer());
}

/** Pixels as a picture of a PDF. */
export async function pictureOfRaster({ width, height, rgb }: Raster): Promise<Picture> {
  const data = await deflate(rgb);
  return {
    width,
    height,
    colorSpace: 'DeviceRGB',
    bitsPerComponent: 8,
    filter: 'FlateDecode',
    data,
    turns: 0,
  };
}

/** A picture that is drawn has at most so many pixels: sharp on a page, and not too large for a phone's canvas. */
const MOST_DRAWN_PIXELS = 8_000_000;
const JPEG_QUALITY = 0.92;

/** The picture as the browser draws it, on white: turned, and in the colours of screens. */
export async function pictureByBrowser(
  bytes: Uint8Array,
  type: 'image/png' | 'image/jpeg',
): Promise<PictureReading | undefined> {
  if (typeof createImageBitmap !== 'function' || typeof OffscreenCanvas !== 'function') return undefined;
  try {
    const bitmap = await createImageBitmap(new Blob([new Uint8Array(bytes)], { type }));
    const scale = Math.min(1, Math.sqrt(MOST_DRAWN_PIXELS / (bitmap.width * bitmap.height)));
    const width = Math.max(1, Math.round(bitmap.width * scale));
    const height = Math.max(1, Math.round(bitmap.height * scale));
    const canvas = new OffscreenCanvas(width, height);
    const context = canvas.getContext('2d');
    if (!context) return undefined;
    context.fillStyle = '#ffffff';
    context.fillRect(0, 0, width, height);
    context.imageSmoothingQuality = 'high';
    context.drawImage(bitmap, 0, 0, width, height);
    bitmap.close();
    if (type === 'image/png') {
      const { data } = context.getImageData(0, 0, width, height);
      const rgb = new Uint8Array(width * height * 3);
      for (let pixel = 0; pixel < width * height; pixel += 1) {
        for (let sample = 0; sample < 3; sample += 1) rgb[pixel * 3 + sample] = data[pixel * 4 + sample] ?? 0;
      }
      return { kind: 'picture', picture: await pictureOfRaster({ width, height, rgb }) };
    }
    const drawn = await canvas.convertToBlob({ type, quality: JPEG_QUALITY });
    const data = new Uint8Array(await drawn.arrayBuffer());
    return { kind: 'picture', picture: pictureOfDrawnJpeg(data, { width, height }) };
  } catch {
    return undefined;
  }
}

/** A JPEG that a canvas has written. */
export function pictureOfDrawnJpeg(
  data: Uint8Array,
  size: { readonly width: number; readonly height: number },
): Picture {
  return { ...size, colorSpace: 'DeviceRGB', bitsPerComponent: 8, filter: 'DCTDecode', data, turns: 0 };
}
