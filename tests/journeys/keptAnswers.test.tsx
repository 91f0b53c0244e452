import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { beforeEach, describe, expect, test } from 'vitest';
import { connectionLost } from '@/shared/api/connectionSlice';
import { fill } from '../jsdom/fill';
import { watchCalls } from '../jsdom/sentCalls';
import { server } from '../jsdom/testService';
import { comesInTime, ownTime } from '../jsdom/testTime';
import { type Rendered, renderApp } from '../render';
import { answerOnce } from './shownFaults';
import { leave } from './leave';
import { firstRow, openDialog, openWork, recordRows } from './workScreen';

beforeEach(ownTime);

const dropped = () => HttpResponse.error();
const drop = (path: string, method: 'get' | 'post' = 'post') =>
  server.use(http[method](`*/api${path}`, dropped));

/** Leaves the list and returns to it. */
async function comeBack(app: Rendered, path = '/work'): Promise<void> {
  await leave(app);
  await app.router.navigate(path);
}

const mark = async () => screen.findByText(/as of 18\.11\., 10:15/u);
const isMarked = () => screen.queryByText(/as of 18\.11\., 10:15/u) !== null;

describe('a kept answer in place of one that did not come', () => {
  test('shows the list with its age after one broken call, and is replaced by itself', async () => {
    const app = await openWork();
    const ids = recordRows().map((row) => row.dataset['record']);
    const calls = watchCalls();
    answerOnce('post', '/workrecords', dropped);
    await comeBack(app);
    expect(await mark()).toBeVisible();
    expect(recordRows().map((row) => row.dataset['record'])).toEqual(ids);
    await comesInTime(() => expect(isMarked()).toBe(false));
    expect(recordRows()).toHaveLength(20);
    // The strip above the list reads the following pages, too.
    const ofFirstPage = calls
      .of('POST', '/workrecords')
      .filter(({ body }) => Reflect.get(Object(body), 'start') === 0);
    expect(ofFirstPage).toHaveLength(2);
  });

  test('is too short for the week above the list, which says so until the service answers (R-4.46)', async () => {
    const app = await openWork();
    drop('/workrecords');
    await comeBack(app);
    await mark();
    const strip = within(screen.getByRole('region', { name: 'Week at a glance' }));
    expect(strip.getByText(/Week not loaded/u)).toBeVisible();
    expect(strip.getByRole('list', { name: 'Days of the week' })).toHaveAttribute('aria-busy', 'false');
    server.resetHandlers();
    await app.user.click(strip.getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(strip.queryByText(/Week not loaded/u)).not.toBeInTheDocument());
    expect(await strip.findByText(/of 40 h/u)).toBeVisible();
  });

  test('is called "offline" on a device without a network', async () => {
    const app = await openWork();
    drop('/workrecords');
    await comeBack(app);
    await mark();
    Object.defineProperty(navigator, 'onLine', { value: false, configurable: true });
    window.dispatchEvent(new Event('offline'));
    expect(await screen.findByText('Offline, data as of 18.11., 10:15')).toBeVisible();
    Reflect.deleteProperty(navigator, 'onLine');
    window.dispatchEvent(new Event('online'));
    expect(await screen.findByText(/^Data as of 18\.11\., 10:15/u)).toBeVisible();
  });

  test('has what was saved since and lacks what was deleted, however often it is used', async () => {
    const app = await openWork();
    drop('/workrecords');
    await comeBack(app);
    await mark();
    await app.user.click(within(firstRow()).getByRole('button', { name: /^Edit/u }));
    const dialog = within(await screen.findByRole('dialog'));
    await fill(app.user, dialog.getByLabelText('Description'), 'Saved meanwhile');
    await app.user.click(dialog.getByRole('button', { name: 'Save and close' }));
    await waitFor(() => expect(firstRow()).toHaveTextContent('Saved meanwhile'));
    const [, second] = recordRows();
    const gone = second?.dataset['record'];
    await app.user.click(within(second ?? document.body).getByRole('button', { name: /^Delete/u }));
    expect(isMarked()).toBe(true);

    await comeBack(app);
    await mark();
    expect(firstRow()).toHaveTextContent('Saved meanwhile');
    // The page is in the store just before the deleted row is removed from it; nothing is painted in between.
    await waitFor(() => expect(recordRows().map((row) => row.dataset['record'])).not.toContain(gone));
  });

  test('is never one that its schema refused', async () => {
    server.use(http.post('*/api/workrecords', () => HttpResponse.json([{ Id: 1, Date: '2026-11-17' }])));
    const app = await renderApp({ path: '/work', signedInAs: 'member', language: 'en' });
    await screen.findByText(/0\.HoursWorked/u);
    drop('/workrecords');
    await comeBack(app);
    expect(await screen.findByText(/No connection to the server/u)).toBeVisible();
    expect(screen.queryByRole('table')).not.toBeInTheDocument();
  });

  test('is never used for the preview of a time sheet', async () => {
    const app = await openWork();
    await app.router.navigate('/expenses');
    await screen.findByRole('table');
    await app.router.navigate('/timesheets');
    drop('/workrecords');
    const [create] = await screen.findAllByRole('button', { name: 'New time sheet' });
    if (create) await app.user.click(create);
    const preview = within(await screen.findByRole('region', { name: 'Preview' }));
    expect(await preview.findByRole('alert')).toHaveTextContent(/No connection to the server/u);
  });
});

test('a page that failed without a connection is loaded by itself when there is one', async () => {
  answerOnce('post', '/workrecords', dropped);
  await renderApp({ path: '/work', signedInAs: 'member', language: 'en' });
  await screen.findByText(/No connection to the server/u);
  await comesInTime(() => expect(recordRows()).toHaveLength(20));
});

test('select lists are never kept: they show the single option "Error" until the service answers', async () => {
  const app = await openWork();
  const before = within(await openDialog(app.user));
  await within(before.getByLabelText('Customer')).findByRole('option', { name: 'Stadtwerke Lindenau' });
  await app.user.click(before.getByRole('button', { name: 'Cancel' }));

  // After a reload, only what was kept on the device is left.
  cleanup();
  answerOnce('get', '/customers', dropped);
  const again = await openWork();
  const customer = within(await openDialog(again.user)).getByLabelText('Customer');
  await within(customer).findByRole('option', { name: 'Error' });
  expect(within(customer).getAllByRole('option')).toHaveLength(1);
  await comesInTime(() => within(customer).getByRole('option', { name: 'Stadtwerke Lindenau' }));
});

test('the offline mark disappears with the first answer to any call', async () => {
  drop('/auth/verifyToken', 'get');
  const { user, store } = await openWork();
  store.dispatch(connectionLost());
  await screen.findByText('Offline.');
  await user.click(screen.getByRole('button', { name: 'Next' }));
  await screen.findByRole('button', { name: 'Previous' });
  // The session check, which would notice that the service is back, is dropped above, so only the page's answer can
  // have removed the mark.
  await waitFor(() => expect(screen.queryByText('Offline.')).not.toBeInTheDocument());
});
