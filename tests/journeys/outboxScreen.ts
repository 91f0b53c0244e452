import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse } from 'msw';
import * as v from 'valibot';
import { expect, vi } from 'vitest';
import { patience } from '../patience';
import { openDialog, type openWork, recordRows } from './workScreen';

type App = Awaited<ReturnType<typeof openWork>>;

export const lost = () => HttpResponse.error();

/** How often the service has a record of that text. */
export function stored({ service }: App, text: string): number {
  const rows = service.db.all(
    v.object({ Id: v.number() }),
    'select Id from workRecords where Description = ?',
    text,
  );
  return rows.length;
}

export function rowOf(text: RegExp | string): HTMLElement | undefined {
  return recordRows().find((row) => row.textContent.match(text));
}

const noDialog = async () => waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());

export async function typeEntry(app: App, text: string): Promise<void> {
  const dialog = within(await openDialog(app.user));
  const hours = dialog.getByLabelText('Work hours');
  await app.user.clear(hours);
  await app.user.type(hours, '6');
  await app.user.type(dialog.getByLabelText('Description'), text);
  await app.user.click(dialog.getByRole('button', { name: 'Save and close' }));
  await noDialog();
}

export const waits = async (text: string) =>
  vi.waitFor(() => expect(rowOf(text)).toHaveTextContent('waits'), patience);
export const wentOut = async (text: string) =>
  vi.waitFor(() => {
    expect(rowOf(text)).toBeDefined();
    expect(rowOf(text)).not.toHaveTextContent('waits');
  }, patience);

export async function openPanel(app: App) {
  await app.user.click(await screen.findByRole('button', { name: /waits? for a connection|needs? you/u }));
  return within(await screen.findByRole('dialog', { name: 'Outbox' }));
}
