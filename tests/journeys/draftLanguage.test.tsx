import { act, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { setLanguage } from '@/shared/i18n/i18n';
import { watchCalls } from '../jsdom/sentCalls';
import { testService } from '../jsdom/testService';
import type { Rendered } from '../render';
import { edit, mes, openDetail, section } from './detailScreen';
import { openExpenseDialog, openExpenses } from './expensesScreen';
import { openDialog, openWork } from './workScreen';

/** Leaves what is typed in English, and goes on with its draft in German. */
async function goOnInGerman({ user, router }: Rendered): Promise<void> {
  await router.navigate('/employees');
  await waitFor(() => expect(screen.queryByRole('main')).not.toHaveAttribute('aria-busy', 'true'));
  await act(() => setLanguage('de'));
  await router.navigate(-1);
  await user.click(await screen.findByRole('button', { name: 'Weiter bearbeiten' }));
}

test('the cost of an expense that was typed in the other language stays the same (R-24.118)', async () => {
  const app = await openExpenses();
  const dialog = within(await openExpenseDialog(app.user));
  await app.user.type(dialog.getByLabelText('Cost'), '1,234');
  await goOnInGerman(app);
  const again = within(await screen.findByRole('dialog'));
  expect(again.getByLabelText('Betrag')).toHaveValue('1234');
});

test('the distance of a record that was typed in the other language stays the same (R-24.118)', async () => {
  const app = await openWork();
  const dialog = within(await openDialog(app.user));
  await app.user.type(dialog.getByLabelText('Distance in km'), '1,234 km');
  await goOnInGerman(app);
  const again = within(await screen.findByRole('dialog'));
  expect(again.getByLabelText('Entfernung in km')).toHaveValue('1234 km');
});

test('the figures of a project that were typed in the other language stay the same, and so do those that were not touched (R-24.118, R-24.119)', async () => {
  testService().db.run('update projects set TimeBudged = 33.3333 where Id = 5');
  const app = await openDetail(mes);
  const calls = watchCalls();
  const form = await edit(app.user, 'Revenue and budget');
  await app.user.clear(form.getByLabelText('Revenue'));
  await app.user.type(form.getByLabelText('Revenue'), '90,000');
  await goOnInGerman(app);
  const again = within(await section('Umsatz und Budget').findByRole('form'));
  expect(again.getByLabelText('Umsatz')).toHaveValue('90000');
  expect(again.getByLabelText('Zeitbudget')).toHaveValue('33,333');
  await act(() => setLanguage('en'));
  await app.user.click(again.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(calls.of('PUT', '/project')).toHaveLength(1));
  expect(calls.of('PUT', '/project')[0]?.body).toEqual({ Revenue: 90_000 });
});

test('a line of the quick entry is read in the language in which it was typed (R-24.118)', async () => {
  const app = await openWork();
  await app.user.type(screen.getByRole('combobox', { name: 'Quick entry' }), '2h Workshop 11/12/2026');
  expect(await screen.findByRole('button', { name: /11\.12\.2026 or 12\.11\.2026/u })).toBeVisible();
  await goOnInGerman(app);
  expect(await screen.findByRole('button', { name: /11\.12\.2026 oder 12\.11\.2026/u })).toBeVisible();
});
