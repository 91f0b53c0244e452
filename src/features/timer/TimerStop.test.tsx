import { screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { guidOf } from '../../../tests/accounts';
import { fill } from '../../../tests/jsdom/fill';
import { watchCalls } from '../../../tests/jsdom/sentCalls';
import { testService } from '../../../tests/jsdom/testService';
import { ownTime } from '../../../tests/jsdom/testTime';
import {
  isOver,
  recordDialog,
  running,
  startButton,
  stopAfter,
  untilFullMinute,
} from '../../../tests/journeys/timerScreen';
import { changeOnDevice, readFromDevice } from '@/shared/storage/deviceStore';
import { inTurn } from '@/shared/storage/inOneTab';

beforeEach(ownTime);

test('a discarded timer can be taken back, unless another one runs by then (R-24.29)', async () => {
  const { user } = await stopAfter(80);
  await user.click((await recordDialog()).getByRole('button', { name: 'Discard' }));
  await isOver();
  expect(await screen.findByText('Timer discarded')).toBeVisible();
  expect(screen.getByText('1:20')).toBeVisible();
  await user.keyboard('{Control>}z{/Control}');
  const timer = await running();
  await untilFullMinute();
  expect(timer.getByText('1:20')).toBeVisible();
  await user.click(timer.getByRole('button', { name: 'Stop timer' }));
  await user.click((await recordDialog()).getByRole('button', { name: 'Discard' }));
  await isOver();
  await user.click(await startButton());
  await running();
  await user.keyboard('{Control>}z{/Control}');
  expect(await screen.findByText('Another timer is running by now.')).toBeVisible();
});

test('a stopped timer that another tab has ended says so, and leaves the next one alone (R-24.29)', async () => {
  const guid = guidOf(testService(), 'member');
  const { user } = await stopAfter(30);
  const dialog = await recordDialog();
  expect(dialog.queryByText(/ended in another tab/u)).not.toBeInTheDocument();
  const work = { customerId: '', projectId: '', title: 'The next one', description: '' };
  await changeOnDevice(guid, 'timer', () => ({ start: Date.now(), work }));
  const otherTab = new BroadcastChannel('tagwerk-device');
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel is of one origin
  otherTab.postMessage(`${guid}/timer`);
  otherTab.close();
  expect(await dialog.findByText(/^This timer was ended in another tab/u)).toBeVisible();
  await fill(user, dialog.getByLabelText('Description'), 'Typed');
  await user.click(dialog.getByRole('button', { name: 'Save and close' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect((await running()).getByText('The next one')).toBeVisible();
  expect(await readFromDevice(guid, 'timer')).toMatchObject({ work });
});

test('Save in two tabs at once records a timer once: the second says that it was ended, and sends nothing (R-24.81)', async () => {
  const guid = guidOf(testService(), 'member');
  const { user } = await stopAfter(30);
  const dialog = await recordDialog();
  const calls = watchCalls();
  await fill(user, dialog.getByLabelText('Description'), 'Load test');
  await inTurn('tagwerk.timer', async () => {
    await user.click(dialog.getByRole('button', { name: 'Save and close' }));
    // The other tab saves, and ends the timer.
    await changeOnDevice(guid, 'timer', () => null);
  });
  expect(await dialog.findByText(/^This timer was ended in another tab/u)).toBeVisible();
  await user.click(dialog.getByRole('button', { name: 'Save and close' }));
  await isOver();
  expect(calls.of('PUT', '/workrecords')).toHaveLength(1);
});

test('the entry after "Save and next" is no timer any more (R-24.29)', async () => {
  const { user } = await stopAfter(30);
  const dialog = await recordDialog();
  await fill(user, dialog.getByLabelText('Description'), 'Load test');
  await user.click(dialog.getByRole('button', { name: 'Save and next' }));
  await waitFor(() => expect(dialog.queryByRole('button', { name: 'Discard' })).not.toBeInTheDocument());
  expect(dialog.queryByText('0:30')).not.toBeInTheDocument();
  expect(dialog.getByRole('button', { name: 'Cancel' })).toBeVisible();
});
