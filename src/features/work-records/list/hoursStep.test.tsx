import { screen, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { openWork } from '../../../../tests/journeys/workScreen';
import { patience } from '../../../../tests/patience';
import { env } from '@/shared/env';

test('a company that books in quarters of an hour gets matching buttons, rule and message (R-4.38)', async () => {
  vi.spyOn(env, 'hoursStep', 'get').mockReturnValue(0.25);
  const { user } = await openWork();
  await user.click(screen.getByRole('button', { name: 'New Entry' }));
  const dialog = within(await screen.findByRole('dialog', {}, patience));
  const hours = dialog.getByRole('textbox', { name: 'Work hours' });
  await user.clear(hours);
  await user.click(dialog.getByRole('button', { name: '0.25 hours more' }));
  expect(hours).toHaveValue('0.25');
  await user.clear(hours);
  await user.type(hours, '7.3');
  await user.click(dialog.getByRole('button', { name: 'Save and close' }));
  expect(await dialog.findByText('In steps of 0.25 hours')).toBeVisible();
  await user.click(dialog.getByRole('button', { name: 'Cancel' }));
  await user.click(dialog.getByRole('button', { name: 'Discard' }));
  await user.type(screen.getByRole('combobox', { name: 'Quick entry' }), '7.3h Kessler');
  expect(await screen.findByText('“7.3h”: only in steps of 0.25 hours', {}, patience)).toBeVisible();
});
