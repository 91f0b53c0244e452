import { screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { accounts } from '../../../../tests/accounts';
import { setScreenWidth } from '../../../../tests/jsdom/browserStubs';
import { testService } from '../../../../tests/jsdom/testService';
import { renderApp } from '../../../../tests/render';
import { ownTime } from '../../../../tests/jsdom/testTime';

beforeEach(ownTime);

/** October without the records of some days. */
async function openOctober(from: string, to: string) {
  const own = `guid = (select guid from users where mail = '${accounts.member.mail}')`;
  testService().db.run(`delete from workRecords where Date between '${from}' and '${to}' and ${own}`);
  const app = await renderApp({ path: '/timesheets/month/2026-10', signedInAs: 'member', language: 'en' });
  await screen.findByText(/workdays without an entry$/u);
  return app;
}

test('many days are marked as days off with one press, and one undo reverts them (R-8.46)', async () => {
  const { user, store } = await openOctober('2026-10-12', '2026-10-16');
  expect(screen.getByText('5 workdays without an entry')).toBeVisible();
  await user.selectOptions(screen.getByRole('combobox', { name: 'Off from' }), 'Tue 13.10.');
  await user.click(screen.getByRole('button', { name: 'Mark 4 days as off' }));
  expect(await screen.findByText('1 workday without an entry')).toBeVisible();
  expect(await screen.findByText('4 days off')).toBeVisible();
  const steps = store.extra.history.steps;
  expect(steps().map(({ detail }) => detail)).toEqual(['13.–16.10.2026']);
  const undo = screen.getByRole('button', { name: 'Undo' });
  expect(undo).toHaveFocus();
  await user.click(undo);
  expect(await screen.findByText('5 workdays without an entry')).toBeVisible();
  await waitFor(() => expect(steps().map(({ state }) => state)).toEqual(['undone']));
  expect(screen.queryByText(/^Not undone/u)).not.toBeInTheDocument();
});

test('on a phone many lines fold by week, and the first week with an open line is unfolded (R-8.46)', async () => {
  setScreenWidth(390);
  await openOctober('2026-10-05', '2026-10-16');
  const weeks = screen.getAllByRole('group').filter(({ tagName }) => tagName === 'DETAILS');
  expect(weeks.map((week) => week.querySelector('summary')?.textContent)).toEqual([
    'Week 41 05.–09.10.5 open',
    'Week 42 12.–16.10.5 open',
  ]);
  expect(weeks.map((week) => week.hasAttribute('open'))).toEqual([true, false]);
});
