import { screen, waitFor, within } from '@testing-library/react';
import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { accounts } from '../../../../tests/accounts';
import { setScreenWidth } from '../../../../tests/jsdom/browserStubs';
import { watchCalls } from '../../../../tests/jsdom/sentCalls';
import { testService } from '../../../../tests/jsdom/testService';
import { openWork, recordRows } from '../../../../tests/journeys/workScreen';
import { renderApp } from '../../../../tests/render';
import { selectUser } from '@/shared/session/sessionSlice';
import { changeOnDevice } from '@/shared/storage/deviceStore';

const field = () => screen.findByRole('combobox', { name: 'Search and filter work records' });
const strip = () => screen.queryByRole('list', { name: 'Days of the week' });

/** Number and hours of the member's records that meet a condition. */
function stored(condition: string) {
  const row = v.object({ count: v.number(), hours: v.nullable(v.number()) });
  const sums = testService().db.one(
    row,
    `select count(*) as count, sum(HoursWorked) as hours from workRecords
     where guid = (select guid from users where mail = ?) and ${condition}`,
    accounts.member.mail,
  );
  if (!sums) throw new Error('a sum always has a row');
  return { count: sums.count, hours: (sums.hours ?? 0).toFixed(1) };
}

describe('searching the work records', () => {
  test('F puts the field in the place of week and quick entry, N shows the quick entry, Escape brings all back (R-15.13)', async () => {
    const { user } = await openWork();
    const entry = () => screen.queryByRole('combobox', { name: /Quick entry/u });
    expect(entry()).toBeVisible();
    await user.keyboard('f');
    expect(await field()).toHaveFocus();
    expect(strip()).not.toBeInTheDocument();
    expect(entry()).not.toBeInTheDocument();
    await user.keyboard('{Escape}{Escape}');
    await waitFor(() => expect(entry()).toBeVisible());
    expect(strip()).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Search and filter' }));
    await field();
    await user.keyboard('{Escape}');
    await user.click(screen.getByRole('heading', { level: 1 }));
    await user.keyboard('n');
    await waitFor(() => expect(entry()).toHaveFocus());
    expect(await field()).toBeVisible();
  });

  test('an order folds nothing away (R-15.13)', async () => {
    const { user } = await openWork();
    await user.click(screen.getByRole('button', { name: 'Hours' }));
    expect(await screen.findByText(/^of all \d+ read$/u)).toBeVisible();
    expect(screen.getByRole('columnheader', { name: 'Hours' })).toHaveAttribute('aria-sort', 'descending');
    expect(strip()).toBeVisible();
    expect(
      screen.queryByRole('combobox', { name: 'Search and filter work records' }),
    ).not.toBeInTheDocument();
  });

  test('the hours of a customer in a month are found, counted and added up; the weeks are gone (R-15.2, R-15.13)', async () => {
    const { router } = await openWork();
    await router.navigate('/work?customer=2&from=2026-10-01&to=2026-10-31');
    const { count, hours } = stored(`Customer_fk = 2 and Date between '2026-10-01' and '2026-10-31'`);
    expect(count).toBeGreaterThan(2);
    expect(await screen.findByText(`${count} entries · ${hours} h`, { selector: 'b' })).toBeVisible();
    expect(recordRows()).toHaveLength(count);
    expect(screen.queryByText(/^Week \d+$/u)).not.toBeInTheDocument();
    expect(screen.getByRole('button', { name: /^Filter Customer: Kessler.*change$/u })).toBeVisible();
    await router.navigate('/work?q=kess+"mes-ein"');
    await waitFor(() => expect(screen.getAllByText('Kess', { selector: 'mark' }).length).toBeGreaterThan(2));
  });

  test('reading ends once a whole page lies before the days that are looked for (R-15.14)', async () => {
    const calls = watchCalls();
    const { router } = await openWork();
    await waitFor(() => expect(recordRows()).toHaveLength(20));
    const before = calls.of('POST', '/workrecords').length;
    await router.navigate('/work?from=2026-11-09&to=2026-11-15');
    expect(await screen.findByText(/^of \d+ read, back to/u)).toBeVisible();
    const { count } = stored('1 = 1');
    expect(calls.of('POST', '/workrecords').length - before).toBeLessThan(count / 20);
    await router.navigate('/work?from=2026-01-01&to=2026-11-15');
    const earlier = stored(`Date between '2026-01-01' and '2026-11-15'`);
    expect(
      await screen.findByText(
        `${earlier.count} entries · ${earlier.hours} h`,
        { selector: 'b' },
        { timeout: 10_000 },
      ),
    ).toBeVisible();
  });

  test('the heads sort the whole list, and keep the focus (R-15.3)', async () => {
    const { user } = await openWork();
    const head = () => screen.getByRole('button', { name: 'Hours' });
    await user.click(head());
    await screen.findByText(/^of all \d+ read$/u);
    expect(head()).toHaveFocus();
    const hours = recordRows().map((row) => Number(within(row).getAllByRole('cell')[4]?.textContent));
    expect(hours).toEqual(hours.toSorted((one, other) => other - one));
    await user.click(head());
    await user.click(head());
    await waitFor(() => expect(recordRows()).toHaveLength(20));
    expect(head()).toHaveFocus();
  });

  test('on a phone the sheet sorts days with the newest first, as the heads do (R-15.3, R-15.9)', async () => {
    setScreenWidth(390);
    const { user, router } = await renderApp({
      path: '/work?customer=2',
      signedInAs: 'member',
      language: 'en',
    });
    await user.click(await screen.findByRole('button', { name: 'Filter · 1' }));
    const sheet = within(await screen.findByRole('dialog', { name: 'Filter' }));
    await user.click(sheet.getByRole('button', { name: 'Date' }));
    await waitFor(() => expect(router.state.location.search).toBe('?customer=2&sort=-date'));
  });

  test('an address with anything in it shows what it knows and what is unknown, and nothing breaks (R-15.27)', async () => {
    const { user, router } = await renderApp({
      path: '/work?period=nonsense&from=2026-99-99&customer=%00,<script>,9e99&customer=2&sort=-&q=%E0%A4%A',
      signedInAs: 'member',
      language: 'en',
    });
    expect(await screen.findByRole('heading', { name: 'No entry matches' })).toBeVisible();
    const chip = await screen.findByRole('button', { name: /^Filter Customer: unknown.*change$/u });
    expect(chip).toHaveTextContent('unknown+ 2');
    await user.click(screen.getByRole('button', { name: 'Reset filters' }));
    await waitFor(() => expect(recordRows()).toHaveLength(20));
    expect(router.state.location.search).toBe('');
    await router.navigate(`/work?q=${'word '.repeat(2000)}&project=${'7,'.repeat(2000)}`);
    expect(await screen.findByRole('heading', { name: 'No entry matches' })).toBeVisible();
  });

  test('a view whose customer is gone has it as unknown, which can be removed (R-15.28)', async () => {
    const { user, store, router } = await openWork();
    await changeOnDevice(selectUser(store.getState())?.guid ?? '', 'named-views', () => ({
      records: [{ name: 'Formerly', address: 'customer=2%2C4711&sort=-hours' }],
    }));
    await user.keyboard('f');
    await user.click(await screen.findByRole('button', { name: 'Views' }));
    await user.click(await screen.findByRole('menuitemradio', { name: 'Formerly' }));
    expect(await screen.findByRole('button', { name: 'Formerly' })).toBeVisible();
    await screen.findByText(/^of all \d+ read$/u);
    expect(router.state.location.search).toBe('?customer=2,4711&sort=-hours');
    await user.click(await screen.findByRole('button', { name: /^Filter Customer: .*, change$/u }));
    await user.click(await screen.findByRole('option', { name: /^unknown/u }));
    await waitFor(() => expect(router.state.location.search).toBe('?customer=2&sort=-hours'));
    await router.navigate('/work?customer=4711');
    await user.click(await screen.findByRole('button', { name: 'Filter Customer: unknown, remove' }));
    await waitFor(() => expect(router.state.location.search).toBe(''));
  });

  test('a customer is offered, and named in a link, although no entry of it was read (R-15.28)', async () => {
    const { user, router, service } = await openWork();
    service.db.run(`update workRecords set Customer_fk = 2, Project_fk = null where Customer_fk <> 2`);
    const named = v.object({ Name: v.string() });
    const other = service.db.one(named, 'select Name from customers where id = 5')?.Name ?? '';
    await router.navigate('/work?customer=5');
    expect(await screen.findByRole('button', { name: `Filter Customer: ${other}, change` })).toBeVisible();
    await user.click(screen.getByRole('button', { name: `Filter Customer: ${other}, remove` }));
    await user.keyboard('f');
    await user.type(await field(), other.slice(0, 6));
    expect(await screen.findByRole('option', { name: new RegExp(`^${other}`, 'u') })).toBeVisible();
  });

  test('where nothing matches, the heads stay, and a filter that is called like its value is named once (R-15.5)', async () => {
    await renderApp({ path: '/work?q=xyz&with=travel', signedInAs: 'member', language: 'en' });
    await screen.findByRole('heading', { name: 'No entry matches' });
    expect(screen.getByText(/^with travel: \d+$/u)).toBeVisible();
    expect(screen.getByRole('button', { name: 'Hours' })).toBeVisible();
  });
});
