import type { Locator } from '@playwright/test';

/** The number of dark pixels of a drawn page. */
export async function inkOf(page: Locator): Promise<number> {
  return page.locator('canvas').evaluate((canvas: HTMLCanvasElement) => {
    const { data = [] } = canvas.getContext('2d')?.getImageData(0, 0, canvas.width, canvas.height) ?? {};
    return data.filter((value, at) => at % 4 === 0 && value < 128).length;
  });
}
