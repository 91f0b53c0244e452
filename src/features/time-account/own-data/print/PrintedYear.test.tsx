import { screen, within } from '@testing-library/react';
import { expect, onTestFinished, test, vi } from 'vitest';
import { isoDate } from '@/domain/time/period';
import { beginAccount, hoursOfNovember } from '../../../../../tests/journeys/accountScreen';
import { patience } from '../../../../../tests/patience';
import { renderWithStore } from '../../../../../tests/render';
import { PrintedYear } from './PrintedYear';

const end = () => undefined;

/** The cells of each row of a table, with plain spaces. */
const textsOf = (table: HTMLElement) =>
  within(table)
    .getAllByRole('row')
    .map((row) =>
      [...row.querySelectorAll('th, td')].map(({ textContent }) => textContent.replaceAll('\u{A0}', ' ')),
    );

test('the printed year has its months, the oldest first, their sums, and the days without an entry (R-17.153)', async () => {
  const print = vi.spyOn(globalThis, 'print').mockImplementation(end);
  onTestFinished(() => print.mockRestore());
  hoursOfNovember();
  await beginAccount({
    start: isoDate('2026-10-29'),
    entitlements: [{ year: 2026, days: 28, carriedOver: 2, lapses: false, changedAt: 1 }],
  });
  await renderWithStore(<PrintedYear year={2026} onEnd={end} />, { signedInAs: 'member' });
  const months = await screen.findByRole('table', { name: 'Kontojahr 2026' }, patience);
  expect(textsOf(months)).toEqual([
    ['Monat', 'Soll', 'Ist', 'Abwesend', 'Saldo', 'Verfallen', 'Konto'],
    ['Anfangsstand', '+ 12,0'],
    ['Oktober', '', '16,0', '0,0', '–', '− 16,0', '–', '− 4,0'],
    ['November bis 17.11.', '', '96,0', '98,0', '–', '+ 2,0', '–', '− 2,0'],
    ['Summe', '112,0', '98,0', '–', '− 14,0', '–', '− 2,0'],
  ]);
  expect(textsOf(screen.getByRole('table', { name: 'Urlaub (Tage)' }))).toEqual([
    ['Anspruch 2026', '28,0'],
    ['Übertrag aus 2025', '2,0'],
    ['genommen', '0,0'],
    ['geplant', '0,0'],
    ['frei', '30,0'],
  ]);
  expect(screen.getByText(/Do 29\.10\. und Fr 30\.10\. ohne Eintrag, zählen −.16,0 h\./u)).toBeVisible();
  await vi.waitFor(() => expect(print).toHaveBeenCalled(), patience);
});

test('the printed year says that its sums lack an unreadable entry (R-24.15)', async () => {
  const print = vi.spyOn(globalThis, 'print').mockImplementation(end);
  onTestFinished(() => print.mockRestore());
  Object.assign(hoursOfNovember().rows[3] ?? {}, { Date: 'soon' });
  await beginAccount({ start: isoDate('2026-10-29') });
  await renderWithStore(<PrintedYear year={2026} onEnd={end} />, { signedInAs: 'member' });
  expect(await screen.findByText(/Ohne 1 unlesbaren Eintrag\./u, undefined, patience)).toBeVisible();
  await vi.waitFor(() => expect(print).toHaveBeenCalled(), patience);
});
