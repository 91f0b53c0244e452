import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import * as v from 'valibot';
import { beforeEach, expect, test } from 'vitest';
import { watchCalls } from '../jsdom/sentCalls';
import { server, testService } from '../jsdom/testService';
import { comesInTime, ownTime } from '../jsdom/testTime';
import { expenseRows, openExpenses } from './expensesScreen';
import { heard, lost, nothingWaits } from './outboxScreen';

beforeEach(ownTime);

const isStored = (id: string | undefined) =>
  testService().db.all(v.object({ Id: v.number() }), 'select Id from expenses where Id = ?', Number(id))
    .length > 0;

test.each([
  ['that never arrived', lost, 2],
  ['whose answer was lost', heard, 1],
])(
  'the deletion of an expense %s is struck through until it is gone (R-14.29)',
  async (_what, answer, sent) => {
    const app = await openExpenses();
    const calls = watchCalls();
    const row = expenseRows().find((one) => within(one).queryByRole('button', { name: /^View receipt/u }));
    const id = row?.dataset['record'];
    server.use(
      http.delete('*/api/expenses/:id', answer, { once: true }),
      http.post('*/api/expenses', () => HttpResponse.error(), { once: true }),
    );
    await app.user.click(within(row ?? document.body).getByRole('button', { name: /^Delete/u }));
    await app.store.extra.heldBack.sendAll();
    expect(await screen.findByText(/^Not deleted yet: the service does not answer/u)).toBeVisible();
    await waitFor(() =>
      expect(expenseRows().find((one) => one.dataset['record'] === id)).toHaveTextContent(
        'to be deleted, waits',
      ),
    );
    await comesInTime(() => expect(expenseRows().map((one) => one.dataset['record'])).not.toContain(id));
    await nothingWaits();
    expect(isStored(id)).toBe(false);
    expect(calls.of('DELETE')).toHaveLength(sent);
  },
);
