/** A rectangle within a picture, in pixels. */
export interface Area {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** How a picture is stored: no larger than this, as a JPEG of this quality (0 to 1). */
export interface PictureSize {
  readonly width: number;
  readonly height: number;
  readonly quality: number;
}

/** Width to height of the cropped area. */
export const PICTURE_ASPECTS = { photo: 1, background: 3 } as const;

export type PictureKind = keyof typeof PICTURE_ASPECTS;

/** A photo in its three sizes. */
export const PHOTO_SIZES = {
  photo: { width: 1024, height: 1024, quality: 1 },
  photoMedium: { width: 320, height: 320, quality: 0.5 },
  photoSmall: { width: 96, height: 96, quality: 0.1 },
} as const satisfies Readonly<Record<string, PictureSize>>;

/** The background of a profile. */
export const BACKGROUND_SIZE: PictureSize = { width: 1800, height: 600, quality: 0.5 };

/**
 * As many whole pixels as a size allows for an area. A smaller area keeps its own size, because scaling it up would
 * only make the file larger.
 */
export function pixelsFor(
  { width, height }: Pick<Area, 'width' | 'height'>,
  most: Pick<PictureSize, 'width' | 'height'>,
): { readonly width: number; readonly height: number } {
  const scale = Math.min(1, most.width / width, most.height / height);
  return { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) };
}
