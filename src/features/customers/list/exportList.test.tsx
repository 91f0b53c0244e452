import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { describe, expect, test, vi } from 'vitest';
import { addCustomers } from '../../../../tests/journeys/customersScreen';
import { readSheet, readText, watchSpreadsheets } from '../../../../tests/journeys/spreadsheets';
import { setScreenWidth } from '../../../../tests/jsdom/browserStubs';
import { holdAnswers } from '../../../../tests/jsdom/holdAnswers';
import { server } from '../../../../tests/jsdom/testService';
import { type Visitor, renderApp } from '../../../../tests/render';

async function open(path: string, visitor: Visitor = {}, more = 0) {
  const saved = watchSpreadsheets();
  const app = await renderApp({ signedInAs: 'manager', language: 'en', ...visitor });
  addCustomers(app.service, more);
  await app.router.navigate(path);
  const choose = async (item: RegExp, button = 'Export') => {
    await app.user.click(await screen.findByRole('button', { name: button }));
    await app.user.click(await screen.findByRole('menuitem', { name: item }));
  };
  return { ...app, saved, choose };
}

/** The service answers no page of the customers from an index on. */
function failFrom(first: number) {
  server.use(
    http.post('*/api/customers', async ({ request }) => {
      const body: unknown = await request.clone().json();
      if (Number(Reflect.get(Object(body), 'start')) < first) return undefined;
      return HttpResponse.json({ message: 'out of order' }, { status: 500 });
    }),
  );
}

const dialog = async () => within(await screen.findByRole('dialog', { name: 'Export' }));

describe('writing a list to a file', () => {
  test('Excel has what is shown, in its order, with formulas below (R-15.20)', async () => {
    const { saved, choose, user } = await open('/customers?q=kessler&sort=-name');
    expect(await screen.findByText('of all 12 read')).toBeVisible();
    await user.click(await screen.findByRole('button', { name: 'Export' }));
    expect(await screen.findByText('Found: 1 customer')).toBeVisible();
    await user.keyboard('{Escape}');
    await choose(/^Excel/u);
    expect(await screen.findByText('1 row saved: Customers.xlsx')).toBeVisible();
    const [file] = saved;
    if (!file) throw new Error('nothing was saved');
    const sheet = await readSheet(file);
    expect([sheet['A1']?.v, sheet['A2']?.v, sheet['A3']?.v]).toEqual([
      'Name',
      'Kessler Maschinenbau GmbH',
      'Total',
    ]);
    expect(sheet['D3']).toMatchObject({ t: 'n', f: 'SUM(D2)' });
  });

  test('CSV of work records has the language’s numbers and days, and the period in its name (R-15.21, R-15.22)', async () => {
    const { saved, choose } = await open('/work?from=2026-10-01&to=2026-10-31&sort=date', {
      signedInAs: 'member',
      language: 'de',
    });
    expect(await screen.findByText(/^aus (?:allen )?\d+ gelesenen/u, {}, { timeout: 10_000 })).toBeVisible();
    await choose(/^CSV/u, 'Exportieren');
    await waitFor(() => expect(saved).toHaveLength(1));
    const [file] = saved;
    if (!file) throw new Error('nothing was saved');
    expect(file.name).toBe('Arbeitszeiten_2026-10-01_2026-10-31.csv');
    const lines = (await readText(file)).split('\r\n');
    expect(lines[0]).toBe('\uFEFFDatum;Kunde;Projekt;Beschreibung;Ort;Stunden;Reisezeit');
    expect(lines[1]).toMatch(/^0\d\.10\.2026;.+;\d+(?:,5)?;[\d,]*$/u);
  });

  test('nothing asked, the whole list is read first, and the list stays as it is (R-15.23)', async () => {
    const { saved, choose, user } = await open('/customers', {}, 30);
    await user.click(await screen.findByRole('button', { name: 'Export' }));
    expect(await screen.findByText('Whole list')).toBeVisible();
    await user.keyboard('{Escape}');
    await choose(/^CSV/u);
    expect(await screen.findByText('42 rows saved: Customers.csv')).toBeVisible();
    expect(saved).toHaveLength(1);
    expect(screen.getByText('Entries 1 to 20')).toBeVisible();
  });

  test('reading can be stopped; what was read is written after asking, and the file says so (R-15.23)', async () => {
    const { saved, choose, user } = await open('/customers', {}, 30);
    await screen.findByText('Entries 1 to 20');
    const answers = holdAnswers('post', '/customers');
    await choose(/^CSV/u);
    await user.click((await dialog()).getByRole('button', { name: 'Stop' }));
    answers.letGo();
    const question = await dialog();
    expect(question.queryByRole('button', { name: 'Export anyway' })).not.toBeInTheDocument();
    failFrom(20);
    await user.click(question.getByRole('button', { name: 'Continue' }));
    expect(await question.findByText(/out of order/u)).toBeVisible();
    expect(saved).toHaveLength(0);
    await user.click(question.getByRole('button', { name: 'Export anyway' }));
    expect(await screen.findByText('20 rows saved: Customers.csv')).toBeVisible();
    const [file] = saved;
    expect(file && (await readText(file))).toMatch(
      /\r\nIncomplete: only the first 20 entries were read\.\r\n$/u,
    );
  });

  test('all that was found is printed with the filters in words, and only for as long as that takes (R-15.24)', async () => {
    const print = vi.spyOn(globalThis, 'print').mockImplementation(() => undefined);
    const { choose } = await open('/customers?state=active&sort=name', {}, 120);
    expect(await screen.findByText('of all 132 read')).toBeVisible();
    await choose(/^Print/u);
    const printed = await screen.findByLabelText('Print', { selector: 'section' });
    await waitFor(() => expect(print).toHaveBeenCalledOnce());
    expect(within(printed).getByText(/^131 customers · \d+ projects · Status: active$/u)).toBeInTheDocument();
    // Head, rows and total.
    expect(within(printed).getAllByRole('row', { hidden: true })).toHaveLength(133);
    globalThis.dispatchEvent(new Event('afterprint'));
    await waitFor(() => expect(printed).not.toBeInTheDocument());
  });

  test('on a phone the sheet of the field has it (R-15.20)', async () => {
    setScreenWidth(390);
    const { saved, user } = await open('/customers?state=dormant');
    await user.click(await screen.findByRole('button', { name: 'Filter · 1' }));
    const group = within(await screen.findByRole('group', { name: 'Export' }));
    await user.click(group.getByRole('button', { name: 'CSV with semicolons' }));
    await waitFor(() => expect(saved.map(({ name }) => name)).toEqual(['Customers.csv']));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });
});
