import { screen } from '@testing-library/react';
import { expect } from 'vitest';
import type { Saving } from './savings';
import { cell, openWeek } from './weekScreen';

/** Cells of the seeded week: an empty one, and one with a record. */
const openCell = 'Thu 19.11., Klinikum Westerfeld, Dienstplan-App';
const workedCell = 'Wed 18.11., Klinikum Westerfeld, Dienstplan-App';

/** Cells of the week grid, which are saved when they lose the focus. */
export const gridSavings: readonly Saving[] = [
  {
    what: 'hours typed into the week grid',
    method: 'put',
    path: '/workrecords',
    prepare: async () => {
      const app = await openWeek();
      await app.user.click(cell(openCell));
      await app.user.keyboard('2.5');
      return app;
    },
    submit: async (app) => {
      await app.user.click(cell(openCell));
      await app.user.keyboard('{Enter}');
    },
    words: /Not saved\..*still in the cell/u,
    isKept: () => {
      expect(cell(openCell)).toHaveValue('2.5');
      expect(cell(openCell)).toBeInvalid();
    },
    // The cell of a waiting entry is a button.
    isDone: () => {
      const [shown] = [
        ...screen.queryAllByRole('textbox', { name: openCell }),
        ...screen.queryAllByRole('button', { name: (name) => name.startsWith(`${openCell}:`) }),
      ];
      expect(shown).toHaveAttribute('data-record');
    },
    isCreation: true,
  },
  {
    what: 'hours changed in the week grid',
    method: 'patch',
    path: '/workrecords/*',
    prepare: async () => {
      const app = await openWeek();
      await app.user.click(cell(workedCell));
      await app.user.keyboard('5.5');
      return app;
    },
    submit: async (app) => {
      await app.user.click(cell(workedCell));
      await app.user.keyboard('{Enter}');
    },
    words: /Not saved\..*still in the cell/u,
    isKept: () => {
      expect(cell(workedCell)).toHaveValue('5.5');
      expect(cell(workedCell)).toBeInvalid();
    },
    isDone: () => {
      expect(cell(workedCell)).toHaveValue('5.5');
      expect(cell(workedCell)).toBeValid();
    },
    mayBeEmpty: true,
  },
];
