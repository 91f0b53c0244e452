import { act, screen } from '@testing-library/react';
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
