import { screen } from '@testing-library/react';
import { renderApp } from '../render';
import { type ReceiptKind, receiptOf } from '../service/seed/receipts';

/** Opens the expenses as an employee, in English. */
export async function openExpenses() {
  const app = await renderApp({ path: '/expenses', signedInAs: 'member', language: 'en' });
  await screen.findByRole('table');
  return app;
}

/** Rows of the table that show an expense. */
export function expenseRows(): HTMLElement[] {
  return [...document.querySelectorAll<HTMLElement>('tr[data-record]')];
}

export function firstExpense(): HTMLElement {
  const row = expenseRows()[0];
  if (!row) throw new Error('the list is empty');
  return row;
}

/** Presses New Entry. */
export async function openExpenseDialog(user: Awaited<ReturnType<typeof openExpenses>>['user']) {
  const [button] = screen.getAllByRole('button', { name: 'New Entry' });
  if (!button) throw new Error('no New Entry');
  await user.click(button);
  return screen.findByRole('dialog', { name: 'Record expenses' });
}

/** The data URL of a small valid receipt. */
export function sampleUrl(kind: ReceiptKind): string {
  return receiptOf(kind, 1, { shop: 'Tankhof', date: '18.11.2026', item: 'Diesel', amount: '12,50' }).path;
}

/** The bytes of a small valid receipt. */
export function sampleBytes(kind: ReceiptKind): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(Buffer.from(sampleUrl(kind).replace(/^.*,/u, ''), 'base64'));
}

/** A file as a user chooses it; browsers derive its type from its name. */
export function fileOf(bytes: Uint8Array<ArrayBuffer> | string, name: string): File {
  const types: Record<string, string> = { pdf: 'application/pdf', png: 'image/png', jpg: 'image/jpeg' };
  return new File([bytes], name, { type: types[name.split('.').at(-1) ?? ''] ?? '' });
}
