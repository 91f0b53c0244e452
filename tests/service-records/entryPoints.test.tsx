import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { kessler, openReport } from '../journeys/reportScreen';
import { patience } from '../patience';
import { type Rendered, renderApp } from '../render';

const mes = 'MES-Einführung Werk 2';
const NEW = '/customers/service-records/new';

/** What the address of the new record says, once its page is open. */
async function ledTo({ router }: Rendered) {
  await waitFor(() => expect(router.state.location.pathname).toBe(NEW), patience);
  return queryOf(router.state.location.search);
}

const queryOf = (search: string) => [...new URLSearchParams(search)];

test.each([
  ['a customer', '/customer/2', kessler, '?customer=2'],
  ['a project', '/project/5', mes, `?customer=2&project=2:${mes}`],
])('the export dialog of %s leads to a record of its days (R-19.85)', async (_, path, name, search) => {
  const app = await renderApp({ path, signedInAs: 'manager', language: 'de' });
  await screen.findByRole('heading', { level: 1, name });
  await app.user.click(await screen.findByRole('button', { name: 'Export' }));
  const dialog = within(await screen.findByRole('dialog'));
  await app.user.click(dialog.getByRole('button', { name: 'Leistungsnachweis …' }));
  expect(await ledTo(app)).toEqual(queryOf(`${search}&from=2026-11-01&to=2026-11-30`));
});

const item = async ({ user }: Rendered) => {
  await user.click(screen.getByRole('button', { name: 'Exportieren' }));
  return screen.findByRole('menuitem', { name: /^Leistungsnachweis …/u });
};

test('the report leads there with its filters, once one customer is filtered (R-19.85)', async () => {
  const app = await openReport('?from=2026-10-01&to=2026-10-31&customer=1&customer=2');
  const refused = await item(app);
  expect(refused).toHaveAttribute('aria-disabled', 'true');
  expect(refused).toHaveTextContent('Erst einen Kunden filtern');
  await app.user.click(refused);
  expect(app.router.state.location.pathname).toBe('/customers/report');
  await app.user.keyboard('{Escape}');
  await app.router.navigate('/customers/report?from=2026-10-01&to=2026-10-31&customer=2&project=2%3AMES');
  await waitFor(() => expect(screen.getAllByRole('rowheader').length).toBeGreaterThan(1), patience);
  await app.user.click(await item(app));
  expect(await ledTo(app)).toEqual(queryOf('?customer=2&project=2:MES&from=2026-10-01&to=2026-10-31'));
});

test('the entries of one customer lead there with their days (R-19.85)', async () => {
  const app = await openReport('?cell=total%402');
  const sheet = within(await screen.findByRole('dialog', { name: kessler }, patience));
  await app.user.click(await sheet.findByRole('link', { name: 'Leistungsnachweis …' }));
  expect(await ledTo(app)).toEqual(queryOf('?customer=2&from=2026-10-01&to=2026-10-31'));
});
