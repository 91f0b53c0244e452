import { act, screen, waitFor } from '@testing-library/react';
import { HttpResponse, delay, http } from 'msw';
import { describe, expect, test } from 'vitest';
import { holdWorker } from '../../../../tests/jsdom/holdWorker';
import { server } from '../../../../tests/jsdom/testService';
import { customerId, everyGroup, open, rowOf, rows, steady } from '../../../../tests/journeys/budgetsScreen';

describe('budgets of projects', () => {
  test('there are four figures, and groups in their order with heads and counts (R-16.51, R-16.52)', async () => {
    await open();
    await screen.findByRole('link', { name: 'Budget 2 dringend' });
    const shown = rows().map(([first]) => first);
    expect(shown).toEqual([
      'Projekt',
      'Aufgebraucht1 Projekt',
      'WartungKessler',
      'In den nächsten 30 Tagen1 Projekt',
      'ShopKessler',
      'Später1 Projekt',
      'MESKessler',
      'Ohne Budget1 Projekt · kein Ende vorhersagbar',
      'SchulungLindenau',
      'Ruht1 Projekt · aktiv, seit 60 Tagen ohne Stunden',
      'ZählerLindenau',
    ]);
    await waitFor(() => expect(screen.queryByText('Aufgebraucht, bisher')).toBeNull());
    const figures = [...document.querySelectorAll('main dl > div')].map((tile) => tile.textContent);
    expect(figures).toEqual([
      'Aufgebraucht149,0 h darüber',
      'In 30 Tagen111,0 h bleiben',
      'Ohne Budget112,0 h verbraucht',
      'Ruht1aktiv, seit 60 Tagen still',
    ]);
    expect(
      screen.getByText('Kessler · Intranet ist abgeschlossen oder gescheitert und steht hier nicht.'),
    ).toBeVisible();
  });

  test('a row shows the used and left hours, the pace and the end of its budget (R-16.52, R-16.53)', async () => {
    await open();
    await waitFor(() => expect(rowOf('MES')).toBeDefined());
    expect(rowOf('MES')?.slice(1, 5)).toEqual([
      '72 %',
      '189,0 h von 675 h',
      '19,5 – 23,0 h je Woche',
      '15. – 25. Januarab in 58 Tagen',
    ]);
    expect(rowOf('Shop')?.slice(1, 5)).toEqual([
      '94 %',
      '11,0 h von 180 h',
      '19,5 – 23,0 h je Woche',
      'KW 4716.–22.11.',
    ]);
    expect(rowOf('Wartung')?.slice(1, 5)).toEqual([
      '141 %',
      '49,0 h darüber von 120 h',
      '19,5 – 23,0 h je Woche',
      'aufgebrauchtseit Mo 26.10.',
    ]);
  });

  test('a project without a budget leads to its page, and a dormant one shows its last day with hours (R-16.54)', async () => {
    await open();
    await waitFor(() => expect(rowOf('Zähler')).toBeDefined());
    expect(rowOf('Schulung')?.slice(1, 5)).toEqual(['–', '12,0 h verbraucht', '–', 'zuletzt Do 12.11.']);
    expect(rowOf('Zähler')?.[4]).toBe('zuletzt Fr 10.07.vor 131 Tagen');
    const pen = screen.getByRole('link', { name: 'Schulung: Budget eintragen' });
    expect(pen.getAttribute('href')).toMatch(/^\/project\/\d+$/u);
    expect(screen.getByRole('link', { name: 'Zähler öffnen' })).toBeVisible();
  });

  test('pending projects are listed on request (R-16.55)', async () => {
    const { user } = await open();
    await waitFor(() => expect(rowOf('Zähler')).toBeDefined());
    expect(rowOf('Energie')).toBeUndefined();
    await user.click(screen.getByRole('switch', { name: 'Ausstehende zeigen' }));
    await waitFor(() => expect(rowOf('Energie')?.[4]).toBe('zu wenig Stunden für eine Schätzung'));
  });

  test('the tab has the number of projects that need attention (R-16.56)', async () => {
    const { user } = await open();
    expect(await screen.findByRole('link', { name: 'Budget 2 dringend' })).toBeVisible();
    await user.click(screen.getByRole('link', { name: 'Bericht' }));
    expect(await screen.findByRole('link', { name: 'Bericht' })).toHaveAttribute('aria-current', 'page');
    expect(screen.getByRole('link', { name: 'Budget 2 dringend' })).toBeVisible();
  });

  test('a number that was counted for other settings is not shown (R-16.97)', async () => {
    let isAsked = false;
    const worker = holdWorker(() => isAsked);
    const { service, router } = await open();
    await screen.findByRole('link', { name: 'Budget 2 dringend' });
    isAsked = true;
    await act(async () =>
      router.navigate(`/customers/report?view=budget&customer=${customerId(service, 'Lindenau')}`),
    );
    await waitFor(() => expect(worker.count()).toBeGreaterThan(0));
    expect(screen.getByRole('link', { name: 'Budget' })).toBeVisible();
    act(() => worker.letGo());
    expect(await screen.findByRole('link', { name: 'Budget 0 dringend' })).toBeVisible();
  });
});

describe('budgets of customers', () => {
  test('customers have the sums of their projects and name the first one to end; the address says that they are shown (R-16.60)', async () => {
    const { user, router } = await open({
      ...everyGroup,
      Tannwald: { Bürgerservice: { budget: 675, weeks: steady, more: ['2026-03-16', 317] } },
    });
    await screen.findByRole('link', { name: 'Budget 2 dringend' });
    await user.click(screen.getByRole('button', { name: 'Kunden' }));
    expect(router.state.location.search).toBe('?view=budget&by=customer');
    await waitFor(() => expect(rowOf('Tannwald')).toBeDefined());
    expect(rowOf('Kessler')?.slice(0, 5)).toEqual([
      'Kessler3 Projekte, Wartung aufgebraucht',
      '85 %',
      '151,0 h von 975 h',
      '58,5 – 69,0 h je Woche',
      'KW 4930.11.–06.12.',
    ]);
    expect(rowOf('Tannwald')?.[0]).toBe('TannwaldBürgerservice');
    expect(rowOf('Lindenau')).toBeUndefined();
  });
});

describe('budgets that are not known yet, or not at all', () => {
  /** Opens the budgets; the export of a customer is answered in this way. */
  async function openWith(customer: string, answer: () => Promise<Response>) {
    const { service, router } = await open(everyGroup, null);
    server.use(http.get(`*/api/customer/${customerId(service, customer)}/export`, answer));
    await router.navigate('/customers/report?view=budget');
  }

  function expectInterim() {
    expect(screen.getByText('Aufgebraucht, bisher')).toBeVisible();
    expect(screen.getByText(/^Zwischenstand: Projekte von Kunden/u)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Budget' })).toBeVisible();
  }

  test('until all customers are read, figures and a note say so, and the tab has no number (R-16.62)', async () => {
    await openWith('Lindenau', async () => {
      await delay('infinite');
      return new HttpResponse(null);
    });
    await waitFor(() => expect(rowOf('MES')).toBeDefined());
    expectInterim();
  });

  test('if a customer could not be read, figures and a note say that it is missing (R-16.62)', async () => {
    await openWith('Kessler', async () => Promise.resolve(new HttpResponse(null, { status: 403 })));
    await waitFor(() => expect(rowOf('Zähler')).toBeDefined());
    expectInterim();
  });

  test('budgets of a customer whose export does not name projects are not listed, and the page says so (R-16.95)', async () => {
    const unnamed = [{ Date: '2026-11-02', HoursWorked: 3 }];
    await openWith('Kessler', async () => Promise.resolve(HttpResponse.json(unnamed)));
    await waitFor(() => expect(rowOf('Zähler')).toBeDefined());
    expect(
      await screen.findByText(/^Kessler: Nicht alle Einträge im Export nennen ihr Projekt/u),
    ).toBeVisible();
    expect(rowOf('MES')).toBeUndefined();
    expect(screen.getByRole('link', { name: 'Budget' })).toBeVisible();
  });

  test('the page says so if there are no projects, or none matches the filter (R-16.63)', async () => {
    const { router } = await open({ Kessler: {} });
    expect(await screen.findByRole('heading', { name: 'Keine laufenden Projekte' })).toBeVisible();
    await router.navigate('/customers/report?view=budget&customer=999');
    expect(
      await screen.findByRole('heading', { name: 'Kein laufendes Projekt passt zum Filter' }),
    ).toBeVisible();
  });

  test('without any budget the projects lead to their pages, and customers have no list (R-16.63)', async () => {
    const { user } = await open({ Kessler: { MES: { weeks: steady } } });
    expect(await screen.findByRole('link', { name: 'MES: Budget eintragen' })).toBeVisible();
    expect(screen.getByText(/^Mit einem Budget in Stunden/u)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Kunden' }));
    expect(screen.getByRole('heading', { name: 'Noch kein Budget' })).toBeVisible();
  });

  test('filters by people and text do not narrow budgets, and the page says so (R-16.64)', async () => {
    const { router } = await open(everyGroup, '?view=budget&q=nothing');
    await waitFor(() => expect(rowOf('MES')?.[1]).toBe('72 %'));
    const note = /^Personen und Text schränken hier nicht ein/u;
    expect(screen.getByText(note)).toBeVisible();
    await router.navigate('/customers/report?view=budget&q=nothing&customer=999');
    await screen.findByRole('heading', { name: 'Kein laufendes Projekt passt zum Filter' });
    expect(screen.getByText(note)).toBeVisible();
  });
});
