import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { setScreenWidth } from '../../../../tests/jsdom/browserStubs';
import { kessler, openReport } from '../../../../tests/journeys/reportScreen';
import { patience } from '../../../../tests/patience';

test('on a phone the settings are in a sheet behind the button of the thumb; Back closes it and keeps them (R-16.43)', async () => {
  setScreenWidth(390);
  const { user, router, search } = await openReport();
  await user.click(await screen.findByRole('button', { name: 'Einstellen' }));
  const sheet = await screen.findByRole('dialog', { name: 'Bericht einstellen' }, patience);
  await user.click(within(sheet).getByRole('button', { name: 'Kunde' }));
  await user.click(within(sheet).getByRole('button', { name: 'Monat' }));
  expect(within(sheet).getByRole('button', { name: '1.683,5 h anzeigen' })).toBeVisible();
  expect(within(sheet).getByRole('button', { name: 'Monat' })).toHaveAttribute('aria-pressed', 'true');
  await router.navigate(-1);
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(search()).toBe('?rows=customer&cols=month');
  expect(screen.getByRole('button', { name: `${kessler}, Oktober: 168,0 Stunden` })).toBeVisible();
});
