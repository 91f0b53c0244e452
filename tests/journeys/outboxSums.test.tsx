import { screen, waitFor, within } from '@testing-library/react';
import { http } from 'msw';
import { beforeEach, expect, test } from 'vitest';
import { server } from '../jsdom/testService';
import { comesInTime, ownTime } from '../jsdom/testTime';
import { lost } from './outboxScreen';
import { firstRow, openWork } from './workScreen';

beforeEach(ownTime);

/** The hours of the week that is on the screen. */
const sum = () =>
  Number(screen.queryByRole('region', { name: 'Week at a glance' })?.querySelector('p b')?.textContent);

test('a waiting deletion stays out of the sum of the week after it was sent (R-14.24)', async () => {
  const app = await openWork();
  await waitFor(() => expect(sum()).toBeGreaterThan(0));
  const before = sum();
  const row = firstRow();
  server.use(http.delete('*/api/workrecords/*', lost, { once: true }));
  await app.user.click(within(row).getByRole('button', { name: /^Delete/u }));
  await app.user.click(await screen.findByRole('button', { name: 'Dismiss message' }));
  await comesInTime(() => expect(firstRow()).toHaveTextContent('to be deleted, waits'));
  const whileWaiting = sum();
  expect(whileWaiting).toBeLessThan(before);
  await comesInTime(() => expect(firstRow().dataset['record']).not.toBe(row.dataset['record']));
  await waitFor(() => expect(sum()).toBe(whileWaiting));
});
