import { screen, waitFor } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { describe, expect, test } from 'vitest';
import { server } from '../../../../tests/jsdom/testService';
import { kessler, refuse } from '../../../../tests/journeys/detailScreen';
import { renderApp } from '../../../../tests/render';

describe('a customer or project that may not be read', () => {
  test.each(['/customer/3', '/project/10'])(
    'a 403 sets the error state: the Server Error screen replaces %s (R-1.18, R-9.24)',
    async (path) => {
      refuse('get', path, 403, 'not yours');
      await renderApp({ path, signedInAs: 'member', language: 'en' });
      expect(await screen.findByText('You do nat have permisson to access this document')).toBeVisible();
      expect(screen.getByText('403')).toBeVisible();
      expect(screen.queryByRole('heading', { name: 'Members' })).toBeNull();
      expect(document.title).toBe('No access – Tagwerk');
      expect(screen.getByRole('link', { name: 'To the customers' })).toHaveAttribute('href', '/customers');
    },
  );

  test('a 403 of a project whose line is opened sets it, too (R-9.24)', async () => {
    refuse('get', '/project/:id', 403, 'not yours');
    const { user } = await renderApp({ path: kessler.path, signedInAs: 'manager', language: 'en' });
    await user.click(await screen.findByRole('button', { name: 'Edit: Ersatzteil-Shop' }));
    expect(await screen.findByText('You do nat have permisson to access this document')).toBeVisible();
    expect(screen.getByText('403')).toBeVisible();
  });

  test.each(['/customer/3', '/project/10'])(
    'once the rights have changed, %s is shown on its next visit (R-9.24)',
    async (path) => {
      refuse('get', path, 403, 'not yours');
      const { router } = await renderApp({ path, signedInAs: 'manager', language: 'en' });
      await screen.findByText('403');
      server.resetHandlers();
      await router.navigate('/customers');
      await screen.findByRole('heading', { level: 1, name: 'Customers' });
      await router.navigate(path);
      await waitFor(() => expect(document.title).not.toBe('Customers – Tagwerk'));
      await screen.findAllByRole('button', { name: 'Edit' });
      expect(screen.queryByText('403')).toBeNull();
    },
  );

  test.each(['/customer/9999', '/project/9999'])(
    '%s does not exist: the page links to the list and offers no retry (R-1.21)',
    async (path) => {
      const { user } = await renderApp({ path, signedInAs: 'manager', language: 'en' });
      expect(await screen.findByText(/The server does not have this/u)).toBeVisible();
      expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
      await user.click(screen.getByRole('link', { name: 'To the customers' }));
      expect(await screen.findByRole('heading', { level: 1, name: 'Customers' })).toBeVisible();
    },
  );

  test('any other failure is shown with a retry that loads the page', async () => {
    server.use(
      http.get('*/api/customer/2', () => HttpResponse.json({ message: 'down' }, { status: 503 }), {
        once: true,
      }),
    );
    const { user } = await renderApp({ path: kessler.path, signedInAs: 'manager', language: 'en' });
    expect(await screen.findByRole('heading', { name: 'The customer was not loaded' })).toBeVisible();
    const retry = screen.queryByRole('button', { name: 'Try again' });
    if (retry) await user.click(retry);
    expect(await screen.findByRole('heading', { level: 1, name: kessler.name })).toBeVisible();
  });
});
