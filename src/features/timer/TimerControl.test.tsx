import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { beforeEach, describe, expect, test } from 'vitest';
import { guidOf } from '../../../tests/accounts';
import { fill } from '../../../tests/jsdom/fill';
import { watchCalls } from '../../../tests/jsdom/sentCalls';
import { expectRefusal, server, testService } from '../../../tests/jsdom/testService';
import { ownTime } from '../../../tests/jsdom/testTime';
import { openBar, option } from '../../../tests/journeys/searchScreen';
import {
  isOver,
  openTimer,
  pass,
  recordDialog,
  running,
  startButton,
  stopAfter,
  untilFullMinute,
} from '../../../tests/journeys/timerScreen';
import { firstRow, openWork } from '../../../tests/journeys/workScreen';
import { changeOnDevice, readFromDevice } from '@/shared/storage/deviceStore';
import { singleKeysKind } from '@/shared/ui/keys/useSingleKey';

beforeEach(ownTime);

describe('the timer', () => {
  test('becomes a record rounded to half hours, shows the rounding, and sends nothing before (R-6.1)', async () => {
    const { user } = await stopAfter(84);
    const calls = watchCalls();
    const dialog = await recordDialog();
    expect(dialog.getByText('1:24')).toBeVisible();
    expect(dialog.getByText('1.5 h')).toBeVisible();
    expect(dialog.getByText(/rounded to 0\.5 h, \+ 6 min/u)).toHaveTextContent('Wed 18.11., 10:15 – 11:39');
    expect(dialog.getByLabelText('Work hours')).toHaveValue('1.5');
    expect(calls.of('PUT')).toEqual([]);
    await fill(user, dialog.getByLabelText('Description'), 'Load test');
    await user.click(dialog.getByRole('button', { name: 'Save and close' }));
    await isOver();
    expect(calls.of('PUT', '/workrecords').map(({ body }) => body)).toEqual([
      expect.objectContaining({ Date: '2026-11-18', HoursWorked: 1.5, Description: 'Load test' }),
    ]);
  });

  test('runs until its record is saved: after "Keep running", and after a refusal', async () => {
    const { user } = await stopAfter(30);
    await user.click((await recordDialog()).getByRole('button', { name: 'Keep running' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    pass(30);
    const timer = await running();
    await untilFullMinute();
    expect(timer.getByText('1:00')).toBeVisible();
    await user.click(timer.getByRole('button', { name: 'Stop timer' }));
    const dialog = await recordDialog();
    expect(dialog.getByLabelText('Work hours')).toHaveValue('1');
    expectRefusal(/PUT .*: 500/u);
    server.use(
      http.put('*/api/workrecords', () => new HttpResponse('<h1>no</h1>', { status: 500 }), { once: true }),
    );
    await fill(user, dialog.getByLabelText('Description'), 'Load test');
    await user.click(dialog.getByRole('button', { name: 'Save and close' }));
    expect(await dialog.findByRole('alert')).toBeVisible();
    expect(dialog.getByLabelText('Description')).toHaveValue('Load test');
    expect(await readFromDevice(guidOf(testService(), 'member'), 'timer')).not.toBeNull();
    await user.click(dialog.getByRole('button', { name: 'Save and close' }));
    await isOver();
  });

  test('started from an entry it is for the same work; it survives a reload, and no second one is started (R-6.4)', async () => {
    const { user } = await openWork();
    const row = within(firstRow());
    const name = row.getAllByRole('button', { name: /^Start timer: / })[0]?.getAttribute('aria-label') ?? '';
    await user.click(row.getByRole('button', { name }));
    await running();
    cleanup();
    pass(45);
    const again = await openWork();
    const timer = await running();
    await untilFullMinute();
    expect(timer.getByText('0:45')).toBeVisible();
    // Starting another timer asks what to do with this one.
    const other = within(firstRow()).getByRole('button', { name });
    await again.user.click(other);
    const dialog = await recordDialog();
    expect(dialog.getByLabelText('Work hours')).toHaveValue('1');
    await waitFor(() => expect(dialog.getByLabelText('Customer')).not.toHaveValue(''));
    await waitFor(() => expect(dialog.getByLabelText('Project')).not.toHaveValue(''));
    expect(dialog.getByLabelText('Description')).not.toHaveValue('');
    await again.user.click(dialog.getByRole('button', { name: 'Discard' }));
    await isOver();
  });

  test('under five minutes "Discard" has the focus, and nothing is sent', async () => {
    const { user } = await stopAfter(3);
    const calls = watchCalls();
    const dialog = within(await screen.findByRole('dialog', { name: 'Timer stopped' }));
    expect(dialog.getByText('The timer ran for 3 minutes only.')).toBeVisible();
    expect(dialog.getByRole('button', { name: 'Discard' })).toHaveFocus();
    await user.keyboard('{Enter}');
    await isOver();
    expect(calls.of('PUT')).toEqual([]);
  });

  test.each([
    ['past midnight', '2026-11-17T16:40', 'Tue 17.11., 16:40', '1730', '= 1.0 h, Tue 17.11.'],
    ['over ten hours', '2026-11-18T00:05', 'Wed 18.11., 00:05', '2', '= 2.0 h, Wed 18.11.'],
    ['after the clock was set back', '2026-11-18T10:45', 'Wed 18.11., 10:45', '', ''],
  ])('%s it asks for the end instead of guessing (R-6.2)', async (_name, start, since, end, becomes) => {
    const work = { customerId: '', projectId: '', title: '', description: '' };
    await changeOnDevice(guidOf(testService(), 'member'), 'timer', () => ({
      start: new Date(start).getTime(),
      work,
    }));
    const { user } = await openTimer();
    await user.click((await running()).getByRole('button', { name: 'Stop timer' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Until when did you work?' }));
    expect(dialog.getByText(`The timer has been running since ${since}.`)).toBeVisible();
    await user.click(dialog.getByRole('button', { name: 'Continue' }));
    const field = dialog.getByLabelText('End');
    expect(field).toBeInvalid();
    await user.type(field, '11');
    expect(field).toHaveAccessibleDescription('This time has not come yet');
    if (end === '') return;
    await user.clear(field);
    await user.type(field, end);
    await user.tab();
    expect(field).toHaveAccessibleDescription(becomes);
    await user.click(dialog.getByRole('button', { name: 'Continue' }));
    const record = await recordDialog();
    expect(record.getByLabelText('Work hours')).toHaveValue(/= (\d)/u.exec(becomes)?.[1]);
    expect(record.getByLabelText('Date')).toHaveValue(`${since.slice(0, 10)}2026`);
  });

  test('T starts and stops it, but not within a field or if single keys are switched off', async () => {
    const { user } = await openTimer();
    await startButton();
    await user.keyboard('t');
    await running();
    pass(60);
    await user.keyboard('t');
    const dialog = await recordDialog();
    await user.type(dialog.getByLabelText('Description'), 'Test');
    expect(dialog.getByLabelText('Description')).toHaveValue('Test');
    await user.click(dialog.getByRole('button', { name: 'Discard' }));
    await isOver();
    cleanup();
    await changeOnDevice(guidOf(testService(), 'member'), singleKeysKind.name, () => false);
    const again = await openTimer();
    await startButton();
    await again.user.keyboard('t');
    await isOver();
  });

  test('all tabs show the same timer (R-6.4)', async () => {
    const guid = guidOf(testService(), 'member');
    await openTimer();
    await startButton();
    const work = { customerId: '', projectId: '', title: 'Kessler · Shop', description: '' };
    await changeOnDevice(guid, 'timer', () => ({ start: Date.now() - 5 * 60_000, work }));
    const otherTab = new BroadcastChannel('tagwerk-device');
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel is of one origin
    const tell = () => otherTab.postMessage(`${guid}/timer`);
    tell();
    const timer = await running();
    await untilFullMinute();
    expect(timer.getByText('0:05')).toBeVisible();
    expect(timer.getByText('Kessler · Shop')).toBeVisible();
    await changeOnDevice(guid, 'timer', () => null);
    tell();
    await isOver();
    otherTab.close();
  });

  test('the command palette starts and stops it', async () => {
    const { user, field } = await openBar();
    await user.type(field, 'timer');
    await user.click(await option('Start timer'));
    await running();
    pass(20);
    await user.type(field, 'timer');
    await user.click(await option('Stop timer'));
    expect((await recordDialog()).getByLabelText('Work hours')).toHaveValue('0.5');
  });

  test("a task starts it with the task's title", async () => {
    const { user } = await openTimer('/planner/kanban/1?task=1');
    const task = within(await screen.findByRole('dialog'));
    const title = (await task.findByRole('heading', { level: 2 })).textContent ?? '';
    await user.click(await task.findByRole('button', { name: 'Start timer' }));
    expect(await task.findByText(`The timer is running for “${title}”.`)).toBeVisible();
    await user.click(task.getByRole('button', { name: 'Close' }));
    pass(30);
    await user.click((await running()).getByRole('button', { name: 'Stop timer' }));
    expect((await recordDialog()).getByLabelText('Description')).toHaveValue(title);
  });

  test('an unreadable timer that was kept by an older build is ignored', async () => {
    await changeOnDevice(guidOf(testService(), 'member'), 'timer', () => ({ start: 'yesterday' }));
    await openTimer();
    expect(await startButton()).toBeVisible();
  });
});
