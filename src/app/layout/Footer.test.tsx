import { act, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { renderWithStore } from '../../../tests/render';
import { connectionFound, connectionLost } from '@/shared/api/connectionSlice';
import { Footer } from './Footer';

test('the release date appears when the connection is back, and stays when it is lost (R-1.4)', async () => {
  const network = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const { store } = await renderWithStore(<Footer />, { language: 'en' });
  expect(screen.queryByText(/Released/u)).not.toBeInTheDocument();
  network.mockRestore();
  act(() => void dispatchEvent(new Event('online')));
  expect(await screen.findByText('Released 01.11.2026')).toBeVisible();
  act(() => void store.dispatch(connectionLost()));
  act(() => void store.dispatch(connectionFound()));
  expect(screen.getByText('Released 01.11.2026')).toBeVisible();
});
