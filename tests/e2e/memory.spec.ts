import { type Page, expect } from '@playwright/test';
import { memoryOf, screens, walk } from '../bench/memory';
import { teachPainted } from '../bench/paint';
import { sameEverywhere, takenOver, test } from './fixtures';

test.use({ hasOwnContext: true, signedInAs: 'manager' });

/** Opens what a screen has above it, and closes it again. */
async function openAndClose(page: Page, screen: string): Promise<void> {
  if (screen === '/work' || screen === '/expenses')
    await page.getByRole('button', { name: 'New Entry' }).first().click();
  else if (screen === '/customers') await page.getByRole('button', { name: 'New customer' }).click();
  else return;
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
}

/** Visits all screens, one after the other, without loading the page again. */
async function walkOnce(page: Page): Promise<void> {
  for (const screen of screens) {
    await walk(page, screen);
    await openAndClose(page, screen);
  }
}

test(
  'an hour’s walk, a screen each half minute, leaves memory, nodes, listeners and documents as they were (R-24.40)',
  { tag: '@all' },
  async ({ page, isMobile }) => {
    test.skip(isMobile, sameEverywhere);
    test.setTimeout(10 * 60_000);
    await page.addInitScript(teachPainted);
    await page.goto(screens.at(-1) ?? '/');
    await takenOver(page);
    // What belongs to the screens is loaded in the first rounds.
    for (let round = 1; round <= 2; round += 1) await walkOnce(page);
    const before = await memoryOf(page);
    const rounds = Math.ceil(120 / screens.length);
    for (let round = 1; round <= rounds; round += 1) await walkOnce(page);
    const after = await memoryOf(page);
    // Less than one of each for each visit of a single screen.
    expect(after.documents - before.documents, 'documents').toBeLessThanOrEqual(0);
    expect(after.listeners - before.listeners, 'listeners').toBeLessThan(rounds);
    expect(after.nodes - before.nodes, 'nodes').toBeLessThan(10 * rounds);
    expect(after.heap - before.heap, 'MiB').toBeLessThan(0.5);
  },
);
