import { fillRect, type Bitmap } from './png';

/** Each letter has five columns; the bits of a number are the seven rows from the top. */
const columns: Record<string, string> = {
  A: '7c 12 11 12 7c',
  B: '7f 49 49 49 36',
  C: '3e 41 41 41 22',
  D: '7f 41 41 41 3e',
  E: '7f 49 49 49 41',
  F: '7f 09 09 09 01',
  G: '3e 41 49 49 7a',
  H: '7f 08 08 08 7f',
  I: '00 41 7f 41 00',
  J: '20 40 41 3f 01',
  K: '7f 08 14 22 41',
  L: '7f 40 40 40 40',
  M: '7f 02 0c 02 7f',
  N: '7f 04 08 10 7f',
  O: '3e 41 41 41 3e',
  P: '7f 09 09 09 06',
  Q: '3e 41 51 21 5e',
  R: '7f 09 19 29 46',
  S: '26 49 49 49 32',
  T: '01 01 7f 01 01',
  U: '3f 40 40 40 3f',
  V: '1f 20 40 20 1f',
  W: '3f 40 38 40 3f',
  X: '63 14 08 14 63',
  Y: '07 08 70 08 07',
  Z: '61 51 49 45 43',
  Ä: '79 14 12 14 79',
  Ö: '3d 42 42 42 3d',
  Ü: '3d 40 40 40 3d',
  '0': '3e 51 49 45 3e',
  '1': '00 42 7f 40 00',
  '2': '42 61 51 49 46',
  '3': '21 41 45 4b 31',
  '4': '18 14 12 7f 10',
  '5': '27 45 45 45 39',
  '6': '3c 4a 49 49 30',
  '7': '01 71 09 05 03',
  '8': '36 49 49 49 36',
  '9': '06 49 49 29 1e',
  '.': '00 60 60 00 00',
  ',': '00 50 30 00 00',
  '-': '08 08 08 08 08',
  ':': '00 36 36 00 00',
  '/': '20 10 08 04 02',
  '%': '23 13 08 64 62',
};

export const letterWidth = 6;

/** Draws capitals, digits and a few signs; characters that the font lacks stay blank. */
export function writeText(picture: Bitmap, text: string, x: number, y: number, scale: number): void {
  for (const [index, letter] of text.toUpperCase().split('').entries()) {
    for (const [column, hex] of (columns[letter]?.split(' ') ?? []).entries()) {
      const bits = Number.parseInt(hex, 16);
      for (let row = 0; row < 7; row += 1) {
        const left = x + (index * letterWidth + column) * scale;
        if ((bits >> row) & 1) fillRect(picture, [left, y + row * scale, scale, scale]);
      }
    }
  }
}
