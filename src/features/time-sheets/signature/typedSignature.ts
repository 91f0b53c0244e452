import { PAD, PEN } from './SignaturePad';

/** Declared in `signature.scss`; letters that it lacks fall back to a script font of the system. */
const FACE = '600 1px "Dancing Script"';
export const SCRIPT_FACES = '"Dancing Script", cursive';

/** German in every language of the app, because it becomes part of the German report. */
export const TYPED_NOTE = 'getippt, nicht von Hand geschrieben';

const LARGEST = 96;
const MARGIN = 8;
/** The image is 60 mm wide in the PDF, so this is 8 points there. */
const NOTE = { size: 24, font: '24px sans-serif', color: '#48565a' };

/** Waits for the script font; without it the system's own is used. */
async function loadFace(name: string): Promise<void> {
  await document.fonts?.load(FACE, name).catch(() => []);
}

/**
 * Draws a name in a script font, with a note below that it was typed, so that it cannot be taken for handwriting. The
 * image is as wide as the drawing pad, so that the note has the same size in each report.
 * @returns a PNG data URL; empty if the browser cannot draw
 */
export async function typedSignature(name: string): Promise<string> {
  await loadFace(name);
  const canvas = document.createElement('canvas');
  const context = canvas.getContext('2d');
  if (!context) return '';
  const room = PAD.width - 2 * MARGIN;
  const fontOf = (size: number) => `600 ${size}px ${SCRIPT_FACES}`;
  context.font = fontOf(LARGEST);
  const size = Math.min(LARGEST, Math.floor((LARGEST * room) / Math.max(1, context.measureText(name).width)));
  // Script letters reach far above and below the line.
  const nameHeight = Math.ceil(size * 1.4);
  canvas.width = PAD.width;
  canvas.height = Math.min(PAD.height, nameHeight + NOTE.size + 2 * MARGIN);

  // Setting the size of a canvas resets its context.
  context.fillStyle = PEN;
  context.textBaseline = 'alphabetic';
  context.font = fontOf(size);
  context.fillText(name, MARGIN, MARGIN + size, room);
  context.font = NOTE.font;
  context.fillStyle = NOTE.color;
  context.fillText(TYPED_NOTE, MARGIN, canvas.height - MARGIN, room);
  return canvas.toDataURL('image/png');
}
