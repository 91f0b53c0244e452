import { screen, waitFor } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { describe, expect, test } from 'vitest';
import {
  addCustomers,
  customerRows,
  openCustomers,
  openSettings,
  shownNames,
} from '../../../../tests/journeys/customersScreen';
import { holdAnswers } from '../../../../tests/jsdom/holdAnswers';
import { watchCalls } from '../../../../tests/jsdom/sentCalls';
import { server } from '../../../../tests/jsdom/testService';
import { comesInTime, ownTime } from '../../../../tests/jsdom/testTime';
import { renderApp } from '../../../../tests/render';

const kessler = 'Kessler Maschinenbau GmbH';
const field = async () => screen.findByRole('combobox', { name: 'Search and filter customers' });

/** Opens an address of the customers with `more` customers besides the twelve of the seed. */
async function open(address: string, more = 0) {
  const calls = watchCalls();
  const app = await renderApp({ signedInAs: 'manager', language: 'en' });
  addCustomers(app.service, more);
  await app.router.navigate(address);
  const starts = () => calls.of('POST', '/customers').map(({ body }) => Reflect.get(Object(body), 'start'));
  return { ...app, starts };
}

/** Answers the page that begins at an index with a 500, the given number of times. */
function failPage(start: number, times: number) {
  let left = times;
  server.use(
    http.post('*/api/customers', async ({ request }) => {
      const body: unknown = await request.clone().json();
      if (left === 0 || Reflect.get(Object(body), 'start') !== start) return undefined;
      left -= 1;
      return HttpResponse.json({ message: 'out of order' }, { status: 500 });
    }),
  );
}

describe('searching the customers', () => {
  test('text is searched in all pages, is in the address, and going back finds it again (R-15.1, R-15.10)', async () => {
    const { user, router, starts } = await open('/customers', 30);
    await screen.findByText(kessler);
    expect(starts()).toEqual([0]);
    await user.type(await field(), 'grunTHAL');
    await waitFor(() => expect(shownNames()).toEqual(['Molkerei Grünthal eG']));
    expect(await screen.findByText('of all 42 read')).toBeVisible();
    expect(screen.getByText('1 customer · 2 projects', { selector: 'b' })).toBeVisible();
    // Two pages are asked for at a time once the first one is full, so the last call is one too many.
    expect(starts().slice(1)).toEqual([0, 20, 40, 60]);
    expect(router.state.location.search).toBe('?q=grunTHAL');
    await router.navigate('/dashboard');
    await screen.findByRole('heading', { level: 1, name: /Tobias|Good/u });
    await router.navigate(-1);
    expect(await field()).toHaveValue('grunTHAL');
    await waitFor(() => expect(shownNames()).toEqual(['Molkerei Grünthal eG']));
  });

  test('Reset shows the pages of the list again, and reads nothing (R-15.10)', async () => {
    const { user, router, starts } = await open('/customers?state=dormant');
    await waitFor(() => expect(shownNames()).toEqual(['Verlag Morgenrot']));
    const before = starts().length;
    await user.click(screen.getByRole('button', { name: 'Reset' }));
    await waitFor(() => expect(shownNames()).toHaveLength(12));
    expect(screen.getByText('Entries 1 to 12')).toBeVisible();
    expect(router.state.location.search).toBe('');
    expect(starts()).toHaveLength(before);
  });

  test('Back and an emptied field lead to the page of the list where the search began (R-15.10)', async () => {
    const { user, router } = await open('/customers?start=20', 30);
    await waitFor(() => expect(shownNames()).toHaveLength(20));
    const page = shownNames();
    const search = () => router.state.location.search;
    await user.type(await field(), 'kess');
    await waitFor(() => expect(shownNames()).toEqual([kessler]));
    await router.navigate(-1);
    await waitFor(() => expect(shownNames()).toEqual(page));
    expect(search()).toBe('?start=20');
    await user.type(await field(), 'kess');
    await waitFor(() => expect(shownNames()).toEqual([kessler]));
    await user.clear(await field());
    await waitFor(() => expect(shownNames()).toEqual(page));
    expect(search()).toBe('?start=20');
  });

  test('where nothing matches, each part says what it alone would leave (R-15.5)', async () => {
    const { user } = await open('/customers?q=%3Cb%3E&state=dormant');
    expect(await screen.findByRole('heading', { name: 'No entry matches' })).toBeVisible();
    expect(screen.getByText('Text “<b>”: 0')).toBeVisible();
    expect(screen.getByText('Status inactive: 1')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Reset filters' }));
    await waitFor(() => expect(shownNames()).toHaveLength(12));
  });

  test('an address with values that there are not shows them as unknown, and nothing breaks (R-15.4)', async () => {
    await open('/customers?member=gone&sort=__proto__&state=nonsense&start=abc');
    expect(await screen.findByRole('button', { name: 'Filter Member: unknown, change' })).toBeVisible();
    expect(await screen.findByRole('heading', { name: 'No entry matches' })).toBeVisible();
  });
});

describe('the order of the customers', () => {
  test('a press on a head sorts by it, the second turns it, the third ends it (R-15.3)', async () => {
    const { user, router } = await openCustomers();
    await user.click(screen.getByRole('button', { name: 'Table' }));
    const first = () => customerRows()[0]?.textContent ?? '';
    const head = () => screen.getByRole('columnheader', { name: 'Projects' });
    await user.click(screen.getByRole('button', { name: 'Projects' }));
    await waitFor(() => expect(first()).toMatch(/Kessler/u));
    expect(screen.getByRole('button', { name: 'Projects' })).toHaveFocus();
    expect(head()).toHaveAttribute('aria-sort', 'descending');
    await user.click(screen.getByRole('button', { name: 'Projects' }));
    await waitFor(() => expect(first()).toMatch(/Verlag Morgenrot/u));
    expect(head()).toHaveAttribute('aria-sort', 'ascending');
    expect(router.state.location.search).toBe('?sort=projects');
    await user.click(screen.getByRole('button', { name: 'Projects' }));
    await waitFor(() => expect(first()).toMatch(/Akademie/u));
    expect(head()).not.toHaveAttribute('aria-sort');
    expect(router.state.location.search).toBe('');
  });

  test('cards have a menu for it at the right of the line that says what was found, which keeps the focus (R-15.32)', async () => {
    const { user, router } = await openCustomers();
    const menu = (name: string) => screen.getByRole('button', { name });
    const choose = async (name: string) => {
      await user.click(await screen.findByRole('button', { name }));
      await user.click(await screen.findByRole('menuitemradio', { name: /^Projects/u }));
    };
    await choose('Sort');
    await waitFor(() => expect(shownNames()[0]).toMatch(/Kessler/u));
    expect(menu('Sort: Projects, descending')).toHaveFocus();
    await choose('Sort: Projects, descending');
    await waitFor(() => expect(shownNames()[0]).toMatch(/Verlag Morgenrot/u));
    expect(router.state.location.search).toBe('?sort=projects');
    await choose('Sort: Projects, ascending');
    await waitFor(() => expect(router.state.location.search).toBe(''));
    expect(menu('Sort')).toHaveFocus();
  });
});

describe('reading the whole list', () => {
  test('a page that fails once is asked for again, and nobody notices (R-15.11)', async () => {
    failPage(20, 1);
    await open('/customers?q=zulieferer', 30);
    expect(await screen.findByText('of all 42 read')).toBeVisible();
    expect(shownNames()).toHaveLength(30);
  });

  test('a page that fails twice interrupts the reading, which says so and can be continued (R-15.11)', async () => {
    failPage(40, 2);
    const { user, starts } = await open('/customers?q=zulieferer', 50);
    expect(await screen.findByText(/^Reading interrupted\. .*out of order/u)).toBeVisible();
    expect(shownNames()).toHaveLength(28);
    const before = starts().length;
    await user.click(screen.getByRole('button', { name: 'Continue' }));
    expect(await screen.findByText('of all 62 read')).toBeVisible();
    expect(shownNames()).toHaveLength(50);
    expect(starts()[before]).toBe(40);
  });

  test('reading that breaks off at page 7 says "so far", and Continue reads the rest, each entry once (R-15.11)', async () => {
    failPage(120, 2);
    const { user } = await open('/customers?q=zulieferer', 160);
    expect(await screen.findByText(/^Reading interrupted\. .*out of order/u)).toBeVisible();
    expect(screen.getByText('108 customers · 0 projects so far', { selector: 'b' })).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Continue' }));
    expect(await screen.findByText('of all 172 read')).toBeVisible();
    expect(screen.getByText('160 customers · 0 projects', { selector: 'b' })).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Show 100 more' }));
    expect(new Set(shownNames())).toHaveLength(160);
    expect(shownNames()).toHaveLength(160);
  });

  test('where not even the first page is answered, no figure is shown, and Try again reads the list (R-15.11)', async () => {
    ownTime();
    failPage(0, 4);
    const { user } = await open('/customers?q=kessler');
    await comesInTime(() => expect(screen.getByText('The customers were not loaded')).toBeVisible());
    await comesInTime(() => expect(screen.queryByText(/^Reading/u)).not.toBeInTheDocument());
    expect(screen.queryByText(/0 customers/u)).not.toBeInTheDocument();
    expect(screen.queryByText('No entry matches')).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(shownNames()).toEqual([kessler]));
  });

  test('Stop ends the reading: what is missing is said, and Continue reads it (R-15.11)', async () => {
    const { user } = await open('/customers', 30);
    await screen.findByText(kessler);
    const answers = holdAnswers('post', '/customers');
    await user.type(await field(), 'zulieferer');
    await user.click(await screen.findByRole('button', { name: 'Stop' }));
    answers.letGo();
    expect(await screen.findByText('Stopped: more entries are missing.')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Continue' }));
    expect(await screen.findByText('of all 42 read')).toBeVisible();
    expect(shownNames()).toHaveLength(30);
  });

  test('a list that is sorted only shows a hundred rows, and the next ones by a button (R-15.12)', async () => {
    const { user } = await open('/customers?sort=name', 130);
    expect(await screen.findByText('of all 142 read')).toBeVisible();
    expect(shownNames()).toHaveLength(100);
    await user.click(screen.getByRole('button', { name: 'Show 100 more' }));
    expect(shownNames()).toHaveLength(142);
  });

  test('a customer who is changed while the list is searched is shown as changed (R-15.10)', async () => {
    const { user } = await open('/customers?q=kessler');
    await waitFor(() => expect(shownNames()).toEqual([kessler]));
    const dialog = await openSettings(user, kessler);
    const name = screen.getByLabelText(/^Name/u);
    await user.clear(name);
    await user.type(name, 'Kessler SE');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(dialog).not.toBeInTheDocument());
    await waitFor(() => expect(shownNames()).toEqual(['Kessler SE']));
  });
});
