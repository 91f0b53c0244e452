/** An image as a PDF holds it: samples in a filter that every viewer knows. */
export interface Picture {
  /** Pixels as they are stored, before `turns`. */
  readonly width: number;
  readonly height: number;
  readonly colorSpace: 'DeviceGray' | 'DeviceRGB' | 'DeviceCMYK' | 'Indexed';
  readonly bitsPerComponent: number;
  readonly filter: 'DCTDecode' | 'FlateDecode';
  /** How the samples of `FlateDecode` were predicted before they were packed. */
  readonly decodeParameters?: string;
  /** Red, green, blue of each colour of an `Indexed` picture. */
  readonly palette?: readonly number[];
  readonly data: Uint8Array;
  /** Quarter turns clockwise until the picture stands upright: cameras write how they were held. */
  readonly turns: 0 | 1 | 2 | 3;
}

/** Why a file cannot be shown as a picture. */
export type PictureProblem =
  /** No bytes at all. */
  | 'empty'
  /** Neither PNG nor JPEG, whatever the name says, or a kind of them that a PDF cannot hold. */
  | 'unknown'
  /** The file ends too early. */
  | 'truncated'
  /** Its checksums or contents are wrong. */
  | 'damaged'
  /** No pixels, or more than can be worked on. */
  | 'size';

/** What a file turned out to be. */
export type PictureReading =
  | { readonly kind: 'picture'; readonly picture: Picture }
  | { readonly kind: 'pdf' }
  | { readonly kind: 'problem'; readonly problem: PictureProblem };

/** A reading that found something wrong. */
export function unreadable(problem: PictureProblem): Extract<PictureReading, { kind: 'problem' }> {
  return { kind: 'problem', problem };
}

/** Width and height of the picture as it is seen. */
export function uprightSize({ width, height, turns }: Picture): { width: number; height: number } {
  return turns % 2 === 0 ? { width, height } : { width: height, height: width };
}
