/** The properties of a JPEG, read from its structure. */
export interface JpegFacts {
  /** Pixels as they are stored, before `turns`. */
  readonly width: number;
  readonly height: number;
  /** Samples of a pixel: 1 grey, 3 colour, 4 printer's colours. */
  readonly components: number;
  /** Bits of a sample. */
  readonly precision: number;
  /** Quarter turns clockwise until the picture is upright: cameras record how they were held. */
  readonly turns: 0 | 1 | 2 | 3;
  /**
   * Whether a PDF that holds the file as it is shows what a browser shows. Not so with a colour profile, a mirrored or
   * doubled orientation, colours that are not what a PDF expects, or bytes between the segments.
   */
  readonly isPlain: boolean;
}

/** Why a picture's file cannot be used: it ends too early, contradicts itself, or is of an unsupported kind. */
export type StructureProblem = 'truncated' | 'damaged' | 'unknown';

const EOI = 0xd9;
const SOS = 0xda;
const EXIF = 0xe1;
const PROFILE = 0xe2;
const ADOBE = 0xee;
/** Baseline, extended and progressive: the kinds that browsers draw and a PDF can hold. */
const FRAMES = new Set([0xc0, 0xc1, 0xc2]);
/** Lossless, arithmetic and hierarchical frames (C4, C8 and CC are tables). */
const FOREIGN_FRAMES = new Set([0xc3, 0xc5, 0xc6, 0xc7, 0xc9, 0xca, 0xcb, 0xcd, 0xce, 0xcf]);
/** Exif orientation to quarter turns; the others (2, 4, 5, 7) are mirrored. */
const TURNS = new Map<number, JpegFacts['turns']>([
  [1, 0],
  [3, 2],
  [6, 1],
  [8, 3],
]);

type Frame = Omit<JpegFacts, 'turns'>;

/** The text at the beginning of a segment, without the zeros of UTF-16. */
const textOf = (segment: Uint8Array) =>
  String.fromCharCode(...segment.subarray(0, 4096)).replaceAll('\0', '');

/**
 * Reads the structure of a JPEG up to its end mark. Viewers show the available part of a truncated one and leave the
 * rest grey, which on a receipt may be the amount, so it counts as unreadable here.
 *
 * @param bytes a file that begins as a JPEG does (see `fileKindOf`)
 */
export function readJpeg(bytes: Uint8Array): JpegFacts | StructureProblem {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  let frame: Frame | undefined;
  const orientations: number[] = [];
  let isPlain = true;
  let hasScan = false;
  let at = 2;

  while (at + 4 <= bytes.length || bytes[at + 1] === EOI) {
    if (bytes[at] !== 0xff) {
      // Some writers leave bytes between the segments, which every reader skips.
      isPlain = false;
      at = bytes.indexOf(0xff, at);
      if (at === -1) return 'truncated';
      continue;
    }
    const marker = bytes[at + 1] ?? 0;
    if (marker === EOI) {
      if (!frame || !hasScan) return 'damaged';
      const turns = TURNS.get(orientations[0] ?? 1);
      isPlain &&= frame.isPlain && turns !== undefined && orientations.length < 2;
      return { ...frame, turns: turns ?? 0, isPlain };
    }
    if (marker === 0xff) {
      at += 1;
      continue;
    }
    const length = view.getUint16(at + 2);
    const end = at + 2 + length;
    if (length < 2) return 'damaged';
    if (end > bytes.length) return 'truncated';

    if (FOREIGN_FRAMES.has(marker)) return 'unknown';
    if (FRAMES.has(marker)) frame = readFrame(view, at + 4, length);
    const content = bytes.subarray(at + 4, end);
    if (marker === EXIF && textOf(content).startsWith('Exif')) orientations.push(orientationOf(content));
    if (marker === PROFILE && textOf(content).startsWith('ICC_PROFILE'))
      isPlain &&= textOf(content).includes('sRGB');
    if (marker === ADOBE && textOf(content).startsWith('Adobe')) isPlain &&= content[11] === 1;
    if (marker === SOS) hasScan = true;
    at = marker === SOS ? endOfScan(bytes, end) : end;
  }
  return 'truncated';
}

function readFrame(view: DataView, at: number, length: number): Frame | undefined {
  if (length < 8) return undefined;
  const components = view.getUint8(at + 5);
  if (length < 8 + components * 3) return undefined;
  return {
    precision: view.getUint8(at),
    height: view.getUint16(at + 1),
    width: view.getUint16(at + 3),
    components,
    // Browsers take colours called R, G and B as they are, and convert those of printers.
    isPlain:
      components === 1 ||
      (components === 3 && [1, 2, 3].every((id, n) => view.getUint8(at + 6 + n * 3) === id)),
  };
}

/** Where the coded pixels end: at the next marker that is neither an escaped FF nor a restart mark. */
function endOfScan(bytes: Uint8Array, start: number): number {
  let at = start;
  for (;;) {
    at = bytes.indexOf(0xff, at);
    if (at === -1) return bytes.length;
    const next = bytes[at + 1];
    if (next === undefined) return bytes.length;
    if (next === 0xff) at += 1;
    else if (next === 0 || (next >= 0xd0 && next <= 0xd7)) at += 2;
    else return at;
  }
}

/** The orientation that a camera wrote into the Exif part: 1 if it wrote none, 0 if it cannot be read. */
function orientationOf(segment: Uint8Array): number {
  if (segment.length < 14) return 1;
  const tiff = new DataView(segment.buffer, segment.byteOffset + 6, segment.byteLength - 6);
  const isLittle = tiff.getUint16(0) === 0x4949;
  const directory = tiff.getUint32(4, isLittle);
  if (directory + 2 > tiff.byteLength) return 0;
  const entries = tiff.getUint16(directory, isLittle);
  for (let n = 0; n < entries; n += 1) {
    const entry = directory + 2 + n * 12;
    if (entry + 12 > tiff.byteLength) return 0;
    const isShort = tiff.getUint16(entry + 2, isLittle) === 3;
    if (tiff.getUint16(entry, isLittle) === 0x0112) return isShort ? tiff.getUint16(entry + 8, isLittle) : 0;
  }
  return 1;
}
