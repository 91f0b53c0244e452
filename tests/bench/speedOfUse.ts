import type { Page } from '@playwright/test';
import { guidOf } from '../accounts';
import { markupOf, showMarkup, typeIntoBareField } from './floor';
import { awaitEvent, tookUntilPaint } from './interactions';
import { type Stage, slowProcessor } from './stage';
import { type Result, median } from './table';

declare global {
  interface Window {
    /** When the month's calendar was painted, in milliseconds since the page began. */
    monthPainted?: number;
  }
}

/** Runs in the page: notes when the month's calendar is painted for the first time. */
function noteMonth(): void {
  const look = () => {
    if (!document.querySelector('.tw-month')) {
      requestAnimationFrame(look);
      return;
    }
    const channel = new MessageChannel();
    channel.port1.addEventListener(
      'message',
      () => {
        window.monthPainted = performance.now();
      },
      { once: true },
    );
    channel.port1.start();
    channel.port2.postMessage(undefined);
  };
  requestAnimationFrame(look);
}

/** How long after the last answer that it needs the month stands painted. */
async function paintedAfterAnswer(page: Page): Promise<number> {
  await page.waitForFunction(() => window.monthPainted !== undefined);
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
  const times: number[] = [];
  const bare: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const context = await stage.visit('member');
    const page = await context.newPage();
    await page.addInitScript(noteMonth);
    await slowProcessor(page, 4);
    await page.goto(`${stage.gateway.url}/timesheets/month/2026-10`);
    times.push(await paintedAfterAnswer(page));
    const markup = await markupOf(page);
    await page.getByRole('main').evaluate((main) => main.replaceChildren());
    bare.push(await showMarkup(page, markup));
    await context.close();
  }
  db.run("delete from workRecords where guid = ? and Description like 'Piece of work %'", guid);
  return [
    {
      name: 'month of 1,000 records, last answer to paint',
      value: median(times),
      budget: 300,
      unit: 'ms',
    },
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
    await awaitEvent(page, 'keydown');
    await page.keyboard.press(key === ' ' ? 'Space' : key);
    times.push(await tookUntilPaint(page));
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
