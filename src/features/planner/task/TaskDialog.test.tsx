import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { describe, expect, test } from 'vitest';
import { dateText } from '../../../../tests/dateText';
import { fill } from '../../../../tests/jsdom/fill';
import { watchCalls } from '../../../../tests/jsdom/sentCalls';
import { server } from '../../../../tests/jsdom/testService';
import {
  TITLE,
  editDescription,
  noDialog,
  openTask,
  patches,
  taskIn,
} from '../../../../tests/journeys/plannerScreen';

describe('Kanban task dialog, without full control', () => {
  test('the dialog offers state, priority, dates, description and comments, but no title, members or Delete (R-11.20)', async () => {
    const { dialog } = await openTask();
    expect(dialog.getByLabelText('State')).toHaveValue('In work');
    expect(dialog.getByLabelText('Priority')).toHaveValue('Important');
    expect(dialog.getByLabelText('Start date')).toHaveValue(dateText('2026-11-12'));
    expect(dialog.getByLabelText('Due date')).toHaveValue(dateText('2026-11-23'));
    expect(dialog.getByRole('textbox', { name: 'Description' })).toHaveDisplayValue(/^Stücklisten und/u);
    expect(dialog.getByText(/^Stücklisten und Alternativen/u, { ignore: 'textarea' })).toBeVisible();
    expect(dialog.getByLabelText('Comment')).toBeVisible();
    expect(dialog.queryByLabelText('Title')).not.toBeInTheDocument();
    expect(dialog.queryByRole('button', { name: 'Manage members' })).not.toBeInTheDocument();
    expect(dialog.queryByRole('button', { name: 'Delete' })).not.toBeInTheDocument();
    expect(within(dialog.getByRole('list', { name: 'Members' })).getAllByRole('listitem')).toHaveLength(3);
  });

  test('comments are shown newest first; markup in them is text (R-11.11)', async () => {
    const { dialog, user } = await openTask();
    const list = await dialog.findByRole('list', { name: 'Newest first' });
    expect(
      within(list)
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent?.slice(2, 16)),
    ).toEqual([
      expect.stringContaining('David Okafor'),
      expect.stringContaining('Mehmet'),
      expect.stringContaining('Jana Albrecht'),
    ]);
    await user.type(dialog.getByLabelText('Comment'), '<b>bold</b>');
    await user.click(dialog.getByRole('button', { name: 'Send' }));
    // Searched within the list, because the field has the same text until it is sent.
    await waitFor(() => expect(within(list).getAllByRole('listitem')[0]).toHaveTextContent('<b>bold</b>'));
    await waitFor(() => expect(dialog.getByLabelText('Comment')).toHaveValue(''));
  });
});

test('a task with a due date before its start date is rejected with a message, and nothing is sent (R-11.6)', async () => {
  const { user, dialog } = await openTask();
  const calls = watchCalls();
  await user.clear(dialog.getByLabelText('Due date'));
  await user.type(dialog.getByLabelText('Due date'), '11.11.2026');
  await user.click(dialog.getByRole('button', { name: 'Save and close' }));
  expect(dialog.getByLabelText('Due date')).toHaveAccessibleDescription(
    /The task would be due before it begins\./u,
  );
  await user.clear(dialog.getByLabelText('Due date'));
  await user.type(dialog.getByLabelText('Due date'), '24.11.2026');
  await user.click(dialog.getByRole('button', { name: 'Save and close' }));
  await noDialog();
  expect(patches(calls)).toEqual([{ endDate: '2026-11-24' }]);
});

test('the task dialog has the same close button as every dialog (R-1.14)', async () => {
  const { user, dialog } = await openTask();
  await user.click(dialog.getByTitle('Close'));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
});

test('if another user changed the same field meanwhile, a dialog asks before anything is sent (R-14.4)', async () => {
  const app = await openTask();
  const calls = watchCalls();
  app.service.db.run('update tasks set description = ? where title = ?', 'Theirs', TITLE);
  await fill(app.user, await editDescription(app), 'Mine');
  await app.user.click(app.dialog.getByRole('button', { name: 'Save and close' }));
  const question = within(await screen.findByRole('dialog', { name: /Two versions/u }));
  expect(question.getByText('Theirs')).toBeVisible();
  expect(patches(calls)).toEqual([]);
});

describe('only changed fields are saved', () => {
  test('one changed field is all that is sent, and the dialog closes (R-11.12)', async () => {
    const app = await openTask();
    const calls = watchCalls();
    await app.user.selectOptions(app.dialog.getByLabelText('State'), 'Completed');
    await app.user.click(app.dialog.getByRole('button', { name: 'Save and close' }));
    await noDialog();
    expect(patches(calls)).toEqual([{ state: 'Completed' }]);
    expect(taskIn(app)).toBeNull();
    await app.user.click(await screen.findByRole('switch', { name: 'Show completed tasks' }));
    expect(
      await screen.findByRole('button', { name: new RegExp(`^Completed: ${TITLE}`, 'u') }),
    ).toBeVisible();
  });

  test('a description that is drawn is found by its label, too, and opens when it gets the focus (R-24.132)', async () => {
    const { user, dialog } = await openTask();
    const calls = watchCalls();
    const field = dialog.getByLabelText<HTMLTextAreaElement>('Description');
    expect(field.value).toMatch(/^Stücklisten und Alternativen/u);
    expect(dialog.getByRole('button', { name: 'Edit' })).toHaveFocus();
    await fill(user, field, 'In other words');
    expect(field).toHaveFocus();
    expect(dialog.getByRole('button', { name: 'Done' })).toBeVisible();
    await user.click(dialog.getByRole('button', { name: 'Save and close' }));
    await noDialog();
    expect(patches(calls)).toEqual([{ description: 'In other words' }]);
  });

  test('if nothing was changed, nothing is sent', async () => {
    const { user, dialog } = await openTask();
    const calls = watchCalls();
    await user.click(dialog.getByRole('button', { name: 'Save and close' }));
    await noDialog();
    expect(patches(calls)).toEqual([]);
  });

  test('an emptied field is left out and named in a notice; the rest is sent', async () => {
    const app = await openTask();
    const { user, dialog } = app;
    const calls = watchCalls();
    await user.clear(await editDescription(app));
    await user.clear(dialog.getByLabelText('Due date'));
    await user.selectOptions(dialog.getByLabelText('Priority'), 'Urgent');
    await user.click(dialog.getByRole('button', { name: 'Save and close' }));
    await noDialog();
    expect(patches(calls)).toEqual([{ priority: 'Urgent' }]);
    expect(
      await screen.findByText(
        /cannot empty these fields: Description, Due date\. Their old values are back/u,
      ),
    ).toBeVisible();
  });

  test('an unknown state is kept and shown, and disappears when another is chosen (R-11.10)', async () => {
    server.use(
      http.get('*/api/kanban/tasks/me', () =>
        HttpResponse.json([{ id: 5, title: 'Old', state: 'Assigned', priority: 'Whenever' }]),
      ),
      http.get('*/api/kanban/tasks/5/details', () =>
        HttpResponse.json({ id: 5, title: 'Old', state: 'Assigned', priority: 'Whenever' }),
      ),
      http.get('*/api/kanban/tasks/5/comments', () => HttpResponse.json([])),
      http.patch('*/api/kanban/tasks/5', () => HttpResponse.json({ affectedRows: 1, changedRows: 1 })),
    );
    const { user, dialog } = await openTask('Old');
    const options = within(dialog.getByLabelText('State')).getAllByRole('option');
    expect(options.map(({ textContent }) => textContent)).toEqual([
      'Assigned',
      'Not started',
      'In work',
      'Completed',
    ]);
    expect(dialog.getByLabelText('State')).toHaveValue('Assigned');
    expect(dialog.getByLabelText('Priority')).toHaveValue('Whenever');
    const calls = watchCalls();
    await user.type(dialog.getByLabelText('Description'), 'More');
    await user.click(dialog.getByRole('button', { name: 'Save and close' }));
    await noDialog();
    expect(patches(calls)).toEqual([{ description: 'More' }]);
  });

  test('an invalid date is reported, and nothing is sent', async () => {
    const { user, dialog } = await openTask();
    const calls = watchCalls();
    await user.clear(dialog.getByLabelText('Due date'));
    await user.type(dialog.getByLabelText('Due date'), 'soon');
    await user.click(dialog.getByRole('button', { name: 'Save and close' }));
    expect(dialog.getByLabelText('Due date')).toHaveAccessibleDescription(/No date\. Examples/u);
    await user.clear(dialog.getByLabelText('Due date'));
    await user.type(dialog.getByLabelText('Due date'), '24.11.2026');
    await user.click(dialog.getByRole('button', { name: 'Save and close' }));
    await noDialog();
    expect(patches(calls)).toEqual([{ endDate: '2026-11-24' }]);
  });
});

describe('comments are sent only when they are not empty', () => {
  test('a comment that is empty or blank is not sent (R-11.19)', async () => {
    const { user, dialog } = await openTask();
    const calls = watchCalls();
    await user.click(dialog.getByRole('button', { name: 'Send' }));
    await user.type(dialog.getByLabelText('Comment'), '  ');
    await user.click(dialog.getByRole('button', { name: 'Send' }));
    await user.type(dialog.getByLabelText('Comment'), 'Done');
    await user.click(dialog.getByRole('button', { name: 'Send' }));
    expect(await dialog.findByText('Done', { selector: 'p' })).toBeVisible();
    expect(calls.of('POST')).toHaveLength(1);
  });

  test('a comment of 10,000 characters is sent whole; a failure keeps it in the box', async () => {
    const { user, dialog } = await openTask();
    const long = 'ä'.repeat(10_000);
    server.use(http.post('*/api/kanban/tasks/*/comments', () => HttpResponse.error(), { once: true }));
    const calls = watchCalls();
    await user.click(dialog.getByLabelText('Comment'));
    await user.paste(long);
    await user.click(dialog.getByRole('button', { name: 'Send' }));
    expect(await dialog.findByRole('alert')).toHaveTextContent('Not sent. No connection to the server.');
    expect(dialog.getByLabelText('Comment')).toHaveValue(long);
    await user.click(dialog.getByRole('button', { name: 'Send' }));
    expect(await dialog.findByText(long, { selector: 'p' })).toBeVisible();
    expect(calls.of('POST').at(-1)?.body).toEqual({ taskId: expect.any(Number), content: long });
  });

  test('Save and close with an unsent comment keeps the dialog open and says so, but not of the next comment (R-24.72)', async () => {
    const { user, dialog } = await openTask();
    const calls = watchCalls();
    await user.clear(dialog.getByLabelText('Due date'));
    await user.type(dialog.getByLabelText('Due date'), '24.11.2026');
    await user.type(dialog.getByLabelText('Comment'), 'Half a thought');
    await user.click(dialog.getByRole('button', { name: 'Save and close' }));
    expect(dialog.getByLabelText('Comment')).toHaveAccessibleDescription(/not sent yet/u);
    await user.click(dialog.getByRole('button', { name: 'Send' }));
    await waitFor(() => expect(dialog.getByLabelText('Comment')).toHaveValue(''));
    await user.type(dialog.getByLabelText('Comment'), 'The other half');
    expect(dialog.getByLabelText('Comment')).not.toBeInvalid();
    await user.clear(dialog.getByLabelText('Comment'));
    await user.click(dialog.getByRole('button', { name: 'Save and close' }));
    await noDialog();
    expect(patches(calls)).toEqual([{ endDate: '2026-11-24' }]);
  });
});
