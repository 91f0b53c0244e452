import { act, render, screen } from '@testing-library/react';
import type { ComponentType } from 'react';
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { HeaderSlot } from './HeaderSlot';

const Part = () => <p>outbox</p>;
const wait = async (ms: number) => act(async () => vi.advanceTimersByTimeAsync(ms));

beforeEach(() => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
});

test('a part that cannot be loaded is loaded again, after a growing delay (R-14.27)', async () => {
  const load = vi.fn<() => Promise<ComponentType>>().mockRejectedValue(new TypeError('no network'));
  render(<HeaderSlot load={load} />);
  await wait(2000);
  expect(load).toHaveBeenCalledTimes(1);
  await wait(5000);
  expect(load).toHaveBeenCalledTimes(2);
  await wait(9000);
  expect(load).toHaveBeenCalledTimes(2);
  load.mockResolvedValue(Part);
  await wait(1000);
  expect(screen.getByText('outbox')).toBeVisible();
  await wait(600_000);
  expect(load).toHaveBeenCalledTimes(3);
});

test('a part is loaded whatever the browser says of the network, and at once when it reports one (R-14.49)', async () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const load = vi.fn<() => Promise<ComponentType>>().mockRejectedValue(new TypeError('no network'));
  render(<HeaderSlot load={load} />);
  await wait(2000);
  await wait(5000);
  expect(load).toHaveBeenCalledTimes(2);
  load.mockResolvedValue(Part);
  act(() => void dispatchEvent(new Event('online')));
  await wait(0);
  expect(screen.getByText('outbox')).toBeVisible();
});
