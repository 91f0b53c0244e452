import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import * as v from 'valibot';
import { beforeEach, expect, test } from 'vitest';
import { server, testService } from '../jsdom/testService';
import { ownTime } from '../jsdom/testTime';
import { renderApp } from '../render';
import { answerCalendar, findPart, graphEvent, openDashboard } from './dashboardScreen';
import { booked, openImport } from './importScreen';
import { recordRows } from './workScreen';

beforeEach(ownTime);

/** Whether a call requests the first page of a list, or the whole list. */
async function isFirstPage(request: Request): Promise<boolean> {
  const text = await request.clone().text();
  return (
    text === '' || v.parse(v.looseObject({ start: v.optional(v.number(), 0) }), JSON.parse(text)).start === 0
  );
}

/** The list in a field of an answer. */
function listIn(answer: unknown, field: string): unknown {
  return v.parse(v.looseObject({}), answer)[field];
}

/**
 * Lets the service answer with a list in which one row has a wrong value in a field.
 *
 * @returns a function for the titles of the other rows, after the request
 */
function spoil(
  method: 'get' | 'post',
  path: string,
  { at, field, value }: { readonly at: number; readonly field: string; readonly value: unknown },
): () => readonly unknown[] {
  let others: readonly unknown[] = [];
  server.use(
    http[method](`*/api${path}`, async ({ request }) => {
      if (!(await isFirstPage(request))) return undefined;
      const answer = v.parse(v.array(v.looseObject({})), await (await testService().fetch(request)).json());
      Object.assign(answer[at] ?? {}, { [field]: value });
      others = answer.flatMap((row, place) => (place === at ? [] : [row['title']]));
      return HttpResponse.json(answer);
    }),
  );
  return () => others;
}

test('an unreadable record is left out of the list and its sums, which say so, and its report has no value of it (R-1.43, R-4.33)', async () => {
  spoil('post', '/workrecords', { at: 2, field: 'HoursWorked', value: 'eight of Kessler' });
  const { user } = await renderApp({ path: '/work', signedInAs: 'member', language: 'en' });
  const unreadable = within(await screen.findByRole('list', { name: 'An entry cannot be read.' }));
  expect(unreadable.getAllByRole('listitem')).toHaveLength(1);
  expect(unreadable.getByRole('listitem')).toHaveTextContent(
    'The field HoursWorked is not as agreed. The list and its sums are without it.',
  );
  expect(recordRows()).toHaveLength(19);
  const week = screen.getByRole('region', { name: 'Week at a glance' });
  await waitFor(() => expect(week).toHaveTextContent(/\d of 40 h without 1 unreadable entry/u));
  expect(week).not.toHaveTextContent('open');
  expect(screen.getByText('Wednesday, 18 November')).toBeVisible();
  const [head] = screen.getAllByText(/^Week 47/u, { selector: 'tr *' });
  expect(head?.closest('tr')).toHaveTextContent(/^Week 47 16\.–22\.11\.without 1 unreadable entry \d+\.\d$/u);

  await user.click(unreadable.getByRole('button', { name: 'Copy report' }));
  expect(await screen.findByText('Report copied')).toBeVisible();
  expect(await navigator.clipboard.readText()).toBe(
    'POST /workrecords\n[2].HoursWorked: a number is expected',
  );
});

test('nothing is imported while a record is unreadable, because it may be the booking of an event (R-1.43)', async () => {
  spoil('post', '/workrecords', { at: 2, field: 'HoursWorked', value: 'eight' });
  const { dialog } = await openImport([booked]);
  expect(await dialog.findByText(/cannot be read \(field: 2\.HoursWorked\)/u)).toBeVisible();
  expect(dialog.queryByRole('checkbox')).not.toBeInTheDocument();
});

test('an unreadable event is not offered for import, and the dialog says so (R-1.43)', async () => {
  const { dialog } = await openImport([booked, { ...booked, id: 'broken', start: { dateTime: 'soon' } }]);
  expect(await dialog.findByText('without 1 unreadable entry')).toBeVisible();
  expect(dialog.getAllByRole('checkbox')).toHaveLength(1);
});

test('an unreadable event is named on the dashboard, and the others are shown (R-1.43)', async () => {
  const event = graphEvent('2026-11-18T09:00', '2026-11-18T10:00');
  answerCalendar([event, { ...event, id: 'broken', start: { dateTime: 'soon' } }]);
  await openDashboard({ hasCalendar: true });
  const calendar = await findPart('Calendar');
  expect(await calendar.findAllByRole('article')).toHaveLength(1);
  expect(calendar.getByRole('list', { name: 'An entry cannot be read.' })).toHaveTextContent(
    'The field start is not as agreed.',
  );
});

test('no month can be closed while a time sheet is unreadable (R-1.43)', async () => {
  spoil('post', '/sheet/time', { at: 2, field: 'from', value: 'spring' });
  await renderApp({ path: '/timesheets/month/2026-10', signedInAs: 'member', language: 'en' });
  expect(await screen.findByText(/cannot be read \(field: 2\.from\)/u)).toBeVisible();
});

test.each([
  { what: 'the boards', page: '/planner', list: '/kanban', report: 'GET /kanban\n[0].title' },
  { what: 'My Tasks', page: '/planner', list: '/kanban/tasks/me', report: 'GET /kanban/tasks/me\n[0].title' },
  {
    what: 'the tasks of a board',
    page: '/planner/kanban/6',
    list: '/kanban/boards/6/tasks',
    report: 'GET /kanban/boards/{id}/tasks\n[0].title',
  },
  {
    what: "today's tasks",
    page: '/dashboard',
    list: '/kanban/tasks/me',
    report: 'GET /kanban/tasks/me\n[0].title',
  },
  {
    what: "a customer's tasks",
    page: '/customer/2',
    list: '/kanban/customer/2/tasks',
    report: 'GET /kanban/customer/{id}/tasks\n[0].title',
  },
])('$what are shown without the unreadable one (R-1.43)', async ({ page, list, report }) => {
  const others = spoil('get', list, { at: 0, field: 'title', value: { text: 'Kessler' } });
  const { user } = await renderApp({ path: page, signedInAs: 'member', language: 'en' });
  const unreadable = within(await screen.findByRole('list', { name: 'An entry cannot be read.' }));
  expect(unreadable.getByRole('listitem')).toHaveTextContent('The field title is not as agreed.');
  const isShown = (title: unknown) => screen.queryAllByText(String(title)).length > 0;
  expect(others().filter(isShown)).not.toEqual([]);
  await user.click(unreadable.getByRole('button', { name: 'Copy report' }));
  expect(await screen.findByText('Report copied')).toBeVisible();
  expect(await navigator.clipboard.readText()).toContain(report);
  expect(await navigator.clipboard.readText()).not.toContain('Kessler');
});

test.each([
  {
    what: 'a bucket of a board',
    page: '/planner/kanban/6',
    call: '/kanban/boards/6/buckets',
    list: null,
    report: 'GET /kanban/boards/{id}/buckets\n[0].id',
    field: 'id',
  },
  {
    what: 'a project of a customer',
    page: '/customer/1',
    call: '/customer/1',
    list: 'Projects',
    report: 'GET /customer/{id}, Projects\n[0].Id',
    field: 'Id',
  },
  {
    what: 'a member of a customer',
    page: '/customer/1',
    call: '/customer/1',
    list: 'Members',
    report: 'GET /customer/{id}, Members\n[0].guid',
    field: 'guid',
  },
  {
    what: 'a member of a project',
    page: '/project/1',
    call: '/project/1',
    list: 'Members',
    report: 'GET /project/{id}, Members\n[0].guid',
    field: 'guid',
  },
])('$what that is unreadable affects neither the page nor the others (R-1.43)', async (row) => {
  const names: unknown[] = [];
  server.use(
    http.get(`*/api${row.call}`, async ({ request }) => {
      const answer: unknown = await (await testService().fetch(request)).json();
      const rows = v.parse(v.array(v.looseObject({})), row.list === null ? answer : listIn(answer, row.list));
      Object.assign(rows[0] ?? {}, { [row.field]: { text: 'Kessler' } });
      names.push(...rows.slice(1).map((one) => one['name'] ?? one['Name']));
      return HttpResponse.json(row.list === null ? rows : Object.assign({}, answer, { [row.list]: rows }));
    }),
  );
  const { user } = await renderApp({ path: row.page, signedInAs: 'admin', language: 'en' });
  const unreadable = within(await screen.findByRole('list', { name: 'An entry cannot be read.' }));
  expect(unreadable.getByRole('listitem')).toHaveTextContent(`The field ${row.field} is not as agreed.`);
  const isShown = (name: unknown) => screen.queryAllByText(String(name)).length > 0;
  expect(names.filter(isShown)).not.toEqual([]);
  await user.click(unreadable.getByRole('button', { name: 'Copy report' }));
  expect(await screen.findByText('Report copied')).toBeVisible();
  expect(await navigator.clipboard.readText()).toContain(row.report);
  expect(await navigator.clipboard.readText()).not.toContain('Kessler');
});

test('tasks of an unreadable bucket stay on the board (R-1.43)', async () => {
  spoil('get', '/kanban/boards/6/buckets', { at: 2, field: 'id', value: { text: '1' } });
  await renderApp({ path: '/planner/kanban/6', signedInAs: 'member', language: 'en' });
  await screen.findByRole('list', { name: 'An entry cannot be read.' });
  const strays = within(screen.getByRole('region', { name: 'Without a column' }));
  expect(strays.getAllByRole('listitem')).not.toEqual([]);
});

test('readable customers can be chosen, and the field says that the list lacks one (R-1.43)', async () => {
  spoil('get', '/customers', { at: 0, field: 'Id', value: { text: '1' } });
  const { user } = await renderApp({ path: '/work', signedInAs: 'member', language: 'en' });
  await user.click(await screen.findByRole('button', { name: 'New Entry' }));
  const dialog = within(await screen.findByRole('dialog'));
  const field = dialog.getByRole('combobox', { name: 'Customer' });
  await waitFor(() => expect(field).toHaveAccessibleDescription('without 1 unreadable entry'));
  await user.click(field);
  expect(dialog.getAllByRole('option').length).toBeGreaterThan(1);
});

test('an unreadable comment affects neither the others nor the task (R-1.43)', async () => {
  const [task] = testService().db.all(
    v.object({ taskId: v.number(), boardId: v.number() }),
    `select taskId, boardId from comments join tasks on tasks.id = taskId
     where boardId = 6 group by taskId having count(*) > 1`,
  );
  if (!task) throw new Error('no task has two comments');
  spoil('get', `/kanban/tasks/${task.taskId}/comments`, {
    at: 0,
    field: 'content',
    value: { text: 'Kessler' },
  });
  await renderApp({
    path: `/planner/kanban/${task.boardId}?task=${task.taskId}`,
    signedInAs: 'member',
    language: 'en',
  });
  const talk = within(await screen.findByRole('dialog'));
  expect(await talk.findByText(/The field content is not as agreed\./u)).toBeVisible();
  expect(within(talk.getByRole('list', { name: 'Newest first' })).getAllByRole('listitem')).not.toEqual([]);
});
