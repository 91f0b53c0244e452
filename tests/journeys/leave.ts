import { screen, waitFor } from '@testing-library/react';
import { expect } from 'vitest';
import type { Rendered } from '../render';

/**
 * Leaves a list for the dashboard, until the cache has let go of the list: who is back sooner sees it once more, and
 * nothing is asked for.
 */
export async function leave({ router, store }: Rendered): Promise<void> {
  await router.navigate('/dashboard');
  await screen.findByRole('heading', { level: 1, name: /Good morning|Guten Morgen/u });
  await waitFor(() => {
    const cached = Object.keys(store.getState().api?.queries ?? {});
    expect(cached.filter((key) => /^list(?:WorkRecords|Expenses|TimeSheets)\(/u.test(key))).toEqual([]);
  });
}
