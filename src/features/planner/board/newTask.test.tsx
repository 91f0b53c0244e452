import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { describe, expect, test } from 'vitest';
import { setScreenWidth } from '../../../../tests/jsdom/browserStubs';
import { watchCalls } from '../../../../tests/jsdom/sentCalls';
import { server } from '../../../../tests/jsdom/testService';
import { bucket, openBoard, titles } from '../../../../tests/journeys/plannerScreen';

const TITLE = 'Ersatzteile zählen';

/** Opens Jana's board on a phone, and the dialog for a new task. */
async function openDialog(view: string) {
  setScreenWidth(390);
  const app = await openBoard();
  await app.router.navigate(`${app.router.state.location.pathname}?${view}`);
  await waitFor(() => expect(screen.queryByRole('region', { name: 'Add bucket' })).not.toBeInTheDocument());
  const press = async () => {
    await app.user.click(await screen.findByRole('button', { name: 'Task' }));
    return within(await screen.findByRole('dialog', { name: 'New task' }));
  };
  return { ...app, press };
}

describe('a new task on a phone', () => {
  test('the list asks for its title and bucket, and the task can be taken back (R-11.64)', async () => {
    const { user, press, store } = await openDialog('view=list');
    const calls = watchCalls();
    const dialog = await press();
    expect(dialog.getByLabelText('Bucket')).toHaveDisplayValue('Ideen');
    await user.click(dialog.getByRole('button', { name: 'Add task' }));
    expect(await dialog.findByText('Enter title')).toBeVisible();
    expect(calls.of('POST')).toEqual([]);
    await user.type(dialog.getByLabelText('Title'), TITLE);
    await user.selectOptions(dialog.getByLabelText('Bucket'), 'Prüfung');
    await user.click(dialog.getByRole('button', { name: 'Add task' }));
    expect(await screen.findByText(`“${TITLE}” was added to Prüfung.`)).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(await bucket('Prüfung').findByRole('button', { name: TITLE })).toBeVisible();
    expect(calls.of('POST').map(({ body }) => body)).toEqual([
      expect.objectContaining({ title: TITLE, state: 'Not started', priority: 'Normal' }),
    ]);
    await store.extra.history.undoLast();
    await waitFor(() =>
      expect(bucket('Prüfung').queryByRole('button', { name: TITLE })).not.toBeInTheDocument(),
    );
  });

  test('what was typed stays if the service refuses it, and is sent again (R-11.64)', async () => {
    const { user, press } = await openDialog('view=week');
    const dialog = await press();
    const refuse = () => HttpResponse.json({ message: 'Board is locked' }, { status: 400 });
    server.use(http.post('*/api/kanban/boards/*/tasks', refuse, { once: true }));
    await user.type(dialog.getByLabelText('Title'), TITLE);
    await user.click(dialog.getByRole('button', { name: 'Add task' }));
    expect(await dialog.findByText(/“Ersatzteile zählen” was not added\. .*Board is locked/u)).toBeVisible();
    expect(dialog.getByLabelText('Title')).toHaveValue(TITLE);
    await user.click(dialog.getByRole('button', { name: 'Add task' }));
    await waitFor(() => expect(titles('No date')).toContain(TITLE));
  });

  test('lanes have the button as well (R-11.64)', async () => {
    const { press } = await openDialog('group=priority');
    expect(await screen.findByRole('region', { name: 'Urgent' })).toBeVisible();
    const dialog = await press();
    expect(dialog.getByLabelText('Title')).toHaveFocus();
  });
});
