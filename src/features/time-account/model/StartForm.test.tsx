import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { keptOfMember } from '../../../../tests/journeys/accountScreen';
import { renderWithStore } from '../../../../tests/render';
import { StartForm } from './StartForm';

test('an account is set up with a first day, a balance, targets, a state and vacation (R-17.80)', async () => {
  const { user } = await renderWithStore(<StartForm onImport={() => undefined} />, {
    signedInAs: 'member',
    language: 'en',
  });
  const begin = await screen.findByRole('textbox', { name: 'Start' });
  expect(begin).toHaveValue('Thu 01.01.2026');
  expect(screen.getByRole('textbox', { name: 'Target on Friday' })).toHaveValue('8');

  await user.clear(begin);
  await user.type(begin, '1.12.2026');
  await user.clear(screen.getByRole('textbox', { name: 'Target on Friday' }));
  expect(screen.getByText('32.0 h a week')).toBeVisible();
  await user.type(screen.getByRole('textbox', { name: 'Opening balance' }), '-7:30');
  await user.selectOptions(screen.getByRole('combobox', { name: 'Public holidays' }), 'Bavaria, Augsburg');
  await user.type(screen.getByRole('textbox', { name: 'Vacation 2026' }), '28');
  await user.click(screen.getByRole('button', { name: 'Start the account' }));
  expect(await screen.findByText('The start is after today')).toBeVisible();
  expect(await keptOfMember('time-account')).toBeUndefined();

  await user.clear(begin);
  await user.type(begin, '2.11.2026');
  await user.click(screen.getByRole('button', { name: 'Start the account' }));
  await waitFor(async () =>
    expect(await keptOfMember('time-account')).toMatchObject({
      start: '2026-11-02',
      opening: -750,
      cap: null,
      entitlements: [{ year: 2026, days: 28, carriedOver: 0, lapses: false }],
    }),
  );
  expect(await keptOfMember('work-days')).toMatchObject({
    rows: [{ from: '2026-11-02', targets: [8, 8, 8, 8, 0, 0, 0] }],
    state: 'BY-A',
  });
});
