import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import * as v from 'valibot';
import { beforeEach, expect, test } from 'vitest';
import { accounts } from '../accounts';
import { fill } from '../jsdom/fill';
import { watchCalls } from '../jsdom/sentCalls';
import { server, testService } from '../jsdom/testService';
import { comesInTime, ownTime } from '../jsdom/testTime';
import { type Rendered, renderApp } from '../render';
import { giveText, selectFirst } from './bulkScreen';
import { alsoKnown, box, known, openImport, press } from './importScreen';
import { lost, nothingWaits, openPanel } from './outboxScreen';
import { cell, openWeek } from './weekScreen';
import { openDialog, openWork } from './workScreen';

beforeEach(ownTime);

const own = `guid = (select guid from users where mail = '${accounts.member.mail}')`;

/** The number of the member's records that meet a condition. */
function count(where: string): number {
  const rows = testService().db.all(
    v.object({ Id: v.number() }),
    `select Id from workRecords where ${own} and ${where}`,
  );
  return rows.length;
}

type Method = 'put' | 'patch' | 'delete';

/** Answers `after` calls; the next one is carried out but its answer is lost; later calls fail until `comeBack`. */
function loseTheNetwork(method: Method, after: number) {
  let calls = 0;
  let isDown = false;
  const isOver = () => calls === Infinity;
  server.use(
    http[method](/\/api\/workrecords/u, async ({ request }) => {
      if (isOver()) return undefined;
      if (isDown) return HttpResponse.error();
      calls += 1;
      const answer = await testService().fetch(request);
      if (calls <= after) return answer;
      isDown = true;
      return HttpResponse.error();
    }),
    http.post('*/api/workrecords', () => (isDown && !isOver() ? HttpResponse.error() : undefined)),
  );
  return () => {
    calls = Infinity;
    dispatchEvent(new Event('online'));
  };
}

interface Way {
  readonly what: string;
  readonly method: Method;
  /** Prepares everything up to saving, and returns the function that saves. */
  readonly prepare: () => Promise<() => Promise<void>>;
  readonly said: RegExp;
  /** A condition for the saved records, and how many the service has in the end. */
  readonly stored: readonly [where: string, count: number];
}

const save = async ({ user }: Rendered, dialog: ReturnType<typeof within>) =>
  user.click(dialog.getByRole('button', { name: 'Save and close' }));

/** Opens the dialog and chooses three days. */
async function chooseDays() {
  const app = await openWork();
  const dialog = within(await openDialog(app.user));
  await fill(app.user, dialog.getByLabelText('Work hours'), '8');
  await fill(app.user, dialog.getByLabelText('Description'), 'Training');
  await app.user.click(dialog.getByRole('button', { name: 'several days' }));
  const calendar = within(await dialog.findByRole('dialog', { name: 'Several days' }));
  for (const day of [/23 November/u, /24 November/u]) {
    await app.user.click(calendar.getByRole('button', { name: day }));
  }
  await app.user.click(calendar.getByRole('button', { name: 'Use these days' }));
  return { app, dialog };
}

const SAID = /^Not sent yet: the service does not answer/u;

const ways: readonly Way[] = [
  {
    what: 'several days of one entry',
    method: 'put',
    prepare: async () => {
      const { app, dialog } = await chooseDays();
      return async () => save(app, dialog);
    },
    said: SAID,
    stored: ["Description = 'Training'", 3],
  },
  {
    what: 'events of the calendar',
    method: 'put',
    prepare: async () => {
      const app = await openImport([known, alsoKnown]);
      await box('Lasttest mit');
      return async () => press(app, /^Create 2 entries$/u);
    },
    said: SAID,
    stored: ["Description like 'Lasttest mit 40 Terminals%' and Date >= '2026-11-16'", 2],
  },
  {
    what: 'several changed records',
    method: 'patch',
    prepare: async () => {
      const { user } = await openWork();
      await selectFirst(user, 3);
      return async () => giveText(user, 'Named alike');
    },
    said: SAID,
    stored: ["Description = 'Named alike'", 3],
  },
  {
    what: 'several deleted records',
    method: 'delete',
    prepare: async () => {
      const { user, store } = await openWork();
      await selectFirst(user, 3);
      await giveText(user, 'To be deleted');
      await screen.findByText('3 entries changed');
      const selection = await selectFirst(user, 3);
      await user.click(selection.getByRole('button', { name: 'Remove selected' }));
      return async () => store.extra.heldBack.sendAll();
    },
    said: /^Not deleted yet: the service does not answer/u,
    stored: ["Description = 'To be deleted'", 0],
  },
  {
    what: 'copied records of a week',
    method: 'put',
    prepare: async () => {
      testService().db.run(`delete from workRecords where Date >= '2026-11-16' and ${own}`);
      const { user } = await openWeek();
      await user.click(screen.getByRole('button', { name: 'Take over last week' }));
      const dialog = within(await screen.findByRole('dialog', { name: 'Take over last week' }));
      await user.click(dialog.getByRole('button', { name: 'Rows and hours' }));
      return async () => user.click(dialog.getByRole('button', { name: 'Take over' }));
    },
    said: SAID,
    stored: ["Date >= '2026-11-16'", 9],
  },
  {
    what: 'cells of the week',
    method: 'put',
    prepare: async () => {
      testService().db.run(`delete from workRecords where Date >= '2026-11-16' and ${own}`);
      const { user } = await openWeek();
      await user.click(screen.getByRole('button', { name: 'Take over last week' }));
      const dialog = within(await screen.findByRole('dialog', { name: 'Take over last week' }));
      await user.click(dialog.getByRole('button', { name: 'Take over' }));
      await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
      return async () => {
        for (const day of ['Mon 16.11.', 'Tue 17.11.', 'Wed 18.11.']) {
          await user.click(cell(`${day}, Nordfeld intern, Interne Schulung`));
          await user.keyboard('2.5{Enter}');
        }
      };
    },
    said: SAID,
    stored: ["Date >= '2026-11-16' and HoursWorked = 2.5", 3],
  },
  {
    what: 'gaps of a month',
    method: 'put',
    prepare: async () => {
      testService().db.run(`delete from workRecords where Date in ('2026-10-29', '2026-10-30') and ${own}`);
      const { user } = await renderApp({
        path: '/timesheets/month/2026-10',
        signedInAs: 'member',
        language: 'en',
      });
      const checks = within(await screen.findByRole('region', { name: 'Check' }));
      return async () => {
        for (const day of ['Thu 29.10.', 'Fri 30.10.']) {
          await user.click(checks.getByRole('button', { name: `Fill in: ${day}` }));
          await checks.findByRole('button', { name: `Undo: ${day}` });
        }
      };
    },
    said: SAID,
    stored: ["Date in ('2026-10-29', '2026-10-30')", 2],
  },
  {
    what: 'entries removed by Undo',
    method: 'delete',
    prepare: async () => {
      const { app, dialog } = await chooseDays();
      await save(app, dialog);
      await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
      return async () => app.user.click(screen.getByRole('button', { name: 'Undo' }));
    },
    said: /^Not deleted yet: the service does not answer/u,
    stored: ["Description = 'Training'", 0],
  },
];

test.each(ways)(
  '$what without an answer wait together, and each is sent once (R-14.12)',
  async ({ method, prepare, said, stored: [where, expected] }) => {
    const act = await prepare();
    const calls = watchCalls();
    const before = count(where);
    const comeBack = loseTheNetwork(method, 0);
    await act();
    expect(await screen.findByText(said)).toBeVisible();
    await screen.findByRole('button', { name: /waits? for a connection/u });
    expect(Math.abs(count(where) - before)).toBe(1);
    comeBack();
    await nothingWaits();
    await comesInTime(() => expect(count(where)).toBe(expected));
    // The record whose answer was lost is found in the list and not sent again.
    expect(calls.of(method.toUpperCase())).toHaveLength(Math.abs(expected - before));
  },
);

test('entries saved together are one line of the panel, which unfolds, and all refused ones are sent again at once (R-14.26)', async () => {
  const { app, dialog } = await chooseDays();
  server.use(http.put('*/api/workrecords', lost, { once: true }));
  await save(app, dialog);
  const panel = await openPanel(app);
  expect(panel.getByText('3 entries')).toBeVisible();
  expect(panel.getAllByRole('listitem')).toHaveLength(1);
  await app.user.click(panel.getByRole('button', { name: 'Show: 3 entries' }));
  expect(panel.getAllByRole('listitem')).toHaveLength(4);
  const closed = () => HttpResponse.json({ message: 'closed' }, { status: 409 });
  server.use(http.put('*/api/workrecords', closed));
  await app.user.click(panel.getByRole('button', { name: 'Try now' }));
  const again = await panel.findByRole('button', { name: 'Try all 3 again' });
  server.resetHandlers();
  await app.user.click(again);
  await nothingWaits();
  expect(count("Description = 'Training'")).toBe(3);
});
