import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { accounts } from '../../../../tests/accounts';
import { fill } from '../../../../tests/jsdom/fill';
import { watchCalls } from '../../../../tests/jsdom/sentCalls';
import {
  drawSignature,
  openTimeSheets,
  press,
  sheetIn,
  sheetRows,
  stubCanvas,
} from '../../../../tests/journeys/timeSheetsScreen';

type App = Awaited<ReturnType<typeof openTimeSheets>>;

async function sign(app: App, row = sheetIn('Prepared')) {
  await press(app.user, row, 'Sign');
  const element = await screen.findByRole('dialog', { name: 'Sign time sheet' });
  return { element, dialog: within(element) };
}

/** Simulates a reload: the page is left and opened again. */
async function reload(): Promise<App> {
  dispatchEvent(new Event('pagehide'));
  cleanup();
  document.body.replaceChildren();
  return openTimeSheets();
}

const began = /^This is what you started before/u;

describe('the draft of a signature', () => {
  test('is restored after the token expired on Save and the user signed in again, and can be saved', async () => {
    stubCanvas();
    const app = await openTimeSheets();
    const { element, dialog } = await sign(app);
    drawSignature(element);
    await app.user.click(dialog.getByRole('button', { name: 'Sign' }));
    app.service.expireTokens();
    await app.user.click(dialog.getByRole('button', { name: 'Save' }));
    await app.user.click(await screen.findByRole('button', { name: 'Back to home' }));
    await fill(app.user, await screen.findByLabelText('Username (mail)'), accounts.member.mail);
    await fill(app.user, screen.getByLabelText('Password'), accounts.member.password);
    await app.user.click(screen.getByRole('button', { name: 'Sign in' }));
    await screen.findByRole('table');

    const again = await sign(app);
    expect(await again.dialog.findByText(began)).toBeVisible();
    await app.user.click(again.dialog.getByRole('button', { name: 'Sign' }));
    await app.user.click(again.dialog.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(await screen.findByText('Time sheet signed')).toBeVisible();
  });

  test('survives a reload, for its own sheet only', async () => {
    stubCanvas();
    const first = await openTimeSheets();
    drawSignature((await sign(first)).element);

    const app = await reload();
    const other = await sign(app, sheetRows()[1]);
    await other.dialog.findByText(/^Sign by mouse/u);
    await app.user.click(other.dialog.getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    const { dialog } = await sign(app);
    expect(await dialog.findByText(began)).toBeVisible();
  });

  test('keeps a typed name over a reload, too', async () => {
    stubCanvas();
    const first = await openTimeSheets();
    const { dialog } = await sign(first);
    await first.user.click(dialog.getByRole('button', { name: 'Type' }));
    await first.user.clear(dialog.getByLabelText('Name'));
    await first.user.type(dialog.getByLabelText('Name'), 'J. Albrecht');
    const again = await sign(await reload());
    expect(await again.dialog.findByLabelText('Name')).toHaveValue('J. Albrecht');
  });

  test.each([
    ['Discard', ['Cancel', 'Discard']],
    ['Clear', ['Clear', 'Cancel']],
    ['Save', ['Sign', 'Save']],
  ])('is discarded by %s', async (_what, names) => {
    stubCanvas();
    const calls = watchCalls();
    const first = await openTimeSheets();
    const { element, dialog } = await sign(first);
    drawSignature(element);
    for (const name of names) await first.user.click(dialog.getByRole('button', { name }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(calls.of('POST').filter(({ path }) => path.endsWith('/sign'))).toHaveLength(
      names.includes('Save') ? 1 : 0,
    );
    const again = await sign(await reload());
    await again.dialog.findByText(/^Sign by mouse/u);
    expect(again.dialog.queryByText(began)).not.toBeInTheDocument();
  });
});
