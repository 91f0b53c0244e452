import { screen, waitFor, within } from '@testing-library/react';
import { expect } from 'vitest';
import type { watchCalls } from '../jsdom/sentCalls';
import { type Rendered, renderApp } from '../render';

/** A task of the seed, of Jana's board "MES-Einführung Werk 2". */
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

export const patches = (calls: ReturnType<typeof watchCalls>) => calls.of('PATCH').map(({ body }) => body);
export const noDialog = async () =>
  waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
export const taskIn = ({ router }: Rendered) => new URLSearchParams(router.state.location.search).get('task');
