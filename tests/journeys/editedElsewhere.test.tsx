import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import * as v from 'valibot';
import { beforeEach, expect, test } from 'vitest';
import { answersAged } from '@/shared/api/connectionSlice';
import { fill } from '../jsdom/fill';
import { watchCalls } from '../jsdom/sentCalls';
import { server, testService } from '../jsdom/testService';
import { comesInTime, letTimePass, ownTime } from '../jsdom/testTime';
import { rowOf, typeEntry, waits } from './outboxScreen';
import { firstRow, openWork } from './workScreen';

beforeEach(ownTime);

function stored(id: string) {
  return testService().db.one(
    v.object({ HoursWorked: v.number(), Description: v.string() }),
    'select HoursWorked, Description from workRecords where Id = ?',
    id,
  );
}

/** The number of records with this description. */
function storedAs(text: string): number | undefined {
  return testService().db.one(
    v.object({ count: v.number() }),
    'select count(*) as count from workRecords where Description = ?',
    text,
  )?.count;
}

/** Opens a row, and changes its record in another tab, which notifies this one. */
async function openThenChange(column: 'HoursWorked' | 'Description', value: number | string) {
  const { user, store } = await openWork();
  const calls = watchCalls();
  const id = firstRow().dataset['record'] ?? '';
  fireEvent.doubleClick(within(firstRow()).getAllByRole('cell')[3] ?? firstRow());
  const description = await screen.findByRole('textbox', { name: 'Description' });
  testService().db.run(`update workRecords set ${column} = ? where Id = ?`, value, id);
  store.dispatch(answersAged());
  return { id, user, description, calls };
}

test('a record that another tab changes while its row is open gets both changes (R-14.3)', async () => {
  const { id, user, description } = await openThenChange('HoursWorked', 7.5);
  await fill(user, description, 'Typed here');
  await user.keyboard('{Enter}');
  await waitFor(() => expect(stored(id)).toEqual({ HoursWorked: 7.5, Description: 'Typed here' }));
});

test('a record that was deleted elsewhere is not said to be changed where the service answers that no row was affected (R-24.79)', async () => {
  const { user } = await openWork();
  server.use(http.patch('*/api/workrecords/*', () => HttpResponse.json({ affectedRows: 0, changedRows: 0 })));
  fireEvent.doubleClick(within(firstRow()).getAllByRole('cell')[3] ?? firstRow());
  await fill(user, await screen.findByRole('textbox', { name: 'Description' }), 'Typed here');
  await user.keyboard('{Enter}');
  expect(await screen.findByText(/^Not saved\. The server does not have this \(any more\)\./u)).toBeVisible();
  expect(screen.getByRole('textbox', { name: 'Description' })).toHaveValue('Typed here');
});

test('a waiting entry cannot be selected (R-4.7)', async () => {
  const app = await openWork();
  server.use(http.all('*/api/*', () => HttpResponse.error()));
  await typeEntry(app, 'Waits here');
  await waits('Waits here');
  expect(within(rowOf('Waits here') ?? document.body).queryByRole('checkbox')).not.toBeInTheDocument();
});

test('an open row stays open with its text while its waiting entry is sent (R-14.2)', async () => {
  const app = await openWork();
  server.use(http.put('*/api/workrecords', () => HttpResponse.error()));
  await typeEntry(app, 'Waits here');
  await waits('Waits here');
  fireEvent.doubleClick(within(rowOf('Waits here') ?? firstRow()).getAllByRole('cell')[3] ?? firstRow());
  const description = await screen.findByRole('textbox', { name: 'Description' });
  await fill(app.user, description, 'Typed meanwhile');
  server.resetHandlers();
  await comesInTime(() => expect(storedAs('Waits here')).toBe(1));
  await comesInTime(() => expect(screen.queryByText('waits')).not.toBeInTheDocument());
  expect(description).toBeInTheDocument();
  expect(description).toHaveValue('Typed meanwhile');
  await app.user.type(description, '{Enter}');
  await waitFor(() => expect(storedAs('Typed meanwhile')).toBe(1));
  expect(storedAs('Waits here')).toBe(0);
});

test('a field changed in both tabs is not overwritten: the row waits for a decision (R-14.3)', async () => {
  const { id, user, description, calls } = await openThenChange('Description', 'Typed there');
  await fill(user, description, 'Typed here');
  await user.keyboard('{Enter}');
  expect(await screen.findByText(/^Not saved yet: it needs your decision\./u)).toBeVisible();
  expect(firstRow()).toHaveTextContent('changed elsewhere, too');
  expect(stored(id)?.Description).toBe('Typed there');
  expect(calls.of('PATCH')).toEqual([]);
});

test('a record that another device changed gets both changes, if it was read more than a minute ago (R-14.3)', async () => {
  const { user } = await openWork();
  const calls = watchCalls();
  const id = firstRow().dataset['record'] ?? '';
  fireEvent.doubleClick(within(firstRow()).getAllByRole('cell')[3] ?? firstRow());
  const description = await screen.findByRole('textbox', { name: 'Description' });
  await letTimePass(61_000);
  testService().db.run('update workRecords set HoursWorked = 7.5 where Id = ?', id);
  await fill(user, description, 'Typed here');
  await user.keyboard('{Enter}');
  await waitFor(() => expect(stored(id)).toEqual({ HoursWorked: 7.5, Description: 'Typed here' }));
  // Only the page with the record is read again.
  expect(calls.of('POST', '/workrecords')).toHaveLength(1);
});
