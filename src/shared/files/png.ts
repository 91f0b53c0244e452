import type { StructureProblem } from './jpeg';

/** The parts of a PNG, still compressed. */
export interface PngParts {
  readonly width: number;
  readonly height: number;
  /** Bits of a sample. */
  readonly depth: number;
  readonly colorType: PngColorType;
  readonly isInterlaced: boolean;
  /** Red, green, blue of each colour; empty if the pixels are colours themselves. */
  readonly palette: Uint8Array;
  readonly hasTransparency: boolean;
  /** Whether the samples are all there is to it: no colour profile, gamma or orientation, which browsers follow. */
  readonly isPlain: boolean;
  /** The compressed pixels. */
  readonly data: Uint8Array<ArrayBuffer>;
}

/** Grey, RGB, palette, grey with alpha, RGB with alpha. */
export type PngColorType = 0 | 2 | 3 | 4 | 6;

const SIGNATURE_LENGTH = 8;
const ABOUT_COLOURS = ['iCCP', 'cICP', 'eXIf'];
const GAMMA = ['gAMA', 'cHRM'];

/** Samples of a pixel, by colour type. */
export const PNG_SAMPLES: Readonly<Record<PngColorType, number>> = { 0: 1, 2: 3, 3: 1, 4: 2, 6: 4 };

function isColorType(value: number): value is PngColorType {
  return value in PNG_SAMPLES;
}

function readHeader(data: Uint8Array) {
  const view = new DataView(data.buffer, data.byteOffset, data.byteLength);
  const [depth, colorType, interlace] = [view.getUint8(8), view.getUint8(9), view.getUint8(12)];
  const isKnown = isColorType(colorType) && [1, 2, 4, 8, 16].includes(depth) && interlace <= 1;
  if (!isKnown) return undefined;
  return {
    width: view.getUint32(0),
    height: view.getUint32(4),
    depth,
    colorType,
    isInterlaced: interlace === 1,
  };
}

function joined(parts: readonly Uint8Array[]): Uint8Array<ArrayBuffer> {
  const whole = new Uint8Array(parts.reduce((sum, part) => sum + part.length, 0));
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}

/**
 * Splits a PNG into its parts without decompressing its pixels: it is a sequence of chunks from IHDR to IEND.
 *
 * @param bytes a file that begins as a PNG does (see `fileKindOf`)
 */
export function readPng(bytes: Uint8Array): PngParts | StructureProblem {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  let header: ReturnType<typeof readHeader>;
  let palette = new Uint8Array();
  let hasTransparency = false;
  const packed: Uint8Array[] = [];
  const types = new Set<string>();

  for (let at = SIGNATURE_LENGTH; at + 12 <= bytes.length;) {
    const length = view.getUint32(at);
    const end = at + 12 + length;
    if (end > bytes.length) return 'truncated';
    const type = String.fromCharCode(...bytes.subarray(at + 4, at + 8));
    const data = bytes.subarray(at + 8, end - 4);
    types.add(type);
    if (type === 'IHDR' && length === 13) header = readHeader(data);
    else if (type === 'PLTE') palette = data.slice();
    else if (type === 'tRNS') hasTransparency = true;
    else if (type === 'IDAT') packed.push(data);
    else if (type === 'IEND') {
      if (!header || packed.length === 0) return 'damaged';
      if (header.colorType === 3 && palette.length < 3) return 'damaged';
      // With sRGB, gamma and primaries only repeat it.
      const isPlain = [...ABOUT_COLOURS, ...(types.has('sRGB') ? [] : GAMMA)].every((one) => !types.has(one));
      return { ...header, palette, hasTransparency, isPlain, data: joined(packed) };
    }
    at = end;
  }
  return 'truncated';
}
