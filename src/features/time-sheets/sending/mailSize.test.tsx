import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { readFromDevice } from '@/shared/storage/deviceStore';
import { selectUser } from '@/shared/session/sessionSlice';
import { watchCalls } from '../../../../tests/jsdom/sentCalls';
import { comesInTime, letTimePass, ownTime } from '../../../../tests/jsdom/testTime';
import { replaceGlobal, sendNow } from '../../../../tests/journeys/timeSheetsPdf';
import { openTimeSheets, pressMail, rowButton, sheetIn } from '../../../../tests/journeys/timeSheetsScreen';

/** PDFs that say they are of that size, each of which is finished when the test says so. */
function madeOf(megabytes: number): { finish: () => Promise<void> } {
  const workers: EventTarget[] = [];
  class SlowWorker extends EventTarget {
    postMessage() {
      workers.push(this);
    }
    terminate() {}
  }
  replaceGlobal('Worker', SlowWorker);
  const file = new Blob(['%PDF-'], { type: 'application/pdf' });
  Object.defineProperty(file, 'size', { value: megabytes * 1_000_000 });
  return {
    finish: async () => {
      await waitFor(() => expect(workers).toHaveLength(1));
      const data = { kind: 'done', file, pages: 1, flaws: [] };
      act(() => void workers.pop()?.dispatchEvent(new MessageEvent('message', { data })));
    },
  };
}

function watchMails() {
  const calls = watchCalls();
  return () => calls.of('POST').filter(({ path }) => path.endsWith('/mailsender'));
}

test('the size of a mail is said before it is sent, and the five seconds begin then (R-8.61)', async () => {
  ownTime();
  const pdf = madeOf(3);
  const { user, store } = await openTimeSheets();
  const mails = watchMails();
  await pressMail(user, sheetIn('Signed'));
  await letTimePass(20_000);
  expect(screen.queryByText('The time sheet is about to be sent')).toBeNull();
  // What is held back is on the device meanwhile.
  const guid = selectUser(store.getState())?.guid ?? '';
  expect(await readFromDevice(guid, 'held-back')).toHaveLength(1);
  await pdf.finish();
  await comesInTime(() => expect(screen.getByText(/^3 MB · jalbrecht_.+\.pdf –/u)).toBeVisible());
  expect(mails()).toEqual([]);
  await letTimePass(5000);
  await comesInTime(() => expect(mails()).toHaveLength(1));
});

test('a mail that many servers would refuse is asked about first (R-8.61)', async () => {
  const pdf = madeOf(19);
  const { user, store } = await openTimeSheets();
  const mails = watchMails();
  await pressMail(user, sheetIn('Signed'));
  await pdf.finish();
  expect(await screen.findByText(/^Not sent yet: the PDF has 19 MB, .* up to 18 MB\.$/u)).toBeVisible();
  expect(store.extra.heldBack.hasAny()).toBe(false);
  expect(
    await within(sheetIn('Signed')).findByRole('button', { name: rowButton('Send by mail') }),
  ).toBeVisible();
  expect(mails()).toEqual([]);
  await user.click(screen.getByRole('button', { name: 'Send anyway' }));
  expect(screen.queryByText(/^Not sent yet/u)).toBeNull();
  await pdf.finish();
  expect(await screen.findByText(/^19 MB · jalbrecht_/u)).toBeVisible();
  await sendNow(store.extra.heldBack);
  expect(mails()).toHaveLength(1);
});

test('in a hidden tab nobody can be asked, so a large mail is sent as it was pressed (R-8.61)', async () => {
  const pdf = madeOf(19);
  const { user } = await openTimeSheets();
  const mails = watchMails();
  await pressMail(user, sheetIn('Signed'));
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
  fireEvent(document, new Event('visibilitychange'));
  await pdf.finish();
  await waitFor(() => expect(mails()).toHaveLength(1));
  vi.restoreAllMocks();
});

test('a PDF that cannot be made ends the mail, and says why (R-8.17)', async () => {
  replaceGlobal('Worker', undefined);
  const { user, store } = await openTimeSheets();
  await pressMail(user, sheetIn('Signed'));
  expect(await screen.findByText(/^The PDF could not be created\./u)).toBeVisible();
  await waitFor(() => expect(store.extra.heldBack.hasAny()).toBe(false));
  expect(within(sheetIn('Signed')).getByRole('button', { name: rowButton('Send by mail') })).toBeVisible();
});
