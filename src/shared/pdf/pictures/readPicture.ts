import { type DecodedPng, convertIndexedToRgb, decode } from 'fast-png';
import { MAX_PICTURE_PIXELS } from '@/domain/limits';
import { fileKindOf } from '@/shared/files/fileKind';
import { type JpegFacts, readJpeg } from '@/shared/files/jpeg';
import { PNG_SAMPLES, type PngParts, readPng } from '@/shared/files/png';
import { type Raster, pictureByBrowser, pictureOfRaster, streamOf } from './drawnPicture';
import { type Picture, type PictureProblem, type PictureReading, unreadable } from './picture';

/**
 * Recognises a file by its bytes. PNG and JPEG become pictures; for any other the problem is returned. What a PDF would
 * show differently from a browser, or what cannot be taken apart here, is drawn by the browser.
 */
export async function readPicture(bytes: Uint8Array): Promise<PictureReading> {
  if (bytes.length === 0) return unreadable('empty');
  const kind = fileKindOf(bytes);
  if (kind === 'application/pdf') return { kind: 'pdf' };
  if (kind === undefined) return unreadable('unknown');
  const facts = kind === 'image/jpeg' ? readJpeg(bytes) : readPng(bytes);
  if (typeof facts === 'string') return unreadable(facts);
  if (!hasFittingSize(facts)) return unreadable('size');
  const own = 'turns' in facts ? pictureOfJpeg(bytes, facts) : await pictureOfPng(bytes, facts);
  if (own.kind === 'picture' && facts.isPlain) return own;
  return (await pictureByBrowser(bytes, kind)) ?? own;
}

function hasFittingSize({ width, height }: { readonly width: number; readonly height: number }): boolean {
  return width > 0 && height > 0 && width * height <= MAX_PICTURE_PIXELS;
}

/** Like `readPicture`, but puts a PNG on paper with the given ratio of width to height. */
export async function readPictureOnPaper(bytes: Uint8Array, ratio: number): Promise<PictureReading> {
  return fileKindOf(bytes) === 'image/png' ? pictureOfPngOnPaper(bytes, ratio) : readPicture(bytes);
}

const COLOR_SPACES = new Map<number, Picture['colorSpace']>([
  [1, 'DeviceGray'],
  [3, 'DeviceRGB'],
  [4, 'DeviceCMYK'],
]);

/** A JPEG goes into the PDF unchanged. */
function pictureOfJpeg(data: Uint8Array, facts: JpegFacts): PictureReading {
  const { width, height, components, precision, turns } = facts;
  const colorSpace = COLOR_SPACES.get(components);
  if (!colorSpace || precision !== 8) return unreadable('unknown');
  return {
    kind: 'picture',
    picture: { width, height, colorSpace, bitsPerComponent: 8, filter: 'DCTDecode', data, turns },
  };
}

/**
 * Turns a PNG into a picture. Without transparency it goes into the PDF unchanged, because both formats pack pixels
 * alike. Otherwise it is unpacked and drawn on white, the colour of the paper.
 */
async function pictureOfPng(bytes: Uint8Array, parts: PngParts): Promise<PictureReading> {
  const problem = await problemOf(parts);
  if (problem) return unreadable(problem);
  if (!parts.isInterlaced && !parts.hasTransparency && parts.colorType < 4) {
    return { kind: 'picture', picture: asItIs(parts) };
  }
  const raster = rasterOf(bytes);
  if (raster === undefined) return unreadable('damaged');
  return { kind: 'picture', picture: await pictureOfRaster(raster) };
}

/**
 * Turns a PNG into a picture with a given aspect ratio: undistorted on white, centred at the bottom.
 * @param ratio width of the result divided by its height
 */
async function pictureOfPngOnPaper(bytes: Uint8Array, ratio: number): Promise<PictureReading> {
  const parts = readPng(bytes);
  if (typeof parts === 'string') return unreadable(parts);
  if (!hasFittingSize(parts)) return unreadable('size');
  const problem = await problemOf(parts);
  if (problem) return unreadable(problem);
  const height = Math.max(parts.height, Math.ceil(parts.width / ratio));
  const width = Math.max(parts.width, Math.round(height * ratio));
  if (width * height > MAX_PICTURE_PIXELS) return unreadable('size');
  const raster = rasterOf(bytes);
  if (raster === undefined) return unreadable('damaged');

  const rgb = new Uint8Array(width * height * 3).fill(255);
  const left = Math.floor((width - raster.width) / 2);
  const top = height - raster.height;
  for (let y = 0; y < raster.height; y += 1) {
    const line = raster.rgb.subarray(y * raster.width * 3, (y + 1) * raster.width * 3);
    rgb.set(line, ((top + y) * width + left) * 3);
  }
  return { kind: 'picture', picture: await pictureOfRaster({ width, height, rgb }) };
}

/** Why the pixels of a PNG cannot be taken apart here: others than promised, or of a kind that fast-png misplaces. */
async function problemOf(parts: PngParts): Promise<PictureProblem | undefined> {
  const { width, height, depth, colorType, isInterlaced, data } = parts;
  // fast-png misplaces interlaced pixels that share a byte.
  if (isInterlaced && depth < 8) return 'unknown';
  const bits = depth * PNG_SAMPLES[colorType];
  // Each line starts with a byte for its predictor; interlaced files have up to twice as many lines.
  const whole = height * (1 + Math.ceil((width * bits) / 8));
  const most = isInterlaced ? whole + 7 * height + 7 : whole;
  const length = await inflatedLength(data, most);
  const isComplete = length !== undefined && length <= most && (isInterlaced || length === whole);
  return isComplete ? undefined : 'damaged';
}

function asItIs({ width, height, depth, colorType, palette, data }: PngParts): Picture {
  const colors = PNG_SAMPLES[colorType];
  return {
    width,
    height,
    colorSpace: colorType === 3 ? 'Indexed' : colorType === 2 ? 'DeviceRGB' : 'DeviceGray',
    bitsPerComponent: depth,
    filter: 'FlateDecode',
    // 15: each line of a PNG has its own predictor.
    decodeParameters: `/Predictor 15 /Colors ${colors} /BitsPerComponent ${depth} /Columns ${width}`,
    ...(colorType === 3 ? { palette: Array.from(palette) } : {}),
    data,
    turns: 0,
  };
}

/** The pixels of a PNG on white; `undefined` if its checksums or contents are wrong. */
function rasterOf(bytes: Uint8Array): Raster | undefined {
  try {
    return onWhite(decode(bytes, { checkCrc: true }));
  } catch {
    return undefined;
  }
}

/** Draws decoded pixels on white: the more transparent a colour is, the more white shows through. */
function onWhite(png: DecodedPng): Raster {
  const { width, height } = png;
  const { samples, channels, highest } = samplesOf(png);
  const isGrey = channels < 3;
  const alphaAt = channels % 2 === 0 ? channels - 1 : -1;
  const hidden = alphaAt === -1 ? png.transparency : undefined;
  const rgb = new Uint8Array(width * height * 3);
  let to = 0;
  for (let from = 0; to < rgb.length; from += channels) {
    const red = samples[from] ?? 0;
    const green = isGrey ? red : (samples[from + 1] ?? 0);
    const blue = isGrey ? red : (samples[from + 2] ?? 0);
    let alpha = alphaAt === -1 ? highest : (samples[from + alphaAt] ?? 0);
    // A PNG without alpha can declare a single colour as transparent.
    if (hidden && red === hidden[0] && (isGrey || (green === hidden[1] && blue === hidden[2]))) alpha = 0;
    const paper = highest - alpha;
    const scale = 255 / (highest * highest);
    rgb[to] = (red * alpha + highest * paper) * scale;
    rgb[to + 1] = (green * alpha + highest * paper) * scale;
    rgb[to + 2] = (blue * alpha + highest * paper) * scale;
    to += 3;
  }
  return { width, height, rgb };
}

/** One number per sample, from 0 to `highest`. */
function samplesOf(png: DecodedPng) {
  const { data, depth, channels, palette, width, height } = png;
  if (palette) {
    return { samples: convertIndexedToRgb(png), channels: palette[0]?.length ?? 3, highest: 255 };
  }
  const highest = 2 ** depth - 1;
  if (depth >= 8) return { samples: data, channels, highest };
  // Only greyscale has samples that share a byte; each line starts on a new byte.
  const samples = new Uint8Array(width * height);
  const lineBytes = Math.ceil((width * depth) / 8);
  for (let at = 0; at < samples.length; at += 1) {
    const [line, column] = [Math.floor(at / width), at % width];
    const bit = column * depth;
    const byte = data[line * lineBytes + (bit >> 3)] ?? 0;
    samples[at] = (byte >> (8 - depth - (bit & 7))) & highest;
  }
  return { samples, channels, highest };
}

/**
 * Counts the bytes in zlib data without keeping them.
 * @param most where to stop counting, because small files can unpack to enormous ones
 * @returns `undefined` for damaged data
 */
async function inflatedLength(bytes: Uint8Array<ArrayBuffer>, most: number): Promise<number | undefined> {
  try {
    const reader = streamOf(bytes).pipeThrough(new DecompressionStream('deflate')).getReader();
    let length = 0;
    for (;;) {
      const { done, value } = await reader.read();
      if (done) return length;
      length += value.length;
      if (length > most) {
        await reader.cancel();
        return length;
      }
    }
  } catch {
    return undefined;
  }
}
