import { jsPDF } from 'jspdf';

/** An image as a PDF stores it: samples in a filter that every viewer supports. */
export interface Picture {
  /** Pixels as they are stored, before `turns`. */
  readonly width: number;
  readonly height: number;
  readonly colorSpace: 'DeviceGray' | 'DeviceRGB' | 'DeviceCMYK' | 'Indexed';
  readonly bitsPerComponent: number;
  readonly filter: 'DCTDecode' | 'FlateDecode';
  /** The predictors of `FlateDecode` samples. */
  readonly decodeParameters?: string;
  /** Red, green and blue of each colour of an `Indexed` picture. */
  readonly palette?: readonly number[];
  readonly data: Uint8Array;
  /** Quarter turns clockwise until the picture is upright, because cameras only record how they were held. */
  readonly turns: 0 | 1 | 2 | 3;
}

/** Why a file cannot be shown as a picture. */
export type PictureProblem =
  /** No bytes at all. */
  | 'empty'
  /** Neither PNG nor JPEG, whatever its name, or a variant that a PDF cannot hold. */
  | 'unknown'
  /** The file is truncated. */
  | 'truncated'
  /** Its checksums or contents are wrong. */
  | 'damaged'
  /** No pixels, or too many to process. */
  | 'size';

/** The result of reading a file. */
export type PictureReading =
  | { readonly kind: 'picture'; readonly picture: Picture }
  | { readonly kind: 'pdf' }
  | { readonly kind: 'problem'; readonly problem: PictureProblem };

/** A reading with a problem. */
export function unreadable(problem: PictureProblem): Extract<PictureReading, { kind: 'problem' }> {
  return { kind: 'problem', problem };
}

/** Width and height of the picture once it is upright. */
export function uprightSize({ width, height, turns }: Picture): { width: number; height: number } {
  return turns % 2 === 0 ? { width, height } : { width: height, height: width };
}

/** A box on a page, in millimetres from its upper left corner. */
export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/**
 * jsPDF takes image formats as plug-ins, `process` and a name. Ours receives pictures that have already been read,
 * because jsPDF would read them again, misses truncated ones, and packs PNG so slowly that a photo takes seconds.
 */
const FORMAT = 'READYPICTURE';

/** The picture of each key. Only the key passes through jsPDF, so the picture itself is not copied. */
const pictures = new WeakMap<Uint8Array, Picture>();
const keys = new WeakMap<Picture, Uint8Array>();

Object.assign(jsPDF.API, {
  [`process${FORMAT}`](key: Uint8Array, index: number, alias: string) {
    const picture = pictures.get(key);
    if (!picture) return undefined;
    const { data, turns: _turns, ...properties } = picture;
    return { ...properties, data: binaryText(data), index, alias };
  },
});

let count = 0;

function keyOf(picture: Picture): Uint8Array {
  const known = keys.get(picture);
  if (known) return known;
  count += 1;
  // Unlike the first bytes of any image format, and unique per picture, because the alias is made from it.
  const key = Uint8Array.of(1, count & 0xff, (count >> 8) & 0xff, (count >> 16) & 0xff);
  keys.set(picture, key);
  pictures.set(key, picture);
  return key;
}

/**
 * Draws a picture upright into a box with its aspect ratio. The same picture on many pages is stored once.
 * A quarter turn moves the corner at which jsPDF starts, so the box is placed around that corner: jsPDF rotates a
 * picture anticlockwise about its lower left corner.
 */
export function addPicture(doc: jsPDF, picture: Picture, { x, y, width, height }: Box): void {
  const key = keyOf(picture);
  const alias = `picture ${Array.from(key).join('.')}`;
  const place = {
    0: { x, y, w: width, h: height, angle: 0 },
    1: { x, y: y - width, w: height, h: width, angle: -90 },
    2: { x: x + width, y: y - height, w: width, h: height, angle: 180 },
    3: { x: x + width, y: y + height - width, w: height, h: width, angle: 90 },
  }[picture.turns];
  doc.addImage(key, FORMAT, place.x, place.y, place.w, place.h, alias, 'NONE', place.angle);
}

/**
 * The largest box of an aspect ratio that fits into another box.
 * @param size upright size, in pixels or points
 * @param most maximum millimetres per pixel or point, so that a tiny picture is not blown up
 */
export function fitInto(
  size: { readonly width: number; readonly height: number },
  room: Box,
  most: number,
): Box {
  const scale = Math.min(room.width / size.width, room.height / size.height, most);
  const [width, height] = [size.width * scale, size.height * scale];
  return { x: room.x + (room.width - width) / 2, y: room.y, width, height };
}

const CHUNK = 0x2000;

/** Bytes as text of one letter each, the form in which jsPDF keeps files. */
export function binaryText(bytes: Uint8Array): string {
  let text = '';
  for (let at = 0; at < bytes.length; at += CHUNK)
    text += String.fromCharCode(...bytes.subarray(at, at + CHUNK));
  return text;
}
