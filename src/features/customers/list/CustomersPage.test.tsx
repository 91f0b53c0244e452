import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { describe, expect, test } from 'vitest';
import { customerPath } from '@/shared/paths';
import {
  addCustomers,
  cardOf,
  customerRows,
  openCustomers,
  rowOf,
  shownNames,
} from '../../../../tests/journeys/customersScreen';
import { setScreenWidth } from '../../../../tests/jsdom/browserStubs';
import { watchCalls } from '../../../../tests/jsdom/sentCalls';
import { server } from '../../../../tests/jsdom/testService';
import { renderApp } from '../../../../tests/render';

const kessler = 'Kessler Maschinenbau GmbH';
const findCustomers = 'Search and filter customers';
const kesslerPath = customerPath(2);

describe('the customers list', () => {
  test('the list has its heading, and a card per customer: number, place, projects; inactive ones are marked (R-9.1)', async () => {
    await openCustomers();
    expect(screen.getByRole('heading', { level: 1, name: 'Customers' })).toBeVisible();
    expect(shownNames()).toHaveLength(12);
    expect(screen.getByText('12 customers, 11 active')).toBeVisible();
    const card = within(cardOf(kessler));
    expect(card.getByText('K-1042 · Augsburg')).toBeVisible();
    expect(card.getByText('5 projects')).toBeVisible();
    expect(card.queryByText('inactive')).not.toBeInTheDocument();
    expect(within(cardOf('Verlag Morgenrot')).getByText('inactive')).toBeVisible();
  });

  test('a customer’s card shows at most 6 member avatars, then "+ n" (R-9.4)', async () => {
    await openCustomers();
    const faces = within(within(cardOf(kessler)).getByRole('list', { name: 'Members' }));
    expect(faces.getAllByRole('listitem')).toHaveLength(7);
    expect(faces.getAllByRole('listitem').at(-1)).toHaveTextContent(/^\+ 1: \S/u);
    const few = within(cardOf('Gemeinde Tannwald')).getByRole('list', { name: 'Members' });
    expect(within(few).getAllByRole('listitem')).toHaveLength(3);
    expect(few).not.toHaveTextContent('+');
  });

  test('the grid or table toggle: both show all customers, and the choice is remembered (R-9.3)', async () => {
    const { user } = await openCustomers();
    await user.click(screen.getByRole('button', { name: 'Table' }));
    expect(screen.getAllByRole('columnheader').map((header) => header.textContent)).toEqual([
      'Name',
      'Number',
      'Location',
      'Projects',
      'Status',
      'Members',
      'Action',
    ]);
    expect(customerRows()).toHaveLength(12);
    expect(rowOf('Verlag Morgenrot')).toHaveTextContent('inactive');
    expect(localStorage.getItem('tagwerk.gridView')).toBe('false');
    await user.click(screen.getByRole('button', { name: 'Grid' }));
    expect(customerRows()).toHaveLength(0);
    expect(shownNames()).toHaveLength(12);
  });

  test('on phones the list starts as a table, shown as rows that can be opened and edited (R-9.3)', async () => {
    setScreenWidth(390);
    const { user, router } = await openCustomers();
    expect(screen.getByRole('button', { name: 'Table' })).toHaveAttribute('aria-pressed', 'true');
    expect(screen.queryByRole('table')).not.toBeInTheDocument();
    expect(cardOf('Verlag Morgenrot')).toHaveTextContent('inactive');
    await user.click(within(cardOf(kessler)).getByRole('button', { name: `Settings: ${kessler}` }));
    const dialog = await screen.findByRole('dialog', { name: 'Edit customer' });
    await user.click(within(dialog).getByRole('button', { name: 'Close' }));
    await user.click(screen.getByRole('link', { name: `Open: ${kessler}` }));
    await waitFor(() => expect(router.state.location.pathname).toBe(kesslerPath));
  });
});

describe('the ways to open a customer', () => {
  test('clicking a grid card opens the customer (R-9.5)', async () => {
    const { user, router } = await openCustomers();
    await user.click(screen.getByRole('link', { name: `Open: ${kessler}` }));
    await waitFor(() => expect(router.state.location.pathname).toBe(kesslerPath));
    expect(await screen.findByRole('heading', { level: 1, name: kessler })).toBeVisible();
  });

  test('double-clicking a row opens the customer; a single click does not (R-9.5)', async () => {
    const { user, router } = await openCustomers();
    await user.click(screen.getByRole('button', { name: 'Table' }));
    await user.click(rowOf(kessler));
    expect(router.state.location.pathname).toBe('/customers');
    await user.dblClick(rowOf(kessler));
    await waitFor(() => expect(router.state.location.pathname).toBe(kesslerPath));
  });

  test('clicking the arrow icon opens the customer (R-9.5)', async () => {
    const { user, router } = await openCustomers();
    await user.click(screen.getByRole('button', { name: 'Table' }));
    await user.click(within(rowOf(kessler)).getByRole('link', { name: `Open: ${kessler}` }));
    await waitFor(() => expect(router.state.location.pathname).toBe(kesslerPath));
  });

  test('the arrow keys move between the rows, and Enter opens the customer (R-9.5)', async () => {
    const { user, router } = await openCustomers();
    await user.click(screen.getByRole('button', { name: 'Table' }));
    const rows = customerRows();
    rows[0]?.focus();
    await user.keyboard('{ArrowDown}{ArrowDown}{ArrowUp}');
    expect(rows[1]).toHaveFocus();
    await user.keyboard('{Enter}');
    const id = rows[1]?.dataset['record'];
    await waitFor(() => expect(router.state.location.pathname).toBe(`/customer/${id}`));
  });

  test('data from the list is shown at once, before the service has answered', async () => {
    const { user } = await openCustomers();
    server.use(http.get('*/api/customer/2', async () => new Promise<never>(() => undefined)));
    await user.click(screen.getByRole('link', { name: `Open: ${kessler}` }));
    expect(await screen.findByRole('heading', { level: 1, name: kessler })).toBeVisible();
  });
});

describe('paging', () => {
  test('Previous only above index 0, Next only after a full page, the index moves by 20 (R-1.20)', async () => {
    const calls = watchCalls();
    const { user, service, router } = await renderApp({ signedInAs: 'manager', language: 'en' });
    addCustomers(service, 15);
    await router.navigate('/customers');
    await screen.findByText(kessler);
    expect(shownNames()).toHaveLength(20);
    // The total is unknown, so no count is shown.
    expect(screen.queryByText(/\d+ customers/u)).not.toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Previous' })).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Next' }));
    await screen.findByText('Zulieferer 15');
    expect(shownNames()).toHaveLength(7);
    expect(screen.queryByRole('button', { name: 'Next' })).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Previous' }));
    await screen.findByText(kessler);
    await waitFor(() =>
      expect(calls.of('POST', '/customers').map(({ body }) => body)).toEqual(
        expect.arrayContaining([
          { start: 0, count: 20 },
          { start: 20, count: 20 },
        ]),
      ),
    );
  });
});

describe('New Customer', () => {
  test.each(['admin', 'manager'] as const)('"New Customer" is shown to the %s (R-9.23)', async (role) => {
    await openCustomers(role);
    expect(await screen.findByRole('button', { name: 'New Customer' })).toBeVisible();
  });

  test('"New Customer" is hidden from a member, who sees everything else (R-9.23)', async () => {
    await openCustomers('member');
    expect(screen.getByRole('button', { name: `Settings: ${kessler}` })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'New Customer' })).not.toBeInTheDocument();
  });
});

describe('the states of the list', () => {
  test('a failed list shows the reason and a retry that works (R-9.7)', async () => {
    server.use(http.post('*/api/customers', () => HttpResponse.error(), { once: true }));
    const { user } = await renderApp({ path: '/customers', signedInAs: 'manager', language: 'en' });
    expect(await screen.findByText('The customers were not loaded')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText(kessler)).toBeVisible();
  });

  test('an empty list offers to add the first customer to those who may create one (R-9.7)', async () => {
    server.use(http.post('*/api/customers', () => HttpResponse.json([])));
    const { user } = await renderApp({ path: '/customers', signedInAs: 'manager', language: 'en' });
    await user.click(await screen.findByRole('button', { name: 'Add the first customer' }));
    expect(await screen.findByRole('dialog', { name: 'New Customer' })).toBeVisible();
  });

  test('an empty list tells a member what is missing, without a button', async () => {
    server.use(http.post('*/api/customers', () => HttpResponse.json([])));
    await renderApp({ path: '/customers', signedInAs: 'member', language: 'en' });
    expect(await screen.findByText('No customers yet')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Add the first customer' })).not.toBeInTheDocument();
    expect(screen.queryByRole('combobox', { name: findCustomers })).not.toBeInTheDocument();
  });
});
