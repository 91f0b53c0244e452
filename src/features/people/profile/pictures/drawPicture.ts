import {
  type Area,
  BACKGROUND_SIZE,
  PHOTO_SIZES,
  type PictureKind,
  type PictureSize,
  pixelsFor,
} from '@/domain/people/picture';
import type { ProfileImages } from '../../employeeWire';

/** A part of something drawable on a canvas of its own, at most as large as asked for. */
function canvasOf(source: CanvasImageSource, area: Area, most: PictureSize): HTMLCanvasElement {
  const canvas = document.createElement('canvas');
  const { width, height } = pixelsFor(area, most);
  canvas.width = width;
  canvas.height = height;
  const context = canvas.getContext('2d');
  if (!context) throw new Error('there is no canvas to draw on');
  // JPEG has no transparency: what shows through is white.
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
 * The cropped part of a picture as it is saved: a photo in its three sizes, or a background (section 5, "Photo
 * cropper"). The browser has turned the picture as its camera says.
 *
 * @param url address of the picture
 * @param area the part, in pixels of the picture as it is shown
 * @throws when the browser cannot draw it
 */
export async function drawPicture(kind: PictureKind, url: string, area: Area): Promise<ProfileImages> {
  const image = new Image();
  image.src = url;
  await image.decode();
  if (kind === 'background') {
    return { background: jpegOf(canvasOf(image, area, BACKGROUND_SIZE), BACKGROUND_SIZE) };
  }
  const { photo, photoMedium, photoSmall } = PHOTO_SIZES;
  // Each from the one before it: scaled down in one leap a picture loses its fine lines.
  const full = canvasOf(image, area, photo);
  const medium = canvasOf(full, whole(full), photoMedium);
  const small = canvasOf(medium, whole(medium), photoSmall);
  return {
    photo: jpegOf(full, photo),
    photoMedium: jpegOf(medium, photoMedium),
    photoSmall: jpegOf(small, photoSmall),
  };
}
