import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { describe, expect, test, vi } from 'vitest';
import type { MessageToReading } from '../reading/readingMessages';
import {
  firstSaved,
  readBook,
  readText,
  rowsOf,
  watchSpreadsheets,
} from '../../../../tests/journeys/spreadsheets';
import { replaceGlobal } from '../../../../tests/journeys/timeSheetsPdf';
import { ReadingWorkerStub } from '../../../../tests/jsdom/readingWorker';
import { setScreenWidth } from '../../../../tests/jsdom/browserStubs';
import { server } from '../../../../tests/jsdom/testService';
import { type Visitor, renderApp } from '../../../../tests/render';

const OCTOBER = '/customers/report?from=2026-10-01&to=2026-10-31';

async function open(path = OCTOBER, visitor: Visitor = {}) {
  const saved = watchSpreadsheets();
  const app = await renderApp({ signedInAs: 'manager', language: 'en', path, ...visitor });
  const choose = async (item: RegExp, button = 'Export') => {
    await app.user.click(await screen.findByRole('button', { name: button }));
    await app.user.click(await screen.findByRole('menuitem', { name: item }));
  };
  const first = async () => firstSaved(saved);
  return { ...app, saved, choose, first };
}

/** Waits until all customers are read: then the name of the file has no mark. */
async function whole(
  user: Awaited<ReturnType<typeof open>>['user'],
  name = /_2026-10-31$/u,
  button = 'Export',
) {
  await user.click(await screen.findByRole('button', { name: button }));
  expect(await screen.findByText(name, {}, { timeout: 10_000 })).toBeVisible();
  await user.keyboard('{Escape}');
}

/** The customer's export has these rows. */
function answerExport(rows: readonly object[], status = 200) {
  server.use(http.get('*/api/customer/:id/export', () => HttpResponse.json(rows, { status })));
}

const row = { Date: '2026-10-05', Employee: 'jana', Project: 'MES', HoursWorked: 3, TravelTime: 0.5 };

describe('the files of the report', () => {
  test('Excel has the table with its sums as formulas, all entries, and notes (R-16.83)', async () => {
    const { user, choose, first } = await open(`${OCTOBER}&rows=customer`);
    await whole(user);
    await choose(/^Excel/u);
    const file = await first();
    expect(file.name).toBe('reporting_customer_2026-10-01_2026-10-31.xlsx');
    const book = await readBook(file);
    expect(book.SheetNames).toEqual(['Reporting', 'Entries', 'Notes']);
    const table = rowsOf(book.Sheets['Reporting']);
    expect(table[0]).toEqual(['Customer', 'Hours', 'Share', 'September 2026', 'Change']);
    expect(table.at(-1)?.[0]).toBe('Total');
    const hours = table.slice(1, -1).map(([, value]) => Number(value ?? 0));
    expect(hours.length).toBeGreaterThan(3);
    const sum = hours.reduce((one, other) => one + other, 0);
    const last = table.length;
    expect(book.Sheets['Reporting']?.[`B${last}`]).toMatchObject({ f: `SUM(B2:B${last - 1})`, v: sum });

    const entries = rowsOf(book.Sheets['Entries']);
    const heads = ['Date', 'Person', 'Customer', 'Project', 'Description', 'Location', 'Hours', 'Travel'];
    expect(entries[0]).toEqual(heads);
    expect(book.Sheets['Entries']?.[`G${entries.length}`]).toMatchObject({
      f: `SUM(G2:G${entries.length - 1})`,
      v: sum,
    });
    const notes = rowsOf(book.Sheets['Notes']).map((line) => line.join(': '));
    expect(notes).toContain('Period: 01.–31.10.2026');
    expect(notes).toContain('against: September 2026');
    expect(notes).toContain('Filter: no filter');
    expect(notes).toContain('Customers: 12 of 12 read');
    expect(notes.at(-1)).toMatch(/^Written: \d\d\.\d\d\.2026 \d\d:\d\d by Tobias Reimann$/u);
  });

  test('the table as CSV has German semicolons and commas, and its name has rows and days (R-16.84)', async () => {
    const { user, choose, first } = await open(OCTOBER, { language: 'de' });
    await whole(user, /_2026-10-31$/u, 'Exportieren');
    await choose(/^Tabelle als CSV/u, 'Exportieren');
    const file = await first();
    expect(file.name).toBe('auswertung_kunde-projekt_2026-10-01_2026-10-31.csv');
    const lines = (await readText(file)).split('\r\n');
    expect(lines[0]).toBe('\uFEFFKunde;Stunden;Anteil;September 2026;Veränderung');
    expect(lines[1]).toMatch(/^[^;]+;\d+(?:,\d+)?;\d+ %;[\d,]*;-?[\d,]+$/u);
    expect(lines.at(-2)).toMatch(/^Summe;/u);
  });

  test('a text that begins like a formula stays text, and unknown hours are not 0 (R-16.85)', async () => {
    const { TravelTime: _travel, ...plain } = row;
    answerExport([{ ...plain, Description: '=HYPERLINK("x")' }]);
    const { user, choose, first } = await open(`${OCTOBER}&customer=1`);
    await whole(user);
    await choose(/^Single entries as CSV.*1 row, as filtered/u);
    const file = await first();
    expect(file.name).toBe('reporting_entries_2026-10-01_2026-10-31.csv');
    const lines = (await readText(file)).split('\r\n');
    expect(lines[1]).toContain(`,MES,"'=HYPERLINK(""x"")",unknown,3,unknown`);
  });

  test('until all customers are read, name, table and notes say what is missing (R-16.86)', async () => {
    server.use(http.get('*/api/customer/1/export', () => HttpResponse.json({}, { status: 403 })));
    const { user, choose, first } = await open();
    await screen.findByRole('button', { name: /^11 of 12 customers/u });
    await whole(user, /_2026-10-31_incomplete$/u);
    await choose(/^Excel/u);
    const book = await readBook(await first());
    expect(rowsOf(book.Sheets['Reporting']).at(-1)?.[0]).toBe('So far');
    const notes = rowsOf(book.Sheets['Notes']).map((line) => line.join(': '));
    expect(notes).toContain('Customers: 11 of 12 read. Interim result, 1 customer is missing');
    expect(notes.filter((note) => note.startsWith('Missing: '))).toEqual([
      'Missing: Nordfeld intern is missing. The service does not give out the hours (403). All totals are without this customer.',
    ]);
  });

  test('differences and rows that were left out are in the notes (R-16.86)', async () => {
    answerExport([row, { ...row, Date: 'soon' }, { ...row, Date: '2020-01-01' }]);
    const { user, choose, first } = await open();
    await whole(user);
    await choose(/^Excel/u);
    const notes = rowsOf((await readBook(await first())).Sheets['Notes']).map((line) => line.join(': '));
    const kessler = notes.filter((note) => note.includes('Kessler Maschinenbau GmbH'));
    expect(kessler).toEqual([
      expect.stringMatching(
        /^Difference: .+: [\d.,]+ h are not in the export\. .+ September .+, .+ October [^.]+\./u,
      ),
      expect.stringMatching(/^Unknown: .+: columns? Description, Location /u),
      expect.stringMatching(/^Left out: .+ cannot be read/u),
      expect.stringMatching(/^Left out: .+ outside of the period/u),
    ]);
  });

  test('all parts of a file are asked for at once, so that nothing is read in between (R-16.21)', async () => {
    const log: string[] = [];
    class LoggingWorker extends ReadingWorkerStub {
      override postMessage(message: MessageToReading) {
        log.push('kind' in message.ask ? message.ask.kind : message.kind);
        // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker has no origin
        super.postMessage(message);
      }
      override dispatchEvent(event: Event) {
        log.push('answer');
        return super.dispatchEvent(event);
      }
    }
    replaceGlobal('Worker', LoggingWorker);
    const { user, choose, first } = await open(`${OCTOBER}&person=!nobody`);
    await whole(user);
    log.length = 0;
    await choose(/^Excel/u);
    await first();
    // The screen's own questions may come before and after, but nothing comes between these.
    const at = log.indexOf('entriesFile');
    expect(log.slice(at - 2, at + 1)).toEqual(['report', 'names', 'entriesFile']);
  });

  test('the notes of a file also name a list or a directory that cannot be read (R-16.22)', async () => {
    server.use(http.post('*/api/users', () => HttpResponse.json({}, { status: 403 })));
    server.use(
      http.get('*/api/customers', () =>
        HttpResponse.json([{ Id: 2, Name: 'Kessler Maschinenbau GmbH' }, { Name: 'Without id' }]),
      ),
    );
    const { choose, first } = await open();
    await screen.findByText('The names of the employees are missing.');
    await choose(/^Excel/u);
    const notes = rowsOf((await readBook(await first())).Sheets['Notes']).map((line) => line.join(': '));
    expect(notes).toContain('Customers: 1 of 1 read. Interim result');
    expect(notes.filter((note) => note.startsWith('Missing: '))).toEqual([
      'Missing: One customer of the list cannot be read. All totals are without it.',
      expect.stringMatching(/^Missing: The names of the employees are missing\. ./u),
    ]);
  });

  test('without entries no file is written, and a notice says so (R-16.86)', async () => {
    const { user, choose, saved } = await open('/customers/report?from=2001-01-01&to=2001-01-31');
    await whole(user, /_2001-01-31$/u);
    await choose(/^Excel/u);
    expect(await screen.findByText('No entries, so no file')).toBeVisible();
    expect(saved).toHaveLength(0);
  });

  test('if a file cannot be written, it is said in our words (R-16.93, R-24.87)', async () => {
    const { user, choose, saved } = await open();
    await whole(user);
    replaceGlobal('Worker', function NoWorker() {
      throw new Error('no workers here');
    });
    await choose(/^Excel/u);
    expect(
      await screen.findByText(
        'Not exported. A part of the app could not be loaded, or it failed on this device.',
      ),
    ).toBeVisible();
    expect(saved).toHaveLength(0);
    expect(screen.getByRole('button', { name: 'Export' })).toBeEnabled();
  });

  test('the print has settings, chart and figures, the table with its sums once, and the notes last (R-16.91)', async () => {
    const print = vi.spyOn(globalThis, 'print').mockImplementation(() => undefined);
    const { user } = await open(`${OCTOBER}&rows=customer&cols=month&q=workshop`);
    await whole(user);
    await user.click(await screen.findByRole('button', { name: 'Print' }));
    const printed = await screen.findByLabelText('Print', { selector: 'section' });
    await waitFor(() => expect(print).toHaveBeenCalledOnce());
    const line =
      /^Customer · Month · Hours · 01\.–31\.10\.2026 · against September 2026 · Text in the description: workshop$/u;
    expect(within(printed).getByText(line)).toBeInTheDocument();
    const figures = within(printed).getByRole('region', { name: 'At a glance', hidden: true });
    expect(figures).toHaveTextContent(/Customers with hours\d+ of 12/u);
    const chart = within(printed).getByRole('img', { name: /^Hours by month: October /u, hidden: true });
    const table = within(printed).getByRole('table', { hidden: true });
    for (const above of [figures, chart])
      expect(above.compareDocumentPosition(table)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    expect(within(table).getAllByText('Total', { selector: 'td' })).toHaveLength(1);
    const notes = within(printed).getByText(/^Customers: 12 of 12 read$/u);
    expect(table.compareDocumentPosition(notes)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    globalThis.dispatchEvent(new Event('afterprint'));
    await waitFor(() => expect(printed).not.toBeInTheDocument());
  });

  test('a phone has two buttons, and printing in the menu (R-16.92)', async () => {
    setScreenWidth(390);
    const { user, choose } = await open();
    const print = vi.spyOn(globalThis, 'print').mockImplementation(() => undefined);
    await whole(user);
    expect(screen.getByRole('button', { name: 'Saved views' })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Print' })).not.toBeInTheDocument();
    await choose(/^Print/u);
    await waitFor(() => expect(print).toHaveBeenCalledOnce());
  });
});
