import { act, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { waitEnded, waitStarted } from '@/shared/store/spinnerSlice';
import { renderWithStore } from '../../tests/render';
import { SpinnerOverlay } from './SpinnerOverlay';

test('the spinner covers the screen until the last blocking wait is over (R-1.13)', async () => {
  const { store } = await renderWithStore(<SpinnerOverlay />, { language: 'en' });
  expect(screen.queryByText('Loading …')).toBeNull();
  act(() => {
    store.dispatch(waitStarted());
    store.dispatch(waitStarted());
    store.dispatch(waitEnded());
  });
  expect(await screen.findByText('Loading …')).toBeInTheDocument();
  act(() => void store.dispatch(waitEnded()));
  expect(screen.queryByText('Loading …')).toBeNull();
});
