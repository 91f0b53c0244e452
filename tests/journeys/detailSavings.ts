import { screen, within } from '@testing-library/react';
import { expect } from 'vitest';
import type { Rendered } from '../render';
import { noDialog, noRights, value } from './detailSteps';
import type { Saving } from './savings';
import { type SavedSheet, watchSpreadsheets } from './spreadsheets';

export const inDialog = (name: string) => within(screen.getByRole('dialog')).getByRole('button', { name });

/**
 * Adds Anke Petersen to the members of a customer or project.
 *
 * @param path of the call
 * @param open opens the page
 */
export const memberAdded = (what: string, path: string, open: () => Promise<Rendered>): Saving => ({
  what,
  method: 'post',
  path,
  prepare: async () => {
    const app = await open();
    await app.user.click(await screen.findByRole('button', { name: 'Add member' }));
    await app.user.type(await screen.findByRole('combobox', { name: 'People' }), 'anke');
    await app.user.click(await screen.findByRole('option', { name: /anke\.petersen/u }));
    return app;
  },
  submit: async (app) => {
    const more = screen.queryByRole('button', { name: 'Add more' });
    if (more) await app.user.click(more);
    await app.user.click(await screen.findByRole('button', { name: 'Add' }));
  },
  words: /0 of 1 added/u,
  noRights,
  isClosedBy403: true,
  isKept: () => expect(screen.getByRole('dialog')).toHaveTextContent('anke.petersen@nordfeld.example'),
  isDone: () => {
    noDialog();
    expect(screen.getByRole('button', { name: 'Remove Anke Petersen' })).toBeVisible();
  },
});

/** Exports the rows of a customer or project as a spreadsheet; the parameters are those of `memberAdded`. */
export function exported(what: string, path: string, open: () => Promise<Rendered>): Saving {
  let saved: SavedSheet[] = [];
  return {
    what,
    method: 'get',
    path,
    prepare: async () => {
      saved = watchSpreadsheets();
      const app = await open();
      await app.user.click(await screen.findByRole('button', { name: 'Export' }));
      await screen.findByRole('dialog');
      return app;
    },
    submit: async (app) => app.user.click(inDialog('Export')),
    words: /Not exported\./u,
    isKept: () => expect(value('Month')).toBe('November 2026'),
    isDone: () => {
      noDialog();
      expect(saved).toHaveLength(1);
    },
  };
}
