import type { Page } from '@playwright/test';
import { openScript } from './bundle';
import { pieceOfWork } from './floor';
import { inTime } from './inTime';
import { longestTask, longestTaskFigure, observeTasks } from './longTasks';
import { reportDays, reportRowCount, seedManyCustomers } from './manyCustomers';
import { awaitContent, awaitText, tookUntilPaint } from './paint';
import { type Stage, slowProcessor } from './stage';
import { type Result, median } from './table';

const address = `/customers/report?from=${reportDays.from}&to=${reportDays.to}&vs=none`;
const firstRow = 'main tbody tr:first-child';
/** A row of the table, and the button that says how everything was read. */
const sums = { selector: 'main tbody tr[data-path]', count: 1 };
const end = 'main button[aria-controls][aria-expanded]';

/** Chooses the other rows in turn, as often as asked; the milliseconds to each painted table. */
async function regroup(page: Page, rounds: number): Promise<number[]> {
  const times: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    for (const rows of ['Person', 'Project', 'Customer']) {
      await page.getByRole('button', { name: /^Rows: /u }).click();
      const item = page.getByRole('menuitemradio', { name: rows, exact: true });
      await item.waitFor();
      await awaitText(page, 'click', firstRow);
      await item.click();
      times.push(await tookUntilPaint(page));
    }
  }
  return times;
}

/** Leaves the report for the list of customers and goes back; the milliseconds until its first sums are painted. */
async function openAgain(page: Page): Promise<number> {
  await page.getByRole('link', { name: 'Customers', exact: true }).first().click();
  await page.getByRole('link', { name: 'Reporting' }).waitFor();
  await page.waitForLoadState('networkidle');
  await awaitContent(page, sums);
  await page.evaluate(() => {
    document.body.click();
    history.back();
  });
  const took = await tookUntilPaint(page);
  await page.locator(end).waitFor({ timeout: 120_000 });
  await page.waitForLoadState('networkidle');
  return took;
}

/** Saves the report as Excel; the milliseconds until the file is there. */
async function saveExcel(page: Page): Promise<number> {
  await page.getByRole('button', { name: 'Export' }).click();
  const file = page.waitForEvent('download', { timeout: 60_000 });
  const item = page.getByRole('menuitem', { name: /^Excel/u });
  await item.waitFor();
  const since = performance.now();
  await item.click();
  await file;
  return performance.now() - since;
}

/** Measures the report over 50,000 rows: reading it, other rows, opening it again, and its Excel file. */
export async function measureReport(stage: Stage, rounds = 3): Promise<Result[]> {
  seedManyCustomers(stage.server.service);
  const context = await stage.visit('manager');
  const page = await context.newPage();
  await page.goto(`${stage.gateway.url}/customers`);
  await page.waitForLoadState('networkidle');
  await observeTasks(page);
  await page.evaluate((to) => {
    history.pushState(null, '', to);
    dispatchEvent(new PopStateEvent('popstate'));
  }, address);
  await page.locator(end).waitFor({ timeout: 120_000 });
  const reading = await longestTask(page);
  await page.waitForLoadState('networkidle');
  const grouping = await openScript(await stage.visit(), stage.gateway.url, 'barePivot.ts');
  const pivots: number[] = [];
  // The first one is not compiled yet.
  for (let round = 0; round <= rounds; round += 1)
    pivots.push(
      await inTime(
        'rows are grouped',
        grouping.evaluate(() => window.groupRows()),
        60,
      ),
    );
  const files: number[] = [];
  const alone: number[] = [];
  const bare = await openScript(await stage.visit(), stage.gateway.url, 'bareSheet.ts');
  for (let round = 0; round < 3; round += 1) {
    files.push(await saveExcel(page));
    alone.push(
      await inTime(
        'SheetJS writes the rows',
        bare.evaluate((count) => window.writeRows(count), reportRowCount),
        120,
      ),
    );
  }
  const fast = await pieceOfWork(page);
  await slowProcessor(page, 4);
  const regrouped = await regroup(page, rounds);
  const opened: number[] = [];
  for (let round = 0; round < rounds; round += 1) opened.push(await openAgain(page));
  const work = await pieceOfWork(page);
  await context.close();
  return [
    longestTaskFigure('report: reading 53 customers', [reading], fast),
    {
      name: 'report: grouping 50,000 rows',
      value: median(pivots.slice(1)),
      unit: 'ms',
      floor: fast,
      budget: 5,
    },
    {
      name: 'report: other rows to the painted table',
      value: median(regrouped),
      unit: 'ms',
      floor: work,
      budget: 1.9,
    },
    {
      name: 'report: opened again to the first sums',
      value: median(opened),
      unit: 'ms',
      floor: work,
      budget: 3.75,
    },
    {
      name: 'report: Excel of 50,000 rows',
      value: median(files),
      unit: 'ms',
      floor: { of: 'SheetJS alone', value: median(alone) },
      budget: 1.3,
    },
  ];
}
