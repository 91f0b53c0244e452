import { encode } from 'fast-png';

/** A picture of blocks of 8 by 8 pixels, each in a single colour, which is enough for the tests of the cropper. */
interface Blocks {
  /** The size in blocks. */
  readonly width: number;
  readonly height: number;
  /** The samples of a block, 0 to 255: one is grey, three are YCbCr, four are CMYK, inverted as Adobe does. */
  readonly colorOf: (x: number, y: number) => readonly number[];
  /** How the camera was held, as in Exif (1 upright, 6 turned to the left). */
  readonly orientation?: number;
}

/** Writes bits as bytes, with the zero that a JPEG has after each FF. */
class BitWriter {
  readonly bytes: number[] = [];
  #held = 0;
  #count = 0;

  write(value: number, length: number): void {
    for (let at = length - 1; at >= 0; at -= 1) {
      this.#held = (this.#held << 1) | ((value >> at) & 1);
      this.#count += 1;
      if (this.#count === 8) this.#flush();
    }
  }

  end(): void {
    while (this.#count > 0) this.write(1, 1);
  }

  #flush(): void {
    this.bytes.push(this.#held);
    if (this.#held === 0xff) this.bytes.push(0);
    this.#held = 0;
    this.#count = 0;
  }
}

function segment(marker: number, content: readonly number[]): number[] {
  const length = content.length + 2;
  return [0xff, marker, length >> 8, length & 255, ...content];
}

const filled = (length: number, value: number) => Array.from({ length }, () => value);

function exif(orientation: number): number[] {
  const head = [...Buffer.from('Exif\0\0II*\0', 'latin1'), 8, 0, 0, 0, 1, 0];
  return segment(0xe1, [...head, 0x12, 0x01, 3, 0, 1, 0, 0, 0, orientation, 0, 0, 0, 0, 0, 0, 0]);
}

/** Writes the difference of each block's colour to the block before it: its number of bits in 4 bits, then the bits. */
function scan({ width, height, colorOf }: Blocks, components: number): number[] {
  const bits = new BitWriter();
  const before = filled(components, 0);
  for (let block = 0; block < width * height; block += 1) {
    colorOf(block % width, Math.floor(block / width)).forEach((sample, component) => {
      const value = sample - 128;
      const step = value - (before[component] ?? 0);
      before[component] = value;
      const size = step === 0 ? 0 : Math.floor(Math.log2(Math.abs(step))) + 1;
      bits.write(size, 4);
      if (size > 0) bits.write(step > 0 ? step : step + 2 ** size - 1, size);
      // Each block ends here, because it has no detail.
      bits.write(0, 1);
    });
  }
  bits.end();
  return bits.bytes;
}

/** A JPEG of plain blocks. */
export function jpegOf(blocks: Blocks): Buffer {
  const components = blocks.colorOf(0, 0).length;
  const [width, height] = [blocks.width * 8, blocks.height * 8];
  const parts = Array.from({ length: components }, (_, at) => at + 1);
  const head = [
    [0xff, 0xd8],
    blocks.orientation === undefined ? [] : exif(blocks.orientation),
    // Adobe's marker for CMYK without a conversion.
    components === 4 ? segment(0xee, [...Buffer.from('Adobe'), 0, 100, 0, 0, 0, 0, 0]) : [],
    segment(0xdb, [0, ...filled(64, 8)]),
    segment(0xc0, [
      8,
      height >> 8,
      height & 255,
      width >> 8,
      width & 255,
      components,
      ...parts.flatMap((part) => [part, 0x11, 0]),
    ]),
    segment(0xc4, [0x00, 0, 0, 0, 12, ...filled(12, 0), ...Array.from({ length: 12 }, (_, size) => size)]),
    segment(0xc4, [0x10, 1, ...filled(15, 0), 0]),
    segment(0xda, [components, ...parts.flatMap((part) => [part, 0]), 0, 63, 0]),
  ];
  return Buffer.concat([
    ...head.map((part) => Buffer.from(part)),
    Buffer.from(scan(blocks, components)),
    Buffer.from([0xff, 0xd9]),
  ]);
}

/** A picture that is black on the left and white on the right. */
export const halves = (width: number, height: number, orientation?: number) =>
  jpegOf({
    width,
    height,
    colorOf: (x) => [x < width / 2 ? 0 : 255],
    ...(orientation !== undefined && { orientation }),
  });

/** A picture in CMYK, with cyan only. */
export const printersJpeg = () => jpegOf({ width: 60, height: 60, colorOf: () => [0, 255, 255, 255] });

/** A picture of 40 megapixels: 7,744 by 5,168. */
export const largeJpeg = () => jpegOf({ width: 968, height: 646, colorOf: (x) => [x % 256, 128, 128] });

/** A red square on a transparent background. */
export function transparentPng(edge: number): Buffer {
  const data = new Uint8Array(edge * edge * 4);
  for (let pixel = 0; pixel < edge * edge; pixel += 1) {
    const isMiddle = [pixel % edge, Math.floor(pixel / edge)].every(
      (at) => at > edge / 3 && at < (edge * 2) / 3,
    );
    if (isMiddle) data.set([220, 30, 30, 255], pixel * 4);
  }
  return Buffer.from(encode({ width: edge, height: edge, channels: 4, data }));
}
