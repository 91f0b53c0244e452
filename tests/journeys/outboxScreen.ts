import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse } from 'msw';
import * as v from 'valibot';
import { expect } from 'vitest';
import { fill } from '../jsdom/fill';
import { testService } from '../jsdom/testService';
import { comesInTime } from '../jsdom/testTime';
import type { Rendered } from '../render';
import type { WaitingExpense } from '@/domain/money/expense';
import { MAX_WAITING_RECEIPT_BYTES } from '@/domain/limits';
import { cents } from '@/domain/money/money';
import { isoDate } from '@/domain/time/period';
import { changeOnDevice } from '@/shared/storage/deviceStore';
import { guidOf } from '../accounts';
import { fileOf, openExpenseDialog, sampleBytes } from './expensesScreen';
import { openDialog, recordRows } from './workScreen';

type App = Rendered;

export const lost = () => HttpResponse.error();

/** The number of records with this text that the service has. */
export function stored({ service }: App, text: string): number {
  const rows = service.db.all(
    v.object({ Id: v.number() }),
    'select Id from workRecords where Description = ?',
    text,
  );
  return rows.length;
}

/** The number of expenses with this text that the service has. */
export function storedExpenses({ service }: App, text: string): number {
  const query = 'select Id from expenses where Description = ?';
  return service.db.all(v.object({ Id: v.number() }), query, text).length;
}

/** The service carries out the call, and its answer is lost. */
export const heard = async ({ request }: { request: Request }) => {
  await testService().fetch(request);
  return HttpResponse.error();
};

/**
 * Lets time pass until nothing is waiting, according to the rows and the header, which is updated a moment after the
 * rows. Only the header is searched for its button, because that is faster.
 */
export const nothingWaits = async () =>
  comesInTime(() => {
    expect(recordRows().filter((row) => row.textContent.includes('waits'))).toEqual([]);
    const header = within(document.querySelector<HTMLElement>('header') ?? document.body);
    expect(
      header.queryByRole('button', { name: /waits? for a connection|needs? you/u }),
    ).not.toBeInTheDocument();
  });

export function rowOf(text: RegExp | string): HTMLElement | undefined {
  return recordRows().find((row) => row.textContent.match(text));
}

export const noDialog = async () =>
  waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());

/** Fills in a new record of 6 hours. */
export async function fillEntry({ user }: App, text: string) {
  const dialog = within(await openDialog(user));
  await fill(user, dialog.getByLabelText('Work hours'), '6');
  await fill(user, dialog.getByLabelText('Description'), text);
  return dialog;
}

/** Fills in a new expense of 12.50 without a receipt. */
export async function fillExpense({ user }: App, text: string) {
  const dialog = within(await openExpenseDialog(user));
  await fill(user, dialog.getByLabelText('Cost'), '12,50');
  await fill(user, dialog.getByLabelText('Description'), text);
  return dialog;
}

export async function typeEntry(app: App, text: string): Promise<void> {
  const dialog = await fillEntry(app, text);
  await app.user.click(dialog.getByRole('button', { name: 'Save and close' }));
  await noDialog();
}

/** Fills in a new expense of 12.50 with a small picture as its receipt. */
export async function fillWithReceipt(app: App, text: string) {
  const dialog = await fillExpense(app, text);
  await app.user.upload(dialog.getByLabelText('Receipt'), fileOf(sampleBytes('png'), 'ticket.png'));
  await dialog.findByText('ticket.png');
  return dialog;
}

/** Fills the limit of waiting receipts (25 MiB) by an expense that was refused. */
export async function leaveNoRoomForReceipts(): Promise<void> {
  const file = { key: 'waiting-full', bytes: MAX_WAITING_RECEIPT_BYTES };
  const item: WaitingExpense = {
    key: 'waiting-full',
    since: Date.now(),
    id: null,
    before: null,
    want: {
      employee: 'jalbrecht',
      date: isoDate('2026-11-02'),
      voucherNumber: null,
      type: 'Sonstiges',
      cost: cents(100),
      description: 'Full',
      customerId: null,
      projectId: null,
      receipt: { filename: 'full.pdf', contentType: 'application/pdf', file },
    },
    attempt: null,
    trouble: { kind: 'refused', status: 409, message: null },
  };
  await changeOnDevice(guidOf(testService(), 'member'), 'expense-outbox', () => ({
    items: [item],
    sent: [],
  }));
}

/** Records an expense of 12.50 without a receipt. */
export async function typeExpense(app: App, text: string): Promise<void> {
  const dialog = await fillExpense(app, text);
  await app.user.click(dialog.getByRole('button', { name: 'Save and close' }));
  await noDialog();
}

/** Records an expense that equals one in the list: the form asks whether it is meant, and is saved once more. */
export async function typeEqualExpense(app: App, text: string): Promise<void> {
  const dialog = await fillExpense(app, text);
  await app.user.click(dialog.getByRole('button', { name: 'Save and close' }));
  await dialog.findByText(/Save once more/u);
  await app.user.click(dialog.getByRole('button', { name: 'Save and close' }));
  await noDialog();
}

export const waits = async (text: string) => waitFor(() => expect(rowOf(text)).toHaveTextContent('waits'));

/** Lets time pass until the entry is sent: the app tries after three seconds, and then every half minute. */
export const wentOut = async (text: string) =>
  comesInTime(() => {
    expect(rowOf(text)).toBeDefined();
    expect(rowOf(text)).not.toHaveTextContent('waits');
  });

export async function openPanel(app: App) {
  await app.user.click(await screen.findByRole('button', { name: /waits? for a connection|needs? you/u }));
  return within(await screen.findByRole('dialog', { name: 'Outbox' }));
}
