import { act, screen, waitFor } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { serverErrorRaised } from '@/shared/store/errorSlice';
import { renderApp } from '../../../tests/render';

/** The Server Error screen instead of a page, reached from `/work` or by a direct link. */
async function open({ isDirect }: { isDirect: boolean }) {
  const path = isDirect ? '/customer/7' : '/work';
  const app = await renderApp({ path, signedInAs: 'member', language: 'en' });
  await screen.findByRole('heading', { level: 1 });
  if (!isDirect) await act(async () => app.router.navigate('/customer/7'));
  await screen.findByRole('heading', { name: 'Basic information' });
  act(() => void app.store.dispatch(serverErrorRaised({ code: 503, message: 'Down for maintenance' })));
  expect(await screen.findByRole('heading', { name: 'Server Error' })).toBeVisible();
  expect(screen.getByText('503')).toBeVisible();
  expect(screen.getByText('Down for maintenance')).toBeVisible();
  return app;
}

describe('the Server Error screen', () => {
  test('the Server Error screen leads back to the previous page (R-1.18)', async () => {
    const { user, router } = await open({ isDirect: false });
    await user.click(screen.getByRole('button', { name: 'Back' }));
    expect(await screen.findByRole('heading', { name: 'Working Time Management' })).toBeVisible();
    expect(router.state.location.pathname).toBe('/work');
  });

  test('the Server Error screen leads to the dashboard if there is no previous page', async () => {
    const { user, router } = await open({ isDirect: true });
    await user.click(screen.getByRole('button', { name: 'To the dashboard' }));
    await waitFor(() => expect(router.state.location.pathname).toBe('/dashboard'));
    expect(screen.queryByText('503')).not.toBeInTheDocument();
  });

  test('the error does not affect other pages', async () => {
    const { router } = await open({ isDirect: false });
    await act(async () => router.navigate('/expenses'));
    expect(await screen.findByRole('heading', { name: 'Expenses' })).toBeVisible();
    expect(screen.queryByText('503')).not.toBeInTheDocument();
  });
});
