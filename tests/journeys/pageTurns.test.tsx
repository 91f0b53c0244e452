import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { beforeEach, expect, test } from 'vitest';
import { changeOnDevice } from '@/shared/storage/deviceStore';
import { guidOf } from '../accounts';
import { dateText } from '../dateText';
import { watchCalls } from '../jsdom/sentCalls';
import { expectRefusal, server, testService } from '../jsdom/testService';
import { ownTime } from '../jsdom/testTime';
import { renderApp } from '../render';
import { firstRow, openDialog, openWork, recordRows } from './workScreen';

beforeEach(ownTime);

const refused = () => HttpResponse.json({ message: 'no' }, { status: 500 });

const expense = { Employee: 'jalbrecht', Date: '2026-11-17', Type: 'Kraftstoff', TotalCost: 12.5 };
const sheet = { state: 'prepared', from: '2026-10-01', to: '2026-10-31' };
const twenty = (row: object) => Array.from({ length: 20 }, (_, index) => ({ ...row, Id: index, id: index }));

test.each([
  ['/work', '/workrecords', 'Working time could not be loaded', null],
  ['/expenses', '/expenses', 'The expenses could not be loaded', twenty(expense)],
  ['/timesheets', '/sheet/time', 'The time sheets could not be loaded', twenty(sheet)],
])('%s: a next page that fails replaces the list, leads back and can be loaded again', async (...row) => {
  const [path, call, failed, answer] = row;
  if (answer) server.use(http.post(`*/api${call}`, () => HttpResponse.json(answer)));
  const { user, router } = await renderApp({ path, signedInAs: 'member', language: 'en' });
  await screen.findByRole('button', { name: 'Next' });
  server.use(http.post(`*/api${call}`, refused, { once: true }));
  await user.click(screen.getByRole('button', { name: 'Next' }));
  expect(await screen.findByText(failed)).toBeVisible();
  // The rows of the page before are gone, because changes to them would not be visible.
  expect(recordRows()).toEqual([]);
  expect(screen.queryByRole('button', { name: 'Next' })).not.toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Previous' })).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(recordRows()).toHaveLength(20));
  expect(router.state.location.search).toBe('?start=20');
});

test.each(['/work?view=list&start=20', '/work?start=20'])(
  'where the device opens the week, page 1 of %s is still the list (R-4.55)',
  async (path) => {
    await changeOnDevice(guidOf(testService(), 'member'), 'work-view', () => 'week');
    const { user, router } = await renderApp({ path, signedInAs: 'member', language: 'en' });
    await user.click(await screen.findByRole('button', { name: 'Previous' }));
    await screen.findByRole('button', { name: 'Next' });
    await waitFor(() => expect(recordRows()).toHaveLength(20));
    expect(router.state.location.search).toBe('?view=list');
  },
);

test('a page whose rows were all deleted is fetched again if more rows follow', async () => {
  const { user } = await openWork();
  const before = recordRows().map((row) => row.dataset['record']);
  const calls = watchCalls();
  for (const _ of before) await user.click(within(firstRow()).getByRole('button', { name: /^Delete/u }));
  await waitFor(() => expect(recordRows()).toHaveLength(20));
  expect(calls.of('DELETE')).toHaveLength(20);
  expect(before).not.toContain(firstRow().dataset['record']);
});

test('a refused inline edit to another week keeps its message and the typed values', async () => {
  server.use(http.patch('*/api/workrecords/:id', refused));
  expectRefusal(/500/u);
  const { user } = await openWork();
  firstRow().focus();
  await user.keyboard('{F2}');
  const date = await screen.findByLabelText('Date');
  await user.clear(date);
  await user.type(date, '2026-08-03');
  await user.keyboard('{Enter}');
  expect(await screen.findByText(/Not saved.*“no”/u)).toBeVisible();
  expect(screen.getByLabelText('Date')).toHaveValue(dateText('2026-08-03'));
});

test('each form has its own draft: discarding one keeps the others', async () => {
  const { user } = await openWork();
  firstRow().focus();
  await user.keyboard('{F2}');
  await user.type(await screen.findByRole('textbox', { name: 'Description' }), ' half an edit');
  // The user turns the page instead of saving.
  await user.click(screen.getByRole('button', { name: 'Next' }));
  expect(await screen.findByRole('button', { name: 'Keep editing' })).toBeVisible();

  // The user begins a new entry and discards it.
  const dialog = within(await openDialog(user));
  await user.type(dialog.getByLabelText('Description'), 'begun');
  await user.click(dialog.getByRole('button', { name: 'Cancel' }));
  await user.click(dialog.getByRole('button', { name: 'Discard' }));

  await user.click(await screen.findByRole('button', { name: 'Keep editing' }));
  const again = within(await screen.findByRole('dialog'));
  expect(again.getByLabelText('Description')).toHaveDisplayValue(/half an edit$/u);
});

test('a double-click on a button of a row copies once, and does not edit the row', async () => {
  const calls = watchCalls();
  const { user } = await openWork();
  await user.dblClick(within(firstRow()).getByRole('button', { name: /^Copy/u }));
  await waitFor(() => expect(firstRow()).toHaveTextContent('(copy)'));
  expect(calls.of('PUT', '/workrecords')).toHaveLength(1);
  expect(screen.queryByRole('textbox', { name: 'Description' })).not.toBeInTheDocument();
});
