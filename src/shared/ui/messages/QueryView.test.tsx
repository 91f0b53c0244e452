import { screen } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import { renderWithStore } from '../../../../tests/render';
import { type QueryState, QueryView } from './QueryView';

const idle: QueryState<readonly string[]> = {
  isFetching: false,
  isLoading: false,
  refetch: () => undefined,
};

async function show(query: Partial<QueryState<readonly string[]>>) {
  return renderWithStore(
    <QueryView
      query={{ ...idle, ...query }}
      skeleton={<p>skeleton</p>}
      failedTitle="The list could not be loaded"
      isEmpty={(rows) => rows.length === 0}
      empty={<p>nothing yet</p>}
      back={{ label: 'To the lists', path: '/lists' }}
    >
      {(rows) => rows.map((row) => <p key={row}>{row}</p>)}
    </QueryView>,
    { language: 'en' },
  );
}

describe('the four states of a query', () => {
  test('a loading query keeps the room at once and says so after a while', async () => {
    await show({ isLoading: true, isFetching: true });
    expect(screen.getByText('skeleton').parentElement).toHaveClass('tw-waiting');
    expect(await screen.findByText('Loading …')).toBeInTheDocument();
    expect(screen.getByText('skeleton').parentElement).not.toHaveClass('tw-waiting');
  });

  test('a failed query says why and offers a retry (R-1.49)', async () => {
    const refetch = vi.fn<() => void>();
    const { user } = await show({ error: { kind: 'timeout' }, refetch });
    expect(screen.getByRole('alert')).toHaveTextContent('The server does not answer.');
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(refetch).toHaveBeenCalledOnce();
  });

  test('an empty query and one with data are shown', async () => {
    await show({ data: [] });
    expect(screen.getByText('nothing yet')).toBeVisible();
  });

  test('data stays when fetching it again fails', async () => {
    await show({ data: ['first'], error: { kind: 'network' } });
    expect(screen.getByText('first')).toBeVisible();
    expect(screen.getByRole('alert')).toHaveTextContent(
      'The list could not be loaded. No connection to the server.',
    );
    expect(screen.getByRole('button', { name: 'Try again' })).toBeVisible();
  });

  test.each(['not-found', 'forbidden'] as const)(
    'data of what was removed, or may not be read any more, stays without a retry: %s (R-24.117)',
    async (kind) => {
      await show({ data: ['first'], error: { kind, message: 'no', status: 404 } });
      expect(screen.getByText('first')).toBeVisible();
      expect(screen.getByRole('alert')).toHaveTextContent('The list could not be loaded.');
      expect(screen.queryByRole('button')).not.toBeInTheDocument();
    },
  );
});
