import { act, render, screen } from '@testing-library/react';
import { RouterProvider, createMemoryRouter } from 'react-router-dom';
import { expect, onTestFinished, test, vi } from 'vitest';
import { CrashPage } from './CrashPage';

/** Opens a screen whose code cannot be loaded. */
async function openMissing() {
  const reload = vi.fn<() => void>();
  const lazy = async () => Promise.reject(new TypeError('Failed to fetch dynamically imported module'));
  const errorElement = <CrashPage reload={reload} />;
  const router = createMemoryRouter([
    { path: '/', element: null },
    { path: '/late', errorElement, lazy },
  ]);
  onTestFinished(() => router.dispose());
  render(<RouterProvider router={router} />);
  await act(async () => router.navigate('/late'));
  await screen.findByRole('alert');
  return reload;
}

test('a screen whose code never came, opened without a network, says so and loads when the network is back (R-1.29)', async () => {
  const network = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const reload = await openMissing();
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(/^(?:Kein Netz|No network)$/u);
  expect(reload).not.toHaveBeenCalled();
  network.mockReturnValue(true);
  act(() => void dispatchEvent(new Event('online')));
  expect(reload).toHaveBeenCalledOnce();
});

test('with a network, the page says what went wrong, and reloads only by its button', async () => {
  const reload = await openMissing();
  expect(screen.getByRole('alert')).toHaveTextContent(/dynamically imported/u);
  expect(reload).not.toHaveBeenCalled();
});
