import { readFileSync } from 'node:fs';
import path from 'node:path';
import { filesBelow } from '../build/sourceFiles';

/** The lines of a room: a feature, or a folder of `shared`, `domain` or `app`. Files directly in these three are one room. */
export interface Weight {
  /** Lines of TypeScript without tests and their helpers. */
  readonly code: number;
  /** Lines of SCSS. */
  readonly styles: number;
}

/** The same for all of `src`. */
export interface WholeWeight extends Weight {
  /** How many files of TypeScript. */
  readonly files: number;
  /** How many of them have fewer than 30 lines: each is one more name to know. */
  readonly small: number;
}

const isForTests = /\.(?:test|fixtures?|helpers?)\.tsx?$|\/testing\/|\.d\.ts$/u;
const roomOf = (file: string) => file.split('/').slice(0, -1).slice(0, 2).join('/') || 'src';

/** Counts the lines of `src`, room by room and as a whole. */
export function weigh(src: string): {
  readonly whole: WholeWeight;
  readonly rooms: Readonly<Record<string, Weight>>;
} {
  const whole = { code: 0, styles: 0, files: 0, small: 0 };
  const rooms: Record<string, { code: number; styles: number }> = {};
  for (const file of filesBelow(src, /\.(?:tsx?|scss)$/u)) {
    const name = path.relative(src, file);
    if (isForTests.test(name)) continue;
    const lines = readFileSync(file, 'utf8').trimEnd().split('\n').length;
    const kind = name.endsWith('.scss') ? 'styles' : 'code';
    const room = (rooms[roomOf(name)] ??= { code: 0, styles: 0 });
    room[kind] += lines;
    whole[kind] += lines;
    if (kind === 'styles') continue;
    whole.files += 1;
    if (lines < 30) whole.small += 1;
  }
  return { whole, rooms };
}
