import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { describe, expect, test } from 'vitest';
import { expectConsole } from '../../../../tests/jsdom/testConsole';
import { server } from '../../../../tests/jsdom/testService';
import { stubWindows, watchFiles } from '../../../../tests/journeys/timeSheetsPdf';
import { openTimeSheets, press, sheetIn, sheetRows } from '../../../../tests/journeys/timeSheetsScreen';

describe('the PDF opens in a new window', () => {
  test.each([
    [
      'by the PDF icon',
      async (user: Awaited<ReturnType<typeof openTimeSheets>>['user'], row: HTMLElement) =>
        press(user, row, 'Open PDF'),
    ],
    ['by double-click', async (user, row) => user.dblClick(row)],
    [
      'by Enter on the focused row',
      async (user, row) => {
        sheetRows()[0]?.focus();
        await user.keyboard('{ArrowDown}{ArrowDown}');
        expect(row).toHaveFocus();
        await user.keyboard('{Enter}');
      },
    ],
  ])('%s', async (_name, act) => {
    const files = watchFiles();
    const windows = stubWindows();
    const { user } = await openTimeSheets();
    await act(user, sheetIn('Signed'));
    await waitFor(() => expect(windows.shown).toEqual(['blob:http://localhost:3000/1']));
    expect(files.blobs[0]?.type).toBe('application/pdf');
    expect(files.saved).toEqual([]);
    await waitFor(() => expect(sheetIn('Signed')).toHaveAttribute('aria-busy', 'false'));
  });

  test('a blocked popup offers the download instead', async () => {
    const files = watchFiles();
    stubWindows(true);
    const { user } = await openTimeSheets();
    await press(user, sheetIn('Signed'), 'Open PDF');
    const notice = await screen.findByText('The browser blocked the new window.');
    await user.click(
      within(notice.closest('[role=alert]') ?? document.body).getByRole('button', { name: 'Download' }),
    );
    expect(files.saved).toEqual(['jalbrecht_1 Sep 2026_30 Sep 2026.pdf']);
    expect(screen.queryByText('The browser blocked the new window.')).not.toBeInTheDocument();
  });

  test('a sheet that cannot be read closes the waiting window, shows the reason and logs it (R-1.22, R-8.17)', async () => {
    expectConsole(/^console\.warn: PDF of a time sheet: contract$/u);
    watchFiles();
    const windows = stubWindows();
    server.use(
      http.get('*/api/sheet/time/*', () => HttpResponse.json({ signature: [], data: [{ Datum: 'today' }] })),
    );
    const { user } = await openTimeSheets();
    await press(user, sheetIn('Signed'), 'Open PDF');
    expect(await screen.findByText(/The PDF could not be created\..*data\.0\.Datum/u)).toBeVisible();
    expect(windows.closed()).toBe(true);
  });
});

describe('download', () => {
  test('saves the file under its name, even for a sheet without records (R-8.8)', async () => {
    const files = watchFiles();
    server.use(http.get('*/api/sheet/time/*', () => HttpResponse.json({ signature: [], data: [] })));
    const { user } = await openTimeSheets();
    await press(user, sheetIn('Signed'), 'Download');
    await waitFor(() => expect(files.saved).toEqual(['jalbrecht_1 Sep 2026_30 Sep 2026.pdf']));
  });

  test('names the words with letters that no font of the PDF has, in a notice that stays (R-8.51)', async () => {
    const files = watchFiles();
    const data = [{ Datum: '2026-09-01', AStd: 8, Tätigkeit: 'Besuch bei 東京 ✓', Kunde: 'Łódź' }];
    server.use(http.get('*/api/sheet/time/*', () => HttpResponse.json({ signature: [], data })));
    const { user, store } = await openTimeSheets();
    await press(user, sheetIn('Signed'), 'Download');
    await waitFor(() => expect(files.saved).toHaveLength(1));
    expect(
      await screen.findByText(/letters that it cannot write properly: \u2068東京\u2069, \u2068✓\u2069$/u),
    ).toBeVisible();
    expect(store.getState().notices.map(({ lifeMs }) => lifeMs)).toEqual([undefined]);
    expect(screen.queryByText(/Not everything could be shown/u)).not.toBeInTheDocument();
  });

  test('works with a record whose hours are null', async () => {
    const files = watchFiles();
    server.use(
      http.get('*/api/sheet/time/*', () =>
        HttpResponse.json({
          signature: null,
          data: [{ Datum: '2026-09-01', AStd: null, Tätigkeit: 'Work' }],
        }),
      ),
    );
    const { user } = await openTimeSheets();
    await press(user, sheetIn('Signed'), 'Download');
    await waitFor(() => expect(files.saved).toHaveLength(1));
  });
});
