import { screen, waitFor } from '@testing-library/react';
import { expect } from 'vitest';
import { patience } from '../patience';
import { renderApp } from '../render';

/** Waits until the strip above the list has loaded its week, for which it reads further pages of the list. */
export async function knownWeek(): Promise<void> {
  const days = await screen.findByRole('list', { name: 'Days of the week' });
  await waitFor(() => expect(days).toHaveAttribute('aria-busy', 'false'));
}

/** Opens the work screen as an employee, in English. */
export async function openWork() {
  const app = await renderApp({ path: '/work', signedInAs: 'member', language: 'en' });
  await screen.findByRole('table');
  await knownWeek();
  return app;
}

/** Rows of the table that show a record, without a query by role, which is slow on a long page. */
export function recordRows(): HTMLElement[] {
  return [...document.querySelectorAll<HTMLElement>('tr[data-record]')];
}

export function firstRow(): HTMLElement {
  const row = recordRows()[0];
  if (!row) throw new Error('the list is empty');
  return row;
}

/** Presses New Entry. */
export async function openDialog(user: Awaited<ReturnType<typeof openWork>>['user']) {
  const [button] = screen.getAllByRole('button', { name: 'New Entry' });
  if (!button) throw new Error('no New Entry');
  await user.click(button);
  // The dialog's code is loaded when it is first opened.
  return screen.findByRole('dialog', {}, patience);
}
