import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { draftNames, removeDraft } from '@/shared/drafts/draftStore';
import { accounts, guidOf } from '../accounts';
import { fill } from '../jsdom/fill';
import { watchCalls } from '../jsdom/sentCalls';
import { testService } from '../jsdom/testService';
import {
  fileOf,
  firstExpense,
  openExpenseDialog,
  openExpenses,
  sampleBytes,
  sampleUrl,
} from './expensesScreen';

test('if the token expires while an expense is typed, its fields and receipt are offered after signing in', async () => {
  const calls = watchCalls();
  const { user, service } = await openExpenses();
  const dialog = within(await openExpenseDialog(user));
  await user.type(dialog.getByLabelText('Cost'), '12,50');
  await user.type(dialog.getByLabelText('Description'), 'Diesel');
  await user.upload(dialog.getByLabelText('Receipt'), fileOf(sampleBytes('png'), 'tank.png'));
  await dialog.findByText('tank.png');
  service.expireTokens();
  await user.click(dialog.getByRole('button', { name: 'Save and close' }));

  await user.click(await screen.findByRole('button', { name: 'Back to home' }));
  await fill(user, await screen.findByLabelText('Username (mail)'), accounts.member.mail);
  await fill(user, screen.getByLabelText('Password'), accounts.member.password);
  await user.click(screen.getByRole('button', { name: 'Sign in' }));

  expect(await screen.findByText(/An expense of 18\.11\.2026 was started/u)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Keep editing' }));
  const again = within(await screen.findByRole('dialog'));
  expect(again.getByLabelText('Cost')).toHaveValue('12,50');
  expect(again.getByLabelText('Description')).toHaveValue('Diesel');
  expect(again.getByText('tank.png')).toBeVisible();
  await user.click(again.getByRole('button', { name: 'Save and close' }));
  await waitFor(() => expect(firstExpense()).toHaveTextContent('Diesel'));
  expect(calls.of('PUT', '/expenses').at(-1)?.body).toMatchObject({
    FileLink: { filename: 'tank.png', path: sampleUrl('png') },
  });
  expect(screen.queryByRole('button', { name: 'Keep editing' })).not.toBeInTheDocument();
});

test('a discarded draft is not offered again', async () => {
  const { user, router } = await openExpenses();
  const dialog = within(await openExpenseDialog(user));
  await user.type(dialog.getByLabelText('Description'), 'Diesel');
  await user.upload(dialog.getByLabelText('Receipt'), fileOf(sampleBytes('png'), 'tank.png'));
  await dialog.findByText('tank.png');
  await user.click(dialog.getByRole('button', { name: 'Cancel' }));
  await user.click(dialog.getByRole('button', { name: 'Discard' }));
  await router.navigate('/work');
  await router.navigate('/expenses');
  await screen.findByRole('table');
  expect(screen.queryByRole('button', { name: 'Keep editing' })).not.toBeInTheDocument();
  expect(within(await openExpenseDialog(user)).queryByText('tank.png')).not.toBeInTheDocument();
});

test('a draft whose receipt was not kept says so (R-24.3)', async () => {
  const { user, router, store } = await openExpenses();
  const dialog = within(await openExpenseDialog(user));
  await user.upload(dialog.getByLabelText('Receipt'), fileOf(sampleBytes('png'), 'tank.png'));
  await dialog.findByText('tank.png');
  await router.navigate('/work');
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  const drafts = store.extra.drafts.of(guidOf(testService(), 'member'));
  for (const name of await draftNames(drafts, 'receipt')) await removeDraft(drafts, name);
  await router.navigate('/expenses');
  await user.click(await screen.findByRole('button', { name: 'Keep editing' }));
  const again = within(await screen.findByRole('dialog'));
  expect(again.getByText('tank.png is no longer on this device.')).toBeVisible();
});
