import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { inspect } from './inspectFile';
import { readJpeg } from './jpeg';
import { readPng } from './png';

const folder = path.resolve(import.meta.dirname, '../../../tests/receipts');
const fileOf = (name: string) => new Uint8Array(readFileSync(path.join(folder, name)));

/** A JPEG with a segment after its first mark, where cameras and editors write theirs. */
function withSegment(name: string, marker: number, content: string): Uint8Array {
  const bytes = fileOf(name);
  const text = Uint8Array.from(content, (letter) => letter.codePointAt(0) ?? 0);
  return Uint8Array.of(
    ...bytes.subarray(0, 2),
    0xff,
    marker,
    0,
    text.length + 2,
    ...text,
    ...bytes.subarray(2),
  );
}
const exif = (orientation: number, type = 3) =>
  `Exif\0\0II*\0\b\0\0\0\u0001\0\u0012\u0001${String.fromCharCode(type)}\0\u0001\0\0\0${String.fromCharCode(orientation)}\0\0\0\0\0\0\0`;
/** The same picture as `exif-5.jpg`, without any orientation. */
const plain = () => {
  const bytes = fileOf('exif-5.jpg');
  return Uint8Array.of(...bytes.subarray(0, 2), ...bytes.subarray(38));
};

describe('what a PDF would show differently from a browser', () => {
  test.each([
    ['a profile of other colours', fileOf('adobe-rgb.jpg')],
    ['a mirrored orientation', fileOf('exif-5.jpg')],
    ['two orientations', fileOf('exif-twice.jpg')],
    ['colours called R, G and B', fileOf('rgb-without-adobe.jpg')],
    ['bytes between the segments', fileOf('padding-between-segments.jpg')],
    ['an orientation of an unknown type', withSegment('adobe-rgb.jpg', 0xe1, exif(6, 4))],
    ['a profile of printers', withSegment('exif-twice.jpg', 0xe2, 'ICC_PROFILE\0\u0001\u0001 prtrCMYK')],
    ['RGB by the word of Adobe', withSegment('exif-twice.jpg', 0xee, 'Adobe\0d\0\0\0\0\0')],
  ])('a JPEG with %s is drawn by the browser (R-8.53)', (_what, bytes) => {
    expect(readJpeg(bytes)).toMatchObject({ isPlain: false, width: 240, height: 120 });
    expect(inspect(bytes)).toEqual({ kind: 'image/jpeg' });
  });

  test('a JPEG without all that, or with a profile of screens, is not', () => {
    expect(readJpeg(plain())).toMatchObject({ isPlain: true, turns: 0 });
    const [head, rest] = [plain().subarray(0, 2), plain().subarray(2)];
    const profile = Uint8Array.from(
      'ICC_PROFILE\0\u0001\u0001 desc s\0R\0G\0B',
      (letter) => letter.codePointAt(0) ?? 0,
    );
    const withProfile = Uint8Array.of(...head, 0xff, 0xe2, 0, profile.length + 2, ...profile, ...rest);
    expect(readJpeg(withProfile)).toMatchObject({ isPlain: true });
  });

  test('a PNG with an orientation is drawn by the browser, a common one is not', () => {
    expect(readPng(fileOf('exif-6.png'))).toMatchObject({ isPlain: false });
    expect(readPng(fileOf('row-too-many.png'))).toMatchObject({ isPlain: true });
  });
});
