import type { Page } from '@playwright/test';
import { guidOf } from '../accounts';
import { markupOf, showMarkup, typeIntoBareField } from './floor';
import { timedKey } from './interactions';
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
      const channel = new MessageChannel();
      channel.port1.addEventListener('message', () => painted(performance.now()), { once: true });
      channel.port1.start();
      channel.port2.postMessage(undefined);
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
  await page.waitForFunction(() => window.monthWhole !== undefined);
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
async function measureCockpit(stage: Stage, rounds: number): Promise<Result[]> {
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
  return [
    {
      name: 'month of 1,000 records, last answer to calendar and sums',
      value: median(figures),
      budget: 300,
      unit: 'ms',
    },
    { name: 'and to its findings and steps', value: median(whole), unit: 'ms' },
    { name: 'its finished markup alone, its words drawn before', value: median(bare), unit: 'ms' },
  ];
}

/** Typing in the quick entry, key to next paint. */
async function measureQuickEntry(stage: Stage): Promise<Result[]> {
  const context = await stage.visit('member');
  const page = await context.newPage();
  await page.goto(`${stage.gateway.url}/work`);
  const line = page.getByRole('combobox', { name: 'Quick entry' });
  await line.waitFor();
  await line.focus();
  await page.keyboard.type('2h ');
  await slowProcessor(page, 4);
  const times: number[] = [];
  for (const key of 'Kessler MES load test') {
    times.push(await timedKey(page, key === ' ' ? 'Space' : key));
  }
  const bare = await typeIntoBareField(page);
  await context.close();
  return [
    { name: 'typing in the quick entry', value: median(times), budget: 50, unit: 'ms' },
    { name: 'typing in a field that nothing listens to', value: bare, unit: 'ms' },
  ];
}

/** What "Two minutes a day" promises beside the week grid, processor 4x slower. */
export async function measureSpeedOfUse(stage: Stage, rounds = 3): Promise<Result[]> {
  return [...(await measureQuickEntry(stage)), ...(await measureCockpit(stage, rounds))];
}
