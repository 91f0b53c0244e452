import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import * as v from 'valibot';
import { beforeEach, expect, test } from 'vitest';
import { dropFromDevice, namesOnDevice } from '@/shared/storage/deviceStore';
import { guidOf } from '../accounts';
import { fill } from '../jsdom/fill';
import { watchCalls } from '../jsdom/sentCalls';
import { server, testService } from '../jsdom/testService';
import { comesInTime, ownTime } from '../jsdom/testTime';
import { type Rendered, renderApp } from '../render';
import { fileOf, openExpenses, sampleBytes, sampleUrl } from './expensesScreen';
import {
  fillWithReceipt,
  heard,
  leaveNoRoomForReceipts,
  lost,
  noDialog,
  nothingWaits,
  openPanel,
  rowOf,
  storedExpenses,
  waits,
  wentOut,
} from './outboxScreen';

beforeEach(ownTime);

const breakDown = () => server.use(http.put('*/api/expenses', lost), http.post('*/api/expenses', lost));

const guid = () => guidOf(testService(), 'member');
const filesOnDevice = async () => namesOnDevice(guid(), 'receipt/');

/** The receipt of an expense at the service. */
function storedReceipt({ service }: Rendered, text: string): string {
  const row = v.object({ FileLink: v.nullable(v.string()) });
  return service.db.one(row, 'select FileLink from expenses where Description = ?', text)?.FileLink ?? '';
}

/** Saves an expense with a receipt, and waits until it is in the list. */
async function saveWithReceipt(app: Rendered, text: string): Promise<void> {
  const dialog = await fillWithReceipt(app, text);
  await app.user.click(dialog.getByRole('button', { name: 'Save and close' }));
  await noDialog();
  await waitFor(() => expect(rowOf(text)).toBeDefined());
}

const showReceipt = async (app: Rendered, text: string) =>
  app.user.click(within(rowOf(text) ?? document.body).getByRole('button', { name: /^View receipt/u }));

test.each([
  ['that never arrived', lost, 2],
  ['whose answer was lost', heard, 1],
])('an expense %s waits with its receipt, and both are sent once (R-14.34)', async (_what, answer, calls) => {
  const app = await openExpenses();
  const sent = watchCalls();
  server.use(http.put('*/api/expenses', answer, { once: true }));
  await saveWithReceipt(app, 'Taxi');
  await waits('Taxi');
  await wentOut('Taxi');
  await nothingWaits();
  expect(sent.of('PUT', '/expenses')).toHaveLength(calls);
  expect(storedExpenses(app, 'Taxi')).toBe(1);
  expect(storedReceipt(app, 'Taxi')).toContain(sampleUrl('png'));
  await showReceipt(app, 'Taxi');
  expect(await screen.findByRole('dialog', { name: 'ticket.png' })).toBeVisible();
});

test('a waiting expense survives a reload with its receipt, which can be opened (R-14.34)', async () => {
  const app = await openExpenses();
  breakDown();
  await saveWithReceipt(app, 'Hotel');
  await waits('Hotel');
  cleanup();
  const again = await renderApp({ path: '/expenses', signedInAs: 'member', language: 'en' });
  await waits('Hotel');
  await showReceipt(again, 'Hotel');
  const shown = within(await screen.findByRole('dialog', { name: 'ticket.png' }));
  expect(await shown.findByRole('img')).toHaveAttribute('src', expect.stringMatching(/^(?:data|blob):/u));
  await again.user.keyboard('{Escape}');
  server.resetHandlers();
  await wentOut('Hotel');
  expect(storedReceipt(again, 'Hotel')).toContain(sampleUrl('png'));
});

test('an expense that is saved at once leaves no file on the device (R-14.39)', async () => {
  const app = await openExpenses();
  await saveWithReceipt(app, 'Parking');
  expect(storedExpenses(app, 'Parking')).toBe(1);
  expect(await filesOnDevice()).toEqual([]);
});

test('more than 25 MiB of receipts do not wait: the form says so and loses nothing (R-14.34)', async () => {
  await leaveNoRoomForReceipts();
  const app = await openExpenses();
  const calls = watchCalls();
  server.use(http.put('*/api/expenses', lost, { once: true }));
  const dialog = await fillWithReceipt(app, 'One too many');
  await app.user.click(dialog.getByRole('button', { name: 'Save and close' }));
  expect(await dialog.findByText(/no room on this device for this receipt/u)).toBeVisible();
  expect(dialog.getByLabelText('Cost')).toHaveValue('12,50');
  expect(dialog.getByLabelText('Description')).toHaveValue('One too many');
  expect(dialog.getByText('ticket.png')).toBeVisible();

  await app.user.click(dialog.getByRole('button', { name: 'Save and close' }));
  await noDialog();
  expect(storedExpenses(app, 'One too many')).toBe(1);
  expect(calls.of('PUT', '/expenses').at(-1)?.body).toMatchObject({ FileLink: { filename: 'ticket.png' } });
});

test('a refused expense is corrected with its receipt (R-14.34)', async () => {
  const app = await openExpenses();
  server.use(http.put('*/api/expenses', lost, { once: true }));
  await saveWithReceipt(app, 'Refused');
  const no = () => HttpResponse.json({ message: 'The books of November are closed' }, { status: 409 });
  server.use(http.put('*/api/expenses', no, { once: true }));
  await comesInTime(() => expect(rowOf('Refused')).toHaveTextContent('refused'));
  const panel = await openPanel(app);
  await app.user.click(panel.getByRole('button', { name: /^Correct: / }));
  const form = within(await screen.findByRole('dialog', { name: 'Correct expense' }));
  expect(form.getByText('ticket.png')).toBeVisible();
  await fill(app.user, form.getByLabelText('Cost'), '9,90');
  await app.user.click(form.getByRole('button', { name: 'Save and close' }));
  await nothingWaits();
  expect(storedExpenses(app, 'Refused')).toBe(1);
  expect(storedReceipt(app, 'Refused')).toContain(sampleUrl('png'));
});

test('a waiting expense whose file is missing says so, also in its form, and is sent with another file (R-14.39, R-24.3)', async () => {
  const app = await openExpenses();
  breakDown();
  await saveWithReceipt(app, 'Lost file');
  await waits('Lost file');
  // A browser without enough space may delete files.
  await dropFromDevice(guid(), await filesOnDevice());
  await showReceipt(app, 'Lost file');
  expect(await screen.findByText('ticket.png is no longer on this device.')).toBeVisible();
  server.resetHandlers();
  await comesInTime(() => expect(rowOf('Lost file')).toHaveTextContent('file missing'));
  expect(storedExpenses(app, 'Lost file')).toBe(0);
  const panel = await openPanel(app);
  expect(panel.getByText('A file that belongs to it is no longer on this device.')).toBeVisible();
  await app.user.click(panel.getByRole('button', { name: /^Correct: / }));
  const form = within(await screen.findByRole('dialog', { name: 'Correct expense' }));
  expect(form.getByText('ticket.png is no longer on this device.')).toBeVisible();
  await app.user.upload(form.getByLabelText('Receipt'), fileOf(sampleBytes('png'), 'again.png'));
  await form.findByText('again.png');
  expect(form.queryByText('ticket.png is no longer on this device.')).toBeNull();
  await app.user.click(form.getByRole('button', { name: 'Save and close' }));
  await nothingWaits();
  expect(storedExpenses(app, 'Lost file')).toBe(1);
  expect(storedReceipt(app, 'Lost file')).toContain('again.png');
});
