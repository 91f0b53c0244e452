import { screen, within } from '@testing-library/react';
import { expect } from 'vitest';
import {
  expenseRows,
  fileOf,
  firstExpense,
  openExpenseDialog,
  openExpenses,
  sampleBytes,
} from './expensesScreen';
import { fill } from '../jsdom/fill';
import { type Saving, pressIn } from './savings';

const saveAndClose = pressIn('dialog', 'Save and close');
const noDialog = () => expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
const field = (name: string) => within(screen.getByRole('dialog')).getByLabelText(name);

/** The user actions of the expenses' screen that send a call. */
export const expenseSavings: readonly Saving[] = [
  {
    what: 'a new expense',
    method: 'put',
    path: '/expenses',
    prepare: async () => {
      const app = await openExpenses();
      await openExpenseDialog(app.user);
      await fill(app.user, field('Cost'), '7,25');
      return app;
    },
    submit: saveAndClose,
    words: /Not saved\..*What you typed is still here\./u,
    isKept: () => expect(field('Cost')).toHaveValue('7,25'),
    isDone: () => {
      noDialog();
      expect(firstExpense()).toHaveTextContent('€7.25');
    },
    isCreation: true,
    waits: true,
  },
  {
    what: 'a new expense with a receipt',
    method: 'put',
    path: '/expenses',
    prepare: async () => {
      const app = await openExpenses();
      await openExpenseDialog(app.user);
      await fill(app.user, field('Cost'), '7,25');
      await app.user.upload(field('Receipt'), fileOf(sampleBytes('png'), 'taxi.png'));
      await screen.findByText('taxi.png');
      return app;
    },
    submit: saveAndClose,
    words: /Not saved\..*What you typed is still here\./u,
    isKept: () => {
      expect(field('Cost')).toHaveValue('7,25');
      expect(screen.getByText('taxi.png')).toBeVisible();
    },
    isDone: () => {
      noDialog();
      expect(firstExpense()).toHaveTextContent('€7.25');
      expect(within(firstExpense()).getByRole('button', { name: /^View receipt/u })).toBeVisible();
    },
    isCreation: true,
    waits: true,
  },
  {
    what: 'a deleted expense',
    method: 'delete',
    path: '/expenses/*',
    prepare: openExpenses,
    submit: async (app) => {
      await app.user.click(within(firstExpense()).getByRole('button', { name: /^Delete/u }));
      await app.store.extra.heldBack.sendAll();
    },
    words: /Not deleted\..*The expense is still there\./u,
    isKept: () => expect(firstExpense()).toHaveTextContent('2140'),
    isDone: () => expect(expenseRows()[0]).not.toHaveTextContent('2140'),
    waits: true,
    mayBeEmpty: true,
  },
];
