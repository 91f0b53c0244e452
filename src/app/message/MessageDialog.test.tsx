import { act, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { messageShown } from '@/shared/store/dialogSlice';
import { renderWithStore } from '../../../tests/render';
import { MessageDialog } from './MessageDialog';

test('the message dialog shows plain text, and closes (R-1.12)', async () => {
  const { store, user } = await renderWithStore(<MessageDialog />, { language: 'en' });
  const message = { title: 'Error', message: 'Not saved.\nTry again.', contentType: 'text/plain' } as const;
  act(() => void store.dispatch(messageShown(message)));
  expect(await screen.findByRole('dialog', { name: 'Error' })).toHaveTextContent('Not saved. Try again.');
  await user.click(screen.getByRole('button', { name: 'Close' }));
  expect(screen.queryByText(/Not saved/u)).toBeNull();
});

test('Back closes the message dialog, and leaves the page where it is (R-24.99)', async () => {
  const { store, router } = await renderWithStore(<MessageDialog />, { language: 'en' });
  await act(async () => router.navigate('/expenses'));
  const message = { title: 'Error', message: 'Not saved.', contentType: 'text/plain' } as const;
  act(() => void store.dispatch(messageShown(message)));
  expect(await screen.findByRole('dialog', { name: 'Error' })).toBeVisible();
  await act(async () => router.navigate(-1));
  expect(screen.queryByText('Not saved.')).toBeNull();
  expect(router.state.location.pathname).toBe('/expenses');
  await act(async () => router.navigate(-1));
  await waitFor(() => expect(router.state.location.pathname).toBe('/'));
});
