import type { Page } from '@playwright/test';
import { guidOf } from '../accounts';
import { seedWorkRecords } from '../service/seed/manyRecords';
import { testToday } from '../today';
import { keepOnDevice } from './device';
import { pieceOfWork } from './floor';
import { longestTask, longestTaskFigure, observeTasks } from './longTasks';
import { awaitContent, awaitText, rest, show, tookUntilPaint } from './paint';
import { type Stage, slowProcessor } from './stage';
import { type Result, median } from './table';

declare global {
  interface Window {
    frameTimes?: number[];
  }
}

/** Ten years of records. */
const RECORDS = 4000;
const FIRST_YEAR = 2016;

/** An account whose records began ten years ago, with three vacations and an illness a year. */
const account = {
  start: `${FIRST_YEAR + 1}-01-01`,
  opening: 1200,
  cap: { limit: 4000, since: '2018-01' },
  travelShare: 0,
  bookings: [],
  entitlements: [{ year: 2026, days: 28, carriedOver: 2, lapses: true, changedAt: 0 }],
  changedAt: 0,
};
const absences = Array.from({ length: 11 }, (_, at) => FIRST_YEAR + at).flatMap((year) =>
  [
    ['sick', '02-09', '02-11'],
    ['vacation', '04-06', '04-10'],
    ['vacation', '08-03', '08-14'],
    ['vacation', '12-21', '12-30'],
  ].map(([kind, from, to]) => ({
    id: `${year}-${from}`,
    kind,
    from: `${year}-${from}`,
    to: `${year}-${to}`,
    share: 1,
    note: '',
    changedAt: 0,
  })),
);

/** The balance beside the sum of the week. */
const balance = 'a[href="/work/account"] b';
/** The sums below the months, which are there once all records are known. */
const sums = { selector: 'main tfoot tr', count: 1 };

/** Leaves the account for a screen without records and goes back; the milliseconds until its balances are painted. */
async function openAgain(page: Page): Promise<number> {
  await show(page, '/customers');
  await page.getByRole('heading', { name: 'Customers' }).waitFor();
  await page.waitForLoadState('networkidle');
  await rest(page);
  await awaitContent(page, sums);
  await page.evaluate(() => {
    document.body.click();
    history.back();
  });
  const took = await tookUntilPaint(page);
  await page.waitForLoadState('networkidle');
  return took;
}

/** Runs in the page: notes the times between frames from now on. */
function observeFrames(): void {
  window.frameTimes = [];
  const follow = (last: number) => {
    requestAnimationFrame((now) => {
      window.frameTimes?.push(now - last);
      follow(now);
    });
  };
  requestAnimationFrame(follow);
}

/** Moves the mouse over most of the year and back, with the button held or not; 95 % of the frames take no longer. */
async function moveOverYear(page: Page, isHeld: boolean): Promise<number> {
  const placeOf = async (day: string) => {
    const box = await page.locator(`[data-day="${day}"]`).boundingBox();
    if (!box) throw new Error(`${day} is not there`);
    return [box.x + box.width / 2, box.y + box.height / 2] as const;
  };
  await page.getByRole('grid').scrollIntoViewIfNeeded();
  const [first, last] = [await placeOf('2026-01-07'), await placeOf('2026-11-25')];
  await page.mouse.move(...first);
  if (isHeld) await page.mouse.down();
  await page.evaluate(observeFrames);
  for (const place of [last, first, last]) await page.mouse.move(...place, { steps: 40 });
  const frames = (await page.evaluate(() => window.frameTimes)) ?? [];
  if (isHeld) {
    const count = await page.locator('[data-day][aria-selected=true]').count();
    if (count < 300) throw new Error(`only ${count} days are selected`);
    await page.mouse.up();
    await page.keyboard.press('Escape');
  }
  return frames.toSorted((one, other) => one - other)[Math.floor(frames.length * 0.95)] ?? Number.NaN;
}

/** Measures the absences of a year while days are dragged over, and the same moves alone. */
async function measureDrag(page: Page, rounds: number): Promise<Result> {
  await page.getByRole('link', { name: 'Absences', exact: true }).click();
  await page.locator('[data-day="2026-11-25"]').waitFor();
  await page.waitForLoadState('networkidle');
  const drags: number[] = [];
  const moves: number[] = [];
  await moveOverYear(page, true);
  for (let round = 0; round < rounds; round += 1) {
    moves.push(await moveOverYear(page, false));
    drags.push(await moveOverYear(page, true));
  }
  return {
    name: 'account: dragging over a year, 95 % of the frames',
    value: median(drags),
    unit: 'ms',
    floor: { of: 'the moves alone', value: median(moves) },
    budget: 1.25,
  };
}

/** Gives a record of yesterday other hours; the milliseconds from the press of Save to the painted balance. */
async function changeRecord(page: Page, hours: string): Promise<number> {
  await page.locator('tr[data-record]').first().getByRole('button', { name: 'Edit' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Work hours').fill(hours);
  await awaitText(page, 'click', balance);
  await dialog.getByRole('button', { name: 'Save and close' }).click();
  const took = await tookUntilPaint(page);
  await dialog.waitFor({ state: 'hidden' });
  await page.waitForLoadState('networkidle');
  await rest(page);
  return took;
}

/** Measures the balance beside the sum of the week when a record changes. */
async function measureChange(page: Page, rounds: number): Promise<number> {
  await show(page, '/work');
  await page.locator(balance).waitFor();
  await page.waitForLoadState('networkidle');
  // The first change is not counted, because it fetches the code of the dialog.
  await changeRecord(page, '9');
  const times: number[] = [];
  for (let round = 1; round <= rounds; round += 1)
    times.push(await changeRecord(page, String(9 + (round % 2))));
  return median(times);
}

/** Measures the time account over ten years of records. */
export async function measureAccount(stage: Stage, rounds = 7): Promise<Result[]> {
  const { service } = stage.server;
  const guid = guidOf(service, 'newcomer');
  seedWorkRecords(service, guid, RECORDS, { perDay: 1.5, until: testToday });
  const context = await stage.visit('newcomer');
  const page = await context.newPage();
  await page.goto(`${stage.gateway.url}/customers`);
  await page.waitForLoadState('networkidle');
  await keepOnDevice(page, guid, 'time-account', account);
  await keepOnDevice(page, guid, 'absences', absences);
  await observeTasks(page);
  await show(page, '/work/account');
  await page.locator(sums.selector).first().waitFor({ timeout: 120_000 });
  await page.waitForLoadState('networkidle');
  const reading = await longestTask(page);
  const drag = await measureDrag(page, rounds);
  const changed = await measureChange(page, rounds);
  const fast = await pieceOfWork(page);
  await show(page, '/work/account');
  await page.locator(sums.selector).first().waitFor();
  await slowProcessor(page, 4);
  const opened: number[] = [];
  for (let round = 0; round < rounds; round += 1) opened.push(await openAgain(page));
  const slow = await pieceOfWork(page);
  await context.close();
  return [
    longestTaskFigure('account: reading 4,000 records', [reading], fast),
    drag,
    {
      name: 'account: a changed record to the painted balance',
      value: changed,
      unit: 'ms',
      floor: fast,
      budget: 2.5,
    },
    {
      name: 'account: opened with ten years to the painted balances',
      value: median(opened),
      unit: 'ms',
      floor: slow,
      budget: 2.5,
    },
  ];
}
