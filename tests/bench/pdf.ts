import { setTimeout } from 'node:timers/promises';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { jsPDF } from 'jspdf';
import { autoTable } from 'jspdf-autotable';
import { cents } from '@/domain/money/money';
import { RECORD_COLUMNS } from '@/domain/service-records/serviceRecord';
import { type TimeSheetRow, sumsOf } from '@/domain/sheets/timeSheet';
import { reportCells, reportColumns } from '@/features/time-sheets/report/drawing/reportColumns';
import { drawn, paperOf, rowOf } from '@/features/service-records/paper/testing/records';
import { draw, rowsOf } from '@/features/time-sheets/report/testing/reports';
import { type Result, median } from './table';

const SIZES = [1000, 5000] as const;
/** Our report has fonts, sums, heads and feet; the comparison is jsPDF and autotable alone with a standard font. */
const MOST_TIMES_PLAIN = 2;
/** 5,000 rows are five times the work of 1,000, with a margin for the part that does not grow. */
const MOST_GROWTH = 5.5;
const MOST_HEAP_GROWTH_MIB = 4;
/** A service record has fewer columns than a sheet, and groups and fingerprint besides. */
const MOST_OF_SHEET = 0.9;

function rowsFor(count: number): TimeSheetRow[] {
  return rowsOf(count, (index) => ({
    location: 'Augsburg',
    hours: 8,
    travelHours: 1.5,
    customer: 'Kessler Maschinenbau GmbH',
    project: 'MES Einführung Werk 2',
    activity: `Workshop zur Anforderungsaufnahme mit dem Fachbereich ${index}`,
    distanceKm: 124,
    foodAllowance: cents(1600),
    ...(index % 5 === 0
      ? { receiptNumber: `${index}`, expenseType: 'Reisekosten', amount: cents(1250) }
      : {}),
  }));
}

async function drawOurs(rows: readonly TimeSheetRow[]): Promise<void> {
  await draw(rows);
}

function drawPlain(rows: readonly TimeSheetRow[]): void {
  const { body } = reportCells(rows, sumsOf(rows));
  const doc = new jsPDF({ orientation: 'landscape', unit: 'mm', format: 'a4' });
  autoTable(doc, { head: [reportColumns.map(({ title }) => title)], body, styles: { fontSize: 7.5 } });
  doc.output('arraybuffer');
}

/** Processor time in milliseconds, which other work of the machine does not affect. */
async function measured(work: () => void | Promise<void>): Promise<number> {
  const before = process.cpuUsage();
  await work();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000;
}

setFlagsFromString('--expose-gc');
const collectGarbage: unknown = runInNewContext('gc');

function heapMiB(): number {
  if (typeof collectGarbage === 'function') collectGarbage();
  return process.memoryUsage().heapUsed / 2 ** 20;
}

/** The last documents stay reachable until the next ones replace them; the growth beyond that counts. */
async function heapGrowth(): Promise<number> {
  const rows = rowsFor(1000);
  const heapAfter = async () => {
    await drawOurs(rows);
    await setTimeout(20);
    return heapMiB();
  };
  for (let n = 0; n < 3; n += 1) await heapAfter();
  const before = await heapAfter();
  for (let n = 0; n < 4; n += 1) await heapAfter();
  return (await heapAfter()) - before;
}

/** A service record of a hundred rows, compared with the sheet of the same rows. */
async function measureRecord(): Promise<Result> {
  const rows = rowsFor(100);
  const paper = paperOf(
    rows.map(({ date, location, hours, travelHours, project, activity }, index) =>
      rowOf({
        date,
        project: `${project} ${index % 3}`,
        description: activity,
        place: location,
        hours: hours ?? 0,
        travel: travelHours ?? 0,
      }),
    ),
    { columns: RECORD_COLUMNS },
  );
  const times: { record: number; sheet: number }[] = [];
  for (let n = 0; n < 15; n += 1) {
    times.push({
      record: await measured(async () => void (await drawn(paper))),
      sheet: await measured(() => drawOurs(rows)),
    });
  }
  return {
    name: 'PDF service record of 100 rows, processor time',
    value: median(times.map(({ record }) => record)),
    unit: 'ms',
    floor: { of: 'the sheet of the same rows', value: median(times.map(({ sheet }) => sheet)) },
    budget: MOST_OF_SHEET,
  };
}

/** Measures the PDF time sheet of 1,000 and of 5,000 rows, its growth, and the remaining heap. */
export async function measurePdf(): Promise<Result[]> {
  await drawOurs(rowsFor(200));
  drawPlain(rowsFor(200));
  const heap = await heapGrowth();
  const record = await measureRecord();

  const results: Result[] = [];
  const ours = new Map<number, number>();
  for (const size of SIZES) {
    const rows = rowsFor(size);
    const times: { ours: number; plain: number }[] = [];
    for (let n = 0; n < (size > 1000 ? 3 : 5); n += 1) {
      times.push({
        ours: await measured(() => drawOurs(rows)),
        plain: await measured(() => drawPlain(rows)),
      });
    }
    const mine = median(times.map((one) => one.ours));
    const plain = median(times.map((one) => one.plain));
    ours.set(size, mine);
    results.push({
      name: `PDF time sheet of ${size.toLocaleString('en')} rows, processor time`,
      value: mine,
      unit: 'ms',
      floor: { of: 'jsPDF alone', value: plain },
      budget: MOST_TIMES_PLAIN,
    });
  }
  return [
    ...results,
    {
      name: 'the same, as its length grows',
      value: ours.get(5000) ?? Number.NaN,
      unit: 'ms',
      floor: { of: '1,000 rows', value: ours.get(1000) ?? Number.NaN },
      budget: MOST_GROWTH,
    },
    record,
    {
      name: 'heap growth over five reports',
      value: heap,
      unit: 'MiB',
      decimals: 1,
      budget: MOST_HEAP_GROWTH_MIB,
    },
  ];
}
