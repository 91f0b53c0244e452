import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { loadExpensesPage } from '@/features/expenses';
import { loadWorkRecordsPage } from '@/features/work-records';
import { setScreenWidth } from '../jsdom/browserStubs';
import { patience } from '../patience';
import * as loop from './plainLoop';
import { allRows } from './reportOf';
import { eachCompany, euros, inWeek, odd, open, shown, texts, thisWeek } from './shownCompany';

test('what was found in the lists has its sum (R-23.14)', async () => {
  // The test's time must not include that of loading modules.
  await Promise.all([import('@/shared/lists/find/FindLine'), loadWorkRecordsPage(), loadExpensesPage()]);
  const { router } = await open(odd, '/work?q=Work');
  const hours = `11 entries · ${shown(loop.hoursOf(odd.records))} h`;
  await waitFor(() => expect(texts('[role="status"]')).toContain(hours), patience);
  await router.navigate('/expenses?q=Expense');
  const cost = `4 entries · ${euros(loop.costOf(odd.expenses))}`;
  await waitFor(() => expect(texts('[role="status"]')).toContain(cost), patience);
});

test('on a phone the heads of the lists have the sums of their weeks and months (R-23.14)', async () => {
  setScreenWidth(390);
  const { router } = await open(odd, '/work');
  const head = async (name: string) => (await screen.findByRole('heading', { level: 2, name })).parentElement;
  const must = shown(loop.hoursOf(inWeek(odd, thisWeek)));
  await waitFor(() => expect(texts('.tw-cards-head > span')[0]?.trim()).toBe(`${must} h`), patience);
  await router.navigate('/expenses');
  expect(await head('November 2026')).toHaveTextContent(euros(loop.costOf(odd.expenses)));
});

test.each(eachCompany)(
  'the report of %s has the hours of everybody in its total (R-23.14)',
  async (_name, company) => {
    await open(company, '/customers/report?from=2026-10-01&to=2026-11-18&vs=none', { signedInAs: 'manager' });
    const total = await screen.findByRole('rowheader', { name: 'Total' }, patience);
    const rows = loop.between(allRows(company), '2026-10-01', '2026-11-18');
    // Until all customers are read, the row has the sum of those that are.
    await waitFor(() => {
      const [, hours] = [...(total.closest('tr')?.cells ?? [])];
      expect(hours?.textContent.replace('−\u{A0}', '-')).toBe(shown(loop.hoursOf(rows)));
    }, patience);
  },
);
