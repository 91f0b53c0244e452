/** Where there is ink: first and last column and row. */
function inkOf({ data, width, height }: ImageData) {
  const ink = { left: width, top: height, right: -1, bottom: -1 };
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      if (data[(y * width + x) * 4 + 3] === 0) continue;
      ink.left = Math.min(ink.left, x);
      ink.right = Math.max(ink.right, x);
      ink.top = Math.min(ink.top, y);
      ink.bottom = y;
    }
  }
  return ink;
}

/**
 * A drawing without its empty margins (section 2: "captures the trimmed image"). The library's own way reads the
 * picture twice from where the browser draws it, which is slow and is complained about on the console.
 *
 * @returns a PNG data URL; empty where there is no ink or the browser cannot draw
 */
export function trimmedPng(drawing: HTMLCanvasElement): string {
  const { width, height } = drawing;
  const copy = document.createElement('canvas');
  copy.width = width;
  copy.height = height;
  const context = copy.getContext('2d', { willReadFrequently: true });
  if (!context) return '';
  context.drawImage(drawing, 0, 0);
  const pixels = context.getImageData(0, 0, width, height);
  const { left, top, right, bottom } = inkOf(pixels);
  if (right < left) return '';
  copy.width = right - left + 1;
  copy.height = bottom - top + 1;
  context.putImageData(pixels, -left, -top);
  return copy.toDataURL('image/png');
}
