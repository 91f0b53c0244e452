import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { patience } from '../../../../tests/patience';
import { readText, watchSpreadsheets } from '../../../../tests/journeys/spreadsheets';
import { kessler, openReport } from '../../../../tests/journeys/reportScreen';
import { holdAnswers } from '../../../../tests/jsdom/holdAnswers';
import { renderApp } from '../../../../tests/render';

const button = (name: string) => screen.getByRole('button', { name });

describe('chart, sums and entries', () => {
  test('the chart is a picture with a sentence, and beside it are the sums (R-16.35, R-16.37)', async () => {
    await openReport();
    expect(screen.getByRole('img', { name: /^Stunden je Kunde: / })).toHaveAccessibleName(
      `Stunden je Kunde: Nordfeld intern 1.515,5 (September 1.418,0), ${kessler} 168,0 (September 152,0).`,
    );
    const sums = screen.getByRole('region', { name: 'Auf einen Blick' });
    expect(sums).toHaveTextContent(/1\.683,5 h\+ 113,5 gegen September \(\+ 7.%\)/u);
    expect(sums).toHaveTextContent(/Reisezeit2,5 hEinträge5Personen1 von 22Kunden mit Stunden2 von 12/u);
    expect(sums).toHaveTextContent('ohne Projekt1.526,5 h');
    expect(screen.getByText('Stunden ohne Kunden stehen in keinem Export und fehlen hier.')).toBeVisible();
  });

  test('a number opens its entries, the newest first; Escape gives the focus back to it (R-16.38)', async () => {
    const { user, search } = await openReport();
    const number = button(`${kessler}, Oktober: 168,0 Stunden`);
    number.focus();
    await user.keyboard('{Enter}');
    const sheet = await screen.findByRole('dialog', { name: kessler }, patience);
    expect(search()).toBe('?cell=total%402');
    expect(await within(sheet).findByText(/168,0 h in 4 Einträgen von 1 Person/u)).toBeVisible();
    const days = within(sheet).getAllByRole('row').slice(1, -1);
    expect(days.map(({ textContent }) => /\d\d\.10\./u.exec(textContent)?.[0])).toEqual([
      '30.10.',
      '15.10.',
      '02.10.',
      '01.10.',
    ]);
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(search()).toBe('');
    await waitFor(() => expect(number).toHaveFocus());
  });

  test('if the report does not have the cell of its address, the entries say so (R-16.38)', async () => {
    const { user, search, router } = await openReport();
    await router.navigate('/customers/report?cell=2026-01%4099');
    const sheet = await screen.findByRole('dialog', { name: 'Keine Einträge' }, patience);
    await user.click(within(sheet).getAllByRole('button', { name: 'Schließen' })[0] ?? sheet);
    await waitFor(() => expect(search()).toBe(''));
  });

  test('the entries of the address open at once, so that they never cover what is opened later (R-16.101)', async () => {
    const held = holdAnswers('get', '/customer/:id/export');
    await renderApp({ signedInAs: 'manager', language: 'de', path: '/customers/report?cell=total%402' });
    const sheet = within(await screen.findByRole('dialog', { name: 'Einträge' }, patience));
    expect(sheet.getByText('Lädt …')).toBeVisible();
    held.letGo();
    expect(await screen.findByRole('dialog', { name: kessler }, patience)).toHaveTextContent(
      / h in \d+ Eintr/u,
    );
  });

  test('entries lead to their project, and are written as CSV by themselves (R-16.44)', async () => {
    const saved = watchSpreadsheets();
    const { user } = await openReport('?rows=project');
    await user.click(button('MES, Oktober: 96,0 Stunden'));
    const sheet = await screen.findByRole('dialog', { name: 'MES' }, patience);
    const link = await within(sheet).findByRole('link', { name: 'Projekt öffnen' }, patience);
    expect(link.getAttribute('href')).toMatch(/^\/project\/\d+$/u);
    await user.click(within(sheet).getByRole('button', { name: 'CSV' }));
    await waitFor(() => expect(saved).toHaveLength(1));
    expect(saved[0]?.name).toBe('auswertung_eintraege_MES_2026-10-01_2026-10-31.csv');
    const lines = saved[0] ? (await readText(saved[0])).split('\r\n') : [];
    expect(lines.slice(1)).toEqual([expect.stringMatching(/^01\.10\.2026;.+;MES;.+;96;0,5$/u), '']);
  });
});
