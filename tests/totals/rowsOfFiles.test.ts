import * as v from 'valibot';
import { expect, test } from 'vitest';
import { readReportRows } from '@/domain/report/reportRows';
import { chosenEntries } from '@/domain/service-records/recordChoice';
import { entriesOfExport, entriesOfRecords } from '@/domain/service-records/recordEntries';
import { RECORD_DATA_FILE } from '@/domain/service-records/serviceRecord';
import { isoDate } from '@/domain/time/period';
import type { WorkRecord } from '@/domain/work/workRecord';
import { drawn, paperOf } from '@/features/service-records/paper/testing/records';
import { readDate } from '@/shared/api/wire';
import { attachedTo, lineOf, readPdf, textOf } from '@/shared/pdf/testing/readPdf';
import { serveExport } from '@/shared/spreadsheet/serveExport';
import { inNode } from '../calls/nodeSurroundings';
import { testToday } from '../today';
import { type Company, type OtherRow, customers } from './company';
import { AGREED, type Differences } from './differences';
import * as loop from './plainLoop';
import { exported } from './service';
import { sheetsOf, summedCells } from './spreadsheetXml';
import { LONG, companies, differencesOf, drawnCompanies, openDesk } from './visit';

inNode();

const span = { from: isoDate('2000-01-01'), to: isoDate('2030-01-01') };
const period = { from: isoDate('2026-10-01'), to: isoDate(testToday) };

const exportColumns = [
  { field: 'Date', title: 'Date', kind: 'date' },
  { field: 'Employee', title: 'Employee', kind: 'text' },
  { field: 'HoursWorked', title: 'Hours', kind: 'hours' },
  { field: 'TravelTime', title: 'Travel time', kind: 'hours', isOptional: true },
] as const;

/** The sheet that the app writes of an export. */
async function sheetOf(rows: readonly object[]) {
  const bytes = new TextEncoder().encode(JSON.stringify(rows)).buffer;
  const file = await new Promise<Blob>((resolve, reject) => {
    const texts = { sheet: 'Hours', total: 'Total' };
    serveExport({ bytes, columns: exportColumns, texts }, (message) => {
      if (message.kind === 'done') resolve(message.file);
      else if (message.kind !== 'progress') reject(new Error(JSON.stringify(message)));
    });
  });
  const [sheet = []] = sheetsOf(new Uint8Array(await file.arrayBuffer()));
  return sheet;
}

const travelOf = (rows: readonly Pick<OtherRow, 'TravelTime'>[]) => {
  let sum = 0;
  for (const row of rows) sum += loop.millionths(row.TravelTime);
  return sum;
};

async function compareSpreadsheet(all: Differences, company: Company, customer: number): Promise<void> {
  const rows = loop.exportRows(company, customer);
  if (rows.length === 0) return;
  const sheet = await sheetOf(exported(company, customer, span.from, span.to));
  const at = sheet.findIndex(([first]) => first?.value === 'Total');
  for (const [column, must] of [[2, loop.hoursOf(rows)] as const, [3, travelOf(rows)] as const]) {
    const total = sheet[at]?.[column];
    const added = (cells: readonly ({ readonly value: unknown } | undefined)[]) => {
      let sum = 0;
      for (const cell of cells) sum += loop.millionths(Number(cell?.value ?? 0));
      return sum;
    };
    all.compare('values', added(sheet.slice(1, at).map((row) => row[column])), must, `customer ${customer}`);
    all.compare('stored sums', loop.millionths(Number(total?.value)), must, `customer ${customer}`);
    all.compare('formulas', added(summedCells(sheet, total?.formula ?? '')), must, `customer ${customer}`);
  }
}

test(
  'the spreadsheet of a customer has the sums of its rows, as values and as formulas (R-23.12)',
  async () => {
    expect(
      await differencesOf(['values', 'stored sums', 'formulas'], companies, async (all, company) => {
        // oxlint-disable-next-line no-await-in-loop -- one file after another
        for (const { id } of customers) await compareSpreadsheet(all, company, id);
      }),
    ).toEqual(AGREED);
  },
  LONG,
);

/** The entries of a service record, and the rows that they are made of: one's own, or all of the customer. */
async function entriesFor(company: Company, scope: 'own' | 'all') {
  const desk = await openDesk(company);
  if (scope === 'own') {
    const pages = await desk.pages<WorkRecord>('listWorkRecords');
    const own = pages.flatMap(({ entries }) => entries);
    const rows = company.records.filter((row) => row.Customer_fk === 1);
    return { entries: entriesOfRecords(own, 1, company.person), rows };
  }
  const answer = exported(company, 1, span.from, span.to);
  const { rows } = readReportRows(answer, { customer: '1', customerName: 'Kessler', span, dayOf: readDate });
  return { entries: entriesOfExport(rows, (text) => text ?? ''), rows: loop.exportRows(company, 1) };
}

const sums = v.object({ hours: v.number(), travel: v.number() });
const fileOfRecord = v.object({ sums, rows: v.array(sums) });

/** What is printed below the rows, and what the PDF carries. */
async function compareRecord(
  all: Differences,
  bytes: ArrayBuffer,
  [hours, travel]: readonly [number, number],
) {
  const { pages } = await readPdf(bytes);
  const page = pages.find((one) => textOf(one).includes('Summe'));
  const printed = lineOf(page, 'Summe')
    .split(' ')
    .slice(1)
    .map((text) => loop.units(text.replaceAll('.', '').replace(',', '.'), 3));
  // Paper has at most three decimals, and no travel if there is none.
  const must = (travel === 0 ? [hours] : [travel, hours]).map((value) => Math.round(value / 1000));
  all.compare('paper', printed, must);
  const { text } = await attachedTo(bytes, RECORD_DATA_FILE);
  const data = v.parse(v.pipe(v.string(), v.parseJson(), fileOfRecord), text);
  all.compare('data', [data.sums.hours, data.sums.travel].map(loop.millionths), [hours, travel]);
  const added = [0, 0] as [number, number];
  for (const row of data.rows) {
    added[0] += loop.millionths(row.hours);
    added[1] += loop.millionths(row.travel);
  }
  all.compare('rows of the data', added, [hours, travel]);
}

test(
  'a service record has the sums of its rows on the screen, on paper and in its data (R-23.13)',
  async () => {
    expect(
      await differencesOf(
        ['choice', 'groups', 'paper', 'data', 'rows of the data'],
        drawnCompanies,
        async (all, company, at) => {
          const { entries, rows } = await entriesFor(company, at % 2 === 0 ? 'own' : 'all');
          const chosen = chosenEntries(entries, {
            period,
            projects: [],
            people: [],
            unticked: [],
            takenIn: [],
            notRead: [],
            order: 'project',
            found: new Map(),
          });
          const worked = rows
            .filter(({ Date: day }) => period.from <= day && day <= period.to)
            .filter(({ HoursWorked }) => loop.millionths(HoursWorked) !== 0);
          const must = [loop.hoursOf(worked), travelOf(worked)] as const;
          all.compare('choice', [chosen.sums.hours, chosen.sums.travel].map(loop.millionths), must);
          let inGroups = 0;
          for (const group of chosen.groups) inGroups += loop.millionths(group.sums.hours);
          all.compare('groups', inGroups, must[0]);
          if (chosen.rows.length > 0)
            await compareRecord(all, (await drawn(paperOf(chosen.rows))).bytes, must);
        },
      ),
    ).toEqual(AGREED);
  },
  LONG,
);
