import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { watchCalls } from '../../tests/jsdom/sentCalls';
import { TestLocks } from '../../tests/jsdom/testLocks';
import { comesInTime, ownTime } from '../../tests/jsdom/testTime';
import { watchFiles } from '../../tests/journeys/timeSheetsPdf';
import { openTimeSheets, pressMail, sheetIn } from '../../tests/journeys/timeSheetsScreen';
import { firstRow, openWork, recordRows } from '../../tests/journeys/workScreen';
import { readFromDevice } from '@/shared/storage/deviceStore';
import { selectUser } from '@/shared/session/sessionSlice';
import type { AppStore } from '@/shared/store/store';
import { startBackground } from './background';

beforeEach(ownTime);

/** The browser kills the page: nothing more of it happens, and its locks are free. */
function kill({ extra }: AppStore): void {
  vi.spyOn(extra.heldBack, 'send').mockResolvedValue();
  cleanup();
  Object.defineProperty(navigator, 'locks', { configurable: true, value: new TestLocks() });
}

const heldOf = async (store: AppStore) =>
  readFromDevice(selectUser(store.getState())?.guid ?? '', 'held-back');

test('a mail that was cut off is told on the next visit, and one press sends it (R-14.48)', async () => {
  watchFiles();
  const first = await openTimeSheets();
  await pressMail(first.user, sheetIn('Signed'));
  await screen.findByText('The time sheet is about to be sent');
  expect(await heldOf(first.store)).toHaveLength(1);
  kill(first.store);
  const calls = watchCalls();
  const { user, store } = await openTimeSheets();
  onTestFinished(startBackground(store));
  await comesInTime(() => expect(screen.getByText(/^Not sent yet/u)).toBeVisible());
  expect(calls.of('POST').filter(({ path }) => path.endsWith('/mailsender'))).toEqual([]);
  await user.click(screen.getByRole('button', { name: 'Send now' }));
  await comesInTime(() =>
    expect(calls.of('POST').filter(({ path }) => path.endsWith('/mailsender'))).toHaveLength(1),
  );
  await waitFor(async () => expect(await heldOf(store)).toEqual([]));
});

test('a deletion that was cut off is told on the next visit, and one press sends it (R-14.48)', async () => {
  const first = await openWork();
  const id = firstRow().dataset['record'];
  await first.user.click(within(firstRow()).getByRole('button', { name: /^Delete/u }));
  await screen.findByRole('button', { name: 'Undo' });
  kill(first.store);
  const app = await openWork();
  onTestFinished(startBackground(app.store));
  await comesInTime(() => expect(screen.getByText(/^Not sent yet/u)).toBeVisible());
  await app.user.click(screen.getByRole('button', { name: 'Send now' }));
  await comesInTime(() => expect(recordRows().map((row) => row.dataset['record'])).not.toContain(id));
  await waitFor(async () => expect(await heldOf(app.store)).toEqual([]));
});

test('a page that is hidden sends what is held back, and undone or sent calls leave nothing on the device (R-14.48)', async () => {
  const { user, store } = await openWork();
  const calls = watchCalls();
  await user.click(within(firstRow()).getByRole('button', { name: /^Delete/u }));
  await user.click(await screen.findByRole('button', { name: 'Undo' }));
  await waitFor(async () => expect(await heldOf(store)).toEqual([]));
  await user.click(within(firstRow()).getByRole('button', { name: /^Delete/u }));
  await screen.findByRole('button', { name: 'Undo' });
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  document.dispatchEvent(new Event('visibilitychange'));
  await waitFor(() => expect(calls.of('DELETE')).toHaveLength(1));
  await waitFor(async () => expect(await heldOf(store)).toEqual([]));
  vi.restoreAllMocks();
});
