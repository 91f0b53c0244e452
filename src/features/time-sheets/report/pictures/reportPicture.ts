/** An image as a PDF stores it: samples in a filter that every viewer supports. */
export interface Picture {
  /** Pixels as they are stored, before `turns`. */
  readonly width: number;
  readonly height: number;
  readonly colorSpace: 'DeviceGray' | 'DeviceRGB' | 'DeviceCMYK' | 'Indexed';
  readonly bitsPerComponent: number;
  readonly filter: 'DCTDecode' | 'FlateDecode';
  /** The predictors of `FlateDecode` samples. */
  readonly decodeParameters?: string;
  /** Red, green and blue of each colour of an `Indexed` picture. */
  readonly palette?: readonly number[];
  readonly data: Uint8Array;
  /** Quarter turns clockwise until the picture is upright, because cameras only record how they were held. */
  readonly turns: 0 | 1 | 2 | 3;
}

/** Why a file cannot be shown as a picture. */
export type PictureProblem =
  /** No bytes at all. */
  | 'empty'
  /** Neither PNG nor JPEG, whatever its name, or a variant that a PDF cannot hold. */
  | 'unknown'
  /** The file is truncated. */
  | 'truncated'
  /** Its checksums or contents are wrong. */
  | 'damaged'
  /** No pixels, or too many to process. */
  | 'size';

/** The result of reading a file. */
export type PictureReading =
  | { readonly kind: 'picture'; readonly picture: Picture }
  | { readonly kind: 'pdf' }
  | { readonly kind: 'problem'; readonly problem: PictureProblem };

/** A reading with a problem. */
export function unreadable(problem: PictureProblem): Extract<PictureReading, { kind: 'problem' }> {
  return { kind: 'problem', problem };
}

/** Width and height of the picture once it is upright. */
export function uprightSize({ width, height, turns }: Picture): { width: number; height: number } {
  return turns % 2 === 0 ? { width, height } : { width: height, height: width };
}
