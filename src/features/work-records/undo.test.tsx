import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { beforeEach, describe, expect, test } from 'vitest';
import { fill } from '../../../tests/jsdom/fill';
import { watchCalls } from '../../../tests/jsdom/sentCalls';
import { expectRefusal, server } from '../../../tests/jsdom/testService';
import { comesInTime, ownTime } from '../../../tests/jsdom/testTime';
import { giveText, row, selectFirst } from '../../../tests/journeys/bulkScreen';
import { openDialog, openWork, recordRows } from '../../../tests/journeys/workScreen';
import { stored } from '../../../tests/journeys/outboxScreen';
import { patience } from '../../../tests/patience';

beforeEach(ownTime);

type User = Awaited<ReturnType<typeof openWork>>['user'];

async function undo(user: User) {
  await user.keyboard('{Control>}z{/Control}');
}

/** The texts of the rows, without their hints. */
const texts = () => recordRows().map((one) => one.textContent.replace(/\d+\.\d\sh that day/u, ''));

describe('Ctrl+Z undoes what was done', () => {
  test('undoes a copy, an entry of the dialog, an inline edit and a bulk change, the last one first', async () => {
    const calls = watchCalls();
    const { user } = await openWork();
    const before = texts();

    await user.click(within(row(1)).getByRole('button', { name: /^Copy/u }));
    await waitFor(() => expect(recordRows()).toHaveLength(21));
    const copied = texts();

    const dialog = within(await openDialog(user));
    await fill(user, dialog.getByLabelText('Work hours'), '2');
    await fill(user, dialog.getByLabelText('Description'), 'Written in the dialog');
    await user.click(dialog.getByRole('button', { name: 'Save and close' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(recordRows()).toHaveLength(22);
    const entered = texts();

    await user.dblClick(within(row(0)).getByText('Written in the dialog'));
    const field = await screen.findByRole('textbox', { name: 'Description' }, patience);
    await fill(user, field, 'Changed in the row');
    await user.keyboard('{Enter}');
    expect(await screen.findByText('Changed in the row')).toBeVisible();
    const changed = texts();

    await selectFirst(user, 2);
    await giveText(user, 'Named alike');
    await screen.findByText('2 entries changed');

    const order = [changed, entered, copied, before];
    for (const state of order) {
      await undo(user);
      // What was put back says so for some seconds.
      await comesInTime(() => expect(texts()).toEqual(state));
    }
    expect(calls.of('DELETE')).toHaveLength(2);
    await undo(user);
    expect(texts()).toEqual(before);
  });

  test('undoing removes the notice of what was done (R-14.31)', async () => {
    const { user } = await openWork();
    const dialog = within(await openDialog(user));
    await fill(user, dialog.getByLabelText('Work hours'), '2');
    await fill(user, dialog.getByLabelText('Description'), 'Written in the dialog');
    await user.click(dialog.getByRole('button', { name: 'Save and close' }));
    expect(await screen.findByText('Entry saved')).toBeVisible();
    await undo(user);
    expect(await screen.findByText('Undone')).toBeVisible();
    expect(screen.queryByText('Entry saved')).not.toBeInTheDocument();
  });

  test('a row that was opened but not changed makes no step and no call (R-14.31)', async () => {
    const { user, store } = await openWork();
    const calls = watchCalls();
    recordRows()[0]?.focus();
    await user.keyboard('{F2}');
    const field = await screen.findByRole<HTMLInputElement>('textbox', { name: 'Description' }, patience);
    await user.type(field, 'x{Backspace}{Enter}');
    await waitFor(() => expect(field).not.toBeInTheDocument());
    expect(calls.of('PATCH')).toEqual([]);
    expect(store.extra.history.steps()).toEqual([]);
  });

  test('a step whose call fails says so and can be undone later; one undone by its notice is no longer a step', async () => {
    const { user } = await openWork();
    await user.click(within(row(1)).getByRole('button', { name: /^Copy/u }));
    await waitFor(() => expect(recordRows()).toHaveLength(21));
    server.use(
      http.delete('*/api/workrecords/:id', () => HttpResponse.json({ message: 'closed' }, { status: 500 }), {
        once: true,
      }),
    );
    expectRefusal(/DELETE .*: 500/u);
    await undo(user);
    expect(await screen.findByText(/^Not undone\./u)).toBeVisible();
    expect(recordRows()).toHaveLength(21);
    await undo(user);
    expect(await screen.findByText('Undone')).toBeVisible();
    expect(recordRows()).toHaveLength(20);

    const calls = watchCalls();
    await selectFirst(user, 2);
    await giveText(user, 'Named alike');
    await user.click(await screen.findByRole('button', { name: 'Undo' }));
    expect(await screen.findByText('Changes undone')).toBeVisible();
    await undo(user);
    expect(calls.of('PATCH')).toHaveLength(4);
  });

  test('a step is undone on another screen as well, and the notice says what it was (R-14.31)', async () => {
    const { user, router } = await openWork();
    await user.click(within(row(1)).getByRole('button', { name: /^Copy/u }));
    await waitFor(() => expect(recordRows()).toHaveLength(21));
    const calls = watchCalls();
    await router.navigate('/expenses');
    await screen.findByRole('heading', { level: 1, name: /expenses/iu }, patience);
    await undo(user);
    expect(await screen.findByText(/^Entry added · /u)).toBeVisible();
    expect(calls.of('DELETE')).toHaveLength(1);
  });

  test('a record that was changed and then deleted is first restored, and then gets its old values (R-14.31)', async () => {
    const app = await openWork();
    const { user } = app;
    recordRows()[0]?.focus();
    await user.keyboard('{F2}');
    const field = await screen.findByRole<HTMLInputElement>('textbox', { name: 'Description' }, patience);
    const before = field.value;
    const count = stored(app, before);
    await fill(user, field, 'Changed');
    await user.keyboard('{Enter}');
    await waitFor(() => expect(stored(app, 'Changed')).toBe(1));
    await user.click(within(row(0)).getByRole('button', { name: /^Delete/u }));
    await app.store.extra.heldBack.sendAll();
    expect(stored(app, 'Changed')).toBe(0);
    await undo(user);
    await waitFor(() => expect(stored(app, 'Changed')).toBe(1));
    expect(await screen.findByText(/^Entry deleted · /u)).toBeVisible();
    await undo(user);
    await waitFor(() => expect(stored(app, before)).toBe(count));
    expect(stored(app, 'Changed')).toBe(0);
  });
});
