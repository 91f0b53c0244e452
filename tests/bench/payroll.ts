import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { jsPDF } from 'jspdf';
import { cents } from '@/domain/money/money';
import { draw, receiptOf, rowsOf, work } from '@/features/time-sheets/report/testing/reports';
import { isoDate, monthOf } from '@/domain/time/period';
import { MOST_FILES } from '@/features/payroll/reading/useSheetFiles';
import { receiptFile } from '../e2e/receiptFiles';
import { longestTask, observeTasks } from './longTasks';
import { memoryOf } from './memory';
import { rest, show } from './paint';
import type { Stage } from './stage';
import { type Result, median } from './table';

const FILES = 50;
const PATH = '/timesheets/payroll?month=2026-10';
const october = monthOf(isoDate('2026-10-01'));

/** The invoice of a hotel: two pages of 50 lines. */
function invoice(): Uint8Array {
  const pdf = new jsPDF();
  const lines = Array.from(
    { length: 50 },
    (_, at) => `${at + 1}. Übernachtung mit Frühstück, Zimmer 12, 89,00 EUR`,
  );
  pdf.text(lines, 20, 20, { lineHeightFactor: 0.9 });
  pdf.addPage().text(lines, 20, 20, { lineHeightFactor: 0.9 });
  return new Uint8Array(pdf.output('arraybuffer'));
}

/** A photo, a till slip and an invoice: four pages behind the sheet. */
const receipts = [receiptFile('jpeg'), receiptFile('png'), invoice()].map((bytes) => receiptOf(bytes));

/**
 * The signed sheet of a person in a folder: 55 rows on three pages, and their receipts. A page that is handed bytes would
 * have to decode them.
 */
async function sheetOf(person: number, folder: string): Promise<string> {
  const mail = `person${person}@nordfeld.example`;
  const rows = rowsOf(55, (at) => ({
    ...work(at),
    date: isoDate(`2026-10-${String(1 + Math.floor(at / 2)).padStart(2, '0')}`),
    ...(receipts[at] && { receipt: receipts[at], receiptNumber: `${at + 1}`, amount: cents(8900) }),
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

/** Drops files on the page, and measures how long it takes to the checked table. */
async function read(page: Page, files: readonly string[]): Promise<number> {
  const since = performance.now();
  await page.locator('input[type=file]').setInputFiles(files);
  await page.getByText(`${files.length} files read`).waitFor({ timeout: 60_000 });
  return performance.now() - since;
}

/** Measures the most files that are taken at once, and what the page holds of them after it was left. */
async function measureMany(stage: Stage, files: readonly string[]): Promise<Result[]> {
  const context = await stage.visit('manager');
  const page = await context.newPage();
  await page.goto(`${stage.gateway.url}/timesheets`);
  const leave = async () => {
    await show(page, '/timesheets');
    await rest(page);
    return memoryOf(page);
  };
  // The first files load what reads them.
  await show(page, PATH);
  await read(page, files.slice(0, FILES));
  const before = await leave();
  await show(page, PATH);
  const took = await read(page, files);
  const after = await leave();
  await context.close();
  const name = `payroll: ${MOST_FILES} PDFs of seven pages`;
  return [
    { name: `${name} to the checked table`, value: took, unit: 'ms', budget: 20_000 },
    {
      name: `${name}, more memory after the page was left`,
      value: after.heap - before.heap,
      unit: 'MiB',
      decimals: 2,
      // The files themselves have more than 5.
      budget: 1,
    },
  ];
}

/** Measures how long it takes from dropped PDFs to the checked table of a payroll month. */
export async function measurePayroll(stage: Stage, rounds = 3): Promise<Result[]> {
  const folder = mkdtempSync(path.join(tmpdir(), 'tagwerk-bench-'));
  const files: string[] = [];
  for (let person = 0; person < MOST_FILES; person += 1) files.push(await sheetOf(person, folder));
  const seen: { took: number; longest: number }[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const context = await stage.visit('manager');
    const page = await context.newPage();
    await page.goto(`${stage.gateway.url}${PATH}`);
    await page.waitForLoadState('networkidle');
    await observeTasks(page);
    const took = await read(page, files.slice(0, FILES));
    seen.push({ took, longest: await longestTask(page) });
    await context.close();
  }
  const many = await measureMany(stage, files);
  rmSync(folder, { recursive: true });
  return [
    {
      name: `payroll: ${FILES} PDFs of seven pages to the checked table`,
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
    ...many,
  ];
}
