import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { describe, expect, test } from 'vitest';
import { watchCalls } from '../../../../tests/jsdom/sentCalls';
import { server } from '../../../../tests/jsdom/testService';
import { watchFiles } from '../../../../tests/journeys/timeSheetsPdf';
import {
  drawSignature,
  drawnPng,
  openTimeSheets,
  press,
  sheetIn,
  sheetRows,
  stubCanvas,
} from '../../../../tests/journeys/timeSheetsScreen';

async function openSigning() {
  stubCanvas();
  const app = await openTimeSheets();
  const row = sheetIn('Prepared');
  const id = row.dataset['record'];
  await press(app.user, row, 'Sign');
  const element = await screen.findByRole('dialog', { name: 'Sign time sheet' });
  return { ...app, id, element, dialog: within(element) };
}

test('before signing, a press shows all pages of the sheet (R-8.43)', async () => {
  watchFiles();
  const { user, dialog, store } = await openSigning();
  await user.click(await dialog.findByRole('button', { name: 'See all pages' }));
  await waitFor(() =>
    expect(store.getState().dialog).toMatchObject({
      title: 'jalbrecht_1 Nov 2026_18 Nov 2026.pdf',
      contentType: 'application/pdf',
      message: expect.stringMatching(/^data:application\/pdf;base64,JVBERi0/u),
    }),
  );
});

describe('the signature modal', () => {
  test('has a pad of 500x200; Save is only enabled after signing (R-8.10)', async () => {
    const { user, dialog, element } = await openSigning();
    const pad = dialog.getByRole('img', { name: /Area to draw/u });
    expect([pad.getAttribute('width'), pad.getAttribute('height')]).toEqual(['500', '200']);
    expect(dialog.getByRole('button', { name: 'Save' })).toBeDisabled();
    await user.click(dialog.getByRole('button', { name: 'Sign' }));
    expect(dialog.getByText('Sign on the white area first')).toBeVisible();
    expect(dialog.getByRole('button', { name: 'Save' })).toBeDisabled();
    drawSignature(element);
    expect(dialog.getByRole('button', { name: 'Save' })).toBeDisabled();
    await user.click(dialog.getByRole('button', { name: 'Sign' }));
    expect(dialog.getByRole('button', { name: 'Save' })).toBeEnabled();
    // The captured signature has been cleared.
    await user.click(dialog.getByRole('button', { name: 'Clear' }));
    expect(dialog.getByRole('button', { name: 'Save' })).toBeDisabled();
  });

  test('Save sends the PNG under a data field; 204 reloads the list (R-8.12, R-8.34)', async () => {
    const calls = watchCalls();
    const { user, dialog, element, id } = await openSigning();
    drawSignature(element);
    await user.click(dialog.getByRole('button', { name: 'Sign' }));
    await user.click(dialog.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(calls.of('POST', `/sheet/time/${id}/sign`).map(({ body }) => body)).toEqual([{ data: drawnPng }]);
    await waitFor(() =>
      expect(sheetRows().filter((row) => within(row).queryByText('Signed'))).toHaveLength(2),
    );
    expect(calls.of('POST', '/sheet/time').filter(({ path }) => path === '/sheet/time')).toHaveLength(2);
    expect(await screen.findByText('Time sheet signed')).toBeVisible();
    // The Sign button is gone, so its row has the focus.
    await waitFor(() => expect(sheetRows()[0]).toHaveFocus());
  });

  test('keeps the drawn signature if signing fails with 500, and saving again works (R-8.19)', async () => {
    server.use(
      http.post('*/api/sheet/time/*/sign', () => new HttpResponse('<h1>Oops</h1>', { status: 500 }), {
        once: true,
      }),
    );
    const { user, dialog, element } = await openSigning();
    drawSignature(element);
    await user.click(dialog.getByRole('button', { name: 'Sign' }));
    await user.click(dialog.getByRole('button', { name: 'Save' }));
    expect(await dialog.findByRole('alert')).toHaveTextContent(
      /Not saved\..*500.*The signature is still here\./u,
    );
    await user.click(dialog.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  });

  test.each([{}, { message: 'ok' }, null])(
    'only 204 means success; 200 with %j keeps the signature and says so',
    async (body) => {
      server.use(http.post('*/api/sheet/time/*/sign', () => HttpResponse.json(body), { once: true }));
      const { user, dialog, element } = await openSigning();
      drawSignature(element);
      await user.click(dialog.getByRole('button', { name: 'Sign' }));
      await user.click(dialog.getByRole('button', { name: 'Save' }));
      expect(await dialog.findByRole('alert')).toHaveTextContent(
        /Not saved\..*status.*The signature is still here\./u,
      );
      expect(screen.queryByText('Time sheet signed')).not.toBeInTheDocument();
      await user.click(dialog.getByRole('button', { name: 'Save' }));
      await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
      expect(await screen.findByText('Time sheet signed')).toBeVisible();
    },
  );

  test('signing twice: 409 says that the sheet is already signed, and the list shows it', async () => {
    const { user, dialog, element, id, service } = await openSigning();
    service.db.run(`update sheets set state = 'signed', signature = ? where id = ?`, drawnPng, Number(id));
    drawSignature(element);
    await user.click(dialog.getByRole('button', { name: 'Sign' }));
    await user.click(dialog.getByRole('button', { name: 'Save' }));
    expect(await dialog.findByRole('alert')).toHaveTextContent(
      'Not saved: the time sheet is already signed.',
    );
    expect(dialog.getByRole('button', { name: 'Save' })).toBeEnabled();
    await user.click(dialog.getByRole('button', { name: 'Cancel' }));
    await user.click(dialog.getByRole('button', { name: 'Discard' }));
    await waitFor(() =>
      expect(sheetRows().filter((row) => within(row).queryByText('Signed'))).toHaveLength(2),
    );
  });

  test('by keyboard alone the name can be typed, and is clearly marked as typed (R-8.49)', async () => {
    const calls = watchCalls();
    const { user, dialog, id } = await openSigning();
    dialog.getByRole('button', { name: 'Type' }).focus();
    await user.keyboard('{Enter}');
    const name = dialog.getByLabelText('Name');
    expect(name).toHaveValue('Jana Albrecht');
    // German like the report, in every language of the app; the hint says so.
    expect(dialog.getByText('getippt, nicht von Hand geschrieben')).toBeVisible();
    expect(dialog.getByText(/says in German that it was typed, not written by hand/u)).toBeVisible();
    await user.clear(name);
    await user.click(dialog.getByRole('button', { name: 'Sign' }));
    expect(dialog.getByText('Enter the name first')).toBeVisible();
    await user.type(name, 'J. Albrecht');
    await user.click(dialog.getByRole('button', { name: 'Sign' }));
    await waitFor(() => expect(dialog.getByRole('button', { name: 'Save' })).toBeEnabled());
    await user.click(dialog.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(calls.of('POST', `/sheet/time/${id}/sign`)).toHaveLength(1));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  });

  test('Cancel asks before it discards a drawn signature', async () => {
    const { user, dialog, element } = await openSigning();
    drawSignature(element);
    await user.click(dialog.getByRole('button', { name: 'Cancel' }));
    expect(dialog.getByText('Discard changes?')).toBeVisible();
    await user.click(dialog.getByRole('button', { name: 'Keep editing' }));
    await user.click(dialog.getByRole('button', { name: 'Sign' }));
    expect(dialog.getByRole('button', { name: 'Save' })).toBeEnabled();
  });
});
