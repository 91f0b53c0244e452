import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { setScreenWidth } from '../../../../tests/jsdom/browserStubs';
import { renderApp } from '../../../../tests/render';

const openMay = async () =>
  renderApp({ path: '/timesheets/month/2026-05', signedInAs: 'member', language: 'en' });

test('holidays are named in their days, in full even if the visible name is cut (R-4.50)', async () => {
  await openMay();
  expect(await screen.findByTitle('Ascension Day')).toHaveTextContent('Ascension Day');
  expect(screen.queryByText(/14\.05\. Ascension Day/u)).not.toBeInTheDocument();
});

test('on a phone holidays are named below the calendar (R-4.50)', async () => {
  setScreenWidth(390);
  await openMay();
  const names = '01.05. Labour Day, 14.05. Ascension Day, 25.05. Whit Monday';
  await waitFor(() => expect(screen.getByText(names)).toBeVisible());
});
