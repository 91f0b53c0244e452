import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { watchFiles } from '../../../../tests/journeys/timeSheetsPdf';
import { renderApp } from '../../../../tests/render';

test('the pages of the sheet are seen before it is signed', async () => {
  watchFiles();
  const { user, store } = await renderApp({
    path: '/timesheets/month/2026-10',
    signedInAs: 'member',
    language: 'en',
  });
  await user.click(await screen.findByRole('button', { name: 'See all pages' }));
  await waitFor(() =>
    expect(store.getState().dialog).toMatchObject({
      title: 'jalbrecht_1 Oct 2026_31 Oct 2026.pdf',
      contentType: 'application/pdf',
    }),
  );
});
