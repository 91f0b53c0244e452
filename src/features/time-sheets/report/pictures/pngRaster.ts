import { inflate } from './zlib';

/** The head of a PNG. */
export interface PngHeader {
  readonly width: number;
  readonly height: number;
  /** Bits of a sample. */
  readonly depth: number;
  readonly colorType: number;
  /** Samples of a pixel. */
  readonly samples: number;
  readonly isInterlaced: boolean;
}

/** Pixels on white paper: red, green, blue. */
export interface Raster {
  readonly width: number;
  readonly height: number;
  readonly rgb: Uint8Array;
}

interface PngPixels {
  readonly header: PngHeader;
  readonly palette: Uint8Array;
  readonly transparency: Uint8Array | null;
  readonly data: Uint8Array;
}

/** Where the pixels of a pass lie: first column and row, and the steps between them. */
interface Pass {
  readonly left: number;
  readonly top: number;
  readonly stepX: number;
  readonly stepY: number;
}

const WHOLE: readonly Pass[] = [{ left: 0, top: 0, stepX: 1, stepY: 1 }];
/** The seven passes of an interlaced PNG. */
const ADAM7: readonly Pass[] = [
  { left: 0, top: 0, stepX: 8, stepY: 8 },
  { left: 4, top: 0, stepX: 8, stepY: 8 },
  { left: 0, top: 4, stepX: 4, stepY: 8 },
  { left: 2, top: 0, stepX: 4, stepY: 4 },
  { left: 0, top: 2, stepX: 2, stepY: 4 },
  { left: 1, top: 0, stepX: 2, stepY: 2 },
  { left: 0, top: 1, stepX: 1, stepY: 2 },
];

/** Unpacks a PNG of any kind and lays it on white; `undefined` when its data are damaged. */
export async function decodePng({
  header,
  palette,
  transparency,
  data,
}: PngPixels): Promise<Raster | undefined> {
  const { width, height, depth, samples, isInterlaced } = header;
  const bitsPerPixel = depth * samples;
  const passes = (isInterlaced ? ADAM7 : WHOLE)
    .map((pass) => {
      const columns = Math.ceil((width - pass.left) / pass.stepX);
      const rows = Math.ceil((height - pass.top) / pass.stepY);
      return { pass, columns, rows, lineBytes: Math.ceil((columns * bitsPerPixel) / 8) };
    })
    .filter(({ columns, rows }) => columns > 0 && rows > 0);

  const length = passes.reduce((sum, { rows, lineBytes }) => sum + rows * (lineBytes + 1), 0);
  const bytes = await inflate(data, length);
  if (!bytes) return undefined;

  const rgb = new Uint8Array(width * height * 3);
  const paint = painterOf(header, palette, transparency);
  const pixelBytes = Math.max(1, bitsPerPixel >> 3);
  let at = 0;
  for (const { pass, columns, rows, lineBytes } of passes) {
    let above: Uint8Array = new Uint8Array(lineBytes);
    for (let row = 0; row < rows; row += 1) {
      const line = bytes.subarray(at + 1, at + 1 + lineBytes);
      if (!unfilter(bytes[at] ?? 0, line, above, pixelBytes)) return undefined;
      const start = (pass.top + row * pass.stepY) * width + pass.left;
      for (let column = 0; column < columns; column += 1) {
        paint(line, column, rgb, (start + column * pass.stepX) * 3);
      }
      above = line;
      at += lineBytes + 1;
    }
  }
  return { width, height, rgb };
}

/** Undoes the prediction of a line in place. */
function unfilter(type: number, line: Uint8Array, above: Uint8Array, step: number): boolean {
  if (type > 4) return false;
  if (type === 0) return true;
  for (let n = 0; n < line.length; n += 1) {
    const left = n < step ? 0 : (line[n - step] ?? 0);
    const up = above[n] ?? 0;
    let predicted = left;
    if (type === 2) predicted = up;
    else if (type === 3) predicted = (left + up) >> 1;
    else if (type === 4) predicted = paeth(left, up, n < step ? 0 : (above[n - step] ?? 0));
    line[n] = (line[n] ?? 0) + predicted;
  }
  return true;
}

function paeth(left: number, up: number, corner: number): number {
  const [a, b, c] = [Math.abs(up - corner), Math.abs(left - corner), Math.abs(left + up - 2 * corner)];
  return a <= b && a <= c ? left : b <= c ? up : corner;
}

type Painter = (line: Uint8Array, column: number, rgb: Uint8Array, at: number) => void;

/** Lays a colour on white: paper shows through as much as the colour is transparent. */
function lay(rgb: Uint8Array, at: number, red: number, green: number, blue: number, alpha: number): void {
  const paper = 255 * (255 - alpha);
  rgb[at] = (red * alpha + paper) / 255;
  rgb[at + 1] = (green * alpha + paper) / 255;
  rgb[at + 2] = (blue * alpha + paper) / 255;
}

/** A function that paints one pixel of a line. */
function painterOf(
  { depth, colorType, samples }: PngHeader,
  palette: Uint8Array,
  transparency: Uint8Array | null,
): Painter {
  const sampleBytes = depth === 16 ? 2 : 1;
  const highest = 2 ** depth - 1;
  // Of 16 bits the upper eight are seen; smaller samples share a byte.
  const sample = (line: Uint8Array, index: number): number => {
    if (depth >= 8) return line[index * sampleBytes] ?? 0;
    const bit = index * depth;
    return ((line[bit >> 3] ?? 0) >> (8 - depth - (bit & 7))) & highest;
  };
  // A single colour that is meant to be invisible, for the types without alpha.
  const hidden = (n: number) => transparency?.[n * 2 + (depth === 16 ? 0 : 1)] ?? -1;
  const [hidden0, hidden1, hidden2] = [hidden(0), hidden(1), hidden(2)];

  if (colorType === 3) {
    return (line, column, rgb, at) => {
      const index = sample(line, column);
      const entry = index * 3;
      const alpha = transparency?.[index] ?? 255;
      lay(rgb, at, palette[entry] ?? 0, palette[entry + 1] ?? 0, palette[entry + 2] ?? 0, alpha);
    };
  }
  if (samples <= 2) {
    const scale = depth >= 8 ? 1 : 255 / highest;
    return (line, column, rgb, at) => {
      const value = sample(line, column * samples);
      const alpha = samples === 2 ? sample(line, column * 2 + 1) : value === hidden0 ? 0 : 255;
      lay(rgb, at, value * scale, value * scale, value * scale, alpha);
    };
  }
  return (line, column, rgb, at) => {
    const first = column * samples;
    const red = sample(line, first);
    const green = sample(line, first + 1);
    const blue = sample(line, first + 2);
    const isHidden = red === hidden0 && green === hidden1 && blue === hidden2;
    lay(rgb, at, red, green, blue, samples === 4 ? sample(line, first + 3) : isHidden ? 0 : 255);
  };
}
