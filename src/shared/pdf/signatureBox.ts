import { bytesOfDataUrl } from '@/shared/files/dataUrl';
import { type Pen, colors } from './pen';
import { type Picture, addPicture, fitInto, uprightSize } from './pictures/picture';
import { readPictureOnPaper } from './pictures/readPicture';

/** The image of a signature in a PDF is 60 by 30 millimetres. */
export const SIGNATURE = { width: 60, height: 30 } as const;

/** Reads the image of a signature, a data URL; null if it cannot be shown. */
export async function readSignature(image: string): Promise<Picture | null> {
  const ratio = SIGNATURE.width / SIGNATURE.height;
  const reading = await readPictureOnPaper(bytesOfDataUrl(image) ?? new Uint8Array(), ratio);
  return reading.kind === 'picture' ? reading.picture : null;
}

/** Draws a signature on its line, or says that it cannot be shown. */
export function drawSignaturePicture(
  pen: Pen,
  picture: Picture | null,
  { x, y }: { readonly x: number; readonly y: number },
  unreadable: string,
): void {
  if (picture) {
    const room = { x, y: y - SIGNATURE.height - 0.5, ...SIGNATURE };
    addPicture(pen.doc, picture, fitInto(uprightSize(picture), room, SIGNATURE.height));
  } else {
    pen.write(unreadable, x, y - 2, { size: 8, color: colors.danger, most: SIGNATURE.width });
  }
}
