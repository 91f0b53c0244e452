import type { Page } from '@playwright/test';
import { openScript } from './bundle';
import { pieceOfWork } from './floor';
import { inTime } from './inTime';
import { rowCount, seedLargeCustomer } from './largeCustomer';
import { longestTask, longestTaskFigure, observeTasks } from './longTasks';
import type { Stage } from './stage';
import { type Result, median } from './table';

async function exportOnce(page: Page, address: string): Promise<{ took: number; longest: number }> {
  await page.goto(address);
  await page.getByRole('button', { name: 'Export' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Range' }).click();
  await dialog.getByLabel('From').fill('2000-01-01');
  await page.waitForLoadState('networkidle');
  await observeTasks(page);
  const answered = page.waitForResponse((response) => response.url().includes('/export'));
  const file = page.waitForEvent('download', { timeout: 60_000 });
  await dialog.getByRole('button', { name: 'Export' }).click();
  await (await answered).finished();
  const since = performance.now();
  await file;
  const took = performance.now() - since;
  return { took, longest: await longestTask(page) };
}

/** The milliseconds that SheetJS alone needs for the same number of rows, on an idle page. */
async function writeBare(page: Page): Promise<number> {
  return inTime(
    'SheetJS writes the rows',
    page.evaluate((count) => window.writeRows(count), rowCount),
    120,
  );
}

/** Measures the export of all hours of a customer. */
export async function measureExport(stage: Stage, rounds = 3): Promise<Result[]> {
  const customer = seedLargeCustomer(stage.server.service);
  const context = await stage.visit('manager');
  const page = await context.newPage();
  const bare = await openScript(await stage.visit(), stage.gateway.url, 'bareSheet.ts');
  const work = await pieceOfWork(bare);
  const seen: Awaited<ReturnType<typeof exportOnce>>[] = [];
  const alone: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    seen.push(await exportOnce(page, `${stage.gateway.url}/customer/${customer}`));
    alone.push(await writeBare(bare));
  }
  await context.close();
  return [
    {
      name: `export of ${rowCount.toLocaleString('en')} rows, answer to the file`,
      value: median(seen.map(({ took }) => took)),
      unit: 'ms',
      floor: { of: 'SheetJS alone', value: median(alone) },
      budget: 1.5,
    },
    longestTaskFigure(
      'the same',
      seen.map(({ longest }) => longest),
      work,
    ),
  ];
}
