import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { useState } from 'react';
import { describe, expect, test } from 'vitest';
import { holdAnswers } from '../../../../tests/jsdom/holdAnswers';
import { watchCalls } from '../../../../tests/jsdom/sentCalls';
import { server, testService } from '../../../../tests/jsdom/testService';
import { comesInTime, letTimePass, ownTime, stopTime } from '../../../../tests/jsdom/testTime';
import { renderApp, renderWithStore } from '../../../../tests/render';
import { ReportContext } from '../reportContext';
import { ReadingLine } from './ReadingLine';
import type { CustomerReading, ReportReading } from './reportReading';

/** The report of October in English, compared with September. */
const open = async () => renderApp({ path: '/customers/report', signedInAs: 'manager', language: 'en' });

const state = async () => screen.findByRole('button', { name: /^\d+ of \d+ customers/u });
const notes = async () => within(await screen.findByRole('list', { name: 'Notes' })).getAllByRole('listitem');

/** Changes the first row of an answer. */
function changeFirst(path: string, change: (row: Record<string, unknown>) => Record<string, unknown>) {
  server.use(
    http.get(`*/api${path}`, async ({ request }) => {
      const answer: unknown = await (await testService().fetch(request)).json();
      const rows = Array.from(Array.isArray(answer) ? answer : [], (row: unknown) => ({ ...Object(row) }));
      return HttpResponse.json(rows.map((row, at) => (at === 0 ? change(row) : row)));
    }),
  );
}

const nothing = () => undefined;

/** The line of a reading of three customers, of which a button reads one more. */
function Spoken({ before = 'reading' }: { readonly before?: CustomerReading['state'] }) {
  const [read, setRead] = useState(0);
  const customers = [1, 2, 3].map((id): CustomerReading => {
    const isRead = id <= read;
    return {
      id: String(id),
      name: `Customer ${id}`,
      state: isRead ? 'read' : before,
      missingColumns: [],
      unreadable: 0,
      outside: 0,
      differences: isRead ? [] : null,
      entries: 0,
      readAt: isRead ? Date.now() : null,
    };
  });
  const reading: ReportReading = {
    customers,
    unnamed: 0,
    error: undefined,
    directoryError: undefined,
    state: read === 3 ? 'done' : 'reading',
    isComplete: read === 3,
    version: read,
    stop: nothing,
    goOn: nothing,
    retry: nothing,
    readAnew: nothing,
    ask: async () => new Promise(nothing),
  };
  return (
    <>
      <button type="button" onClick={() => setRead(read + 1)}>
        one more
      </button>
      <ReportContext value={{ reading, place: null, onCount: nothing }}>
        <ReadingLine />
      </ReportContext>
    </>
  );
}

describe('the state of the reading', () => {
  test('the reading line is quiet if all agrees, and opens a list of all customers (R-16.18)', async () => {
    const { user } = await open();
    const button = await screen.findByRole('button', {
      name: "12 of 12 customers, agrees with the customers' totals · as of 10:15",
    });
    expect(screen.queryByRole('list', { name: 'Notes' })).toBeNull();
    await user.click(button);
    const list = screen.getByRole('list', { name: 'State of each customer' });
    expect(within(list).getAllByRole('listitem')).toHaveLength(12);
    expect(within(list).getAllByText('agrees')).toHaveLength(12);
    const calls = watchCalls();
    await user.click(screen.getByRole('button', { name: 'Read again' }));
    await waitFor(() => expect(calls.of('GET', '/customer/').length).toBe(24));
    expect(await state()).toHaveAccessibleName(/^12 of 12 customers, agrees/u);
  });

  test('after 200 ms the progress has a furrow for each customer, and can be stopped and continued (R-16.19)', async () => {
    ownTime();
    const held = holdAnswers('get', '/customer/3/export');
    const { user } = await open();
    await comesInTime(() => expect(screen.getByText('11 of 12 customers')).toBeVisible());
    const bar = screen.getByRole('progressbar', { name: 'Reading hours' });
    expect(bar).toHaveAttribute('aria-valuenow', '11');
    expect(screen.getByText(/entries · now: Stadtwerke Lindenau$/u)).toBeVisible();
    expect(screen.getAllByText('Interim result, 1 customer is missing')[0]).toBeVisible();
    const button = screen.getByRole('button', { name: 'Stop' });
    await user.click(button);
    expect(screen.getByText('Stopped at 11 of 12 customers')).toBeVisible();
    expect(screen.getByText('1 not read yet')).toBeVisible();
    held.letGo();
    expect(screen.getByRole('button', { name: 'Continue' })).toHaveFocus();
    await user.click(button);
    await comesInTime(() => expect(screen.getByRole('button', { name: /^12 of 12/u })).toBeVisible());
    expect(screen.queryByRole('progressbar')).toBeNull();
  });

  test('kept totals have a mark at once that says how many are not compared yet (R-16.102)', async () => {
    await renderWithStore(<Spoken before="kept" />, { language: 'en' });
    stopTime();
    expect(screen.getByText('Kept totals, 3 customers not compared yet')).toBeVisible();
    fireEvent.click(screen.getByRole('button', { name: 'one more' }));
    expect(screen.getByText('Kept totals, 2 customers not compared yet')).toBeVisible();
  });

  test('the progress is spoken at most every five seconds, and at the end (R-16.19)', async () => {
    await renderWithStore(<Spoken />, { language: 'en' });
    stopTime();
    const spoken = () => screen.getAllByRole('status').map(({ textContent }) => textContent);
    const read = () => fireEvent.click(screen.getByRole('button', { name: 'one more' }));
    read();
    await letTimePass(4900);
    expect(spoken().join('')).toBe('');
    await letTimePass(100);
    expect(spoken()).toContain('Interim result, 2 customers are missing');
    read();
    await letTimePass(4900);
    expect(spoken()).toContain('Interim result, 2 customers are missing');
    await letTimePass(100);
    expect(spoken()).toContain('Interim result, 1 customer is missing');
    read();
    await letTimePass(10);
    expect(spoken()).toContainEqual(expect.stringMatching(/^3 of 3 customers/u));
  });
});

describe('the notes of the reading', () => {
  test('missing customers with the same reason share a note, and can be read again (R-16.20)', async () => {
    server.use(
      http.get('*/api/customer/3/export', () => HttpResponse.json({}, { status: 403 })),
      http.get('*/api/customer/4/export', () => HttpResponse.json({}, { status: 403 })),
      http.get('*/api/customer/5/export', () => new HttpResponse('<h1>no</h1>')),
    );
    const { user } = await open();
    expect(await state()).toHaveAccessibleName('9 of 12 customers · as of 10:15');
    const [nonsense, refused, ...others] = await notes();
    expect(others).toEqual([]);
    expect(refused).toHaveTextContent(
      /, .* are missing\. The service does not give out the hours \(403\)\. All totals are without these customers\./u,
    );
    expect(nonsense).toHaveTextContent(/ is missing\..*All totals are without this customer\./u);
    server.resetHandlers();
    await user.click(within(refused ?? document.body).getByRole('button', { name: /^Try again: / }));
    await waitFor(async () => expect(await state()).toHaveAccessibleName(/^11 of 12/u));
    expect(await notes()).toHaveLength(1);
  });

  test('notes name differences, missing columns, rows that were left out, and unchecked customers (R-16.20)', async () => {
    changeFirst('/customer/1/evaluation', (row) => ({ ...row, Hours: Number(row['Hours']) + 1.5 }));
    changeFirst('/customer/2/evaluation', (row) => ({ ...row, Hours: Number(row['Hours']) - 0.25 }));
    server.use(
      http.get('*/api/customer/3/export', () =>
        HttpResponse.json([
          {
            Date: '2026-10-01',
            HoursWorked: 1,
            Employee: 'A',
            Project: 'B',
            Description: 'C',
            Location: 'D',
          },
          { Date: '2020-01-01', HoursWorked: 1 },
          { Date: 'soon', HoursWorked: 1 },
        ]),
      ),
      http.get('*/api/customer/3/evaluation', () => HttpResponse.json({}, { status: 404 })),
    );
    await open();
    expect(await state()).toHaveAccessibleName(
      '12 of 12 customers, 2 differences, 1 not checked · as of 10:15',
    );
    const texts = (await notes()).map(({ textContent }) => textContent);
    expect(texts).toEqual([
      expect.stringMatching(
        /: 1\.5 h are not in the export\. Customer's total September .* h, single entries .* h\. The entries are shown\.Read again$/u,
      ),
      expect.stringMatching(/: 0\.25 h are only in the export\. /u),
      'Stadtwerke Lindenau: column TravelTime is missing in the export. Travel time counts as unknown there, hours are complete.',
      'Stadtwerke Lindenau: one entry cannot be read. It counts in no total.Read again',
      'Stadtwerke Lindenau: one entry is outside of the period. It counts in no total.',
      "Stadtwerke Lindenau: not checked. The service names no customer's total to compare with.Read again",
    ]);
  });

  test('a note says that the directory is missing, and reads it again (R-16.20)', async () => {
    server.use(http.post('*/api/users', () => HttpResponse.json({}, { status: 403 })));
    const { user } = await open();
    const [note] = await notes();
    expect(note).toHaveTextContent('The names of the employees are missing.');
    server.resetHandlers();
    await user.click(screen.getByRole('button', { name: 'Again' }));
    await waitFor(() => expect(screen.queryByRole('list', { name: 'Notes' })).toBeNull());
  });

  test('an error is shown if the customers cannot be read or the worker fails (R-16.20)', async () => {
    server.use(http.get('*/api/customers', () => HttpResponse.json({}, { status: 403 })));
    const { user } = await open();
    expect(await screen.findByRole('alert')).toHaveTextContent('The customers cannot be read.');
    server.resetHandlers();
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await state()).toHaveAccessibleName(/^12 of 12/u);
  });
});
