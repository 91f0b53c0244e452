import { screen, waitFor } from '@testing-library/react';
import { useLayoutEffect, useRef } from 'react';
import { expect, test } from 'vitest';
import { guidOf } from '../../../tests/accounts';
import { testService } from '../../../tests/jsdom/testService';
import { renderWithStore } from '../../../tests/render';
import { changeOnDevice, readFromDevice } from '../storage/deviceStore';
import { selectIsTimerStopping } from '../store/viewSlice';
import { useTimer } from './useTimer';

/** Starts the timer before the stored one can have been read. */
function EarlyStart() {
  const { timer, start } = useTimer();
  const isStarted = useRef(false);
  useLayoutEffect(() => {
    if (isStarted.current) return;
    isStarted.current = true;
    expect(timer).toBeUndefined();
    start({ title: 'Early' });
  });
  return <output aria-label="Work">{timer?.work.title ?? ''}</output>;
}

const guid = () => guidOf(testService(), 'member');

test('a timer can be started before the stored timer was read (R-6.3)', async () => {
  const { store } = await renderWithStore(<EarlyStart />, { signedInAs: 'member' });
  await waitFor(() => expect(screen.getByLabelText('Work')).toHaveTextContent('Early'));
  await waitFor(async () =>
    expect(await readFromDevice(guid(), 'timer')).toMatchObject({ work: { title: 'Early' } }),
  );
  expect(selectIsTimerStopping(store.getState())).toBe(false);
});

test('a timer that was already running continues, and the user is asked what to do with it (R-6.3)', async () => {
  const work = { customerId: '', projectId: '', title: 'First', description: '' };
  const first = { start: Date.now() - 60_000, work };
  await changeOnDevice(guid(), 'timer', () => first);
  const { store } = await renderWithStore(<EarlyStart />, { signedInAs: 'member' });
  await waitFor(() => expect(selectIsTimerStopping(store.getState())).toBe(true));
  await waitFor(() => expect(screen.getByLabelText('Work')).toHaveTextContent('First'));
  expect(await readFromDevice(guid(), 'timer')).toEqual(first);
});
