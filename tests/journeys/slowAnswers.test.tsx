import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { beforeEach, describe, expect, test } from 'vitest';
import { setScreenWidth } from '../jsdom/browserStubs';
import { watchCalls } from '../jsdom/sentCalls';
import { server } from '../jsdom/testService';
import { allAnswered, ownTime } from '../jsdom/testTime';
import { kessler, mes, openDetail, section } from './detailScreen';
import { TITLE, bucket, openBoard } from './plannerScreen';

beforeEach(ownTime);

/** Holds calls back until the returned function is called; then the service answers them. */
function holdBack(method: 'delete' | 'get' | 'patch' | 'post' | 'put', path: string): () => void {
  let answer = () => {};
  const isDue = new Promise<void>((resolve) => {
    answer = resolve;
  });
  server.use(http[method](path, async () => isDue));
  return answer;
}

/** Leaves for the directory, lets the service answer, and says where the user is then. */
async function leaveMeanwhile(
  { router }: Pick<Awaited<ReturnType<typeof openBoard>>, 'router'>,
  answer: () => void,
): Promise<string> {
  await router.navigate('/employees');
  await screen.findByRole('heading', { level: 1, name: 'Employee Network' });
  answer();
  await allAnswered();
  return router.state.location.pathname;
}

describe('whoever has left before a slow answer comes stays where they are', () => {
  test('after "New project", which is announced (R-24.65)', async () => {
    const app = await openDetail(kessler);
    const answer = holdBack('put', '*/api/projects');
    await app.user.click(section('Projects').getByRole('button', { name: 'New project' }));
    expect(await leaveMeanwhile(app, answer)).toBe('/employees');
    expect(await screen.findByText('Project created')).toBeVisible();
  });

  test('after a planner was deleted (R-24.65)', async () => {
    const app = await openBoard('Jana privat');
    const answer = holdBack('delete', '*/api/kanban/boards/*');
    await app.user.click(screen.getByRole('button', { name: 'Delete planner' }));
    const dialog = within(await screen.findByRole('dialog'));
    await app.user.click(dialog.getByRole('button', { name: 'Delete' }));
    expect(await leaveMeanwhile(app, answer)).toBe('/employees');
  });

  test('after a planner was duplicated (R-24.65)', async () => {
    const app = await openBoard();
    await app.user.click(screen.getByRole('button', { name: 'More about this planner' }));
    await app.user.click(await screen.findByRole('menuitem', { name: 'Duplicate …' }));
    const dialog = within(await screen.findByRole('dialog'));
    const answer = holdBack('get', '*/api/kanban/boards/*/tasks');
    await app.user.click(dialog.getByRole('button', { name: 'Duplicate' }));
    expect(await leaveMeanwhile(app, answer)).toBe('/employees');
  });
});

test('Back while a task is being saved leads one page back, not two (R-24.65)', async () => {
  const { user, router } = await openBoard();
  await user.click(await screen.findByRole('button', { name: TITLE }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.selectOptions(await dialog.findByLabelText('Priority'), 'Urgent');
  const calls = watchCalls();
  const answer = holdBack('patch', '*/api/kanban/tasks/*');
  await user.click(dialog.getByRole('button', { name: 'Save and close' }));
  await waitFor(() => expect(calls.of('PATCH')).toHaveLength(1));
  await router.navigate(-1);
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  answer();
  await allAnswered();
  expect(router.state.location.pathname).toMatch(/^\/planner\/kanban\//u);
});

describe('what is typed or chosen before a slow answer comes stays', () => {
  test('in the dialog of a new task (R-24.66)', async () => {
    setScreenWidth(390);
    const { user, router } = await openBoard();
    await router.navigate(`${router.state.location.pathname}?view=list`);
    await waitFor(() => expect(screen.queryByRole('region', { name: 'Add bucket' })).not.toBeInTheDocument());
    await user.click(await screen.findByRole('button', { name: 'Task' }));
    const dialog = within(await screen.findByRole('dialog'));
    const answer = holdBack('post', '*/api/kanban/boards/*/tasks');
    const title = dialog.getByLabelText('Title');
    await user.type(title, 'First');
    await user.click(dialog.getByRole('button', { name: 'Add task' }));
    await user.clear(title);
    await user.type(title, 'Second');
    answer();
    expect(await dialog.findByText(/^Saved\. What you typed after that is not saved yet/u)).toBeVisible();
    expect(title).toHaveValue('Second');
    await user.click(dialog.getByRole('button', { name: 'Add task' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    for (const name of ['First', 'Second']) expect(await screen.findByRole('button', { name })).toBeVisible();
  });

  test('in the dialog of a planner that begins with another one (R-24.66)', async () => {
    const { user, router } = await openBoard();
    await router.navigate('/planner');
    await user.click(await screen.findByRole('button', { name: 'New Planner' }));
    const dialog = within(await screen.findByRole('dialog'));
    const name = dialog.getByLabelText('Name');
    await user.type(name, 'Summer');
    const [, firstOwn = name] = await dialog.findAllByRole('radio');
    await user.click(firstOwn);
    const answer = holdBack('get', '*/api/kanban/boards/*/tasks');
    await user.click(dialog.getByRole('button', { name: 'Create' }));
    await user.clear(name);
    await user.type(name, 'Winter');
    answer();
    expect(await dialog.findByText(/^Saved\. What you typed after that is not saved yet/u)).toBeVisible();
    expect(name).toHaveValue('Winter');
  });

  test('in the dialog of members, who are added next (R-24.66)', async () => {
    const { user } = await openDetail(kessler);
    await user.click(section('Members').getByRole('button', { name: 'Add member' }));
    const dialog = within(await screen.findByRole('dialog'));
    const choose = async (start: string) => {
      await user.type(dialog.getByRole('combobox'), start);
      await user.click(await dialog.findByRole('option', { name: new RegExp(start, 'u') }));
    };
    await choose('anke');
    const answer = holdBack('post', '*/api/customer/*/member');
    const calls = watchCalls();
    await user.click(dialog.getByRole('button', { name: 'Add' }));
    await choose('nils');
    answer();
    expect(await dialog.findByText(/^Saved\. What you typed after that is not saved yet/u)).toBeVisible();
    expect(dialog.getByRole('button', { name: /^Remove nils/u })).toBeVisible();
    expect(dialog.queryByRole('button', { name: /^Remove anke/u })).not.toBeInTheDocument();
    await user.click(dialog.getByRole('button', { name: 'Add' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(calls.of('POST', '/customer/2/member')).toHaveLength(2);
  });
});

test('a state of a project that is chosen while another one is being saved is saved next (R-24.71)', async () => {
  const { user } = await openDetail(mes);
  const choose = async (from: string, to: string) => {
    await user.click(screen.getByRole('button', { name: `State: ${from}` }));
    await user.click(await screen.findByRole('menuitemradio', { name: new RegExp(`^${to}`, 'u') }));
  };
  const calls = watchCalls();
  const answer = holdBack('put', '*/api/project/*');
  await choose('Active', 'Closed');
  await choose('Closed', 'Verified');
  answer();
  await waitFor(() =>
    expect(calls.of('PUT').map(({ body }) => body)).toEqual([
      { ProjectState: 'closed' },
      { ProjectState: 'verified' },
    ]),
  );
  await allAnswered();
  expect(screen.getByRole('button', { name: 'State: Verified' })).toBeVisible();
});

/** Opens the members of a board and finds somebody to add. */
async function findTobias() {
  const app = await openBoard('Jana privat');
  await app.user.click(screen.getByRole('button', { name: 'Manage members' }));
  const search = await screen.findByRole('combobox', { name: 'Add by mail' });
  await app.user.type(search, 'tobias');
  const found = await screen.findByRole('option', { name: /tobias\.reimann/u });
  return { ...app, search, found };
}

describe('members of a board', () => {
  test('are removed once by two presses, and the focus goes to the search (R-24.67, R-24.68)', async () => {
    const { user, search, found } = await findTobias();
    await user.click(found);
    const remove = await screen.findByRole('button', { name: 'Remove Tobias Reimann' });
    const calls = watchCalls();
    remove.focus();
    await user.keyboard('{Enter}{Enter}');
    await waitFor(() => expect(remove).not.toBeInTheDocument());
    expect(search).toHaveFocus();
    await user.click(screen.getByRole('button', { name: 'Manage members' }));
    await allAnswered();
    expect(calls.of('PATCH')).toHaveLength(1);
  });

  test('that could not be added are told of after the panel was closed (R-24.69)', async () => {
    const { user, search, found } = await findTobias();
    const refuse = () => HttpResponse.json({ message: 'Board is locked' }, { status: 400 });
    server.use(http.post('*/api/kanban/boards/*/member', refuse));
    const answer = holdBack('post', '*/api/kanban/boards/*/member');
    await user.click(found);
    await user.click(screen.getByRole('heading', { level: 1 }));
    expect(search).not.toBeInTheDocument();
    answer();
    expect(await screen.findByText(/tobias\.reimann@.* was not added\. .*Board is locked/u)).toBeVisible();
  });
});

test('a name that was refused is told of after its board was left (R-24.69)', async () => {
  const app = await openBoard();
  await app.user.click(screen.getByRole('button', { name: 'Ideen' }));
  const refuse = () => HttpResponse.json({ message: 'Board is locked' }, { status: 400 });
  server.use(http.patch('*/api/kanban/buckets/*', refuse));
  const answer = holdBack('patch', '*/api/kanban/buckets/*');
  await app.user.keyboard('Later{Enter}');
  await leaveMeanwhile(app, answer);
  expect(await screen.findByText(/^Rename: Ideen: .*Board is locked/u)).toBeVisible();
});

test('after a bucket was deleted the focus is in the next column (R-24.68)', async () => {
  const { user } = await openBoard('Jana privat');
  await user.click(screen.getByRole('button', { name: 'Add bucket' }));
  await user.keyboard('Later{Enter}');
  const remove = await waitFor(() => bucket('Later').getByRole('button', { name: /^Delete bucket/u }));
  remove.focus();
  await user.keyboard('{Enter}');
  await waitFor(() => expect(remove).not.toBeInTheDocument());
  expect(screen.getByRole('button', { name: 'Add bucket' })).toHaveFocus();
});
