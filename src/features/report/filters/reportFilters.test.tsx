import { screen, waitFor } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { patience } from '../../../../tests/patience';
import { kessler, openReport, rowNames } from '../../../../tests/journeys/reportScreen';

describe('the filters', () => {
  test('chosen customers narrow the report, or are the ones that are left out (R-16.39)', async () => {
    const { user, search } = await openReport();
    const field = await screen.findByRole('combobox', { name: 'Bericht durchsuchen oder filtern' });
    await user.click(field);
    await user.click(await screen.findByRole('option', { name: /^Kunde/u }));
    await user.click(await screen.findByRole('option', { name: kessler }));
    await waitFor(() => expect(rowNames()).toEqual([kessler, 'Summe']));
    expect(search()).toBe('?customer=2');
    await user.click(await screen.findByRole('button', { name: 'Nur diese ausschließen' }));
    await waitFor(() => expect(rowNames()).toEqual(['Nordfeld intern', 'Summe']));
    expect(search()).toBe('?customer=%212');
    expect(screen.getByRole('button', { name: `Filter Kunde: nicht ${kessler}, ändern` })).toBeVisible();
  });

  test('a page that the browser prints says the settings and what is filtered (R-24.124)', async () => {
    await openReport('?rows=person&cols=week&customer=%212');
    const settings = await screen.findByText(
      `Person · KW · Oktober 2026 · Kunde: nicht ${kessler}`,
      {},
      patience,
    );
    expect(settings).toHaveClass('tw-printed');
  });

  test('the searched text is in the address, and if no hours are left a press resets the filters (R-16.39, R-16.40)', async () => {
    const { user, search } = await openReport();
    await user.type(
      await screen.findByRole('combobox', { name: 'Bericht durchsuchen oder filtern' }),
      'Störung',
    );
    expect(
      await screen.findByRole('heading', { name: 'Keine Stunden in diesem Zeitraum' }, patience),
    ).toBeVisible();
    expect(search()).toBe('?q=St%C3%B6rung');
    await user.click(screen.getByRole('button', { name: 'Filter zurücksetzen' }));
    await waitFor(() => expect(rowNames()).toContain(kessler));
    expect(search()).toBe('');
  });
});
