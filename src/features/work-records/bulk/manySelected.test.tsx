import { fireEvent, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { bar } from '../../../../tests/journeys/bulkScreen';
import { renderWithStore } from '../../../../tests/render';
import { cents } from '@/domain/money/money';
import { addDays, isoDate } from '@/domain/time/period';
import type { WorkRecord } from '@/domain/work/workRecord';
import { BulkBar } from './BulkBar';
import { useBulk } from './useBulk';

const MANY = 10_000;
const first = isoDate('2000-01-01');
const records: readonly WorkRecord[] = Array.from({ length: MANY }, (_, at) => ({
  id: at + 1,
  employee: '',
  date: addDays(first, at),
  customerId: 2,
  customerName: 'Kessler',
  projectId: null,
  projectName: '',
  description: 'Much work',
  location: '',
  hours: 1,
  travelHours: null,
  departure: null,
  arrival: null,
  distanceKm: null,
  foodAllowance: cents(0),
  travelExpenses: cents(0),
}));

/** A list with very many records, of which a row is clicked with and without Shift. */
function ManyRecords() {
  const bulk = useBulk(records, '');
  const [one] = records;
  const last = records.at(-1);
  return (
    <>
      <button type="button" onClick={() => one && bulk.select(one, false)}>
        First
      </button>
      <button type="button" onClick={() => last && bulk.select(last, true)}>
        Up to the last
      </button>
      {bulk.selected.length > 0 && <BulkBar bulk={bulk} reading="whole" />}
    </>
  );
}

/** How long a press takes until its result is on the screen, in milliseconds. */
function timeOf(name: string): number {
  const button = screen.getByRole('button', { name });
  const begun = performance.now();
  fireEvent.click(button);
  return performance.now() - begun;
}

test('10,000 records are selected within a second, at once and as a span, and a change asks first (R-15.30)', async () => {
  const { user } = await renderWithStore(<ManyRecords />, { language: 'en' });
  await user.click(screen.getByRole('button', { name: 'First' }));
  await bar();
  expect(timeOf('Select all 10000')).toBeLessThan(1000);
  expect((await bar()).getByText('10000 entries selected')).toBeVisible();
  expect(timeOf('First')).toBeLessThan(1000);
  expect((await bar()).getByText('9999 entries selected')).toBeVisible();
  expect(timeOf('Up to the last')).toBeLessThan(1000);
  expect((await bar()).getByText('10000 entries selected')).toBeVisible();
  await user.click((await bar()).getByRole('button', { name: 'Remove selected' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Delete 10000 entries?' }));
  await user.click(dialog.getByRole('button', { name: 'Cancel' }));
  expect((await bar()).getByText('10000 entries selected')).toBeVisible();
});
