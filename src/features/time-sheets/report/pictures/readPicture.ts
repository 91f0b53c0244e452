import { MAX_PICTURE_PIXELS } from '@/domain/limits';
import { fileKindOf } from '@/shared/files/fileKind';
import { readJpeg } from '@/shared/files/jpeg';
import { type Picture, type PictureReading, unreadable } from './reportPicture';
import { pictureOfPng, pictureOfPngOnPaper } from './pngPicture';

const COLOR_SPACES = new Map<number, Picture['colorSpace']>([
  [1, 'DeviceGray'],
  [3, 'DeviceRGB'],
  [4, 'DeviceCMYK'],
]);

/** A JPEG goes into the PDF unchanged. */
function pictureOfJpeg(data: Uint8Array): PictureReading {
  const facts = readJpeg(data);
  if (typeof facts === 'string') return unreadable(facts);
  const { width, height, components, precision, turns } = facts;
  const colorSpace = COLOR_SPACES.get(components);
  if (!colorSpace || precision !== 8) return unreadable('unknown');
  if (width === 0 || height === 0 || width * height > MAX_PICTURE_PIXELS) return unreadable('size');
  return {
    kind: 'picture',
    picture: { width, height, colorSpace, bitsPerComponent: 8, filter: 'DCTDecode', data, turns },
  };
}

/** Recognises a file by its bytes. PNG and JPEG become pictures; for any other the problem is returned. */
export async function readPicture(bytes: Uint8Array): Promise<PictureReading> {
  if (bytes.length === 0) return unreadable('empty');
  switch (fileKindOf(bytes)) {
    case 'image/jpeg':
      return pictureOfJpeg(bytes);
    case 'image/png':
      return pictureOfPng(bytes);
    case 'application/pdf':
      return { kind: 'pdf' };
    case undefined:
      return unreadable('unknown');
  }
}

/** Like `readPicture`, but puts a PNG on paper with the given ratio of width to height. */
export async function readPictureOnPaper(bytes: Uint8Array, ratio: number): Promise<PictureReading> {
  return fileKindOf(bytes) === 'image/png' ? pictureOfPngOnPaper(bytes, ratio) : readPicture(bytes);
}
