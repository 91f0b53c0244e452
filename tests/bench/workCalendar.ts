import type { Page } from '@playwright/test';
import { guidOf } from '../accounts';
import { paintedMarkupOf, showMarkup } from './floor';
import { inTime } from './inTime';
import { awaitContent, rest, tookUntilPaint } from './paint';
import { type Stage, slowProcessor } from './stage';
import { type Result, median } from './table';

declare global {
  interface Window {
    lifted?: { picked: number | null; longest: number };
  }
}

/** A week with 12 records a day, in a month with 300. */
const week = { address: '/work?view=calendar&span=7&date=2026-10-07', records: 84 };
const month = { address: '/work?view=calendar&span=month&date=2026-10-07', records: 60 };

function seed({ server: { service } }: Stage): void {
  const guid = guidOf(service, 'member');
  const insert = `insert into workRecords (guid, Date, Customer_fk, Project_fk, Description, HoursWorked, Location)
    values (?, ?, 1, 1, ?, 0.5, 'Augsburg')`;
  const add = (day: number, at: number) =>
    service.db.run(insert, guid, `2026-10-${String(day).padStart(2, '0')}`, `Piece of work ${at}`);
  for (let at = 0; at < 84; at += 1) add(5 + (at % 7), at);
  for (let at = 0; at < 216; at += 1) add(12 + (at % 20), at);
}

/** Opens a view of the calendar again and again, and shows its markup alone. */
async function painted(stage: Stage, { address, records }: typeof week, rounds: number) {
  const context = await stage.visit('member');
  const page = await context.newPage();
  await page.goto(stage.gateway.url + address);
  const blocks = page.locator('[data-record]');
  await blocks.nth(records - 1).waitFor();
  await slowProcessor(page, 4);
  const times: number[] = [];
  const bare: number[] = [];
  for (let round = -1; round < rounds; round += 1) {
    await page.getByRole('button', { name: 'List', exact: true }).click();
    await page.locator('tr[data-record]').first().waitFor();
    await rest(page);
    await awaitContent(page, { selector: 'fieldset [data-record]', count: records });
    await page.evaluate((to) => {
      document.body.click();
      history.pushState(null, '', to);
      dispatchEvent(new PopStateEvent('popstate'));
    }, address);
    const took = await tookUntilPaint(page);
    const markup = await paintedMarkupOf(page);
    if (round >= 0) times.push(took);
    const other = await context.newPage();
    await other.goto(stage.gateway.url + address);
    await other
      .locator('[data-record]')
      .nth(records - 1)
      .waitFor();
    await slowProcessor(other, 4);
    await rest(other);
    if (round >= 0) bare.push(await showMarkup(other, markup));
    await other.close();
  }
  await context.close();
  return { value: median(times), floor: { of: 'its markup', value: median(bare) } };
}

/** Runs in the page: notes when a lifted block is painted, and the longest handling of a movement. */
function observeLift(): void {
  const lifted: NonNullable<Window['lifted']> = { picked: null, longest: 0 };
  window.lifted = lifted;
  addEventListener('pointermove', ({ timeStamp }) => {
    if (lifted.picked !== null) return;
    setTimeout(() => {
      if (lifted.picked !== null || !document.querySelector('[data-lifted]')) return;
      requestAnimationFrame(() =>
        window.whenPainted(() => {
          lifted.picked ??= performance.now() - timeStamp;
        }),
      );
    });
  });
  const options = { type: 'event', durationThreshold: 16 };
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      if (!(entry instanceof PerformanceEventTiming) || lifted.picked === null) continue;
      lifted.longest = Math.max(lifted.longest, entry.processingEnd - entry.processingStart);
    }
  }).observe(options);
}

/** Presses the mouse on a place and moves it until what lies there is lifted. */
async function pickUp(page: Page, { x, y }: { readonly x: number; readonly y: number }): Promise<void> {
  await rest(page);
  await page.evaluate(observeLift);
  await page.mouse.move(x + 40, y + 8);
  await page.mouse.down();
  await page.mouse.move(x + 52, y + 12, { steps: 2 });
  await inTime(
    'the block is in the hand',
    page.waitForFunction(() => window.lifted?.picked !== null),
  );
}

/** Lifts a box without the application, which takes the event, the next frame and its paint. */
async function liftBare(page: Page): Promise<number> {
  await page.evaluate(() => {
    const bare = document.createElement('div');
    bare.id = 'bare';
    bare.style.cssText = 'position: fixed; inset: 0 auto auto 0; width: 100px; height: 40px; z-index: 9999';
    bare.addEventListener('pointermove', ({ clientX, buttons }) => {
      if (buttons === 0) return;
      bare.dataset['lifted'] = '';
      bare.style.transform = `translateX(${clientX - 40}px)`;
    });
    document.body.append(bare);
  });
  await pickUp(page, { x: 0, y: 0 });
  await page.mouse.up();
  return page.evaluate(() => {
    document.querySelector('#bare')?.remove();
    return window.lifted?.picked ?? Infinity;
  });
}

/** Lifts a block, carries it over the week and back, and puts it back by Escape. */
async function drag(page: Page) {
  const bare = await liftBare(page);
  const box = await page.locator('fieldset [data-record]').nth(30).boundingBox();
  if (!box) throw new Error('the block is not there');
  await pickUp(page, box);
  await page.mouse.move(box.x + 500, box.y + 60, { steps: 40 });
  await page.mouse.move(box.x - 100, box.y + 30, { steps: 40 });
  const lifted = await page.evaluate(() => window.lifted);
  await page.keyboard.press('Escape');
  await page.mouse.up();
  return { beyond: (lifted?.picked ?? Infinity) - bare, longest: lifted?.longest ?? Infinity };
}

/** Measures the calendar with a week of 84 and a month of 300 records; the drag at full speed. */
export async function measureWorkCalendar(stage: Stage, rounds = 5): Promise<Result[]> {
  seed(stage);
  const ofWeek = await painted(stage, week, rounds);
  const ofMonth = await painted(stage, month, rounds);
  const context = await stage.visit('member');
  const page = await context.newPage();
  await page.goto(stage.gateway.url + week.address);
  await page
    .locator('[data-record]')
    .nth(week.records - 1)
    .waitFor();
  const drags = [];
  for (let round = -1; round < rounds; round += 1) {
    const times = await drag(page);
    if (round >= 0) drags.push(times);
  }
  await context.close();
  return [
    { name: 'calendar: a week of 84 records painted', ...ofWeek, unit: 'ms', budget: 1.5 },
    { name: 'calendar: a month of 300 records painted', ...ofMonth, unit: 'ms', budget: 1.5 },
    {
      name: 'calendar: a block picked up, beyond a bare box',
      value: median(drags.map(({ beyond }) => beyond)),
      unit: 'ms',
      budget: 16,
    },
    {
      name: 'calendar: longest handling of a movement',
      value: median(drags.map(({ longest }) => longest)),
      unit: 'ms',
      budget: 16,
    },
  ];
}
