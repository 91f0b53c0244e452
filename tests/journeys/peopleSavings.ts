import { screen, within } from '@testing-library/react';
import { expect } from 'vitest';
import { renderApp } from '../render';
import { fill } from './customersScreen';
import { press } from './detailSteps';
import { section } from './employeeScreen';
import type { Saving } from './savings';

const openProfile = async (tab: string) => {
  const app = await renderApp({ path: `/profile?tab=${tab}`, signedInAs: 'member', language: 'en' });
  await screen.findByRole('tablist');
  return app;
};

const comments = async () => screen.findByRole('switch', { name: 'New comment' });

/** The user actions of the people's screens that send a call. */
export const peopleSavings: readonly Saving[] = [
  {
    what: "one's own profile",
    method: 'put',
    path: '/users/*',
    prepare: async () => {
      const app = await openProfile('contact');
      await app.user.click(section('Contact').getByRole('button', { name: /^Edit/u }));
      await fill(app.user, section('Contact').getByRole('form'), { Phone: '0821 99' });
      return app;
    },
    submit: press('Save'),
    words: /Not saved\./u,
    isKept: () =>
      expect(within(section('Contact').getByRole('form')).getByLabelText('Phone')).toHaveValue('0821 99'),
    isDone: () => expect(section('Contact').getByText('0821 99')).toBeVisible(),
    mayBeEmpty: true,
    waits: true,
  },
  {
    what: 'a subscription switched off',
    method: 'delete',
    path: '/users/me/notification',
    prepare: async () => {
      const app = await openProfile('notification');
      await comments();
      return app;
    },
    submit: async ({ user }) => user.click(await comments()),
    words: /Not switched: New comment\./u,
    isKept: () => expect(screen.getByRole('switch', { name: 'New comment' })).toBeChecked(),
    isDone: () => expect(screen.getByRole('switch', { name: 'New comment' })).not.toBeChecked(),
    mayBeEmpty: true,
  },
];
