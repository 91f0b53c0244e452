import { act, screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { describe, expect, test } from 'vitest';
import { holdWorker } from '../../../../tests/jsdom/holdWorker';
import { server } from '../../../../tests/jsdom/testService';
import { patience } from '../../../../tests/patience';
import { kessler, openReport, rowNames, rowTexts } from '../../../../tests/journeys/reportScreen';

const button = (name: string) => screen.getByRole('button', { name });

describe('the table of the report', () => {
  test('a row and its projects have hours, share, the hours before and the change (R-16.32)', async () => {
    const { user } = await openReport();
    await waitFor(() =>
      expect(rowTexts(kessler)).toEqual([kessler, '168,0', '10 %', '152,0', '+ 16,0 (+ 11 %)']),
    );
    expect(rowTexts('Summe').slice(0, 3)).toEqual(['Summe', '1.683,5', '100 %']);
    await user.click(screen.getByRole('button', { name: kessler }));
    expect(rowNames()).toEqual([
      'Nordfeld intern',
      kessler,
      'MES',
      'Shop',
      'Wartung',
      'ohne Projekt',
      'Summe',
    ]);
    expect(rowTexts('ohne Projekt')).toEqual(['ohne Projekt', '11,0', '< 1 %', '–', '+ 11,0 (neu)']);
  });

  test('cells have names; one is the tab stop, arrows move it, and → and ← open and close (R-16.33)', async () => {
    const { user } = await openReport();
    const row = screen.getByRole('button', { name: kessler });
    expect(document.querySelectorAll('table [tabindex="0"]')).toHaveLength(1);
    row.focus();
    await user.keyboard('{ArrowRight}');
    expect(row).toHaveAttribute('aria-expanded', 'true');
    await user.keyboard('{ArrowRight}');
    expect(button(`${kessler}, Oktober: 168,0 Stunden`)).toHaveFocus();
    await user.keyboard('{ArrowDown}');
    expect(button(`MES, Oktober: 96,0 Stunden`)).toHaveFocus();
    expect(document.querySelectorAll('table [tabindex="0"]')).toHaveLength(1);
    await user.keyboard('{Home}{ArrowLeft}');
    expect(row).toHaveFocus();
    await user.keyboard('{ArrowLeft}');
    expect(row).toHaveAttribute('aria-expanded', 'false');
  });

  test('the head of a column sorts, and reverses the order when pressed again; the order is in the address (R-16.34)', async () => {
    const { user, search } = await openReport();
    expect(rowNames()).toEqual(['Nordfeld intern', kessler, 'Summe']);
    await user.click(screen.getByRole('button', { name: 'Kunde → Projekt' }));
    expect(rowNames()).toEqual([kessler, 'Nordfeld intern', 'Summe']);
    expect(search()).toBe('?sort=name');
    await user.click(screen.getByRole('button', { name: 'Kunde → Projekt' }));
    expect(rowNames()).toEqual(['Nordfeld intern', kessler, 'Summe']);
    expect(screen.getByRole('columnheader', { name: 'Kunde → Projekt' })).toHaveAttribute(
      'aria-sort',
      'descending',
    );
  });

  test('columns of time have the days that the period cuts, and an empty cell a dash (R-16.32)', async () => {
    await openReport('?cols=week');
    expect(screen.getByRole('columnheader', { name: /^KW 40/u })).toHaveTextContent('KW 4001.–04.10.');
    expect(button(`${kessler}, KW 40: 141,0 Stunden`)).toBeVisible();
    expect(rowTexts('Nordfeld intern')).toEqual([
      'Nordfeld intern',
      '–',
      '–',
      '–',
      '1.515,5',
      '–',
      '1.515,5',
      '90 %',
    ]);
  });
});

test('hours whose project the export does not name are shown as hours with unknown revenue (R-16.94)', async () => {
  const rows = [{ Date: '2026-10-05', HoursWorked: 7 }];
  server.use(http.get('*/api/customer/2/export', () => HttpResponse.json(rows)));
  await openReport('?measure=rate&vs=none');
  await waitFor(() => expect(rowTexts(kessler)).toEqual([kessler, '–', '–', '– 7,0 h unbekannt']));
  expect(screen.getByText('Umsatz unbekannt').parentElement).toHaveTextContent('Umsatz unbekannt7,0 h');
  expect(screen.getByText(/^Unbekannt ist der Umsatz/u)).toBeVisible();
});

test('until the next answer comes, the last one keeps the titles of its own columns and days (R-16.32)', async () => {
  let isAsked = false;
  const worker = holdWorker(() => isAsked);
  const { router } = await openReport();
  const heads = () => screen.getAllByRole('columnheader').map(({ textContent }) => textContent);
  const before = heads();
  isAsked = true;
  await act(async () =>
    router.navigate('/customers/report?cols=month&from=2026-10-01&to=2026-10-30&vs=none'),
  );
  expect(heads()).toEqual(before);
  expect(screen.queryByText(/Mehr als 60 Spalten/u)).not.toBeInTheDocument();
  worker.letGo();
  await waitFor(() => expect(heads()).toEqual(['Kunde → Projekt', 'Oktober01.–30.10.', 'Summe', 'Anteil']));
});

describe('the settings', () => {
  test('a setting replaces the entry in the history, a number and a tab add one (R-16.30)', async () => {
    const { user, router, search } = await openReport();
    await user.click(screen.getByRole('button', { name: 'Zeilen: Kunde → Projekt' }));
    await user.click(await screen.findByRole('menuitemradio', { name: 'Kunde' }));
    await user.click(screen.getByRole('button', { name: 'Zeitraum davor' }));
    expect(search()).toBe('?rows=customer&from=2026-09-01&to=2026-09-30');
    await user.click(await screen.findByRole('button', { name: `${kessler}, September: 152,0 Stunden` }));
    await screen.findByRole('dialog', { name: kessler });
    await router.navigate(-1);
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(search()).toBe('?rows=customer&from=2026-09-01&to=2026-09-30');
    await user.click(screen.getByRole('link', { name: 'Budget' }));
    await router.navigate(-1);
    expect(await screen.findByRole('button', { name: 'Zeilen: Kunde' }, patience)).toBeVisible();
  });

  test('rows of people have no budget and say why; other periods and days are chosen in the menu (R-16.31)', async () => {
    const { user, search } = await openReport('?rows=person');
    await user.click(screen.getByRole('button', { name: 'Wert: Stunden' }));
    const budget = await screen.findByRole('menuitemradio', { name: /Budget gibt es je Projekt und Kunde/u });
    expect(budget).toHaveAttribute('aria-disabled', 'true');
    await user.click(budget);
    expect(search()).toBe('?rows=person');
    await user.keyboard('{Escape}');
    await user.click(screen.getByRole('button', { name: 'Zeitraum: Oktober 2026' }));
    await user.click(await screen.findByRole('menuitemradio', { name: 'Von – bis …' }));
    const dialog = await screen.findByRole('dialog', { name: 'Zeitraum wählen' });
    const from = within(dialog).getByLabelText('Von');
    await user.clear(from);
    await user.type(from, '15.10.2026');
    await user.click(within(dialog).getByRole('button', { name: 'Zeigen' }));
    await waitFor(() => expect(search()).toBe('?rows=person&from=2026-10-15&to=2026-10-31'));
  });
});
