import { screen, within } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import { renderWithStore } from '../../../tests/render';
import { HoursBars, type HoursRow } from './HoursBars';
import { HoursRing } from './HoursRing';

const rows: readonly HoursRow[] = [
  { key: '2026-11', label: 'November', detail: '2026', hours: 58.5 },
  { key: '2026-10', label: 'October', detail: '2026', hours: 96 },
];

const bars = (props: Partial<Parameters<typeof HoursBars>[0]> = {}) => (
  <HoursBars title="Hours per month" rowName="Month" rows={rows} isCurrent {...props} />
);

const entries = (count: number) =>
  Array.from({ length: count }, (_, index) => ({ name: `Customer ${index + 1}`, hours: 10 }));

const chart = (name: string) => within(screen.getByRole('figure', { name }));
const texts = (elements: HTMLElement[]) => elements.map(({ textContent }) => textContent);

describe('hours as bars', () => {
  test('all values of the bars are in the page as text, before anything is drawn', async () => {
    await renderWithStore(bars(), { language: 'en' });
    const shown = chart('Hours per month');
    expect(texts(shown.getAllByRole('listitem'))).toEqual([
      'November 202658.5 Hours',
      'October 202696.0 Hours',
    ]);
    expect(shown.getByText('one notch = 8 hours, a day’s work')).toBeVisible();
    expect(document.querySelector('canvas')).toBeNull();
  });

  test('the bars can be shown as a table with days of work and a total (R-3.30)', async () => {
    const { user } = await renderWithStore(bars(), { language: 'en' });
    await user.click(screen.getByRole('button', { name: 'As table: Hours per month' }));
    expect(texts(within(screen.getByRole('table', { name: 'Hours per month' })).getAllByRole('row'))).toEqual(
      ['MonthHoursDays’ work', 'November 202658.57.3', 'October 202696.012.0', 'Total154.519.3'],
    );
    await user.click(screen.getByRole('button', { name: 'As chart: Hours per month' }));
    expect(screen.queryByRole('table')).toBeNull();
  });

  test('hours that cannot be loaded empty the chart, with a retry in the corner (R-9.25)', async () => {
    const onRetry = vi.fn<() => void>();
    const { user } = await renderWithStore(bars({ failure: { text: 'No connection.', onRetry } }), {
      language: 'en',
    });
    expect(chart('Hours per month').queryByRole('listitem')).toBeNull();
    expect(screen.getByRole('alert')).toHaveTextContent('No connection.');
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(onRetry).toHaveBeenCalledOnce();
  });

  test('a chart without any hours says so', async () => {
    await renderWithStore(bars({ rows: [{ key: '2026-11', label: 'November', detail: '2026', hours: 0 }] }), {
      language: 'en',
    });
    expect(screen.getByText('No hours in this period')).toBeVisible();
  });
});

describe('hours as a ring', () => {
  const ring = (count: number) => (
    <HoursRing title="Hours per customer" rowName="Customer" entries={entries(count)} />
  );

  test('the ring has values and shares in its legend, and the total in its hole', async () => {
    await renderWithStore(ring(4), { language: 'en' });
    const shown = chart('Hours per customer');
    expect(texts(shown.getAllByRole('listitem'))[0]).toBe('Customer 110.0 Hours, 25%');
    expect(shown.getByText('40.0')).toBeVisible();
  });

  test('with more entries than colours, the last slice of the ring is the rest', async () => {
    const { user } = await renderWithStore(ring(20), { language: 'en' });
    expect(texts(chart('Hours per customer').getAllByRole('listitem')).at(-1)).toBe('Others100.0 Hours, 50%');
    await user.click(screen.getByRole('button', { name: /As table/u }));
    expect(texts(screen.getAllByRole('row')).at(-1)).toBe('Total200.0100%');
  });
});
