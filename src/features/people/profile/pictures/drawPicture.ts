import {
  type Area,
  BACKGROUND_SIZE,
  PHOTO_SIZES,
  type PictureKind,
  type PictureSize,
  pixelsFor,
} from '@/domain/people/picture';
import type { ProfileImages } from '../../employeeWire';

/** Draws an area of an image on a new canvas, at most as large as `most`. */
function canvasOf(source: CanvasImageSource, area: Area, most: PictureSize): HTMLCanvasElement {
  const canvas = document.createElement('canvas');
  const { width, height } = pixelsFor(area, most);
  canvas.width = width;
  canvas.height = height;
  const context = canvas.getContext('2d');
  if (!context) throw new Error('there is no canvas to draw on');
  // JPEG has no transparency, so transparent parts become white.
  context.fillStyle = '#ffffff';
  context.fillRect(0, 0, width, height);
  context.imageSmoothingQuality = 'high';
  context.drawImage(source, area.x, area.y, area.width, area.height, 0, 0, width, height);
  return canvas;
}

function jpegOf(canvas: HTMLCanvasElement, { quality }: PictureSize): string {
  const url = canvas.toDataURL('image/jpeg', quality);
  if (!url.startsWith('data:image/jpeg')) throw new Error('the canvas gave no picture');
  return url;
}

function whole({ width, height }: HTMLCanvasElement): Area {
  return { x: 0, y: 0, width, height };
}

/**
 * The cropped part of a picture as it is saved: a photo in its three sizes, or a background. The browser has already
 * applied the camera's orientation.
 *
 * @param url URL of the picture
 * @param area the part, in pixels of the picture as it is shown
 * @throws if the browser cannot draw it
 */
export async function drawPicture(kind: PictureKind, url: string, area: Area): Promise<ProfileImages> {
  const image = new Image();
  image.src = url;
  await image.decode();
  if (kind === 'background') {
    return { background: jpegOf(canvasOf(image, area, BACKGROUND_SIZE), BACKGROUND_SIZE) };
  }
  const { photo, photoMedium, photoSmall } = PHOTO_SIZES;
  // Each size is scaled from the previous one, because scaling down in one step loses fine lines.
  const full = canvasOf(image, area, photo);
  const medium = canvasOf(full, whole(full), photoMedium);
  const small = canvasOf(medium, whole(medium), photoSmall);
  return {
    photo: jpegOf(full, photo),
    photoMedium: jpegOf(medium, photoMedium),
    photoSmall: jpegOf(small, photoSmall),
  };
}
