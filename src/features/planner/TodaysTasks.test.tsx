import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { describe, expect, test } from 'vitest';
import { watchCalls } from '../../../tests/jsdom/sentCalls';
import { server } from '../../../tests/jsdom/testService';
import { findPart, openDashboard } from '../../../tests/journeys/dashboardScreen';
import looks from './taskLooks.module.scss';

const task = (id: number, more: object) => ({
  id,
  title: `Task ${id}`,
  kanbanId: 3,
  bucketId: 1,
  stage: 1,
  state: 'Not started',
  priority: 'Normal',
  startDate: null,
  endDate: null,
  members: [],
  hasComments: 'false',
  ...more,
});

/** Opens today's tasks; `others` are only in the user's whole list. */
async function openTasks(tasks: readonly object[], others: readonly object[] = []) {
  server.use(
    http.get('*/api/kanban/tasks/me', ({ request }) =>
      HttpResponse.json(new URL(request.url).search === '' ? [...tasks, ...others] : tasks),
    ),
  );
  const app = await openDashboard();
  const region = await findPart('Tasks today and overdue');
  await region.findByText('Task 1');
  return { ...app, region };
}

const cards = (region: Awaited<ReturnType<typeof findPart>>) =>
  region.getAllByRole('article').map((card) => within(card).getByRole('heading').textContent);
const card = (title: string) => {
  const found = screen.getByRole('heading', { level: 3, name: title }).closest('article');
  if (!found) throw new Error(`no ${title}`);
  return found;
};

describe('the tasks of today', () => {
  test('overdue tasks come first, then by priority and due date; today’s completed ones are folded below (R-3.5, R-3.33)', async () => {
    const { region, user } = await openTasks(
      [
        task(4, { state: 'Completed', endDate: '2026-11-18' }),
        task(1, { endDate: '2026-11-20' }),
        task(2, { endDate: '2026-11-18' }),
        task(3, { priority: 'Urgent' }),
      ],
      [task(5, { endDate: '2026-11-16' }), task(6, { state: 'Completed', endDate: '2026-11-16' })],
    );
    expect(cards(region)).toEqual(['Task 5', 'Task 3', 'Task 2', 'Task 1']);
    expect(region.getByRole('heading', { level: 2 }).nextSibling).toHaveTextContent('4');
    await user.click(region.getByRole('button', { name: '1 completed', expanded: false }));
    expect(cards(region).slice(4)).toEqual(['Task 4']);
  });

  test('without the whole list, today’s tasks are shown with a note that overdue ones are missing (R-3.5, R-3.33)', async () => {
    server.use(
      http.get('*/api/kanban/tasks/me', ({ request }) =>
        new URL(request.url).search === ''
          ? HttpResponse.json({ message: 'down' }, { status: 500 })
          : HttpResponse.json([task(1, {})]),
      ),
    );
    await openDashboard();
    const region = await findPart('Tasks today and overdue');
    expect(await region.findByText(/Overdue tasks are missing here/u)).toBeVisible();
    expect(cards(region)).toEqual(['Task 1']);
    expect(region.getByRole('button', { name: 'Try again' })).toBeVisible();
  });

  test('tasks are coloured by state, with priority, due date, comments and members (R-3.5)', async () => {
    const { user, region } = await openTasks([
      task(4, { state: 'Completed' }),
      task(2, { state: 'In work', priority: 'Urgent', endDate: '2026-11-18' }),
      task(1, { priority: 'Irrelevant', endDate: '2026-11-16', hasComments: 'true' }),
      task(3, { state: 'In work', priority: 'Important', members: [{ guid: 'x', name: 'Nils Carstens' }] }),
    ]);
    await user.click(region.getByRole('button', { name: '1 completed' }));
    expect(card('Task 1')).toHaveClass('tone-warning');
    expect(card('Task 1')).toHaveTextContent(/Not started.*Irrelevant.*overdue.*16\.11\..*has comments/u);
    expect(card('Task 2')).toHaveClass('tone-info');
    expect(card('Task 2')).toHaveTextContent(/In work.*Urgent.*today/u);
    expect(within(card('Task 2')).getByTitle('Priority: Urgent')).toHaveClass(looks.urgent);
    expect(within(card('Task 3')).getByTitle('Priority: Important')).toHaveClass(looks.important);
    expect(within(card('Task 3')).getByRole('list', { name: 'Members' })).toHaveTextContent('Nils Carstens');
    expect(card('Task 4')).toHaveClass('tone-success');
    expect(card('Task 4')).toHaveTextContent('Completed');
  });

  test('Takeover opens the work-time dialog with title, start date and 0 hours (R-3.6)', async () => {
    const { user } = await openTasks([task(1, { title: 'Task 1', startDate: '2026-11-16' })]);
    await user.click(screen.getByRole('button', { name: 'Actions: Task 1' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Takeover' }));
    const dialog = within(await screen.findByRole('dialog'));
    expect(dialog.getByLabelText('Description')).toHaveValue('Task 1');
    expect(dialog.getByLabelText('Date')).toHaveValue('Mon 16.11.2026');
    expect(dialog.getByLabelText('Work hours')).toHaveValue('0');
    const sent = watchCalls();
    await user.type(dialog.getByLabelText('Location'), 'Augsburg');
    await user.click(dialog.getByRole('button', { name: 'Save and close' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(sent.of('PUT', '/workrecords')[0]?.body).toMatchObject({
      Date: '2026-11-16',
      Description: 'Task 1',
      HoursWorked: 0,
    });
    // The hours of the weeks are refetched.
    await waitFor(() => expect(sent.of('GET', '/evaluation/me/time')).toHaveLength(1));
  });

  test('a task without a start date is taken over for today', async () => {
    const { user } = await openTasks([task(1, {})]);
    await user.click(screen.getByRole('button', { name: 'Actions: Task 1' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Takeover' }));
    expect(within(await screen.findByRole('dialog')).getByLabelText('Date')).toHaveValue('Wed 18.11.2026');
  });

  test('Cancel closes what was taken over without a question, unless something was typed (R-24.77)', async () => {
    const { user } = await openTasks([task(1, {})]);
    const takeOver = async () => {
      await user.click(screen.getByRole('button', { name: 'Actions: Task 1' }));
      await user.click(await screen.findByRole('menuitem', { name: 'Takeover' }));
      return within(await screen.findByRole('dialog'));
    };
    await user.click((await takeOver()).getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    const dialog = await takeOver();
    await user.type(dialog.getByLabelText('Description'), ' and more');
    await user.click(dialog.getByRole('button', { name: 'Cancel' }));
    expect(await screen.findByText('Discard changes?')).toBeVisible();
  });

  test.each(['menu', 'card'])(
    'Open (%s) goes to the board and opens the task without full control (R-3.7)',
    async (by) => {
      const { user, router } = await openTasks([task(1, { kanbanId: 3 })]);
      if (by === 'card') await user.click(screen.getByRole('button', { name: 'Task 1' }));
      else {
        await user.click(screen.getByRole('button', { name: 'Actions: Task 1' }));
        await user.click(await screen.findByRole('menuitem', { name: 'Open' }));
      }
      await waitFor(() => expect(router.state.location.pathname).toBe('/planner/kanban/3'));
      expect(router.state.location.search).toBe('?task=1');
      expect(router.state.location.state).toEqual({ isTaskLimited: true });
    },
  );
});
