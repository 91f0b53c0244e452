import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, delay, http } from 'msw';
import { describe, expect, test } from 'vitest';
import { holdAnswers } from '../../../../tests/jsdom/holdAnswers';
import { watchCalls } from '../../../../tests/jsdom/sentCalls';
import { server } from '../../../../tests/jsdom/testService';
import { openTimeSheets, sheetRows } from '../../../../tests/journeys/timeSheetsScreen';
import { renderApp } from '../../../../tests/render';

async function openDialog() {
  const app = await openTimeSheets();
  await app.user.click(screen.getByRole('button', { name: 'New time sheet' }));
  return { ...app, dialog: within(await screen.findByRole('dialog', { name: 'New time sheet' })) };
}

/** Opens the dialog with an empty list, because the list would read records for the hours of its sheets. */
async function openAlone() {
  server.use(http.post('*/api/sheet/time', () => HttpResponse.json([])));
  const app = await renderApp({ path: '/timesheets', signedInAs: 'member', language: 'en' });
  await app.user.click(await screen.findByRole('button', { name: 'New time sheet' }));
  return { ...app, dialog: within(await screen.findByRole('dialog', { name: 'New time sheet' })) };
}

const preview = () => within(screen.getByRole('region', { name: 'Preview' }));

/** The figure under a label of the preview. */
const figure = async (name: string) =>
  (await preview().findByText(name)).closest('div')?.querySelector('dd')?.textContent;

describe('New time sheet', () => {
  test('covers the whole calendar month of a chosen date, and the new sheet goes to the front (R-8.4, R-8.15, R-8.16)', async () => {
    const calls = watchCalls();
    const { user, dialog } = await openDialog();
    await user.clear(dialog.getByLabelText('Date'));
    await user.type(dialog.getByLabelText('Date'), '2026-02-10');
    expect(dialog.getByText('The whole month: 01.–28.02.2026')).toBeVisible();
    await user.click(dialog.getByRole('button', { name: 'Create' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(calls.of('PUT', '/sheet/time').map(({ body }) => body)).toEqual([
      { state: 'prepared', from: '2026-02-01', to: '2026-02-28' },
    ]);
    expect(sheetRows()[0]).toHaveTextContent('jalbrecht_1 Feb 2026_28 Feb 2026.pdf');
    expect(sheetRows()[0]).toHaveTextContent('Prepared');
    expect(calls.of('POST', '/sheet/time')).toHaveLength(1);
  });

  test('covers an explicit range (R-8.3, R-8.16)', async () => {
    const calls = watchCalls();
    const { user, dialog } = await openDialog();
    await user.click(dialog.getByRole('button', { name: 'Range' }));
    await user.clear(dialog.getByLabelText('From'));
    await user.type(dialog.getByLabelText('From'), '2026-11-02');
    await user.clear(dialog.getByLabelText('To'));
    await user.type(dialog.getByLabelText('To'), '2026-11-06');
    await user.click(dialog.getByRole('button', { name: 'Create' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(calls.of('PUT', '/sheet/time')[0]?.body).toEqual({
      state: 'prepared',
      from: '2026-11-02',
      to: '2026-11-06',
    });
  });

  test('refuses a range that ends before it starts, says so and sends nothing', async () => {
    const calls = watchCalls();
    const { user, dialog } = await openDialog();
    await user.click(dialog.getByRole('button', { name: 'Range' }));
    await user.clear(dialog.getByLabelText('To'));
    await user.type(dialog.getByLabelText('To'), '2026-10-31{Tab}');
    expect(await dialog.findByText('The end is before the start')).toBeVisible();
    await user.click(dialog.getByRole('button', { name: 'Create' }));
    expect(dialog.getByLabelText('To')).toHaveAccessibleDescription('The end is before the start');
    // Changing the start fixes it as well.
    await user.clear(dialog.getByLabelText('From'));
    await user.type(dialog.getByLabelText('From'), '2026-10-01');
    await waitFor(() => expect(dialog.queryByText('The end is before the start')).not.toBeInTheDocument());
    await user.click(dialog.getByRole('button', { name: 'Create' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(calls.of('PUT').map(({ body }) => body)).toMatchObject([{ from: '2026-10-01', to: '2026-10-31' }]);
  });

  test('choosing "Range" alone is not an edit: closing does not ask, and no draft is kept (R-8.47)', async () => {
    const { user, dialog, router } = await openAlone();
    await user.click(dialog.getByRole('button', { name: 'Range' }));
    await user.click(dialog.getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await user.click(screen.getByRole('button', { name: 'New time sheet' }));
    await user.click(await screen.findByRole('button', { name: 'Range' }));
    await router.navigate('/dashboard');
    await router.navigate('/timesheets');
    await screen.findByRole('heading', { name: 'No time sheets yet' });
    expect(screen.queryByText(/was started/u)).not.toBeInTheDocument();
  });

  test('a failure is shown, and creating again works', async () => {
    server.use(http.put('*/api/sheet/time', () => HttpResponse.error(), { once: true }));
    const { user, dialog } = await openDialog();
    await user.click(dialog.getByRole('button', { name: 'Create' }));
    expect(await dialog.findByRole('alert')).toHaveTextContent('Not created. No connection to the server.');
    await user.click(dialog.getByRole('button', { name: 'Create' }));
    await waitFor(() => expect(sheetRows()).toHaveLength(4));
  });
});

describe('while a sheet is being created', () => {
  async function openRange() {
    const { letGo } = holdAnswers('put', '/sheet/time');
    const calls = watchCalls();
    const app = await openDialog();
    await app.user.click(app.dialog.getByRole('button', { name: 'Range' }));
    await app.user.clear(app.dialog.getByLabelText('To'));
    await app.user.type(app.dialog.getByLabelText('To'), '2026-11-06');
    await app.user.click(app.dialog.getByRole('button', { name: 'Create' }));
    return { ...app, calls, letGo };
  }

  test('another period typed meanwhile is kept and said to be for the next sheet', async () => {
    const { user, dialog, calls, letGo } = await openRange();
    await user.clear(dialog.getByLabelText('To'));
    await user.type(dialog.getByLabelText('To'), '2026-11-13');
    letGo();
    expect(await dialog.findByText(/belongs to the next time sheet/u)).toBeVisible();
    expect(dialog.getByLabelText('To')).toHaveValue('2026-11-13');
    await user.click(dialog.getByRole('button', { name: 'Create' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(calls.of('PUT', '/sheet/time').map(({ body }) => body)).toEqual([
      expect.objectContaining({ to: '2026-11-06' }),
      expect.objectContaining({ to: '2026-11-13' }),
    ]);
  });

  test('Cancel waits until the sheet is created', async () => {
    const { user, dialog, letGo } = await openRange();
    await user.click(dialog.getByRole('button', { name: 'Cancel' }));
    expect(await dialog.findByText('Still saving. This closes afterwards.')).toBeInTheDocument();
    letGo();
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(sheetRows()).toHaveLength(4);
  });
});

describe('the preview of a new sheet', () => {
  test('shows days, hours, sums and days without an entry; pages are read until the range is passed (R-8.48)', async () => {
    const calls = watchCalls();
    const record = { Employee: 'jalbrecht', Description: 'Work', TravelTime: null, FoodAllowance: 0 };
    const day = (index: number) => `2026-11-${String(18 - (index % 18)).padStart(2, '0')}`;
    const first = Array.from({ length: 20 }, (_, Id) =>
      Object.assign({}, record, { Id, Date: '2026-12-01', HoursWorked: 8 }),
    );
    const second = [
      Object.assign({}, record, {
        Id: 30,
        Date: day(0),
        HoursWorked: '7.50',
        DistanceKM: 124,
        FoodAllowance: 16,
      }),
      Object.assign({}, record, { Id: 31, Date: day(0), HoursWorked: null, TravelTime: 1.5 }),
      Object.assign({}, record, { Id: 32, Date: day(1), HoursWorked: 0.1 }),
      Object.assign({}, record, { Id: 33, Date: day(1), HoursWorked: 0.2 }),
    ];
    server.use(
      http.post('*/api/workrecords', async ({ request }) => {
        const asked: unknown = await request.clone().json();
        return HttpResponse.json(JSON.stringify(asked).includes('"start":0') ? first : second);
      }),
      http.post('*/api/expenses', () =>
        HttpResponse.json([
          { Id: 1, Date: day(2), Type: 'Kraftstoff', TotalCost: 0.1 },
          { Id: 2, Date: day(2), Type: 'Kraftstoff', TotalCost: 0.2 },
          { Id: 3, Date: '2026-10-31', Type: 'Kraftstoff', TotalCost: 99 },
        ]),
      ),
    );
    await openAlone();
    expect(await figure('Days')).toBe('2');
    expect(await figure('Work hours')).toBe('7.8 h');
    expect(await figure('Travel time')).toBe('1.5 h');
    expect(await figure('Distance')).toBe('124 km');
    expect(await figure('Food allowance')).toBe('€16.00');
    expect(await figure('Expenses')).toBe('€0.30');
    expect(await figure('Total reimbursement')).toBe('€16.30');
    // Workdays from 2 to 16 November; today is Wednesday the 18th.
    expect(preview().getByText('11 workdays without an entry:')).toBeVisible();
    expect(calls.of('POST', '/workrecords').map(({ body }) => body)).toEqual([
      { start: 0, count: 20 },
      { start: 20, count: 20 },
    ]);
  });

  test('says that a period is empty, and the sheet can still be created', async () => {
    const { user } = await renderApp({ path: '/timesheets', signedInAs: 'newcomer', language: 'en' });
    await screen.findByText('No time sheets yet');
    await user.click(screen.getByRole('button', { name: 'New time sheet' }));
    expect(await screen.findByText(/neither working time nor an expense/u)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Create' }));
    await waitFor(() => expect(sheetRows()).toHaveLength(1));
  });

  test('says that it could not be loaded, with a retry', async () => {
    server.use(http.post('*/api/expenses', () => HttpResponse.error(), { once: true }));
    const { user } = await openDialog();
    const words = await screen.findByText(/The preview could not be loaded\./u);
    expect(words).toBeVisible();
    // Screen readers ignore content that is busy, so the alert must be outside of it.
    expect(words.closest('[role="alert"], output')).not.toBeNull();
    expect(words.closest('[aria-busy="true"]')).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await figure('Days')).toMatch(/^\d+$/u);
  });

  /** Full pages of records after the range, so that there is always more to read. */
  const recordsFrom = (start: number) =>
    Array.from({ length: 20 }, (_, index) => ({
      Id: start + index,
      Employee: 'jalbrecht',
      Date: '2026-12-01',
      HoursWorked: 8,
    }));

  test('stops reading if the service always answers with the same page', async () => {
    const calls = watchCalls();
    server.use(http.post('*/api/workrecords', () => HttpResponse.json(recordsFrom(0))));
    await openAlone();
    expect(await screen.findByText(/The preview could not be loaded\..*start/u)).toBeVisible();
    expect(calls.of('POST', '/workrecords')).toHaveLength(2);
  });

  test('reads no further page once the dialog is closed', async () => {
    const calls = watchCalls();
    let pages = 0;
    server.use(
      http.post('*/api/workrecords', async () => {
        await delay(20);
        pages += 1;
        return HttpResponse.json(recordsFrom(20 * pages));
      }),
    );
    const { user, dialog } = await openAlone();
    await waitFor(() => expect(calls.of('POST', '/workrecords').length).toBeGreaterThan(2));
    await user.click(dialog.getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    // A request in progress on closing is still answered.
    await delay(100);
    const { length } = calls.of('POST', '/workrecords');
    await delay(300);
    expect(calls.of('POST', '/workrecords')).toHaveLength(length);
  });
});
