import { screen, within } from '@testing-library/react';
import { expect } from 'vitest';
import { fill, openCustomers, openNewCustomer, openSettings } from './customersScreen';
import {
  closeError,
  edit,
  kessler,
  noDialog,
  noRights,
  openKessler,
  press,
  sectionIsRead,
  value,
} from './detailSteps';
import type { Saving } from './savings';
import { type SavedSheet, watchSpreadsheets } from './spreadsheets';

const settings = {
  prepare: async () => {
    const app = await openCustomers();
    await fill(app.user, await openSettings(app.user, kessler), { Address: 'Typed 1' });
    return app;
  },
  submit: press('Save'),
  words: /Not saved\./u,
  noRights,
  isKept: () => expect(value('Address')).toBe('Typed 1'),
  isDone: noDialog,
};

let saved: SavedSheet[] = [];

/** What the screens of customers send by a press; those of projects: projectSavings.ts. */
export const customerSavings: readonly Saving[] = [
  {
    what: 'a new customer',
    method: 'put',
    path: '/customers/',
    prepare: async () => {
      const app = await openCustomers();
      await fill(app.user, await openNewCustomer(app.user), { Name: 'Typed GmbH' });
      return app;
    },
    submit: press('Create'),
    words: /Not saved\./u,
    noRights,
    isKept: () => expect(value('Name')).toBe('Typed GmbH'),
    isDone: () => {
      noDialog();
      expect(screen.getByText('Typed GmbH')).toBeVisible();
    },
    isCreation: true,
  },
  { what: "a customer's settings", method: 'put', path: '/customer/2', ...settings },
  { what: 'a customer, read again before it is saved', method: 'get', path: '/customer/2', ...settings },
  {
    what: "a customer's basic information",
    method: 'put',
    path: '/customer/2',
    prepare: async () => {
      const app = await openKessler();
      await fill(app.user, await edit(app, 'Basic information'), { Address: 'Typed 1' });
      return app;
    },
    submit: press('Save'),
    words: /Not saved\./u,
    noRights,
    isKept: () => expect(value('Address')).toBe('Typed 1'),
    isDone: () => {
      sectionIsRead('Basic information');
      expect(screen.getByText('Typed 1')).toBeVisible();
    },
  },
  {
    what: 'a new project',
    method: 'put',
    path: '/projects',
    prepare: openKessler,
    submit: press('New project'),
    words: /The project was not created\./u,
    noRights,
    isKept: () => expect(screen.getByRole('heading', { level: 1, name: kessler })).toBeVisible(),
    isDone: () => expect(screen.getByRole('heading', { level: 1, name: 'New project' })).toBeVisible(),
    isCreation: true,
  },
  {
    what: 'a member who is added',
    method: 'post',
    path: '/customer/2/member',
    prepare: async () => {
      const app = await openKessler();
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
    isKept: () => expect(screen.getByRole('dialog')).toHaveTextContent('anke.petersen@nordfeld.example'),
    isDone: () => {
      noDialog();
      expect(screen.getByRole('button', { name: 'Remove Anke Petersen' })).toBeVisible();
    },
  },
  {
    what: 'a member who is removed',
    method: 'delete',
    path: '/customer/2/member',
    prepare: openKessler,
    submit: async (app) => {
      await closeError(app);
      await app.user.click(await screen.findByRole('button', { name: 'Remove Tobias Reimann' }));
      await app.user.click(await screen.findByRole('button', { name: 'Remove' }));
    },
    words: /Error/u,
    noRights,
    isKept: () => expect(screen.getByRole('dialog', { name: 'Error' })).toBeVisible(),
    isDone: () => {
      noDialog();
      expect(screen.queryByRole('button', { name: 'Remove Tobias Reimann' })).not.toBeInTheDocument();
    },
  },
  {
    what: 'the rows of an export',
    method: 'get',
    path: '/customer/2/export',
    prepare: async () => {
      saved = watchSpreadsheets();
      const app = await openKessler();
      await app.user.click(await screen.findByRole('button', { name: 'Export' }));
      await screen.findByRole('dialog');
      return app;
    },
    submit: async (app) =>
      app.user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Export' })),
    words: /Not exported\./u,
    isKept: () => expect(value('Month')).toBe('November 2026'),
    isDone: () => {
      noDialog();
      expect(saved).toHaveLength(1);
    },
  },
];
