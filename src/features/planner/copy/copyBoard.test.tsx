import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { expect, test } from 'vitest';
import { changeOnDevice } from '@/shared/storage/deviceStore';
import { guidOf, sessionOf } from '../../../../tests/accounts';
import { server, testService } from '../../../../tests/jsdom/testService';
import { PERSONAL, openBoard } from '../../../../tests/journeys/plannerScreen';
import { type Rendered, renderApp } from '../../../../tests/render';
import { type KeptCopy, keptCopies } from './keptCopies';

const NEXT = 'MES-Einführung Werk 3';

interface StoredTask {
  readonly id: number;
  readonly title: string;
  readonly description: string | null;
  readonly state: string;
  readonly endDate: string | null;
  readonly members: readonly { readonly name: string }[];
}

/** A board of the service with its buckets and tasks, by its title; null if there is none. */
async function stored(title: string) {
  const { token } = await sessionOf(testService(), 'member');
  const get = async (path: string) => {
    const request = new Request(`http://localhost/api${path}`, {
      headers: { Authorization: `Bearer ${token}` },
    });
    return (await testService().fetch(request)).json();
  };
  const boards: { id: number; title: string; members: { name: string }[] }[] = await get('/kanban');
  const found = boards.filter((board) => board.title === title);
  const [board] = found;
  if (!board) return null;
  const buckets: { name: string; stage: number }[] = await get(`/kanban/boards/${board.id}/buckets`);
  const tasks: StoredTask[] = await get(`/kanban/boards/${board.id}/tasks`);
  return { count: found.length, board, buckets, tasks };
}

const menuOf = async ({ user }: Rendered, entry: string) => {
  await user.click(screen.getByRole('button', { name: 'More about this planner' }));
  await user.click(await screen.findByRole('menuitem', { name: entry }));
};

async function openDuplicate() {
  const app = await openBoard();
  await menuOf(app, 'Duplicate …');
  const dialog = within(await screen.findByRole('dialog', { name: 'Duplicate planner' }));
  const box = (name: string) => dialog.getByRole('checkbox', { name });
  const start = async () => app.user.click(dialog.getByRole('button', { name: 'Duplicate' }));
  return { ...app, dialog, box, start };
}

const finished = async (title = NEXT) =>
  expect(await screen.findByRole('link', { name: title })).toBeVisible();
const interrupted = async () => screen.findByText(/^Interrupted at/u);

test('a board is duplicated with its buckets and open tasks, whose boxes are empty (R-11.70)', async () => {
  const { dialog, start, router } = await openDuplicate();
  expect(dialog.getByLabelText('Name')).toHaveValue(NEXT);
  const source = await stored(PERSONAL);
  const open = source?.tasks.filter(({ state }) => state !== 'Completed') ?? [];
  expect(dialog.getByRole('checkbox', { name: 'Open tasks' })).toHaveAccessibleDescription(
    `with priority, description and check boxes ${open.length}`,
  );
  await start();
  await finished();
  expect(router.state.location.pathname).toBe('/planner');
  const copy = await stored(NEXT);
  const byStage = (buckets: { name: string; stage: number }[] = []) =>
    buckets.toSorted((one, other) => one.stage - other.stage).map(({ name }) => name);
  expect(byStage(copy?.buckets)).toEqual(byStage(source?.buckets));
  expect(copy?.tasks.map(({ title }) => title).toSorted()).toEqual(open.map(({ title }) => title).toSorted());
  const texts = (tasks: readonly StoredTask[] = []) =>
    tasks.map(({ description }) => description?.replaceAll('[x]', '[ ]') ?? '').toSorted();
  expect(texts(copy?.tasks)).toEqual(texts(open));
  const boxes = (copy?.tasks ?? []).map(({ description }) => description).join('\n');
  expect(boxes).toContain('- [ ]');
  expect(boxes).not.toContain('- [x]');
  expect(copy?.tasks.flatMap(({ endDate, members }) => [endDate ?? [], members].flat())).toEqual([]);
  expect(copy?.board.members).toHaveLength(1);
});

test('a copy that is cut off says where it stopped and why, and is continued without doing anything twice (R-11.71)', async () => {
  let answers = 0;
  // The fourth task is created, but its answer is lost, as is every call after it.
  server.use(
    http.post('*/api/kanban/boards/:id/tasks', async ({ request }) => {
      answers += 1;
      if (answers === 4) await testService().fetch(request);
      return answers < 4 ? undefined : HttpResponse.error();
    }),
  );
  const { start, user } = await openDuplicate();
  await start();
  expect(await interrupted()).toHaveTextContent(/^Interrupted at \d+ of \d+: No connection to the server\./u);
  expect(screen.getByRole('heading', { name: NEXT })).toBeVisible();
  expect(screen.queryByRole('link', { name: NEXT })).toBeNull();
  server.resetHandlers();
  await user.click(screen.getByRole('button', { name: `Continue: ${NEXT}` }));
  await finished();
  const [source, copy] = [await stored(PERSONAL), await stored(NEXT)];
  const open = source?.tasks.filter(({ state }) => state !== 'Completed') ?? [];
  expect(copy?.tasks.map(({ title }) => title).toSorted()).toEqual(open.map(({ title }) => title).toSorted());
  expect(copy?.count).toBe(1);
});

test('a copy whose tab was closed is shown as interrupted, and can be continued or discarded (R-11.72)', async () => {
  const copy: KeptCopy = {
    key: 'waiting-1',
    title: NEXT,
    buckets: ['To do'],
    tasks: [],
    people: [],
    made: {},
    isRunning: true,
    error: null,
  };
  await changeOnDevice(guidOf(testService(), 'member'), keptCopies.name, () => [copy]);
  const { user } = await renderApp({ path: '/planner', signedInAs: 'member', language: 'en' });
  expect(await interrupted()).toHaveTextContent('Interrupted at 0 of 2.');
  server.use(http.post('*/api/kanban/boards/:id/buckets', () => HttpResponse.error(), { once: true }));
  await user.click(screen.getByRole('button', { name: `Continue: ${NEXT}` }));
  expect(await screen.findByText(/^Interrupted at 1 of 2: No connection/u)).toBeVisible();
  expect(await stored(NEXT)).not.toBeNull();
  await user.click(screen.getByRole('button', { name: `Discard: ${NEXT}` }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Discard copy?' }));
  await user.click(dialog.getByRole('button', { name: 'Discard' }));
  await waitFor(() => expect(screen.queryByText(NEXT)).toBeNull());
  expect(await stored(NEXT)).toBeNull();
});

test('a template is saved from a board, has a section of its own and begins a new planner (R-11.73)', async () => {
  const app = await openBoard();
  const { user } = app;
  await menuOf(app, 'Save as template …');
  const dialog = within(await screen.findByRole('dialog', { name: 'Save as template' }));
  expect(dialog.queryByRole('checkbox', { name: 'Dates' })).toBeNull();
  await user.clear(dialog.getByLabelText('Name'));
  await user.type(dialog.getByLabelText('Name'), 'Template: Rollout');
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  await finished('Template: Rollout');
  const templates = within(screen.getByRole('region', { name: 'Templates 1' }));
  await user.click(templates.getByRole('button', { name: 'Use: Rollout' }));
  const begin = within(await screen.findByRole('dialog', { name: 'New Planner' }));
  expect(begin.getByRole('radio', { name: 'Rollout' })).toBeChecked();
  await waitFor(() =>
    expect(begin.getByRole('radio', { name: 'Rollout' })).toHaveAccessibleDescription(
      /6\sbuckets · \d+\stasks/u,
    ),
  );
  await user.type(begin.getByLabelText('Name'), 'Rollout in Lindenau');
  await user.click(begin.getByRole('button', { name: 'Create' }));
  await finished('Rollout in Lindenau');
  const [template, planner] = [await stored('Template: Rollout'), await stored('Rollout in Lindenau')];
  expect(planner?.tasks).toHaveLength(template?.tasks.length ?? -1);
});

test('undo deletes a copy unless somebody has worked on it since (R-11.74)', async () => {
  const { start, user, service } = await openDuplicate();
  await start();
  await screen.findByText(`Planner “${NEXT}” created.`);
  const task = (await stored(NEXT))?.tasks[0];
  service.db.run('update tasks set title = ? where id = ?', 'Changed', task?.id ?? 0);
  const undo = async () => user.keyboard('{Control>}z{/Control}');
  await undo();
  expect(await screen.findByText(/^Not undone/u)).toBeVisible();
  expect(await stored(NEXT)).not.toBeNull();
  service.db.run('update tasks set title = ? where id = ?', task?.title ?? '', task?.id ?? 0);
  await undo();
  await waitFor(() => expect(screen.queryByRole('link', { name: NEXT })).toBeNull());
  expect(await stored(NEXT)).toBeNull();
});

test('the contents of a planner with an unreadable task are not counted (R-24.16)', async () => {
  const id = (await stored(PERSONAL))?.board.id ?? 0;
  const tasks = [{ id: 1, title: 'Readable' }, { title: 'Without an id' }];
  server.use(http.get(`*/api/kanban/boards/${id}/tasks`, () => HttpResponse.json(tasks)));
  const { user } = await renderApp({ path: '/planner', signedInAs: 'member', language: 'en' });
  await user.click(await screen.findByRole('button', { name: 'New Planner' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'New Planner' }));
  await user.click(dialog.getByRole('button', { name: /^Show \d+ more/u }));
  const radio = (name: string) => dialog.getByRole('radio', { name });
  await waitFor(() => expect(radio('Jana privat')).toHaveAccessibleDescription(/\d+\stask/u));
  expect(radio(PERSONAL)).not.toHaveAccessibleDescription(/\d+\stask/u);
});
