import { screen, waitFor, within } from '@testing-library/react';
import { http } from 'msw';
import * as v from 'valibot';
import { beforeEach, describe, expect, test } from 'vitest';
import { watchCalls } from '../jsdom/sentCalls';
import { server } from '../jsdom/testService';
import { comesInTime, ownTime } from '../jsdom/testTime';
import type { Rendered } from '../render';
import { heard, lost, noDialog, nothingWaits, openPanel } from './outboxScreen';
import { bucket, openBoard, titles } from './plannerScreen';

beforeEach(ownTime);

const TASK = 'Lasttest 40 Terminals';

/** The service's tasks with this title. */
const stored = ({ service }: Rendered, title: string) =>
  service.db.all(
    v.object({ priority: v.nullable(v.string()), bucket: v.string() }),
    `select tasks.priority, buckets.name as bucket from tasks join buckets on buckets.id = tasks.bucketId
     where tasks.title = ?`,
    title,
  );

const descriptions = ({ service }: Rendered) =>
  service.db.all(
    v.object({ description: v.string() }),
    'select description from tasks where title = ?',
    TASK,
  );

async function moveToIdeas({ user }: Rendered) {
  await user.click(screen.getByRole('button', { name: `Actions: ${TASK}` }));
  await user.click(await screen.findByRole('menuitem', { name: 'Move to Ideen' }));
}

async function openTask({ user }: Rendered) {
  await user.click(screen.getByRole('button', { name: TASK }));
  const dialog = within(await screen.findByRole('dialog', { name: TASK }));
  await dialog.findByLabelText('State');
  return dialog;
}

async function makeUrgent(app: Rendered) {
  const dialog = await openTask(app);
  await app.user.selectOptions(dialog.getByLabelText('Priority'), 'Urgent');
  await app.user.click(dialog.getByRole('button', { name: 'Save and close' }));
  await noDialog();
}

async function remove(app: Rendered) {
  const dialog = await openTask(app);
  await app.user.click(await dialog.findByRole('button', { name: 'Delete' }));
  const question = within(await screen.findByRole('dialog', { name: 'Delete task?' }));
  await app.user.click(question.getByRole('button', { name: 'Delete' }));
  await noDialog();
}

async function add({ user }: Rendered) {
  await user.click(bucket('Ideen').getByRole('button', { name: /^Add task/u }));
  await user.keyboard('Typed{Enter}');
}

interface Way {
  readonly what: string;
  readonly method: 'post' | 'patch' | 'delete';
  readonly path: string;
  readonly act: (app: Rendered) => Promise<void>;
  /** The text of the card while the change waits. */
  readonly card: string;
  readonly column: string;
  /** Checks the service's tasks with this title in the end. */
  readonly isDone: (tasks: ReturnType<typeof stored>) => void;
}

const ways: readonly Way[] = [
  {
    what: 'a moved task',
    method: 'patch',
    path: '*/api/kanban/tasks/*',
    act: moveToIdeas,
    card: TASK,
    column: 'Ideen',
    isDone: (tasks) => expect(tasks).toEqual([{ priority: 'Important', bucket: 'Ideen' }]),
  },
  {
    what: 'an edited task',
    method: 'patch',
    path: '*/api/kanban/tasks/*',
    act: makeUrgent,
    card: TASK,
    column: 'Prüfung',
    isDone: (tasks) => expect(tasks).toEqual([{ priority: 'Urgent', bucket: 'Prüfung' }]),
  },
  {
    what: 'a deleted task',
    method: 'delete',
    path: '*/api/kanban/tasks/*',
    act: remove,
    card: TASK,
    column: 'Prüfung',
    isDone: (tasks) => expect(tasks).toEqual([]),
  },
  {
    what: 'a new task',
    method: 'post',
    path: '*/api/kanban/boards/*/tasks',
    act: add,
    card: 'Typed',
    column: 'Ideen',
    isDone: (tasks) => expect(tasks).toEqual([{ priority: 'Normal', bucket: 'Ideen' }]),
  },
];

const cardOf = (title: string, column: string) =>
  bucket(column)
    .getAllByRole('listitem')
    .find((card) => within(card).queryByRole('button', { name: title }));

describe('a change on a board without an answer waits and is sent once:', () => {
  test.each(
    ways.flatMap((way) => [
      { ...way, fault: 'that never arrived', answer: lost },
      { ...way, fault: 'whose answer was lost', answer: heard },
    ]),
  )('$what $fault (R-14.35)', async ({ method, path, act, card, column, isDone, answer }) => {
    const app = await openBoard();
    server.use(http[method](path, answer, { once: true }));
    await act(app);
    await waitFor(() => expect(cardOf(card, column)).toHaveTextContent(/waits/u));
    await comesInTime(() => expect(document.body).toHaveTextContent(/1 waiting entry sent/u));
    await nothingWaits();
    isDone(stored(app, card));
    expect(titles(column).filter((title) => title === card)).toHaveLength(stored(app, card).length);
  });
});

test('a waiting move of a task is undone without a call (R-14.35)', async () => {
  const app = await openBoard();
  const calls = watchCalls();
  server.use(http.patch('*/api/kanban/tasks/*', lost));
  await moveToIdeas(app);
  await waitFor(() => expect(cardOf(TASK, 'Ideen')).toHaveTextContent(/waits/u));
  const sent = calls.of('PATCH').length;
  await app.user.keyboard('{Control>}z{/Control}');
  await waitFor(() => expect(titles('Prüfung')).toContain(TASK));
  await nothingWaits();
  expect(calls.of('PATCH')).toHaveLength(sent);
  expect(stored(app, TASK)).toEqual([{ priority: 'Important', bucket: 'Prüfung' }]);
});

test('a waiting task that was changed elsewhere is decided part by part (R-14.35)', async () => {
  const app = await openBoard();
  server.use(http.patch('*/api/kanban/tasks/*', lost, { once: true }));
  await makeUrgent(app);
  app.service.db.run(
    "update tasks set priority = 'Irrelevant', description = 'Theirs' where title = ?",
    TASK,
  );
  await comesInTime(() => expect(cardOf(TASK, 'Prüfung')).toHaveTextContent('changed elsewhere'));
  const panel = await openPanel(app);
  await app.user.click(panel.getByRole('button', { name: `Compare: Task: ${TASK}` }));
  const versions = within(await screen.findByRole('dialog', { name: `Two versions of ${TASK}` }));
  expect(versions.getByRole('radio', { name: 'Priority, Here: Urgent' })).toBeChecked();
  await app.user.click(versions.getByRole('button', { name: 'Save selection' }));
  await nothingWaits();
  expect(stored(app, TASK)).toEqual([{ priority: 'Urgent', bucket: 'Prüfung' }]);
});

test('changes of a task by others stay, even if the answers to both changes are lost (R-14.35)', async () => {
  const app = await openBoard();
  server.use(
    http.patch('*/api/kanban/tasks/*', lost, { once: true }),
    http.patch('*/api/kanban/tasks/*', heard, { once: true }),
  );
  await makeUrgent(app);
  app.service.db.run("update tasks set description = 'Theirs' where title = ?", TASK);
  await comesInTime(() => expect(document.body).toHaveTextContent(/1 waiting entry sent/u));
  await nothingWaits();
  expect(stored(app, TASK)).toEqual([{ priority: 'Urgent', bucket: 'Prüfung' }]);
  expect(descriptions(app)).toEqual([{ description: 'Theirs' }]);
});

test('a waiting task that was deleted elsewhere is created again with all of its fields (R-14.35)', async () => {
  const app = await openBoard();
  app.service.db.run("update tasks set description = 'Kept' where title = ?", TASK);
  server.use(http.patch('*/api/kanban/tasks/*', lost, { once: true }));
  await makeUrgent(app);
  app.service.db.run('delete from tasks where title = ?', TASK);
  await comesInTime(() => expect(document.body).toHaveTextContent(/1 needs you/u));
  const panel = await openPanel(app);
  await app.user.click(panel.getByRole('button', { name: `Compare: Task: ${TASK}` }));
  await app.user.click(await screen.findByRole('button', { name: 'Create it anew' }));
  await nothingWaits();
  expect(stored(app, TASK)).toEqual([{ priority: 'Urgent', bucket: 'Prüfung' }]);
  expect(descriptions(app)).toEqual([{ description: 'Kept' }]);
});
