import { screen, waitFor } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { FRESH_FOR_S } from '@/shared/api/api';
import { selectHasOtherTabs } from '@/shared/api/connectionSlice';
import { guidOf } from '../accounts';
import { watchCalls } from '../jsdom/sentCalls';
import { server, testService } from '../jsdom/testService';
import { letTimePass, ownTime } from '../jsdom/testTime';
import { openDashboard, part } from './dashboardScreen';
import { rowOf, typeEntry } from './outboxScreen';
import { openWork } from './workScreen';

beforeEach(ownTime);

/** Adds a record of eight hours today, as another device would. */
function recordElsewhere(text: string): void {
  testService().db.run(
    `insert into workRecords (guid, Date, Description, HoursWorked, Location) values (?, '2026-11-18', ?, 8, '')`,
    guidOf(testService(), 'member'),
    text,
  );
}

function loseNetwork(): void {
  server.use(http.all('*/api/*', () => HttpResponse.error()));
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  window.dispatchEvent(new Event('offline'));
}

function findNetwork(): void {
  server.resetHandlers();
  vi.restoreAllMocks();
  window.dispatchEvent(new Event('online'));
}

function hideTab(isHidden: boolean): void {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(isHidden ? 'hidden' : 'visible');
  document.dispatchEvent(new Event('visibilitychange'));
}

beforeEach(() => onTestFinished(() => void vi.restoreAllMocks()));

/** The sum of the week in the strip. */
function weekHours(): number {
  const text = screen.getByRole('region', { name: 'Week at a glance' }).textContent;
  return Number(/([\d.]+)\sh\sof/u.exec(text)?.[1]);
}

test('rows show their age while there is no network, and are fetched again when it is back (R-14.6)', async () => {
  await openWork();
  const before = weekHours();
  loseNetwork();
  expect(await screen.findByText(/^Offline, data as of 18\.11\., 10:15/u)).toBeVisible();
  recordElsewhere('Made on the phone');
  findNetwork();
  await waitFor(() => expect(rowOf('Made on the phone')).toBeVisible());
  await waitFor(() => expect(screen.queryByText(/data as of/iu)).not.toBeInTheDocument());
  await waitFor(() => expect(weekHours()).toBe(before + 8));
});

test('a tab that was hidden for more than a minute fetches its data again, and one hidden for less does not (R-14.7)', async () => {
  await openWork();
  const calls = watchCalls();
  recordElsewhere('Made in another browser');
  hideTab(true);
  hideTab(false);
  expect(calls.of('POST', '/workrecords')).toHaveLength(0);
  hideTab(true);
  vi.advanceTimersByTime((FRESH_FOR_S + 1) * 1000);
  hideTab(false);
  await waitFor(() => expect(rowOf('Made in another browser')).toBeVisible());
});

test('each part of the dashboard shows its age and is fetched again (R-14.6)', async () => {
  await openDashboard();
  const parts = ['Hours per week', 'Hours per customer', 'Hours per project'].map((name) => part(name));
  await Promise.all(parts.map(async (one) => one.findAllByRole('listitem')));
  loseNetwork();
  await Promise.all(parts.map(async (one) => one.findByText(/data as of/iu)));
  findNetwork();
  await waitFor(() => expect(screen.queryByText(/data as of/iu)).not.toBeInTheDocument());
});

/** Another tab of the same user. */
function otherTab() {
  const channel = new BroadcastChannel('tagwerk-changes');
  const heard = vi.fn<(event: MessageEvent) => void>();
  channel.addEventListener('message', heard);
  onTestFinished(() => channel.close());
  return {
    heard,
    tell: (message: 'opened' | 'here' | 'changed' = 'changed') => {
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel is of one origin
      channel.postMessage(message);
    },
  };
}

test('changes saved in another tab are shown once this tab is visible (R-14.8)', async () => {
  await openWork();
  const other = otherTab();
  recordElsewhere('Made in the other tab');
  hideTab(true);
  other.tell();
  other.tell();
  await letTimePass(1000);
  expect(rowOf('Made in the other tab')).toBeUndefined();
  const calls = watchCalls();
  hideTab(false);
  await waitFor(() => expect(rowOf('Made in the other tab')).toBeVisible());
  recordElsewhere('And one while both are seen');
  other.tell();
  await waitFor(() => expect(rowOf('And one while both are seen')).toBeVisible());
  const firstPage = calls
    .of('POST', '/workrecords')
    .filter(({ body }) => Reflect.get(Object(body), 'start') === 0);
  // The list and the sums of the week are loaded twice.
  expect(firstPage).toHaveLength(4);
});

test('other tabs are told what this one has saved (R-14.8)', async () => {
  const app = await openWork();
  const { heard } = otherTab();
  await typeEntry(app, 'Told to all');
  await waitFor(() => expect(heard).toHaveBeenCalledOnce());
});

test.each(['opened', 'here'] as const)(
  'a tab that says "%s" is known, and is no reason to ask for anything again (R-5.11)',
  async (message) => {
    const { store } = await openWork();
    expect(selectHasOtherTabs(store.getState())).toBe(false);
    const { heard, tell } = otherTab();
    const { agedAt } = store.getState().connection;
    tell(message);
    await waitFor(() => expect(selectHasOtherTabs(store.getState())).toBe(true));
    await waitFor(() =>
      expect(heard.mock.calls.map(([{ data }]) => data)).toEqual(message === 'opened' ? ['here'] : []),
    );
    expect(store.getState().connection.agedAt).toBe(agedAt);
  },
);
