import type { Page } from '@playwright/test';
import { pieceOfWork } from './floor';
import { inTime } from './inTime';
import { timedClick } from './paint';
import { type Stage, slowProcessor } from './stage';
import { type Result, median } from './table';

interface Interaction {
  readonly name: string;
  /** The limit as a multiple of the fixed piece of work. */
  readonly budget: number;
  readonly run: (page: Page) => Promise<number>;
}

const rows = (page: Page) =>
  page.getByRole('row').filter({ has: page.getByRole('button', { name: 'Copy' }) });

const interactions: readonly Interaction[] = [
  {
    name: 'page turn',
    budget: 1.5,
    run: async (page) => {
      const before = await rows(page).first().textContent();
      const took = await timedClick(page, page.getByRole('button', { name: 'Next' }));
      const turned = page.waitForFunction((text) => {
        const row = [...document.querySelectorAll('tr')].find((candidate) =>
          candidate.querySelector('button'),
        );
        return row !== undefined && row.textContent !== text;
      }, before);
      await inTime('the next page has other rows', turned);
      return took;
    },
  },
  {
    name: 'opening the dialog',
    budget: 1.3,
    run: async (page) => {
      const took = await timedClick(page, page.getByRole('button', { name: 'New Entry' }));
      await page.getByRole('dialog').waitFor();
      await page.keyboard.press('Escape');
      await page.getByRole('dialog').waitFor({ state: 'hidden' });
      return took;
    },
  },
  {
    name: 'entering inline edit',
    budget: 1.1,
    run: async (page) => {
      const took = await timedClick(page, rows(page).nth(2).getByRole('cell').nth(3), 'dblclick');
      await page.getByRole('textbox', { name: 'Description' }).waitFor();
      await page.keyboard.press('Escape');
      await page.getByRole('textbox', { name: 'Description' }).waitFor({ state: 'hidden' });
      return took;
    },
  },
];

/** Measures the work screen of a user with 2,000 records: from an event to the next paint. */
export async function measureInteractions(stage: Stage, rounds = 9): Promise<Result[]> {
  const context = await stage.visit('member');
  const page = await context.newPage();
  await page.goto(`${stage.gateway.url}/work`);
  await rows(page).nth(5).waitFor();
  await slowProcessor(page, 4);
  const times: number[] = [];
  for (const { run } of interactions) {
    // The first run is not counted, because code is still being fetched and compiled.
    await run(page);
    const took: number[] = [];
    for (let round = 0; round < rounds; round += 1) took.push(await run(page));
    times.push(median(took));
  }
  const floor = await pieceOfWork(page);
  await context.close();
  return interactions.map(({ name, budget }, at) => ({
    name,
    value: times[at] ?? Number.NaN,
    unit: 'ms',
    floor,
    budget,
  }));
}
