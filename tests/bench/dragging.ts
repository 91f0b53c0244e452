import type { Locator, Page } from '@playwright/test';
import { inTime } from './inTime';
import { median } from './table';

declare global {
  interface Window {
    drag?: { picked: number | null; frames: number[] };
  }
}

/**
 * Runs in the page: notes the time from the first move of the mouse to the painted lifted card, and the later frames.
 */
function observeDrag(): void {
  const drag: { picked: number | null; frames: number[] } = { picked: null, frames: [] };
  window.drag = drag;
  const isHeld = () =>
    [...document.querySelectorAll<HTMLElement>('[data-rfd-draggable-id]')].some(
      ({ style }) => style.position === 'fixed',
    );
  const follow = (last: number) => {
    requestAnimationFrame((now) => {
      if (!isHeld()) return;
      drag.frames.push(now - last);
      follow(now);
    });
  };
  const handleMove = ({ timeStamp }: MouseEvent) => {
    // The library lifts a card in its own listener for the move.
    setTimeout(() => {
      if (drag.picked !== null || !isHeld()) return;
      removeEventListener('mousemove', handleMove, { capture: true });
      requestAnimationFrame((frame) => {
        window.whenPainted(() => {
          drag.picked = performance.now() - timeStamp;
          follow(frame);
        });
      });
    }, 0);
  };
  addEventListener('mousemove', handleMove, { capture: true });
}

/** The times of a drag in milliseconds: until the lifted card is painted, and the 95th percentile of the frames. */
export interface DragTimes {
  readonly pickUp: number;
  readonly frame: number;
}

/** Lifts a card, carries it over two columns and back, and puts it back by Escape. */
async function dragOnce(page: Page, card: Locator): Promise<DragTimes> {
  // Earlier clicks on tasks further down may have scrolled the column.
  await card.scrollIntoViewIfNeeded();
  const box = await card.boundingBox();
  if (!box) throw new Error('the card is not there');
  await page.evaluate(observeDrag);
  const [x, y] = [box.x + 120, box.y + 45];
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x + 12, y + 6, { steps: 2 });
  await inTime(
    'the card is in the hand',
    page.waitForFunction(() => window.drag?.picked !== null),
  );
  await page.mouse.move(x + 560, y + 160, { steps: 40 });
  await page.mouse.move(x + 20, y + 20, { steps: 40 });
  const { picked, frames } = (await page.evaluate(() => window.drag)) ?? { picked: null, frames: [] };
  await page.keyboard.press('Escape');
  await page.mouse.up();
  // The card's return is animated for a third of a second.
  const back = page.waitForFunction(
    () =>
      ![...document.querySelectorAll<HTMLElement>('[data-rfd-draggable-id]')].some(
        ({ style }) => style.position === 'fixed',
      ),
  );
  await inTime('the card is back in its place', back);
  const sorted = frames.toSorted((one, other) => one - other);
  return {
    pickUp: picked ?? Number.POSITIVE_INFINITY,
    frame: sorted[Math.floor(sorted.length * 0.95)] ?? Number.POSITIVE_INFINITY,
  };
}

/** The medians of several drags of one card, without the first one, during which code is compiled. */
export async function measureDrags(page: Page, card: Locator, rounds = 7): Promise<DragTimes> {
  await dragOnce(page, card);
  const times: DragTimes[] = [];
  for (let round = 0; round < rounds; round += 1) times.push(await dragOnce(page, card));
  return {
    pickUp: median(times.map(({ pickUp }) => pickUp)),
    frame: median(times.map(({ frame }) => frame)),
  };
}
