import { PAD, PEN } from './SignaturePad';

/** Script faces that systems bring; the last word leaves it to the browser. */
export const SCRIPT_FACES = '"Segoe Script", "Snell Roundhand", "Brush Script MT", "URW Chancery L", cursive';

const LARGEST = 72;
const MARGIN = 8;
const NOTE = { size: 15, font: 'sans-serif' };

/**
 * Sets a name in a script face, with a note below that says it was typed: nobody must take it for handwriting.
 *
 * @returns a PNG data URL, no larger than the drawing pad; empty where the browser cannot draw
 */
export function typedSignature(name: string, note: string): string {
  const canvas = document.createElement('canvas');
  const context = canvas.getContext('2d');
  if (!context) return '';
  const room = PAD.width - 2 * MARGIN;
  const fontOf = (size: number) => `italic ${size}px ${SCRIPT_FACES}`;
  context.font = fontOf(LARGEST);
  const size = Math.min(LARGEST, Math.floor((LARGEST * room) / Math.max(1, context.measureText(name).width)));
  context.font = fontOf(size);
  const nameWidth = context.measureText(name).width;
  context.font = `${NOTE.size}px ${NOTE.font}`;
  const width = Math.min(
    PAD.width,
    Math.ceil(Math.max(nameWidth, context.measureText(note).width)) + 2 * MARGIN,
  );
  // Script reaches far above and below its line.
  const nameHeight = Math.ceil(size * 1.5);
  canvas.width = width;
  canvas.height = nameHeight + NOTE.size + 2 * MARGIN;

  // A canvas forgets everything when its size is set.
  context.fillStyle = PEN;
  context.textBaseline = 'alphabetic';
  context.font = fontOf(size);
  context.fillText(name, MARGIN, MARGIN + size * 1.05, room);
  context.font = `${NOTE.size}px ${NOTE.font}`;
  context.fillText(note, MARGIN, nameHeight + NOTE.size, room);
  return canvas.toDataURL('image/png');
}
