import { screen, waitFor } from '@testing-library/react';
import { expect } from 'vitest';
import type { Rendered } from '../render';

/**
 * Leaves a list for the dashboard and waits until the cache has removed the list. A user who returns earlier sees the
 * cached list, and nothing is requested.
 */
export async function leave({ router, store }: Rendered): Promise<void> {
  await router.navigate('/dashboard');
  await screen.findByRole('heading', { level: 1, name: /Good morning|Guten Morgen/u });
  await waitFor(() => {
    const cached = Object.keys(store.getState().api?.queries ?? {});
    expect(cached.filter((key) => /^list(?:WorkRecords|Expenses|TimeSheets)\(/u.test(key))).toEqual([]);
  });
}
