import { inflateSync } from 'node:zlib';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  jpegFile,
  plainPng,
  pngFile,
  resizedJpegFile,
  signaturePng,
  turnedJpegFile,
} from '../testing/pictureFiles';
import { type Picture, uprightSize } from './picture';
import { readPicture, readPictureOnPaper } from './readPicture';

async function pictureIn(bytes: Uint8Array): Promise<Picture> {
  const reading = await readPicture(bytes);
  if (reading.kind !== 'picture') throw new Error(JSON.stringify(reading));
  return reading.picture;
}
const pixelsOf = ({ data }: Picture) => [...inflateSync(data)];
const problem = (name: string) => ({ kind: 'problem', problem: name });

describe('a JPEG', () => {
  test('goes into the PDF unchanged', async () => {
    const file = jpegFile();
    expect(await pictureIn(file)).toMatchObject({
      width: 40,
      height: 20,
      colorSpace: 'DeviceRGB',
      filter: 'DCTDecode',
      data: file,
      turns: 0,
    });
  });

  test.each([
    [1, 0, 40, 20],
    [3, 2, 40, 20],
    [6, 1, 20, 40],
    [8, 3, 20, 40],
  ])(
    'with orientation %i needs %i quarter turns and is %i by %i',
    async (orientation, turns, width, height) => {
      const picture = await pictureIn(turnedJpegFile(orientation));
      expect(picture.turns).toBe(turns);
      expect(uprightSize(picture)).toEqual({ width, height });
    },
  );

  test('is not shown if it is truncated, wherever it ends', async () => {
    const file = jpegFile();
    for (let length = 4; length < file.length; length += 1) {
      expect(await readPicture(file.subarray(0, length))).toEqual(problem('truncated'));
    }
  });

  test('may have any bytes after its end', async () => {
    const padded = new Uint8Array(jpegFile().length + 100);
    padded.set(jpegFile());
    expect((await readPicture(padded)).kind).toBe('picture');
  });

  test('is not shown without pixels', async () => {
    expect(await readPicture(resizedJpegFile(0, 0))).toEqual(problem('size'));
    expect(await readPicture(resizedJpegFile(65_535, 65_535))).toEqual(problem('size'));
  });
});

describe('a PNG', () => {
  test('without transparency goes into the PDF unchanged', async () => {
    expect(await pictureIn(plainPng(7, 3))).toMatchObject({
      width: 7,
      height: 3,
      colorSpace: 'DeviceRGB',
      decodeParameters: '/Predictor 15 /Colors 3 /BitsPerComponent 8 /Columns 7',
    });
    const palette = [255, 0, 0, 0, 255, 0];
    const lines = Uint8Array.of(0, 0b0100_0000);
    const indexed = pngFile({ width: 2, height: 1, depth: 1, colorType: 3, palette, lines });
    expect(await pictureIn(indexed)).toMatchObject({ colorSpace: 'Indexed', palette, bitsPerComponent: 1 });
  });

  test.each([
    [
      'RGB with alpha',
      { colorType: 6, lines: [0, 255, 0, 0, 255, 0, 0, 255, 0] },
      [255, 0, 0, 255, 255, 255],
    ],
    ['half transparent', { colorType: 6, lines: [0, 0, 0, 0, 51, 0, 0, 0, 255] }, [204, 204, 204, 0, 0, 0]],
    ['grey with alpha', { colorType: 4, lines: [0, 10, 255, 10, 0] }, [10, 10, 10, 255, 255, 255]],
    [
      '16 bits',
      { colorType: 4, depth: 16, lines: [0, 10, 99, 255, 255, 9, 9, 0, 0] },
      [10, 10, 10, 255, 255, 255],
    ],
    ['a hidden grey', { colorType: 0, transparency: [0, 7], lines: [0, 7, 8] }, [255, 255, 255, 8, 8, 8]],
    [
      'a hidden bit',
      { colorType: 0, depth: 1, transparency: [0, 1], lines: [0, 0b1000_0000] },
      [255, 255, 255, 0, 0, 0],
    ],
    [
      'a hidden colour',
      { width: 3, colorType: 2, transparency: [0, 1, 0, 2, 0, 3], lines: [0, 1, 2, 3, 1, 2, 4, 0, 2, 3] },
      [255, 255, 255, 1, 2, 4, 0, 2, 3],
    ],
    [
      'a palette with alpha',
      { colorType: 3, palette: [1, 2, 3, 4, 5, 6], transparency: [0], lines: [0, 0, 1] },
      [255, 255, 255, 4, 5, 6],
    ],
    ['a filter: left', { colorType: 6, lines: [1, 10, 20, 30, 255, 1, 1, 1, 0] }, [10, 20, 30, 11, 21, 31]],
  ])('with %s is drawn on white', async (_kind, plan, pixels) => {
    const file = pngFile({ width: 2, height: 1, ...plan, lines: Uint8Array.from(plan.lines) });
    expect(pixelsOf(await pictureIn(file))).toEqual(pixels);
  });

  test('is read correctly if its lines are filtered', async () => {
    const row = fc.uint8Array({ minLength: 12, maxLength: 12 });
    await fc.assert(
      fc.asyncProperty(fc.array(row, { minLength: 2, maxLength: 5 }), async (rows) => {
        // Greyscale with full alpha; each line uses the filter "Up".
        const opaque = rows.map((line) => line.map((value, n) => (n % 2 === 1 ? 255 : value)));
        const filtered = opaque.map((line, y) => {
          const above = opaque[y - 1];
          return [2, ...line.map((value, n) => value - (above?.[n] ?? 0))];
        });
        const file = pngFile({
          width: 6,
          height: rows.length,
          colorType: 4,
          lines: Uint8Array.from(filtered.flat()),
        });
        const grey = opaque.flatMap((line) => [...line].filter((_, n) => n % 2 === 0));
        expect(pixelsOf(await pictureIn(file))).toEqual(grey.flatMap((value) => [value, value, value]));
      }),
      { numRuns: 20 },
    );
  });

  test('is read in order if it is interlaced', async () => {
    // 3 by 3: passes 1, 4, 5, 6 and 7 have pixels.
    const lines = Uint8Array.from(
      [
        [0, 1],
        [0, 3],
        [0, 7, 9],
        [0, 2],
        [0, 8],
        [0, 4, 5, 6],
      ].flat(),
    );
    const file = pngFile({ width: 3, height: 3, colorType: 0, isInterlaced: true, lines });
    expect(pixelsOf(await pictureIn(file)).filter((_, n) => n % 3 === 0)).toEqual([
      1, 2, 3, 4, 5, 6, 7, 8, 9,
    ]);
  });

  test('is not shown if it is truncated or damaged', async () => {
    const file = signaturePng(30, 10);
    expect(await readPicture(file.subarray(0, file.length - 5))).toEqual(problem('truncated'));
    expect(await readPicture(file.subarray(0, 60))).toEqual(problem('truncated'));
    const wrong = file.slice();
    wrong[60] = (wrong[60] ?? 0) ^ 1;
    expect(await readPicture(wrong)).toEqual(problem('damaged'));
    const short = pngFile({ width: 9, height: 9, colorType: 6, lines: new Uint8Array(5) });
    expect(await readPicture(short)).toEqual(problem('damaged'));
    const bomb = pngFile({ width: 1, height: 1, colorType: 6, lines: new Uint8Array(1_000_000) });
    expect(await readPicture(bomb)).toEqual(problem('damaged'));
  });

  test('is not shown without pixels', async () => {
    expect(await readPicture(plainPng(0, 0))).toEqual(problem('size'));
  });
});

describe('other files', () => {
  test('are recognised by their bytes', async () => {
    const text = (content: string) => new TextEncoder().encode(content);
    expect(await readPicture(new Uint8Array())).toEqual(problem('empty'));
    expect(await readPicture(text('%PDF-1.7'))).toEqual({ kind: 'pdf' });
    expect(await readPicture(text('GIF89a'))).toEqual(problem('unknown'));
    expect(await readPicture(text('<html>'))).toEqual(problem('unknown'));
  });

  test('never make the reader throw', async () => {
    const starts = fc.constantFrom(
      [],
      [0xff, 0xd8, 0xff],
      [...plainPng(2, 2).subarray(0, 8)],
      [...jpegFile()],
    );
    await fc.assert(
      fc.asyncProperty(starts, fc.uint8Array({ maxLength: 300 }), async (start, rest) => {
        const reading = await readPicture(Uint8Array.from([...start, ...rest]));
        expect(['picture', 'pdf', 'problem']).toContain(reading.kind);
      }),
      { numRuns: 200 },
    );
  });
});

test.each([
  [300, 20],
  [20, 300],
  [240, 120],
  [1, 1],
])('a signature of %i by %i is put on paper of two to one', async (width, height) => {
  const reading = await readPictureOnPaper(signaturePng(width, height), 2);
  if (reading.kind !== 'picture') throw new Error(JSON.stringify(reading));
  const { picture } = reading;
  expect(picture.width).toBe(picture.height * 2);
  expect(picture.width).toBeGreaterThanOrEqual(width);
  const green = pixelsOf(picture).filter((value, n) => n % 3 === 0 && value === 28);
  expect(green).toHaveLength(width);
});
