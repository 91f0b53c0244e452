import { crc32 } from './crc32';
import { MAX_PIXELS, type Picture, type PictureReading, unreadable } from './picture';
import { type PngHeader, type Raster, decodePng } from './pngRaster';
import { deflate } from './zlib';

const SIGNATURE = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];

/** Whether bytes begin as a PNG does. */
export function isPng(bytes: Uint8Array): boolean {
  return SIGNATURE.every((byte, index) => bytes[index] === byte);
}

/** The parts of a PNG that matter here. */
interface PngParts {
  readonly header: PngHeader;
  readonly palette: Uint8Array;
  readonly transparency: Uint8Array | null;
  /** The packed pixels. */
  readonly data: Uint8Array;
}

/** Colour types and their samples per pixel: grey, RGB, palette, grey with alpha, RGB with alpha. */
const SAMPLES = new Map([
  [0, 1],
  [2, 3],
  [3, 1],
  [4, 2],
  [6, 4],
]);

/**
 * Reads a PNG. One without transparency goes into the PDF as it is: the two formats pack pixels alike. Any other is
 * unpacked and laid on white, the colour of the paper.
 */
export async function readPng(bytes: Uint8Array): Promise<PictureReading> {
  const parts = readParts(bytes);
  if ('kind' in parts) return parts;
  const { header, palette, transparency, data } = parts;
  if (!header.isInterlaced && transparency === null && header.colorType < 4) {
    return { kind: 'picture', picture: asItIs(header, palette, data) };
  }
  const raster = await decodePng(parts);
  if (raster === undefined) return unreadable('damaged');
  return { kind: 'picture', picture: await pictureOfRaster(raster) };
}

/**
 * Reads a PNG and lays it on white paper of a given shape, at the middle of its lower edge, without distortion.
 *
 * @param ratio width of the paper divided by its height
 */
export async function readPngOnPaper(bytes: Uint8Array, ratio: number): Promise<PictureReading> {
  const parts = readParts(bytes);
  if ('kind' in parts) return parts;
  const raster = await decodePng(parts);
  if (raster === undefined) return unreadable('damaged');
  const height = Math.max(raster.height, Math.ceil(raster.width / ratio));
  const width = Math.max(raster.width, Math.round(height * ratio));
  if (width * height > MAX_PIXELS) return unreadable('size');

  const rgb = new Uint8Array(width * height * 3).fill(255);
  const left = Math.floor((width - raster.width) / 2);
  const top = height - raster.height;
  for (let y = 0; y < raster.height; y += 1) {
    const line = raster.rgb.subarray(y * raster.width * 3, (y + 1) * raster.width * 3);
    rgb.set(line, ((top + y) * width + left) * 3);
  }
  return { kind: 'picture', picture: await pictureOfRaster({ width, height, rgb }) };
}

async function pictureOfRaster({ width, height, rgb }: Raster): Promise<Picture> {
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

function asItIs(
  { width, height, depth, colorType }: PngHeader,
  palette: Uint8Array,
  data: Uint8Array,
): Picture {
  const colors = colorType === 2 ? 3 : 1;
  return {
    width,
    height,
    colorSpace: colorType === 3 ? 'Indexed' : colorType === 2 ? 'DeviceRGB' : 'DeviceGray',
    bitsPerComponent: depth,
    filter: 'FlateDecode',
    // 15: each line of a PNG says for itself how it was predicted.
    decodeParameters: `/Predictor 15 /Colors ${colors} /BitsPerComponent ${depth} /Columns ${width}`,
    ...(colorType === 3 ? { palette: Array.from(palette) } : {}),
    data,
    turns: 0,
  };
}

function readParts(bytes: Uint8Array): PngParts | PictureReading {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  let header: PngHeader | undefined;
  let palette = new Uint8Array();
  let transparency: Uint8Array | null = null;
  const packed: Uint8Array[] = [];

  for (let at = SIGNATURE.length; at + 12 <= bytes.length;) {
    const length = view.getUint32(at);
    const end = at + 12 + length;
    if (end > bytes.length) return unreadable('truncated');
    const type = String.fromCharCode(...bytes.subarray(at + 4, at + 8));
    const data = bytes.subarray(at + 8, at + 8 + length);
    if (crc32(bytes.subarray(at + 4, at + 8 + length)) !== view.getUint32(end - 4))
      return unreadable('damaged');

    if (type === 'IHDR' && length === 13) header = readHeader(data);
    else if (type === 'PLTE') palette = data.slice();
    else if (type === 'tRNS') transparency = data;
    else if (type === 'IDAT') packed.push(data);
    else if (type === 'IEND') {
      const problem = problemOf(header, palette, packed);
      if (problem || !header) return problem ?? unreadable('damaged');
      return { header, palette, transparency, data: joined(packed) };
    }
    at = end;
  }
  return unreadable('truncated');
}

function readHeader(data: Uint8Array): PngHeader {
  const view = new DataView(data.buffer, data.byteOffset, data.byteLength);
  const colorType = view.getUint8(9);
  return {
    width: view.getUint32(0),
    height: view.getUint32(4),
    depth: view.getUint8(8),
    colorType,
    samples: SAMPLES.get(colorType) ?? 0,
    isInterlaced: view.getUint8(12) !== 0,
  };
}

function problemOf(header: PngHeader | undefined, palette: Uint8Array, packed: readonly Uint8Array[]) {
  if (!header || packed.length === 0) return unreadable('damaged');
  const { width, height, colorType, samples, depth } = header;
  if (samples === 0 || ![1, 2, 4, 8, 16].includes(depth)) return unreadable('damaged');
  if (colorType === 3 && (palette.length < 3 || palette.length % 3 !== 0)) return unreadable('damaged');
  if (width === 0 || height === 0 || width * height > MAX_PIXELS) return unreadable('size');
  return undefined;
}

function joined(parts: readonly Uint8Array[]): Uint8Array {
  const [first] = parts;
  if (parts.length === 1 && first) return first;
  const whole = new Uint8Array(parts.reduce((sum, part) => sum + part.length, 0));
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}
