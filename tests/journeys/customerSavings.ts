import { screen } from '@testing-library/react';
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
import { exported, memberAdded } from './detailSavings';
import type { Saving } from './savings';

const settings: Omit<Saving, 'what' | 'method' | 'path'> = {
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
  waits: true,
  opensError: true,
};

/** The user actions of the customers' screens that send a call; those of projects are in projectSavings.ts. */
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
    opensError: true,
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
    waits: true,
    opensError: true,
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
  memberAdded('a member who is added', '/customer/2/member', openKessler),
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
    isClosedBy403: true,
    noRights,
    isKept: () => expect(screen.getByRole('dialog', { name: 'Error' })).toBeVisible(),
    isDone: () => {
      noDialog();
      expect(screen.queryByRole('button', { name: 'Remove Tobias Reimann' })).not.toBeInTheDocument();
    },
  },
  exported('the rows of an export', '/customer/2/export', openKessler),
];
