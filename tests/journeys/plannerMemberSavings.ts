import { screen, within } from '@testing-library/react';
import { expect } from 'vitest';
import type { Rendered } from '../render';
import { openBoard } from './plannerScreen';
import type { Saving } from './savings';

const openTask = async () => {
  const app = await openBoard();
  await app.user.click(screen.getByRole('button', { name: 'Lasttest 40 Terminals' }));
  await screen.findByLabelText('State');
  return app;
};

const openMembers = async ({ user }: Rendered) => {
  if (screen.queryByRole('combobox', { name: 'Add by mail' })) return;
  // The board behind an open task has such a button, too.
  const place = within(screen.queryByRole('dialog') ?? document.body);
  await user.click(await place.findByRole('button', { name: 'Manage members' }));
};

const add = async (app: Rendered) => {
  await openMembers(app);
  const field = await screen.findByRole('combobox', { name: 'Add by mail' });
  await app.user.clear(field);
  await app.user.click(field);
  await app.user.paste('katharina.vogt');
  await app.user.click(await screen.findByRole('option', { name: /katharina\.vogt/u }));
};

const remove = (name: string) => async (app: Rendered) => {
  await openMembers(app);
  await app.user.click(await screen.findByRole('button', { name: `Remove ${name}` }));
};

const isMember = (name: string) => () =>
  expect(screen.getByRole('button', { name: `Remove ${name}` })).toBeVisible();
const isNone = (name: string) => () =>
  expect(screen.queryByRole('button', { name: `Remove ${name}` })).not.toBeInTheDocument();

/** Actions that change the members of boards and tasks. */
export const memberSavings: readonly Saving[] = [
  {
    what: 'a new member of a board',
    method: 'post',
    path: '/kanban/boards/*/member',
    prepare: async () => openBoard('Jana privat'),
    submit: add,
    words: /was not added\./u,
    isKept: isNone('Katharina Vogt'),
    isDone: isMember('Katharina Vogt'),
    mayBeEmpty: true,
  },
  {
    what: 'a member taken from a board',
    method: 'patch',
    path: '/kanban/boards/*/member',
    prepare: async () => openBoard(),
    submit: remove('Tobias Reimann'),
    words: /Tobias Reimann was not removed\./u,
    isKept: isMember('Tobias Reimann'),
    isDone: isNone('Tobias Reimann'),
    mayBeEmpty: true,
  },
  {
    what: 'a new member of a task',
    method: 'post',
    path: '/kanban/tasks/*/member',
    prepare: openTask,
    submit: add,
    words: /was not added\./u,
    isKept: isNone('Katharina Vogt'),
    isDone: isMember('Katharina Vogt'),
    mayBeEmpty: true,
  },
  {
    what: 'a member taken from a task',
    method: 'patch',
    path: '/kanban/tasks/*/member',
    prepare: openTask,
    submit: remove('Lukas Brandt'),
    words: /Lukas Brandt was not removed\./u,
    isKept: isMember('Lukas Brandt'),
    isDone: isNone('Lukas Brandt'),
    mayBeEmpty: true,
  },
];
