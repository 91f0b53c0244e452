import type { Page } from '@playwright/test';
import { guidOf } from '../accounts';
import { markupOf, showMarkup } from './floor';
import { inTime } from './inTime';
import { type Stage, slowProcessor } from './stage';
import { type Result, median } from './table';

declare global {
  interface Window {
    /** When the month's calendar and sums were painted, in milliseconds since the page began. */
    monthPainted?: number;
    /** The same of its findings and its steps, with which it is whole. */
    monthWhole?: number;
  }
}

/** Runs in the page: notes when the month's figures, and when all of it is painted for the first time. */
function noteMonth(): void {
  const note = (selector: string, painted: (at: number) => void) => {
    const look = () => {
      if (!document.querySelector(selector)) {
        requestAnimationFrame(look);
        return;
      }
      window.whenPainted(() => painted(performance.now()));
    };
    requestAnimationFrame(look);
  };
  note('.tw-month button', (at) => {
    window.monthPainted = at;
  });
  note('.tw-steps', (at) => {
    window.monthWhole = at;
  });
}

/** How long after the last answer that it needs the month's figures, and all of it, stand painted. */
async function paintedAfterAnswer(page: Page): Promise<{ readonly figures: number; readonly whole: number }> {
  await inTime(
    'the month stands painted',
    page.waitForFunction(() => window.monthWhole !== undefined),
  );
  return page.evaluate(() => {
    const painted = window.monthPainted ?? 0;
    const answers = performance
      .getEntriesByType('resource')
      .filter((entry) => entry.name.includes('/api/'))
      .map((entry) => entry.startTime + entry.duration)
      .filter((end) => end <= painted);
    const last = Math.max(...answers);
    return { figures: painted - last, whole: (window.monthWhole ?? 0) - last };
  });
}

/** A month's cockpit over 1,000 records of that month, on a slow processor. */
export async function measureMonth(stage: Stage, rounds = 5): Promise<Result[]> {
  const guid = guidOf(stage.server.service, 'member');
  const { db } = stage.server.service;
  const insert = `insert into workRecords (guid, Date, Customer_fk, Project_fk, Description, HoursWorked, Location)
    values (?, ?, 1, 1, ?, 0.5, 'Augsburg')`;
  for (let index = 0; index < 1000; index += 1) {
    const day = String((index % 31) + 1).padStart(2, '0');
    db.run(insert, guid, `2026-10-${day}`, `Piece of work ${index}`);
  }
  const figures: number[] = [];
  const whole: number[] = [];
  const bare: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const context = await stage.visit('member');
    const page = await context.newPage();
    await page.addInitScript(noteMonth);
    await slowProcessor(page, 4);
    await page.goto(`${stage.gateway.url}/timesheets/month/2026-10`);
    const painted = await paintedAfterAnswer(page);
    figures.push(painted.figures);
    whole.push(painted.whole);
    const markup = await markupOf(page);
    await page.getByRole('main').evaluate((main) => main.replaceChildren());
    bare.push(await showMarkup(page, markup));
    await context.close();
  }
  db.run("delete from workRecords where guid = ? and Description like 'Piece of work %'", guid);
  const floor = { of: 'its markup', value: median(bare) };
  const name = 'month of 1,000 records, last answer to';
  return [
    { name: `${name} its sums`, value: median(figures), unit: 'ms', floor, budget: 2 },
    { name: `${name} all of it`, value: median(whole), unit: 'ms', floor, budget: 2 },
  ];
}
