import { screen, waitFor, within } from '@testing-library/react';
import { expect } from 'vitest';
import { type Rendered, renderApp } from '../render';
import { fill } from '../jsdom/fill';
import { PERSONAL, openBoard, titles } from './plannerScreen';
import { memberSavings } from './plannerMemberSavings';
import type { Saving } from './savings';

const TASK = 'Lasttest 40 Terminals';
const PRIVATE = 'Jana privat';

const noDialog = () => expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
const onBoard = async () => openBoard();

const onTask = async () => {
  const app = await openBoard();
  await app.user.click(screen.getByRole('button', { name: TASK }));
  await screen.findByRole('dialog', { name: TASK });
  await screen.findByLabelText('State');
  return app;
};

const inDialog =
  (name: string, title: string) =>
  async ({ user }: Rendered) =>
    user.click(within(await screen.findByRole('dialog', { name: title })).getByRole('button', { name }));

/**
 * Opens a field by a button if needed, types a name and saves it by Enter; after a failure it saves the same text
 * again.
 */
const typed =
  (button: string, field: string) =>
  async ({ user }: Rendered) => {
    const open = screen.queryByRole('button', { name: button });
    if (open) await user.click(open);
    const input = await screen.findByRole<HTMLInputElement>('textbox', { name: field });
    await waitFor(() => expect(input).toBeEnabled());
    if (input.value !== 'Typed') await fill(user, input, 'Typed');
    await user.type(input, '{Enter}');
  };

const fieldHas =
  (name: string, text = 'Typed') =>
  () =>
    expect(screen.getByRole('textbox', { name })).toHaveValue(text);

/** Opens the question unless it is open already, and confirms it. */
const confirmed = (button: string, title: string) => async (app: Rendered) => {
  if (!screen.queryByRole('dialog', { name: title }))
    await app.user.click(await screen.findByRole('button', { name: button }));
  await inDialog('Delete', title)(app);
};

const asked = (title: string) => () => expect(screen.getByRole('dialog', { name: title })).toBeVisible();

/** For a name that is edited in place, the message is only the reason. */
const reasons =
  /No connection|reports an error|cannot be read|do not have the rights|refused|not found in the list/u;

/** The user actions of the planner that send a call. */
export const plannerSavings: readonly Saving[] = [
  {
    what: 'a new board',
    method: 'post',
    path: '/kanban',
    prepare: async () => {
      const app = await renderApp({ path: '/planner', signedInAs: 'member', language: 'en' });
      await app.user.click(await screen.findByRole('button', { name: 'New Planner' }));
      await fill(app.user, await screen.findByLabelText('Name'), 'Typed');
      return app;
    },
    submit: inDialog('Create', 'New Planner'),
    words: /Not created\./u,
    isKept: fieldHas('Name'),
    isDone: noDialog,
    isCreation: true,
  },
  {
    what: 'the title of a board',
    method: 'patch',
    path: '/kanban/boards/*',
    prepare: onBoard,
    submit: typed(PERSONAL, 'Edit title'),
    words: reasons,
    isKept: fieldHas('Edit title'),
    isDone: () => expect(screen.getByRole('heading', { level: 1, name: 'Typed' })).toBeVisible(),
    mayBeEmpty: true,
  },
  {
    what: 'a deleted board',
    method: 'delete',
    path: '/kanban/boards/*',
    prepare: async () => openBoard(PRIVATE),
    submit: confirmed('Delete planner', 'Delete planner?'),
    words: /Not deleted\..*The planner is still there\./u,
    isKept: asked('Delete planner?'),
    isDone: noDialog,
    mayBeEmpty: true,
  },
  {
    what: 'a new bucket',
    method: 'post',
    path: '/kanban/boards/*/buckets',
    prepare: onBoard,
    submit: typed('Add bucket', 'Name of the bucket'),
    words: reasons,
    isKept: fieldHas('Name of the bucket'),
    isDone: () => expect(screen.getByRole('region', { name: 'Typed' })).toBeVisible(),
    isCreation: true,
  },
  {
    what: 'the name of a bucket',
    method: 'patch',
    path: '/kanban/buckets/*',
    prepare: onBoard,
    submit: typed('Ideen', 'Rename: Ideen'),
    words: reasons,
    isKept: fieldHas('Rename: Ideen'),
    isDone: () => expect(screen.getByRole('region', { name: 'Typed' })).toBeVisible(),
    mayBeEmpty: true,
  },
  {
    what: 'a deleted bucket',
    method: 'delete',
    path: '/kanban/buckets/*',
    prepare: onBoard,
    submit: async ({ user }) =>
      user.click(await screen.findByRole('button', { name: 'Delete bucket: Zurückgestellt' })),
    words: /“Zurückgestellt” was not deleted\./u,
    isKept: () => expect(screen.getByRole('button', { name: 'Delete bucket: Zurückgestellt' })).toBeEnabled(),
    isDone: () => expect(screen.queryByRole('region', { name: 'Zurückgestellt' })).not.toBeInTheDocument(),
    mayBeEmpty: true,
  },
  {
    what: 'a new task',
    method: 'post',
    path: '/kanban/boards/*/tasks',
    prepare: onBoard,
    submit: typed('Add task: Ideen', 'New task: Ideen'),
    words: /“Typed” was not added\./u,
    isKept: fieldHas('New task: Ideen'),
    isDone: () => expect(titles('Ideen')).toContain('Typed'),
    isCreation: true,
    waits: true,
  },
  {
    what: 'a moved task',
    method: 'patch',
    path: '/kanban/tasks/*',
    prepare: onBoard,
    submit: async ({ user }) => {
      await user.click(screen.getByRole('button', { name: `Actions: ${TASK}` }));
      await user.click(await screen.findByRole('menuitem', { name: 'Move to Ideen' }));
    },
    words: /was not moved to “Ideen” and is back in its place\./u,
    isKept: () => expect(titles('Prüfung')).toContain(TASK),
    isDone: () => expect(titles('Ideen')).toContain(TASK),
    mayBeEmpty: true,
    waits: true,
  },
  {
    what: 'an edited task',
    method: 'patch',
    path: '/kanban/tasks/*',
    prepare: async () => {
      const app = await onTask();
      await app.user.selectOptions(screen.getByLabelText('Priority'), 'Urgent');
      return app;
    },
    submit: inDialog('Save and close', TASK),
    words: /Not saved\..*What you typed is still here\./u,
    isKept: () => expect(screen.getByLabelText('Priority')).toHaveValue('Urgent'),
    isDone: noDialog,
    mayBeEmpty: true,
    waits: true,
  },
  {
    what: 'a deleted task',
    method: 'delete',
    path: '/kanban/tasks/*',
    prepare: onTask,
    submit: confirmed('Delete', 'Delete task?'),
    words: /Not deleted\..*The task is still there\./u,
    isKept: asked('Delete task?'),
    isDone: noDialog,
    mayBeEmpty: true,
    waits: true,
  },
  {
    what: 'a comment',
    method: 'post',
    path: '/kanban/tasks/*/comments',
    prepare: async () => {
      const app = await onTask();
      await fill(app.user, screen.getByLabelText('Comment'), 'Typed');
      return app;
    },
    submit: inDialog('Send', TASK),
    words: /Not sent\..*What you typed is still here\./u,
    isKept: fieldHas('Comment'),
    isDone: fieldHas('Comment', ''),
    isCreation: true,
  },
  ...memberSavings,
];
