import { screen } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { expect, test } from 'vitest';
import { renderApp, renderWithStore } from '../../../tests/render';
import { server } from '../../../tests/jsdom/testService';
import { shownSettings } from '@/shared/env';
import { AboutPage } from './AboutPage';

test('the version in the footer leads to version, source, dates and settings, which can be copied (R-22.46)', async () => {
  const { user, router } = await renderApp({ path: '/dashboard', signedInAs: 'member', language: 'en' });
  await user.click(await screen.findByRole('link', { name: 'Tagwerk 3.0.0' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'About Tagwerk' })).toBeVisible();
  expect(router.state.location.pathname).toBe('/about');
  expect(await screen.findByText('On the server')).toBeVisible();
});

test('what /about shows can be copied, without passwords in addresses (R-22.46)', async () => {
  const settings = shownSettings({
    VITE_API_URL: 'https://name:word@api.example',
    VITE_COMPANY_LOGO: `data:image/png;base64,${'A'.repeat(5000)}`,
    VITE_COMPANY_NAME: ' ',
    MODE: 'production',
  });
  const { user } = await renderWithStore(<AboutPage settings={settings} />, { language: 'en' });
  expect(await screen.findByText('3.0.0')).toBeVisible();
  expect(await screen.findByText('On the server')).toBeVisible();
  expect(screen.getByText('https://…@api.example')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Copy report' }));
  expect(await navigator.clipboard.readText()).toMatch(
    /^Version: 3\.0\.0\n(?:.+\n)*Browser: .+\nVITE_API_URL: https:\/\/…@api\.example\nVITE_COMPANY_LOGO: .{120}…$/u,
  );
});

test('licences are loaded when they are asked for; after a failure, once more (R-22.47)', async () => {
  let isThere = false;
  const licences = [{ name: 'react', version: '19.3.1', licence: 'MIT', text: 'Permission is granted' }];
  server.use(
    http.get('*/licences.json', () => (isThere ? HttpResponse.json(licences) : HttpResponse.text('no'))),
  );
  const { user } = await renderApp({ path: '/about', signedInAs: 'member', language: 'en' });
  const show = await screen.findByRole('button', { name: 'Show licences' });
  await user.click(show);
  expect(await screen.findByText('The licences could not be loaded.')).toBeVisible();
  isThere = true;
  await user.click(show);
  await user.click(await screen.findByText('react 19.3.1 · MIT'));
  expect(screen.getByText('Permission is granted')).toBeVisible();
});
