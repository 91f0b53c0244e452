import type { Page } from '@playwright/test';
import { guidOf } from '../accounts';
import { markupOf, showMarkup } from './floor';
import { inTime } from './inTime';
import { type Stage, slowProcessor } from './stage';
import { type Result, median } from './table';

declare global {
  interface Window {
    /** When the month was painted with its sums, findings and steps, in milliseconds since the page began. */
    monthPainted?: number;
  }
}

/** Runs in the page: notes when the month is first painted. */
function noteMonth(): void {
  const look = () => {
    if (!document.querySelector('main aside ol')) {
      requestAnimationFrame(look);
      return;
    }
    window.whenPainted(() => {
      window.monthPainted = performance.now();
    });
  };
  requestAnimationFrame(look);
}

/** The time from the last answer that the month needs to its paint. */
async function paintedAfterAnswer(page: Page): Promise<number> {
  await inTime(
    'the month stands painted',
    page.waitForFunction(() => window.monthPainted !== undefined),
  );
  return page.evaluate(() => {
    const painted = window.monthPainted ?? 0;
    const answers = performance
      .getEntriesByType('resource')
      .filter((entry) => entry.name.includes('/api/'))
      .map((entry) => entry.startTime + entry.duration)
      .filter((end) => end <= painted);
    return painted - Math.max(...answers);
  });
}

/** Measures the month page with 1,000 records in one month, on a slow processor. */
export async function measureMonth(stage: Stage, rounds = 5): Promise<Result[]> {
  const guid = guidOf(stage.server.service, 'member');
  const { db } = stage.server.service;
  const insert = `insert into workRecords (guid, Date, Customer_fk, Project_fk, Description, HoursWorked, Location)
    values (?, ?, 1, 1, ?, 0.5, 'Augsburg')`;
  for (let index = 0; index < 1000; index += 1) {
    const day = String((index % 31) + 1).padStart(2, '0');
    db.run(insert, guid, `2026-10-${day}`, `Piece of work ${index}`);
  }
  const painted: number[] = [];
  const bare: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const context = await stage.visit('member');
    const page = await context.newPage();
    await page.addInitScript(noteMonth);
    await slowProcessor(page, 4);
    await page.goto(`${stage.gateway.url}/timesheets/month/2026-10`);
    painted.push(await paintedAfterAnswer(page));
    const markup = await markupOf(page);
    await page.getByRole('main').evaluate((main) => main.replaceChildren());
    bare.push(await showMarkup(page, markup));
    await context.close();
  }
  db.run("delete from workRecords where guid = ? and Description like 'Piece of work %'", guid);
  const floor = { of: 'its markup', value: median(bare) };
  const name = 'month of 1,000 records, last answer to painted';
  return [{ name, value: median(painted), unit: 'ms', floor, budget: 2 }];
}
