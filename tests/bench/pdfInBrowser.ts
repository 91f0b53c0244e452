import * as v from 'valibot';
import type { Page } from '@playwright/test';
import { guidOf, sessionOf } from '../accounts';
import { pieceOfWork } from './floor';
import { longestTask, longestTaskFigure, observeTasks } from './longTasks';
import type { Stage } from './stage';
import type { Result } from './table';

const rounds = 3;
const wanted = 1000;

/** Prepares a sheet over the member's last thousand records, and returns how many rows it has. */
async function prepareSheet({ server: { service } }: Stage): Promise<number> {
  const guid = guidOf(service, 'member');
  const days = service.db.all(
    v.object({ Date: v.string() }),
    'select Date from workRecords where guid = ? order by Date desc limit ?',
    guid,
    wanted,
  );
  const [last, first] = [days[0]?.Date, days.at(-1)?.Date];
  const { token } = await sessionOf(service, 'member');
  const answer = await service.fetch(
    new Request('http://bench/api/sheet/time', {
      method: 'PUT',
      headers: { 'Content-Type': 'application/json', Authorization: `Bearer ${token}` },
      body: JSON.stringify({ state: 'prepared', from: first, to: last }),
    }),
  );
  if (!answer.ok) throw new Error(`no sheet: ${await answer.text()}`);
  return days.length;
}

/** The longest task of the page until the file is saved. */
async function downloadOnce(page: Page): Promise<number> {
  const row = page.locator('[data-record]').first();
  await observeTasks(page);
  const file = page.waitForEvent('download', { timeout: 120_000 });
  await row.getByRole('button', { name: 'Download' }).click();
  await file;
  return longestTask(page);
}

/** Measures whether the page is blocked while a worker makes the PDF of a long sheet. */
export async function measurePdfInBrowser(stage: Stage): Promise<Result[]> {
  const rows = await prepareSheet(stage);
  const context = await stage.visit('member');
  const page = await context.newPage();
  await page.goto(`${stage.gateway.url}/timesheets`);
  await page.locator('[data-record]').first().waitFor();
  await page.waitForLoadState('networkidle');
  const seen: number[] = [];
  for (let round = 0; round < rounds; round += 1) seen.push(await downloadOnce(page));
  const floor = await pieceOfWork(page);
  await context.close();
  return [longestTaskFigure(`PDF of ${rows} records`, seen, floor)];
}
