import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import type { ReadingMessage } from '@/features/work-records/file-import/reading/serveReading';
import { isoDate } from '@/domain/time/period';
import { context as readingContext } from '../import/importFile';
import { longestTask, observeTasks } from './longTasks';
import type { Stage } from './stage';
import { type Result, median } from './table';

const ROWS = 5000;
const header =
  'Project,Client,Description,Task,User,Group,Email,Tags,Billable,Start Date,Start Time,End Date,End Time,Duration (h),Duration (decimal)';

const two = (value: number) => String(value).padStart(2, '0');

/** A year of Clockify, 14 rows a day. */
function clockifyYear(): string {
  const rows = Array.from({ length: ROWS }, (_, at) => {
    const date = new Date(Date.UTC(2025, 10, 20 + Math.floor(at / 14)));
    const day = `${two(date.getUTCDate())}/${two(date.getUTCMonth() + 1)}/${date.getUTCFullYear()}`;
    const hour = two(7 + (at % 14));
    const names = `Projekt ${at % 40},Kunde ${at % 17} GmbH,"Größere Prüfung, Teil ${at % 400}",`;
    return `${names},Jana Albrecht,,jana.albrecht@nordfeld.example,,Yes,${day},${hour}:00:00,${day},${hour}:45:00,00:45:00,0.75`;
  });
  return [header, ...rows].join('\n');
}

/** Starts the worker that the page has used and reads the file in it; milliseconds until it answers. */
async function readInWorker(page: Page, address: string, text: string): Promise<number> {
  const message: Omit<ReadingMessage, 'bytes'> = {
    name: 'year.csv',
    choices: {},
    context: { ...readingContext, today: isoDate('2026-11-20') },
  };
  return page.evaluate(
    async ([url, content, rest]) => {
      const bytes = new TextEncoder().encode(content);
      const since = performance.now();
      const worker = new Worker(url, { type: 'module' });
      const answer = await new Promise<{ readonly rows?: readonly unknown[] }>((resolve) => {
        worker.addEventListener('message', ({ data }) => resolve(data));
        worker.postMessage({ ...rest, bytes }, [bytes.buffer]);
      });
      const took = performance.now() - since;
      worker.terminate();
      if (answer.rows?.length !== 5000) throw new Error('the worker has not read the file');
      return took;
    },
    [address, text, message] as const,
  );
}

/** Measures how long the largest file of hours takes: in its worker alone, and on the page to the preview. */
export async function measureFileImport(stage: Stage, rounds = 3): Promise<Result[]> {
  const text = clockifyYear();
  // Playwright decodes the content of a file in the page, which would be its longest task; a path is opened by the browser.
  const folder = await mkdtemp(join(tmpdir(), 'tagwerk-import-'));
  const file = join(folder, 'year.csv');
  await writeFile(file, text);
  const seen: { alone: number; took: number; longest: number }[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const context = await stage.visit('member');
    const page = await context.newPage();
    await page.goto(`${stage.gateway.url}/work/import`);
    await page.waitForLoadState('networkidle');
    await observeTasks(page);
    const workers: string[] = [];
    page.on('worker', (worker) => workers.push(worker.url()));
    const since = performance.now();
    await page.locator('input[type=file]').first().setInputFiles(file);
    await page.getByRole('link', { name: /^Preview \d/u }).waitFor({ timeout: 60_000 });
    const took = performance.now() - since;
    const longest = await longestTask(page);
    seen.push({
      alone: await readInWorker(page, workers.find((url) => url.includes('readingWorker')) ?? '', text),
      took,
      longest,
    });
    await context.close();
  }
  await rm(folder, { recursive: true });
  const name = `import: ${ROWS.toLocaleString('en')} rows of a file`;
  const figure = (what: string, values: readonly number[], budget: number): Result => ({
    name: `${name}, ${what}`,
    value: median(values),
    unit: 'ms',
    budget,
  });
  return [
    figure(
      'read in the worker',
      seen.map(({ alone }) => alone),
      1500,
    ),
    figure(
      'to the preview',
      seen.map(({ took }) => took),
      4000,
    ),
    figure(
      'longest task of the page',
      seen.map(({ longest }) => longest),
      50,
    ),
  ];
}
