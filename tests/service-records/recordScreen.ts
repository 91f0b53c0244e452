import { screen, waitFor, within } from '@testing-library/react';
import { expect, vi } from 'vitest';
import type { KeptRow, KeptServiceRecord } from '@/domain/service-records/keptRecord';
import { keptRecord } from '@/domain/service-records/serviceRecord.fixture';
import { isoDate } from '@/domain/time/period';
import { recordsKind } from '@/features/service-records/kept/recordsKept';
import { type KeptPdf, pdfName, readPdf } from '@/features/service-records/kept/recordPdf';
import { RecordWorkerInThread } from '@/features/service-records/paper/testing/RecordWorkerInThread';
import { putOnDevice, readFromDevice } from '@/shared/storage/deviceStore';
import { type AccountName, guidOf } from '../accounts';
import { kessler } from '../journeys/reportScreen';
import { type MadeFiles, replaceGlobal, watchFiles } from '../journeys/timeSheetsPdf';
import { stubCanvas } from '../journeys/timeSheetsScreen';
import { ReadingWorkerStub } from '../jsdom/readingWorker';
import { testService } from '../jsdom/testService';
import { type Visitor, renderApp } from '../render';

/** The customer of all tests of service records. */
const KESSLER = 2;

interface Booking {
  readonly day: string;
  readonly text: string;
  readonly hours: number;
  readonly travel?: number;
  readonly project?: string | null;
  readonly by?: AccountName;
}

/** Jana's November: 17.5 hours on two projects and 1.5 of travel, and one entry without hours. */
export const november: readonly Booking[] = [
  { day: '2026-11-02', text: 'Lasttest', hours: 4.5 },
  { day: '2026-11-04', text: 'Abnahmetest', hours: 8, travel: 1.5 },
  { day: '2026-11-03', text: 'Preislogik', hours: 5, project: 'Shop' },
  { day: '2026-11-06', text: 'Termin verschoben', hours: 0 },
];

/** Replaces all work records by these, which are Kessler's; their ids are 1, 2, … */
export function book(bookings: readonly Booking[]): void {
  const service = testService();
  const { db } = service;
  const projects = new Map<string, number>();
  db.run('delete from workRecords');
  db.run("delete from sqlite_sequence where name = 'workRecords'");
  db.run('delete from projects where Customers_fk = ?', KESSLER);
  for (const [name, order] of [
    ['MES', 'A-26-0311'],
    ['Shop', ''],
  ] as const) {
    const { insertId } = db.run(
      "insert into projects (Name, OrderNumber, ProjectState, Customers_fk) values (?, ?, 'active', ?)",
      name,
      order,
      KESSLER,
    );
    projects.set(name, insertId);
  }
  for (const { day, text, hours, travel = 0, project = 'MES', by = 'member' } of bookings) {
    db.run(
      `insert into workRecords (guid, Date, Project_fk, Customer_fk, Description, TravelTime, HoursWorked, Location)
       values (?, ?, ?, ?, ?, ?, ?, '')`,
      guidOf(service, by),
      day,
      project === null ? null : (projects.get(project) ?? null),
      KESSLER,
      text,
      travel,
      hours,
    );
  }
}

/** Lets records be drawn and signed; collects the files that are saved. */
export function watchRecordFiles(): MadeFiles {
  stubCanvas();
  const files = watchFiles();
  // The report reads in a worker, too.
  replaceGlobal('Worker', function start(address: URL) {
    return /recordWorker/u.test(String(address))
      ? new RecordWorkerInThread()
      : new ReadingWorkerStub(address);
  });
  return files;
}

/** The address of a new record for Kessler over Jana's November. */
export const newPath = (search = '&from=2026-11-01&to=2026-11-18') =>
  `/customers/service-records/new?customer=${KESSLER}${search}`;

/** Opens a page and gives the ways to look at what a new record shows. */
export async function openRecords(path = newPath(), visitor: Visitor = {}) {
  const account = visitor.signedInAs ?? 'member';
  const guid = guidOf(testService(), account);
  const app = await renderApp({ signedInAs: 'member', language: 'de', path, ...visitor });
  return {
    ...app,
    guid,
    press: async (name: string | RegExp) => app.user.click(await screen.findByRole('button', { name })),
    search: () => new URLSearchParams(app.router.state.location.search),
    /** What the device keeps. */
    kept: async () => recordsKind.parse(await readFromDevice(guid, recordsKind.name)),
    pdf: async (key: string) => readPdf(guid, key),
  };
}

export type Opened = Awaited<ReturnType<typeof openRecords>>;

/** Waits until the entries are read, and returns the table. */
export const entriesTable = async () =>
  within(await screen.findByRole('table', { name: /Einträge|Entries/u }));

/** The texts of the table's rows, one text a row. */
export async function rowTexts(): Promise<readonly string[]> {
  const table = await entriesTable();
  return table
    .getAllByRole('row')
    .map((row) =>
      [...row.querySelectorAll('th, td')].map(({ textContent }) => textContent.trim()).join(' | '),
    );
}

/** The lines of what is not included. */
export function leftOut(): readonly string[] {
  const list = screen.queryByRole('region', { name: 'Nicht enthalten' });
  return list
    ? within(list)
        .queryAllByRole('listitem')
        .map(({ textContent }) => textContent)
    : [];
}

/** The values of the settings, by their labels. */
export const settingValue = (label: string) =>
  screen.getByRole('button', { name: new RegExp(`^${label}: `, 'u') });

/** Chooses values in the menu of a setting. */
export async function choose({ user }: Opened, label: string, ...values: readonly string[]): Promise<void> {
  await user.click(settingValue(label));
  // The menus of other settings stay in the document when they are closed.
  const menu = await waitFor(() =>
    within(within(settingValue(label).parentElement ?? document.body).getByRole('menu')),
  );
  for (const value of values) {
    // oxlint-disable-next-line no-await-in-loop -- one press after the other
    await user.click(menu.getByText(value));
  }
}

/** Jana's November as the rows of a record. */
export const novemberRows: readonly KeptRow[] = november.flatMap(
  ({ day, text, hours, travel = 0, project = 'MES' }, at) =>
    hours === 0
      ? []
      : {
          id: String(at + 1),
          date: isoDate(day),
          person: 'Jana Albrecht',
          project: project ?? '',
          description: text,
          place: '',
          hours,
          travel,
        },
);

/** A kept record of Kessler's with these changes; `rows` has the ids of `book`. */
export const recordOf = (number: string, of: Partial<KeptServiceRecord> = {}): KeptServiceRecord =>
  keptRecord(number, of.rows ?? [], {
    customer: { id: String(KESSLER), name: kessler },
    to: isoDate('2026-11-04'),
    createdAt: '2026-11-10T09:00:00Z',
    ...of,
  });

/** Puts records on the device before the app starts. */
export async function keep(
  records: readonly KeptServiceRecord[],
  pdf?: KeptPdf,
  account: AccountName = 'member',
): Promise<void> {
  const guid = guidOf(testService(), account);
  await putOnDevice(guid, recordsKind.name, { counters: { 2026: records.length }, records });
  for (const { key } of pdf ? records : []) {
    // oxlint-disable-next-line no-await-in-loop -- few
    if (pdf) await putOnDevice(guid, pdfName(key), pdf);
  }
}

/** Waits until the page of a record is shown, and returns its key. */
export async function madeKey({ router }: Opened): Promise<string> {
  await waitFor(() => expect(router.state.location.pathname).toMatch(/service-records\/(?!new$)./u));
  return router.state.location.pathname.replace(/^.*\//u, '');
}

/** Lets the device refuse to store what has such a name. */
export function fillDevice(): void {
  vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
}
