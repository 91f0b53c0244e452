import type { Locator } from '@playwright/test';
import { expect, test } from './fixtures';

test.use({ signedInAs: 'member' });

/** Whether points of a canvas are drawn, given in CSS pixels from its upper left corner. */
async function isDrawnAt(
  canvas: Locator,
  places: readonly (readonly [number, number])[],
): Promise<boolean[]> {
  return canvas.evaluate((element, all) => {
    if (!(element instanceof HTMLCanvasElement)) throw new Error('no canvas');
    const scale = element.width / element.getBoundingClientRect().width;
    // Reading from a copy avoids Chromium's warning about frequent reads of the chart's own canvas.
    const copy = new OffscreenCanvas(element.width, element.height);
    const context = copy.getContext('2d', { willReadFrequently: true });
    context?.drawImage(element, 0, 0);
    return all.map(
      ([x, y]) =>
        (context?.getImageData(Math.round(x * scale), Math.round(y * scale), 1, 1).data[3] ?? 0) > 127,
    );
  }, places);
}

/** Waits until all points are drawn, or none of them. */
async function expectDrawn(canvas: Locator, places: readonly (readonly [number, number])[], is: boolean) {
  await expect.poll(async () => isDrawnAt(canvas, places)).toEqual(places.map(() => is));
}

test('the ring has a hole of 60 and a radius of 160 (R-3.24)', async ({ page }) => {
  await page.goto('/dashboard');
  const part = page.getByRole('region', { name: 'Hours per customer' });
  await part.scrollIntoViewIfNeeded();
  const canvas = part.locator('canvas');
  await expect(canvas).toBeVisible();
  const around = (radius: number) =>
    [0.3, 1.1, 2.3, 4].map(
      (angle) => [160 + radius * Math.sin(angle), 160 - radius * Math.cos(angle)] as const,
    );
  await expectDrawn(canvas, around(157), true);
  await expectDrawn(canvas, around(63), true);
  await expectDrawn(canvas, around(57), false);
  await expectDrawn(canvas, around(162), false);
});

test('bars are 60 px high (R-3.24)', async ({ page }) => {
  await page.goto('/dashboard');
  const part = page.getByRole('region', { name: 'Hours per week' });
  await part.scrollIntoViewIfNeeded();
  const canvas = part.locator('canvas');
  await expect(canvas).toBeVisible();
  // A vertical line through all bars, just right of their start.
  const column = Array.from({ length: 200 }, (_, at) => [3, at] as const);
  const bars = async () =>
    (await isDrawnAt(canvas, column))
      .map((isDrawn) => (isDrawn ? '#' : ' '))
      .join('')
      .match(/(?<= )#+(?= )/gu)
      ?.map(({ length }) => length);
  // An edge may lie between two pixels.
  await expect.poll(async () => (await bars())?.every((high) => high >= 60 && high <= 61)).toBe(true);
});
