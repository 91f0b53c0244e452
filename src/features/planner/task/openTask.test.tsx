import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { describe, expect, test } from 'vitest';
import { guidOf } from '../../../../tests/accounts';
import { holdAnswers } from '../../../../tests/jsdom/holdAnswers';
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
import { renderApp } from '../../../../tests/render';
import { findTaskDraft } from './taskDraft';

describe('the dialog and the address', () => {
  test('opening a task puts it into the address; Back and Close close it, and the focus returns (R-11.45)', async () => {
    const app = await openTask();
    expect(taskIn(app)).toMatch(/^\d+$/u);
    await app.router.navigate(-1);
    await noDialog();
    const row = await screen.findByRole('button', { name: new RegExp(TITLE, 'u') });
    await app.user.click(row);
    const dialog = within(await screen.findByRole('dialog', { name: TITLE }));
    await app.user.click(dialog.getByRole('button', { name: 'Close' }));
    await noDialog();
    expect(taskIn(app)).toBeNull();
    await waitFor(() => expect(row).toHaveFocus());
  });

  test('a link opens the task; closing it stays on the page', async () => {
    const { dialog, ...app } = await openTask();
    const id = taskIn(app);
    await app.user.click(dialog.getByRole('button', { name: 'Close' }));
    await noDialog();
    await app.router.navigate(`/planner?task=${id}`);
    await screen.findByLabelText('State');
    await app.user.click(screen.getByRole('button', { name: 'Close' }));
    await noDialog();
    expect(app.router.state.location.pathname).toBe('/planner');
  });

  test('a task deleted meanwhile shows the service’s reason and a way out', async () => {
    const { user } = await renderApp({ path: '/planner?task=99999', signedInAs: 'member', language: 'en' });
    const dialog = within(await screen.findByRole('dialog', { name: 'Task' }));
    expect(await dialog.findByText('The task could not be loaded')).toBeVisible();
    expect(dialog.getByText(/does not have this \(any more\)/u)).toBeVisible();
    await user.click(dialog.getByRole('button', { name: 'Close' }));
    await noDialog();
  });

  test('if the task was deleted by someone else during the edit, saving says so and keeps the typed values', async () => {
    const app = await openTask();
    await app.user.type(await editDescription(app), ' and more');
    server.use(
      http.patch('*/api/kanban/tasks/*', () =>
        HttpResponse.json({ message: 'unknown task' }, { status: 404 }),
      ),
    );
    await app.user.click(app.dialog.getByRole('button', { name: 'Save and close' }));
    expect(
      await app.dialog.findByText(/Not saved\. .*unknown task.*What you typed is still here/u),
    ).toBeVisible();
    expect(app.dialog.getByLabelText<HTMLTextAreaElement>('Description').value).toMatch(/and more$/u);
  });
});

describe('unsaved values are not lost', () => {
  test('a click outside asks before discarding changes', async () => {
    const app = await openTask();
    const { user, dialog } = app;
    await user.type(await editDescription(app), ' more');
    await user.keyboard('{Escape}');
    expect(await dialog.findByText('Discard changes?')).toBeVisible();
    await user.click(dialog.getByRole('button', { name: 'Keep editing' }));
    expect(dialog.getByLabelText<HTMLTextAreaElement>('Description').value).toMatch(/ more$/u);
  });

  test('Back keeps unsaved changes as a draft that the page offers (R-11.45)', async () => {
    const { user, dialog, router } = await openTask();
    await user.selectOptions(dialog.getByLabelText('State'), 'Completed');
    await user.type(dialog.getByLabelText('Comment'), 'Typed');
    await router.navigate(-1);
    await noDialog();
    expect(await screen.findByText(`Changes to the task “${TITLE}” are not saved yet.`)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Keep editing' }));
    const again = within(await screen.findByRole('dialog', { name: TITLE }));
    expect(await again.findByLabelText('State')).toHaveValue('Completed');
    expect(again.getByLabelText('Comment')).toHaveValue('Typed');
    const calls = watchCalls();
    await user.click(again.getByRole('button', { name: 'Send' }));
    await waitFor(() => expect(again.getByLabelText('Comment')).toHaveValue(''));
    await user.click(again.getByRole('button', { name: 'Save and close' }));
    await noDialog();
    expect(patches(calls)).toEqual([{ state: 'Completed' }]);
  });

  test('what was taken back or sent before Back is no draft, nor is a comment that is being sent then (R-24.73)', async () => {
    const { user, dialog, router, store, service } = await openTask();
    const draft = async () => findTaskDraft(store.extra.drafts.of(guidOf(service, 'member')));
    const comment = dialog.getByLabelText('Comment');
    await user.type(comment, 'Typed');
    await user.clear(comment);
    await router.navigate(-1);
    await noDialog();
    expect(await draft()).toBeNull();

    await user.click(await screen.findByRole('button', { name: new RegExp(TITLE, 'u') }));
    const again = within(await screen.findByRole('dialog', { name: TITLE }));
    await user.type(await again.findByLabelText('Comment'), 'On its way');
    const { letGo } = holdAnswers('post', '/kanban/tasks/*/comments');
    await user.click(again.getByRole('button', { name: 'Send' }));
    await router.navigate(-1);
    await noDialog();
    expect(await screen.findByText(`Changes to the task “${TITLE}” are not saved yet.`)).toBeVisible();
    letGo();
    await waitFor(() => expect(screen.queryByText(/are not saved yet/u)).not.toBeInTheDocument());
    expect(await draft()).toBeNull();
  });

  test('a comment that was sent after Back leaves the draft, whose other changes stay on offer (R-24.28)', async () => {
    const { user, dialog, router, store, service } = await openTask();
    await user.selectOptions(dialog.getByLabelText('State'), 'Completed');
    await user.type(dialog.getByLabelText('Comment'), 'On its way');
    const { letGo } = holdAnswers('post', '/kanban/tasks/*/comments');
    await user.click(dialog.getByRole('button', { name: 'Send' }));
    await router.navigate(-1);
    await noDialog();
    expect(await screen.findByText(`Changes to the task “${TITLE}” are not saved yet.`)).toBeVisible();
    const left = async () => (await findTaskDraft(store.extra.drafts.of(guidOf(service, 'member'))))?.draft;
    expect(await left()).toMatchObject({ comment: 'On its way' });
    letGo();
    await waitFor(async () => expect(await left()).toMatchObject({ comment: '' }));
    await user.click(screen.getByRole('button', { name: 'Keep editing' }));
    const again = within(await screen.findByRole('dialog', { name: TITLE }));
    expect(await again.findByLabelText('State')).toHaveValue('Completed');
    expect(again.getByLabelText('Comment')).toHaveValue('');
  });

  test('values typed during saving stay, and so does the dialog', async () => {
    const app = await openTask();
    const { user, dialog } = app;
    const { letGo } = holdAnswers('patch', '/kanban/tasks/*');
    await user.selectOptions(dialog.getByLabelText('State'), 'Completed');
    await user.click(dialog.getByRole('button', { name: 'Save and close' }));
    await user.type(await editDescription(app), ' more');
    letGo();
    expect(await dialog.findByText('Saved. What you typed after that is not saved yet.')).toBeVisible();
    const calls = watchCalls();
    await user.click(dialog.getByRole('button', { name: 'Save and close' }));
    await noDialog();
    expect(patches(calls)).toEqual([{ description: expect.stringMatching(/ more$/u) }]);
  });
});
