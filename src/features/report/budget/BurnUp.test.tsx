import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { everyGroup, open } from '../../../../tests/journeys/budgetsScreen';

describe('the burn-up of a row', () => {
  const title = 'Reicht bis etwa 15. – 25. Januar';

  test('the burn-up opens below its row, is in the address, and is closed by Escape or a press (R-16.57, R-16.61)', async () => {
    const { user, router } = await open();
    await user.click(await screen.findByRole('button', { name: 'MES: Verlauf zeigen' }));
    expect(await screen.findByRole('heading', { name: title })).toBeVisible();
    expect(router.state.location.search).toContain('open=');
    await user.keyboard('{Escape}');
    const toggle = screen.getByRole('button', { name: 'MES: Verlauf zeigen' });
    expect(screen.queryByRole('heading', { name: title })).toBeNull();
    expect(toggle).toHaveFocus();
    expect(router.state.location.search).toBe('?view=budget');
    await user.keyboard('{Enter}');
    expect(screen.getByRole('heading', { name: title })).toBeVisible();
    // Another row takes its place.
    await user.click(screen.getByRole('button', { name: 'Shop: Verlauf zeigen' }));
    await waitFor(() => expect(screen.queryByRole('heading', { name: title })).toBeNull());
  });

  test('the burn-up is a picture with a sentence, and beside it are the pace, its weeks, figures and links (R-16.57, R-16.58)', async () => {
    const { user } = await open();
    await user.click(await screen.findByRole('button', { name: 'MES: Verlauf zeigen' }));
    expect(
      await screen.findByRole('img', { name: `MES: 486,0 von 675 Stunden verbraucht. ${title}.` }),
    ).toBeVisible();
    expect(screen.getByText(/^Bei 19,5 bis 23,0 h je Woche/u)).toBeVisible();
    const weeks = screen.getByRole('img', {
      name: 'Stunden der letzten acht vollen Wochen: 19, 22, 21, 24, 17, 24, 20, 22',
    });
    const used = [...weeks.querySelectorAll('[class*="isUsed"] em')].map(({ textContent }) => textContent);
    expect(used).toEqual(['19', '22', '21', '24', '20', '22']);
    const terms = [...document.querySelectorAll('main table dl :is(dt, dd)')].map(
      ({ textContent }) => textContent,
    );
    expect(terms.map((text) => text.replaceAll('\u00a0', ' '))).toEqual([
      'verbraucht',
      '486,0 h',
      'bleiben',
      '189,0 h',
      'Umsatz je h',
      '110 €',
    ]);
    expect(screen.getByRole('link', { name: 'Projekt öffnen' }).getAttribute('href')).toMatch(
      /^\/project\//u,
    );
  });

  test('the points of the burn-up can be shown as a table (R-16.59)', async () => {
    const { user } = await open();
    await user.click(await screen.findByRole('button', { name: 'Shop: Verlauf zeigen' }));
    await user.click(await screen.findByRole('button', { name: 'Als Tabelle' }));
    const points = within(screen.getByRole('table', { name: 'Verbrauch von Shop' })).getAllByRole('row');
    expect(points.map((row) => row.textContent.replaceAll('\u00a0', ' '))).toEqual([
      'bisStundenvom Budget',
      '18.11.2026169,094 %',
      '15.11.2026169,094 %',
      '08.11.2026147,082 %',
      '01.11.2026127,071 %',
      '25.10.2026103,057 %',
      '18.10.202686,048 %',
      '11.10.202662,034 %',
      '04.10.202641,023 %',
      '27.09.202619,011 %',
      '20.09.20260,00 %',
    ]);
  });

  test('the burn-up of a customer has all its listed projects (R-16.60)', async () => {
    const { user } = await open(everyGroup, '?view=budget&by=customer', 'en');
    await user.click(await screen.findByRole('button', { name: 'Kessler: show course' }));
    await user.click(await screen.findByRole('button', { name: 'As a table' }));
    const points = within(screen.getByRole('table', { name: 'Hours used of Kessler' })).getAllByRole('row');
    expect(points[1]).toHaveTextContent('18.11.2026824.0');
    expect(screen.getByRole('link', { name: 'Open customer' })).toBeVisible();
  });
});
