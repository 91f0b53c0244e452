import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { draw, rowsOf, work } from '@/features/time-sheets/report/testing/reports';
import { isoDate, monthOf } from '@/domain/time/period';
import { longestTask, observeTasks } from './longTasks';
import type { Stage } from './stage';
import { type Result, median } from './table';

const FILES = 50;
const october = monthOf(isoDate('2026-10-01'));

/** The signed sheet of a person in a folder: 57 rows on three pages. A page that is handed bytes would have to decode them. */
async function sheetOf(person: number, folder: string): Promise<string> {
  const mail = `person${person}@nordfeld.example`;
  const rows = rowsOf(57, (at) => ({
    ...work(at),
    date: isoDate(`2026-10-${String(1 + Math.floor(at / 2)).padStart(2, '0')}`),
  }));
  const { bytes } = await draw(rows, {
    company: { name: 'Nordfeld Software & Beratung GmbH', address: '', logo: null, links: [] },
    person: { guid: `person-${person}`, username: `person${person}`, name: `Person ${person}`, mail },
    period: october,
    signature: { image: '', signedAt: '2026-11-02T08:06:00Z', mail },
  });
  const file = path.join(folder, `person${person}.pdf`);
  writeFileSync(file, Buffer.from(bytes));
  return file;
}

/** Measures how long it takes from dropped PDFs to the checked table of a payroll month. */
export async function measurePayroll(stage: Stage, rounds = 3): Promise<Result[]> {
  const folder = mkdtempSync(path.join(tmpdir(), 'tagwerk-bench-'));
  const files: string[] = [];
  for (let person = 0; person < FILES; person += 1) files.push(await sheetOf(person, folder));
  const seen: { took: number; longest: number }[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const context = await stage.visit('manager');
    const page = await context.newPage();
    await page.goto(`${stage.gateway.url}/timesheets/payroll?month=2026-10`);
    await page.waitForLoadState('networkidle');
    await observeTasks(page);
    const since = performance.now();
    await page.locator('input[type=file]').setInputFiles(files);
    await page.getByText(`${FILES} files`, { exact: true }).waitFor({ timeout: 60_000 });
    const took = performance.now() - since;
    seen.push({ took, longest: await longestTask(page) });
    await context.close();
  }
  rmSync(folder, { recursive: true });
  return [
    {
      name: `payroll: ${FILES} PDFs of three pages to the checked table`,
      value: median(seen.map(({ took }) => took)),
      unit: 'ms',
      budget: 5000,
    },
    {
      name: 'payroll: the same: longest task of the page',
      value: median(seen.map(({ longest }) => longest)),
      unit: 'ms',
      budget: 50,
    },
  ];
}
