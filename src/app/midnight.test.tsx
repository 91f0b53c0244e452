import { screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { patience } from '../../tests/patience';
import { renderApp } from '../../tests/render';

test('the month shows the new day after midnight (R-1.54)', async () => {
  vi.setSystemTime('2026-11-18T23:59:40+01:00');
  await renderApp({ path: '/timesheets/month/2026-10', signedInAs: 'manager', language: 'en' });
  expect(await screen.findByText(/^Wednesday.* 18 /u, {}, patience)).toBeVisible();
  vi.setSystemTime('2026-11-19T00:00:10+01:00');
  expect(await screen.findByText(/^Thursday.* 19 /u, {}, patience)).toBeVisible();
});
