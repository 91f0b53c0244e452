import { crc32, deflateSync } from 'node:zlib';

/** 40 by 20 pixels, from white to blue. */
const JPEG =
  '/9j/4AAQSkZJRgABAQAAAQABAAD/2wBDAA0JCgsKCA0LCgsODg0PEyAVExISEyccHhcgLikxMC4pLSwzOko+MzZGNywtQFdBRkxOUlNSMj5aYVpQYEpRUk//2wBDAQ4ODhMREyYVFSZPNS01T09PT09PT09PT09PT09PT09PT09PT09PT09PT09PT09PT09PT09PT09PT09PT09PT0//wAARCAAUACgDASIAAhEBAxEB/8QAFQABAQAAAAAAAAAAAAAAAAAAAAb/xAAZEAEAAgMAAAAAAAAAAAAAAAAAFWIDFFL/xAAXAQEBAQEAAAAAAAAAAAAAAAAAAgQF/8QAFhEBAQEAAAAAAAAAAAAAAAAAABET/9oADAMBAAIRAxEAPwCzl7EvZAS9iXs14Jq/l7EvZAS9iXsYFX8vYQEvYMCorYy9Gxl6B0EGxl6NjL0AGxl6AB//2Q==';

/** A small JPEG, 40 by 20. */
export function jpegFile(): Uint8Array {
  return new Uint8Array(Buffer.from(JPEG, 'base64'));
}

function joined(...parts: readonly Iterable<number>[]): Uint8Array {
  return Uint8Array.from(parts.flatMap((part) => Array.from(part)));
}

/** The same JPEG with one of the eight orientations that a camera records. */
export function turnedJpegFile(orientation: number): Uint8Array {
  const exif = joined(
    Buffer.from('Exif\0\0II*\0', 'latin1'),
    [8, 0, 0, 0, 1, 0],
    [0x12, 0x01, 3, 0, 1, 0, 0, 0, orientation, 0, 0, 0],
    [0, 0, 0, 0],
  );
  const segment = joined([0xff, 0xe1, 0, exif.length + 2], exif);
  const jpeg = jpegFile();
  return joined(jpeg.subarray(0, 2), segment, jpeg.subarray(2));
}

/** The same JPEG with another size written into its frame. */
export function resizedJpegFile(width: number, height: number): Uint8Array {
  const jpeg = jpegFile();
  const frame = jpeg.findIndex((byte, index) => byte === 0xff && jpeg[index + 1] === 0xc0);
  jpeg.set([height >> 8, height & 255, width >> 8, width & 255], frame + 5);
  return jpeg;
}

export interface PngPlan {
  readonly width: number;
  readonly height: number;
  readonly depth?: number;
  readonly colorType: number;
  readonly isInterlaced?: boolean;
  readonly palette?: readonly number[];
  readonly transparency?: readonly number[];
  /** The uncompressed lines, each with its filter byte. */
  readonly lines: Uint8Array;
}

function chunk(type: string, data: Uint8Array): Uint8Array {
  const named = joined(Buffer.from(type, 'latin1'), data);
  const frame = new DataView(new ArrayBuffer(8));
  frame.setUint32(0, data.length);
  frame.setUint32(4, crc32(named));
  const numbers = new Uint8Array(frame.buffer);
  return joined(numbers.subarray(0, 4), named, numbers.subarray(4));
}

/** A PNG file made from its parts. */
export function pngFile(plan: PngPlan): Uint8Array {
  const { width, height, depth = 8, colorType, isInterlaced = false, palette, transparency, lines } = plan;
  const header = new DataView(new ArrayBuffer(13));
  header.setUint32(0, width);
  header.setUint32(4, height);
  header.setUint8(8, depth);
  header.setUint8(9, colorType);
  header.setUint8(12, isInterlaced ? 1 : 0);
  return joined(
    [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a],
    chunk('IHDR', new Uint8Array(header.buffer)),
    palette ? chunk('PLTE', Uint8Array.from(palette)) : [],
    transparency ? chunk('tRNS', Uint8Array.from(transparency)) : [],
    chunk('IDAT', deflateSync(lines)),
    chunk('IEND', new Uint8Array()),
  );
}

/** An opaque RGB picture in one colour. */
export function plainPng(width: number, height: number): Uint8Array {
  return pngFile({ width, height, colorType: 2, lines: new Uint8Array(height * (width * 3 + 1)) });
}

/** A green stroke on a transparent background, as from the signature pad. */
export function signaturePng(width: number, height: number): Uint8Array {
  const line = [0, ...Array.from({ length: width }, () => [28, 125, 67, 255]).flat()];
  const empty = Array.from({ length: width * 4 + 1 }, () => 0);
  const lines = Array.from({ length: height }, (_, y) => (y === height >> 1 ? line : empty)).flat();
  return pngFile({ width, height, colorType: 6, lines: Uint8Array.from(lines) });
}

/** Bytes as a data URL without a type. */
export function dataUrl(bytes: Uint8Array): string {
  return `data:;base64,${Buffer.from(bytes).toString('base64')}`;
}
