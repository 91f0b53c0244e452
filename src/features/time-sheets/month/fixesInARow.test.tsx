import { screen, within } from '@testing-library/react';
import * as v from 'valibot';
import { expect, test } from 'vitest';
import { accounts } from '../../../../tests/accounts';
import { testService } from '../../../../tests/jsdom/testService';
import { patience } from '../../../../tests/patience';
import { renderApp } from '../../../../tests/render';

test('gaps that are filled one after another are all shown as filled, and each is booked once', async () => {
  const own = `guid = (select guid from users where mail = '${accounts.member.mail}')`;
  const days = "Date in ('2026-10-27', '2026-10-28', '2026-10-29', '2026-10-30')";
  // New records are then on the first page, which is the first to be read again.
  testService().db.run(`delete from workRecords where (${days} or Date > '2026-10-31') and ${own}`);
  const { user } = await renderApp({
    path: '/timesheets/month/2026-10',
    signedInAs: 'member',
    language: 'en',
  });
  const checks = within(await screen.findByRole('region', { name: 'Check' }));
  for (const day of ['Tue 27.10.', 'Wed 28.10.', 'Thu 29.10.', 'Fri 30.10.']) {
    await user.click(checks.getByRole('button', { name: `Fill in: ${day}` }));
    expect(await checks.findByRole('button', { name: `Undo: ${day}` }, patience)).toHaveFocus();
  }
  await user.keyboard('{Enter}');
  expect(await checks.findByRole('button', { name: 'Fill in: Fri 30.10.' }, patience)).toHaveFocus();
  await user.click(checks.getByRole('button', { name: 'Day off: Fri 30.10.' }));
  // A day off books nothing, so its text differs from that of the filled gaps.
  expect(await checks.findByText('Day off')).toBeVisible();
  expect(await screen.findByText('Everything checked.')).toBeVisible();
  const rows = testService().db.all(
    v.object({ Date: v.string() }),
    `select Date from workRecords where ${days} and ${own}`,
  );
  expect(rows).toHaveLength(3);
});
