import { act, screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { accounts } from '../../../../tests/accounts';
import { setScreenWidth } from '../../../../tests/jsdom/browserStubs';
import { watchCalls } from '../../../../tests/jsdom/sentCalls';
import { server, testService } from '../../../../tests/jsdom/testService';
import { watchFiles } from '../../../../tests/journeys/timeSheetsPdf';
import {
  drawSignature,
  openTimeSheets,
  press,
  rowButton,
  sheetIn,
  sheetRows,
  stubCanvas,
} from '../../../../tests/journeys/timeSheetsScreen';
import { renderApp } from '../../../../tests/render';

const buttons = (row: HTMLElement) =>
  within(row)
    .getAllByRole('button')
    .map((button) => (button.ariaLabel ?? '').split(': ')[0]);

describe('Time Sheets', () => {
  test('lists files named username_from_to.pdf with their state (R-8.2, R-8.5, R-8.28)', async () => {
    await openTimeSheets();
    expect(screen.getByRole('heading', { level: 1, name: 'Time Sheets' })).toBeVisible();
    await waitFor(() => expect(sheetRows()[2]).toHaveTextContent(/\d h/u));
    const cells = sheetRows().map((row) => within(row).getAllByRole('cell'));
    const hours = String.raw`· \d+\.\d h`;
    expect(cells.map(([title]) => title?.textContent)).toEqual([
      expect.stringMatching(`^01\\.–18\\.11\\.2026 ${hours}jalbrecht_1 Nov 2026_18 Nov 2026\\.pdf$`),
      expect.stringMatching(`^October 2026 ${hours}jalbrecht_1 Oct 2026_31 Oct 2026\\.pdf$`),
      expect.stringMatching(`^September 2026 ${hours}jalbrecht_1 Sep 2026_30 Sep 2026\\.pdf$`),
    ]);
    expect(cells.map(([, path]) => path?.textContent)).toEqual([
      'PreparedSignatureMail',
      'PreparedSignatureMail',
      'PreparedSignedMail not known',
    ]);
  });

  test('the hours of a sheet are the sum of its days, read back once; a failure is shown and can be tried again', async () => {
    const calls = watchCalls();
    server.use(
      http.post('*/api/workrecords', () => HttpResponse.json({ message: 'down' }, { status: 500 }), {
        once: true,
      }),
    );
    const { user, service } = await openTimeSheets();
    await user.click(await screen.findByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(sheetRows()[1]).toHaveTextContent(/ h/u));
    const { hours } = service.db.one(
      v.object({ hours: v.number() }),
      `select sum(HoursWorked) as hours from workRecords where Date between '2026-10-01' and '2026-10-31'
       and guid = (select guid from users where mail = ?)`,
      accounts.member.mail,
    ) ?? { hours: NaN };
    expect(sheetRows()[1]).toHaveTextContent(`October 2026 · ${hours.toFixed(1)} h`);
    const starts = calls.of('POST', '/workrecords').map(({ body }) => Object(body).start);
    expect(starts.toSorted((a, b) => a - b)).toEqual([0, ...new Set(starts)].toSorted((a, b) => a - b));
    expect(screen.queryByRole('button', { name: 'Try again' })).not.toBeInTheDocument();
  });

  test('row actions depend on the state: sign only when prepared, mail only when signed (R-8.7)', async () => {
    const states = ['prepared', 'signed', 'requested', 'archived'];
    server.use(
      http.post('*/api/sheet/time', () =>
        HttpResponse.json(
          states.map((state, id) => ({ id, body: { id, state, from: '2026-11-01', to: '2026-11-30' } })),
        ),
      ),
    );
    await openTimeSheets();
    expect(sheetRows().map(buttons)).toEqual([
      ['Sign', 'Open PDF', 'Download', 'Delete'],
      ['Send by mail', 'Open PDF', 'Download', 'Delete'],
      ['Open PDF', 'Download', 'Delete'],
      ['Open PDF', 'Download', 'Delete'],
    ]);
    expect(screen.getByText('Requested')).toBeVisible();
    expect(screen.getByText('archived')).toBeVisible();
  });

  test('buttons of different sheets have different names, in the table and on cards', async () => {
    const names = () =>
      screen
        .getAllByRole('button', { name: /jalbrecht_.+\.pdf$/u })
        .map((one) => one.ariaLabel ?? one.textContent);
    await openTimeSheets();
    expect([names().length, new Set(names()).size]).toEqual([12, 12]);
    act(() => setScreenWidth(390));
    // Per sheet: the name that opens the PDF, the next step and the menu; the mail of September is in the menu.
    await waitFor(() => expect(names()).toHaveLength(8));
    expect(new Set(names()).size).toBe(8);
  });

  test('on a phone the next step, Sign or Send, stays visible, and everything else is in one menu', async () => {
    setScreenWidth(390);
    testService().db.run("update sheets set state = 'signed' where fromDay = '2026-10-01'");
    const { user } = await renderApp({ path: '/timesheets', signedInAs: 'member', language: 'en' });
    const card = async (name: string) =>
      (await screen.findByText(name)).closest('li') ?? screen.getByRole('main');
    const prepared = await card('jalbrecht_1 Nov 2026_18 Nov 2026.pdf');
    const signed = await card('jalbrecht_1 Oct 2026_31 Oct 2026.pdf');
    expect(within(prepared).getByRole('button', { name: rowButton('Sign') })).toBeVisible();
    expect(within(signed).getByRole('button', { name: rowButton('Send by mail') })).toHaveTextContent(
      'Send by mail',
    );
    await user.click(within(signed).getByRole('button', { name: rowButton('Actions') }));
    expect((await screen.findAllByRole('menuitem')).map((item) => item.textContent)).toEqual([
      'Open PDF',
      'Download',
      'Delete',
    ]);
  });

  test('a signed sheet older than its month says that its mail is not known, and offers it in the menu (R-8.41)', async () => {
    await openTimeSheets();
    const old = sheetIn('Signed');
    expect(old).toHaveTextContent('Mail not known');
    expect(within(old).queryByText('Send by mail')).not.toBeInTheDocument();
    expect(buttons(old)).toEqual(['Send by mail', 'Open PDF', 'Download', 'Delete']);
  });

  test('a sheet of a month long past that is signed here is mailed like any other (R-24.133)', async () => {
    watchFiles();
    stubCanvas();
    testService().db.run(
      "update sheets set state = 'prepared', signature = null where fromDay = '2026-09-01'",
    );
    const { user, store } = await openTimeSheets();
    const old = () => sheetRows()[2] ?? document.body;
    await press(user, old(), 'Sign');
    const dialog = await screen.findByRole('dialog');
    drawSignature(dialog);
    await user.click(within(dialog).getByRole('button', { name: 'Sign' }));
    await user.click(within(dialog).getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(old()).toHaveTextContent('PreparedSignedMailSend by mail'));
    await press(user, old(), 'Send by mail');
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(store.extra.heldBack.hasAny()).toBe(true);
  });

  test('paging: the index moves by 20 (R-1.20)', async () => {
    const calls = watchCalls();
    const twenty = Array.from({ length: 20 }, (_, id) => ({
      id,
      body: { state: 'prepared', from: '2026-11-01', to: '2026-11-30' },
    }));
    server.use(http.post('*/api/sheet/time', () => HttpResponse.json(twenty), { once: true }));
    const { user } = await openTimeSheets();
    await user.click(screen.getByRole('button', { name: 'Next' }));
    await screen.findByRole('button', { name: 'Previous' });
    expect(calls.of('POST', '/sheet/time').map(({ body }) => body)).toEqual([
      { start: 0, count: 20 },
      { start: 20, count: 20 },
    ]);
  });

  test('a user without sheets sees an empty state', async () => {
    await renderApp({ path: '/timesheets', signedInAs: 'newcomer', language: 'en' });
    expect(await screen.findByText('No time sheets yet')).toBeVisible();
  });
});

describe('searching the time sheets', () => {
  test('they are found by their state and their days, and sorted by them (R-15.2, R-15.10)', async () => {
    const { user, router } = await openTimeSheets();
    await router.navigate('/timesheets?state=prepared&from=2026-10-15&to=2026-10-20');
    await waitFor(() => expect(sheetRows()).toHaveLength(1));
    expect(sheetRows()[0]).toHaveTextContent(/^October 2026/u);
    expect(screen.getByText('1 time sheet', { selector: 'b' })).toBeVisible();
    expect(screen.getByRole('button', { name: 'Filter Period: 15.–20.10.2026, change' })).toBeVisible();
    await router.navigate('/timesheets');
    await waitFor(() => expect(sheetRows()).toHaveLength(3));
    await user.click(screen.getByRole('button', { name: 'Period' }));
    await user.click(screen.getByRole('button', { name: 'Period' }));
    await waitFor(() => expect(sheetRows()[0]).toHaveTextContent(/^September 2026/u));
    await press(user, sheetIn('Signed'), 'Delete');
    const dialog = within(await screen.findByRole('dialog', { name: 'Delete time sheet?' }));
    await user.click(dialog.getByRole('button', { name: 'Delete' }));
    await waitFor(() => expect(sheetRows()).toHaveLength(2));
    expect(sheetRows()[0]).toHaveTextContent(/^October 2026/u);
  });
});

describe('deleting a time sheet', () => {
  test('asks first, and then removes the sheet from the list (R-8.9, R-8.32, R-14.5)', async () => {
    const calls = watchCalls();
    const { user } = await openTimeSheets();
    const row = sheetIn('Signed');
    const id = row.dataset['record'];
    await press(user, row, 'Delete');
    const dialog = within(await screen.findByRole('dialog', { name: 'Delete time sheet?' }));
    expect(dialog.getByText(/The signature will be lost/u)).toBeVisible();
    expect(calls.of('DELETE')).toEqual([]);
    await user.click(dialog.getByRole('button', { name: 'Delete' }));
    await waitFor(() => expect(sheetRows()).toHaveLength(2));
    expect(calls.of('DELETE').map(({ path }) => path)).toEqual([`/sheet/time/${id}`]);
    expect(await screen.findByText('Time sheet deleted')).toBeVisible();
    await waitFor(() => expect(screen.getByRole('heading', { level: 1 })).toHaveFocus());
  });

  test('deletes nothing on Cancel', async () => {
    const calls = watchCalls();
    const { user } = await openTimeSheets();
    await press(user, sheetIn('Signed'), 'Delete');
    const dialog = within(await screen.findByRole('dialog'));
    await user.click(dialog.getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(calls.of('DELETE')).toEqual([]);
  });

  test('says why it was refused, and the sheet stays', async () => {
    server.use(
      http.delete('*/api/sheet/time/*', () => HttpResponse.json({ message: 'booked' }, { status: 403 })),
    );
    const { user } = await openTimeSheets();
    await press(user, sheetIn('Signed'), 'Delete');
    const dialog = within(await screen.findByRole('dialog'));
    await user.click(dialog.getByRole('button', { name: 'Delete' }));
    expect(await dialog.findByRole('alert')).toHaveTextContent(/Not deleted\..*booked/u);
    expect(screen.getAllByText(/jalbrecht_1 Sep/u).length).toBeGreaterThan(1);
  });
});
