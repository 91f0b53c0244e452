import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { beginAccount, hoursOfNovember } from '../../../../tests/journeys/accountScreen';
import { openWork } from '../../../../tests/journeys/workScreen';
import { patience } from '../../../../tests/patience';

test('the work screen shows the balance of yesterday once all records are read (R-17.84)', async () => {
  hoursOfNovember();
  await beginAccount();
  await openWork();
  const link = await screen.findByRole('link', { name: /^Account/u }, patience);
  // The focus stays where it is while the records are read.
  link.focus();
  await waitFor(() => expect(link.textContent.replaceAll('\u{A0}', ' ')).toBe('Account + 14.0 h'), patience);
  expect(link).toHaveFocus();
  expect(link).toHaveAttribute('href', '/work/account');
});

test('without an account the work screen has only the link to it (R-17.84)', async () => {
  hoursOfNovember();
  await openWork();
  const link = await screen.findByRole('link', { name: 'Time account' }, patience);
  expect(link).toHaveAttribute('href', '/work/account');
});
