import { screen, waitFor } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { expect, test } from 'vitest';
import { watchCalls } from '../../../../tests/jsdom/sentCalls';
import { server } from '../../../../tests/jsdom/testService';
import { allAnswered, comesInTime, ownTime } from '../../../../tests/jsdom/testTime';
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

test('the first page that nobody asked for is made once the page rests, and no word is said where it cannot be', async () => {
  ownTime();
  watchFiles();
  const calls = watchCalls();
  server.use(http.get('*/api/sheet/time/*', () => HttpResponse.json({ message: 'broken' }, { status: 500 })));
  const { user } = await renderApp({
    path: '/timesheets/month/2026-10',
    signedInAs: 'member',
    language: 'en',
  });
  const all = await screen.findByRole('button', { name: 'See all pages' });
  const asked = () => calls.of('GET').filter(({ path }) => path.startsWith('/sheet/time/'));
  expect(asked()).toEqual([]);
  await comesInTime(() => expect(asked()).not.toEqual([]));
  await allAnswered();
  expect(screen.queryByText(/The PDF could not be created/u)).not.toBeInTheDocument();
  await user.click(all);
  expect(await screen.findByText(/The PDF could not be created/u)).toBeVisible();
});
