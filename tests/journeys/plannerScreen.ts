import { screen, waitFor, within } from '@testing-library/react';
import { expect } from 'vitest';
import type { AccountName } from '../accounts';
import type { watchCalls } from '../jsdom/sentCalls';
import { type Rendered, renderApp } from '../render';

/** A seeded task of Jana's board "MES-Einführung Werk 2". */
export const TITLE = 'Schnittstelle SAP–MES: Stücklisten übernehmen';
const openHub = async () => renderApp({ path: '/planner', signedInAs: 'member', language: 'en' });

/** Opens a task of My Tasks. */
export async function openTask(title = TITLE) {
  const app = await openHub();
  await app.user.click(await screen.findByRole('button', { name: new RegExp(title, 'u') }));
  const dialog = within(await screen.findByRole('dialog', { name: title }));
  await dialog.findByLabelText('State');
  return { ...app, dialog };
}

/** Turns the description of an open task into its field. */
export async function editDescription({ dialog, user }: Awaited<ReturnType<typeof openTask>>) {
  await user.click(dialog.getByRole('button', { name: 'Edit' }));
  return dialog.getByRole<HTMLTextAreaElement>('textbox', { name: 'Description' });
}

export const patches = (calls: ReturnType<typeof watchCalls>) => calls.of('PATCH').map(({ body }) => body);
export const noDialog = async () =>
  waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
export const taskIn = ({ router }: Rendered) => new URLSearchParams(router.state.location.search).get('task');

/** A personal board of Jana's. */
export const PERSONAL = 'MES-Einführung Werk 2';

/** Opens a board from the hub. */
export async function openBoard(title = PERSONAL, signedInAs: AccountName = 'member') {
  const app = await renderApp({ path: '/planner', signedInAs, language: 'en' });
  await app.user.click(await screen.findByRole('link', { name: title }));
  await screen.findByRole('heading', { level: 1, name: title });
  await screen.findByRole('region', { name: 'Add bucket' });
  return app;
}

export const bucketElement = (name: string) => screen.getByRole('region', { name });
/** The names of the columns, as they stand. */
export const columns = () =>
  [...(bucketElement('Add bucket').parentElement?.children ?? [])].map((column) =>
    column.getAttribute('aria-label'),
  );
export const bucket = (name: string) => within(bucketElement(name));
/** The titles of a bucket's cards, as they stand. */
export const titles = (name: string) =>
  bucket(name)
    .queryAllByRole('button', { description: /Press Space to lift/u })
    .map(({ textContent }) => textContent);

/** Checks the columns by stage and the cards by state against the seed; completed tasks are hidden. */
export function expectSeededBoard(): void {
  expect(columns()).toEqual([
    'Ideen',
    'Geplant',
    'In Umsetzung',
    'Prüfung',
    'Fertig',
    'Zurückgestellt',
    'Add bucket',
  ]);
  expect(titles('Prüfung')).toEqual([
    'Berechtigungskonzept mit Betriebsrat abstimmen',
    'Lasttest 40 Terminals',
  ]);
  expect(titles('Fertig')).toEqual([]);
}
