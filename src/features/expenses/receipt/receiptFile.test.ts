import { describe, expect, test } from 'vitest';
import { sampleBytes } from '../../../../tests/journeys/expensesScreen';
import { inspect } from '@/shared/files/inspectFile';
import { nameOf } from './receiptFile';

/** Copies the bytes with some of them replaced. */
function patched(bytes: Uint8Array, at: number, values: readonly number[]): Uint8Array {
  const copy = bytes.slice();
  copy.set(values, at);
  return copy;
}

const png = sampleBytes('png');
const jpeg = sampleBytes('jpeg');
const pdf = sampleBytes('pdf');
/** Index of the sample's frame marker; height and width follow it. */
const frame = jpeg.findIndex((byte, at) => byte === 0xff && jpeg[at + 1] === 0xc0);

describe('a receipt is PDF, PNG or JPEG by its content', () => {
  test.each([
    ['application/pdf', pdf],
    ['image/png', png],
    ['image/jpeg', jpeg],
    // Cameras may append bytes after the end marker.
    ['image/jpeg', Uint8Array.of(...jpeg, 0, 1, 2, 3)],
    ['application/pdf', Uint8Array.of(...pdf, 10, 10)],
    ['application/pdf', Uint8Array.of(0xef, 0xbb, 0xbf, ...pdf)],
    // Some files have no end marker, some a prefix; prefix and marker may have up to 1,024 bytes.
    ['application/pdf', pdf.subarray(0, 200)],
    ['application/pdf', new TextEncoder().encode('%PDF-1.4')],
    ['application/pdf', Uint8Array.of(...new Uint8Array(1019), ...pdf)],
  ])('a file with the content of %s is recognised', (kind, bytes) => {
    expect(inspect(bytes)).toEqual({ kind });
  });

  test.each([
    ['zero bytes', new Uint8Array(), 'empty'],
    ['plain text', new TextEncoder().encode('Quittung über 12,50 EUR'), 'unknown'],
    ['a web page', new TextEncoder().encode('<html>PDF-1.4</html>'), 'unknown'],
    ['a mark behind 1,024 bytes', Uint8Array.of(...new Uint8Array(1020), ...pdf), 'unknown'],
    ['GIF', new TextEncoder().encode('GIF89a……'), 'unknown'],
    ['only the beginning of a PNG', png.subarray(0, 8), 'incomplete'],
    ['a truncated PNG', png.subarray(0, png.length - 12), 'incomplete'],
    ['a PNG of 0 x 0 pixels', patched(png, 16, [0, 0, 0, 0, 0, 0, 0, 0]), 'no-pixels'],
    [
      'a PNG of 20,000 x 20,000 pixels',
      patched(png, 16, [0, 0, 0x4e, 0x20, 0, 0, 0x4e, 0x20]),
      'too-many-pixels',
    ],
    [
      'a JPEG of 20,000 x 20,000 pixels',
      patched(jpeg, frame + 5, [0x4e, 0x20, 0x4e, 0x20]),
      'too-many-pixels',
    ],
    ['a JPEG cut within its head', jpeg.subarray(0, 100), 'incomplete'],
    ['a JPEG cut within the picture', jpeg.subarray(0, jpeg.length - 40), 'incomplete'],
    ['a JPEG of 0 x 0 pixels', patched(jpeg, frame + 5, [0, 0, 0, 0]), 'no-pixels'],
  ])('a receipt with %s is refused (R-7.13)', (_name, bytes, problem) => {
    expect(inspect(bytes)).toEqual({ problem });
  });

  test('a truncated JPEG or PNG is refused, wherever it was cut', () => {
    for (const whole of [png, jpeg]) {
      for (let length = 1; length < whole.length - 2; length += 7) {
        expect(inspect(whole.subarray(0, length))).toHaveProperty('problem');
      }
    }
  });
});

test.each([
  ['beleg.png', 'image/png', 'beleg.png'],
  ['beleg.JPEG', 'image/jpeg', 'beleg.JPEG'],
  ['beleg.pdf', 'image/png', 'beleg.png'],
  ['beleg.txt', 'application/pdf', 'beleg.pdf'],
  ['scan', 'image/jpeg', 'scan.jpg'],
  ['Rechnung 12.50', 'application/pdf', 'Rechnung 12.50.pdf'],
] as const)('a file called %s that is %s is attached as %s', (name, kind, attached) => {
  expect(nameOf(name, kind)).toBe(attached);
});
