import type { Page } from '@playwright/test';
import { guidOf } from '../accounts';
import { keepOnDevice } from './device';
import { pieceOfWork } from './floor';
import { awaitContent, tookUntilPaint } from './paint';
import { type Stage, slowProcessor } from './stage';
import { type Result, median } from './table';
import { waitingRecord } from './waitingRecord';

/** How many changes were waiting before the visit began. */
const WAITING = 500;

/** Milliseconds from the click on Save until the list has one more row. */
async function measureSave(page: Page, at: number): Promise<number> {
  await page.getByRole('button', { name: 'New Entry' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Work hours').fill('1');
  await dialog.getByLabel('Description').fill(`Bench ${at}`);
  const selector = 'tr[data-record]';
  const count = (await page.locator(selector).count()) + 1;
  await awaitContent(page, { selector, count });
  await dialog.getByRole('button', { name: 'Save and close' }).click();
  return tookUntilPaint(page);
}

/** Changes of records that are on no visible page, because this measures the reading of the outbox and not its rows. */
const waiting = Array.from({ length: WAITING }, (_, at) => ({
  key: `waiting-${at}`,
  since: Date.now(),
  id: 900_000 + at,
  before: waitingRecord(at, 1),
  want: waitingRecord(at, 2),
  attempt: null,
  trouble: { kind: 'refused', status: 409, message: null },
}));

/** The time from the start of the page until the week strip has its sum, which includes waiting entries. */
async function measureStart(page: Page, url: string): Promise<number> {
  await page.goto('about:blank');
  await page.goto(url);
  await page.getByRole('region', { name: 'Week at a glance' }).locator('p b').waitFor();
  return page.evaluate(() => performance.now());
}

/** Measures saving a record, and starting with many waiting changes. */
export async function measureSaving(stage: Stage, rounds = 9): Promise<Result[]> {
  const context = await stage.visit('member');
  const url = `${stage.gateway.url}/work`;
  const page = await context.newPage();
  await page.goto(url);
  // The first save is not counted, because it fetches the code of the dialog.
  await measureSave(page, 0);
  await slowProcessor(page, 4);
  const saves: number[] = [];
  for (let round = 1; round <= rounds; round += 1) saves.push(await measureSave(page, round));
  const work = await pieceOfWork(page);
  const bare: number[] = [];
  for (let round = 0; round < 5; round += 1) bare.push(await measureStart(page, url));
  const guid = guidOf(stage.server.service, 'member');
  await keepOnDevice(page, guid, 'work-outbox', { items: waiting, sent: [], unread: [] });
  const full: number[] = [];
  for (let round = 0; round < 5; round += 1) full.push(await measureStart(page, url));
  await context.close();
  return [
    {
      name: 'press of Save to the painted row',
      value: median(saves),
      unit: 'ms',
      floor: work,
      budget: 3.5,
    },
    {
      name: `start to the sum of the week, ${WAITING} entries wait`,
      value: median(full),
      unit: 'ms',
      floor: { of: 'none waits', value: median(bare) },
      budget: 1.25,
    },
  ];
}
