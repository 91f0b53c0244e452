import { screen } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { renderApp } from '../../../tests/render';

describe('/expired', () => {
  test('"Your session hat timeout.", "Let me take you back to the login screen", and a back-to-home button (R-2.7)', async () => {
    const { user, router } = await renderApp({ path: '/expired', language: 'en' });
    expect(await screen.findByRole('heading', { name: 'Your session hat timeout.' })).toBeVisible();
    expect(screen.getByText('Let me take you back to the login screen')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Back to home' }));
    expect(await screen.findByLabelText('Username (mail)')).toBeVisible();
    expect(router.state.location.pathname).toBe('/');
  });

  test('the expired page is in German, too', async () => {
    await renderApp({ path: '/expired' });
    expect(await screen.findByRole('heading', { name: 'Die Sitzung ist abgelaufen.' })).toBeVisible();
    expect(screen.getByRole('button', { name: 'Zur Anmeldung' })).toBeVisible();
  });

  test('the heading of the expired page gets the focus when a session ends', async () => {
    const { router } = await renderApp({ path: '/', language: 'en' });
    await screen.findByLabelText('Username (mail)');
    await router.navigate('/expired', { replace: true, state: { returnTo: '/work' } });
    expect(await screen.findByRole('heading', { name: 'Your session hat timeout.' })).toHaveFocus();
  });
});
