import type { Locator } from '@playwright/test';

/** The number of dark pixels of a drawn page. */
export async function inkOf(page: Locator): Promise<number> {
  return page.locator('canvas').evaluate((canvas: HTMLCanvasElement) => {
    const { data = [] } = canvas.getContext('2d')?.getImageData(0, 0, canvas.width, canvas.height) ?? {};
    return data.filter((value, at) => at % 4 === 0 && value < 128).length;
  });
}

/** The edges of something on the screen. */
interface Edges {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** Where the dark pixels of a drawn page are, and where its first text lies, in pixels of the screen. */
export async function inkAndTextOf(page: Locator): Promise<{ readonly ink: Edges; readonly text: Edges }> {
  return page.evaluate((shown) => {
    const [canvas, text] = [shown.querySelector('canvas'), shown.querySelector('span')];
    const pixels = canvas?.getContext('2d')?.getImageData(0, 0, canvas.width, canvas.height);
    if (!canvas || !text || !pixels) throw new Error('the page is not drawn');
    const place = canvas.getBoundingClientRect();
    const scale = place.width / canvas.width;
    const ink = { left: Infinity, top: Infinity, right: 0, bottom: 0 };
    for (let at = 0; at < canvas.width * canvas.height; at += 1) {
      if ((pixels.data[at * 4] ?? 255) > 128) continue;
      const x = place.left + (at % canvas.width) * scale;
      const y = place.top + Math.floor(at / canvas.width) * scale;
      ink.left = Math.min(ink.left, x);
      ink.right = Math.max(ink.right, x);
      ink.top = Math.min(ink.top, y);
      ink.bottom = Math.max(ink.bottom, y);
    }
    const { left, top, right, bottom } = text.getBoundingClientRect();
    return { ink, text: { left, top, right, bottom } };
  });
}
