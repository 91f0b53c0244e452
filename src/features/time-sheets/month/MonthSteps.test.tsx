import { screen, waitFor } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { expect, test } from 'vitest';
import { storedDraft } from '@/shared/drafts/draftKind';
import { DraftMemory } from '@/shared/drafts/draftMemory';
import { saveDraft } from '@/shared/drafts/draftStore';
import { selectUser } from '@/shared/session/sessionSlice';
import { addDays, isoDate } from '@/domain/time/period';
import { accounts, guidOf } from '../../../../tests/accounts';
import { watchCalls } from '../../../../tests/jsdom/sentCalls';
import { server, testService } from '../../../../tests/jsdom/testService';
import { allAnswered, comesInTime, ownTime } from '../../../../tests/jsdom/testTime';
import { watchFiles } from '../../../../tests/journeys/timeSheetsPdf';
import { stubCanvas } from '../../../../tests/journeys/timeSheetsScreen';
import { renderApp } from '../../../../tests/render';
import { findTimeSheetDraft, timeSheetDrafts } from '../saving/timeSheetDraft';

test('the pages of the sheet can be seen before it is signed (R-8.43)', async () => {
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

test('the first page is made unrequested once the page rests, and a failure shows no notice (R-8.43)', async () => {
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

test('creating the sheet of a month removes the draft of the same period (R-8.47)', async () => {
  stubCanvas();
  testService().db.run(
    `delete from sheets where guid = (select guid from users where mail = '${accounts.member.mail}')`,
  );
  const { user, store, router } = await renderApp({
    path: '/timesheets/month/2026-10',
    signedInAs: 'member',
    language: 'en',
  });
  await screen.findByRole('button', { name: 'Create time sheet' });
  // A new visit, for which the page remembers nothing.
  const drafts = () => new DraftMemory().of(selectUser(store.getState())?.guid ?? '');
  const begun = { kind: 'month', date: '2026-10-07', from: '', to: '' };
  await saveDraft(drafts(), `${timeSheetDrafts.name}/1`, storedDraft(timeSheetDrafts, begun));
  await router.navigate('/timesheets');
  expect(await screen.findByText(/was started/u)).toBeVisible();
  await router.navigate('/timesheets/month/2026-10');
  await user.click(await screen.findByRole('button', { name: 'Create time sheet' }));
  await screen.findByRole('button', { name: 'Sign' });
  expect(screen.getByText('Prepared')).toBeVisible();
  await waitFor(async () => expect(await findTimeSheetDraft(drafts())).toBeNull());
});

test('the sheet of a month is found behind any number of later sheets (R-8.37)', async () => {
  const guid = guidOf(testService(), 'member');
  for (let day = 0; day < 45; day += 1) {
    const date = addDays(isoDate('2026-10-01'), day);
    testService().db.run(
      `insert into sheets (guid, state, fromDay, toDay) values ('${guid}', 'prepared', '${date}', '${date}')`,
    );
  }
  await renderApp({ path: '/timesheets/month/2026-09', signedInAs: 'member', language: 'en' });
  expect(await screen.findByRole('button', { name: 'Send by mail' })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Create time sheet' })).not.toBeInTheDocument();
});
