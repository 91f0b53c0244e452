import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { describe, expect, onTestFinished, test } from 'vitest';
import { watchCalls } from '../../../../tests/jsdom/sentCalls';
import { server } from '../../../../tests/jsdom/testService';
import { letTimePass, ownTime } from '../../../../tests/jsdom/testTime';
import {
  bucket,
  bucketElement,
  columns,
  noDialog,
  openBoard,
  titles,
} from '../../../../tests/journeys/plannerScreen';

describe('new tasks', () => {
  test('Enter sends neither state nor priority and keeps the slot open; a click outside sends both (R-11.13, R-11.23)', async () => {
    const { user } = await openBoard();
    const calls = watchCalls();
    await user.click(bucket('Ideen').getByRole('button', { name: /^Add task/u }));
    await user.keyboard('{Enter}One{Enter}Two');
    await user.click(screen.getByRole('heading', { level: 1 }));
    await waitFor(() => expect(titles('Ideen')).toEqual(expect.arrayContaining(['One', 'Two'])));
    const ids = { kanbanId: expect.any(Number), bucketId: expect.any(Number), stage: 10 };
    expect(calls.of('POST').map(({ body }) => body)).toEqual([
      { title: 'One', ...ids },
      { title: 'Two', ...ids, state: 'Not started', priority: 'Normal' },
    ]);
  });

  test('another window that gets the focus leaves the half-typed title where it is (R-24.108)', async () => {
    const { user } = await openBoard();
    const calls = watchCalls();
    await user.click(bucket('Ideen').getByRole('button', { name: /^Add task/u }));
    await user.keyboard('On');
    fireEvent.blur(bucket('Ideen').getByRole('textbox'));
    await user.keyboard('e{Enter}');
    await waitFor(() => expect(titles('Ideen')).toContain('One'));
    expect(calls.of('POST').map(({ body }) => body)).toMatchObject([{ title: 'One' }]);
  });

  test('a failed new task returns its title to the field', async () => {
    const { user } = await openBoard();
    server.use(
      http.post(
        '*/api/kanban/boards/*/tasks',
        () => HttpResponse.json({ message: 'Board is closed' }, { status: 409 }),
        { once: true },
      ),
    );
    await user.click(bucket('Ideen').getByRole('button', { name: /^Add task/u }));
    await user.keyboard('One{Enter}');
    expect(await screen.findByText(/“One” was not added\..*Board is closed/u)).toBeVisible();
    await waitFor(() => expect(bucket('Ideen').getByRole('textbox')).toHaveValue('One'));
  });
});

describe('moving a task', () => {
  const move = async (user: Awaited<ReturnType<typeof openBoard>>['user'], title: string, to: string) => {
    await user.click(screen.getByRole('button', { name: `Actions: ${title}` }));
    await user.click(await screen.findByRole('menuitem', { name: `Move to ${to}` }));
  };

  test('a moved task goes straight to its bucket and never flickers back while the answers arrive (R-11.15)', async () => {
    const { user, store } = await openBoard();
    const title = 'Lasttest 40 Terminals';
    const places: (string | null | undefined)[] = [];
    const board = bucketElement('Add bucket').parentElement;
    const observer = new MutationObserver(() => {
      const all = [...(board?.children ?? [])];
      const place = all.find(({ textContent }) => textContent.includes(title))?.getAttribute('aria-label');
      if (place !== places.at(-1)) places.push(place);
    });
    observer.observe(document.body, { childList: true, subtree: true });
    onTestFinished(() => observer.disconnect());
    for (const [count, to] of [
      [1, 'Ideen'],
      [2, 'Geplant'],
    ] as const) {
      await move(user, title, to);
      await waitFor(() => expect(store.extra.history.steps()).toHaveLength(count));
    }
    await user.click(screen.getByRole('button', { name: title }));
    expect(await screen.findByRole('dialog', { name: title })).toBeVisible();
    expect(places.filter(Boolean)).toEqual(['Prüfung', 'Ideen', 'Geplant']);
  });

  test('moving a task by its menu sends only the bucketId (R-11.15)', async () => {
    const { user } = await openBoard();
    const calls = watchCalls();
    await move(user, 'Lasttest 40 Terminals', 'Ideen');
    await waitFor(() => expect(titles('Ideen')).toContain('Lasttest 40 Terminals'));
    await waitFor(() =>
      expect(calls.of('PATCH').map(({ body }) => body)).toEqual([{ bucketId: expect.any(Number) }]),
    );
  });

  test('a moved task offers Undo, which puts it back (R-11.65)', async () => {
    ownTime();
    const { user } = await openBoard();
    await move(user, 'Lasttest 40 Terminals', 'Ideen');
    expect(await screen.findByText('Task moved')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    await waitFor(() => expect(titles('Prüfung')).toContain('Lasttest 40 Terminals'));
    expect(screen.queryByRole('button', { name: 'Undo' })).not.toBeInTheDocument();
  });

  test('the notice with Undo goes by itself, and the task stays moved (R-11.65)', async () => {
    ownTime();
    const { user } = await openBoard();
    await move(user, 'Lasttest 40 Terminals', 'Ideen');
    expect(await screen.findByRole('button', { name: 'Undo' })).toBeVisible();
    await letTimePass(5000);
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Undo' })).not.toBeInTheDocument());
    expect(titles('Ideen')).toContain('Lasttest 40 Terminals');
  });

  test('a refused move puts the task back and tells the user (R-11.15)', async () => {
    const { user } = await openBoard();
    server.use(
      http.patch('*/api/kanban/tasks/*', () =>
        HttpResponse.json({ message: 'no such bucket' }, { status: 400 }),
      ),
    );
    await move(user, 'Lasttest 40 Terminals', 'Ideen');
    expect(
      await screen.findByText(/was not moved to “Ideen” and is back in its place.*no such bucket/u),
    ).toBeVisible();
    await waitFor(() => expect(titles('Prüfung')).toContain('Lasttest 40 Terminals'));
  });

  test('a task whose bucket does not exist is in a column of its own and can be moved from there', async () => {
    server.use(
      http.get('*/api/kanban/boards/*/tasks', () =>
        HttpResponse.json([{ id: 1, title: 'Lost', bucketId: 4711, state: 'In work', priority: 'Normal' }]),
      ),
    );
    const { user } = await openBoard();
    expect(columns()).toContain('Without a column');
    expect(titles('Without a column')).toEqual(['Lost']);
    server.use(http.patch('*/api/kanban/tasks/1', () => HttpResponse.json({ affectedRows: 1 })));
    await move(user, 'Lost', 'Geplant');
    await waitFor(() => expect(titles('Geplant')).toEqual(['Lost']));
  });
});

describe('full control on the board', () => {
  test('full control offers title, members and Delete; a changed title is saved (R-11.20)', async () => {
    const { user } = await openBoard();
    await user.click(screen.getByRole('button', { name: 'Lasttest 40 Terminals' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Lasttest 40 Terminals' }));
    const title = await dialog.findByLabelText('Title');
    await user.clear(title);
    await user.type(title, 'Load test');
    expect(await dialog.findByRole('button', { name: 'Manage members' })).toBeVisible();
    const calls = watchCalls();
    await user.click(dialog.getByRole('button', { name: 'Save and close' }));
    expect(await screen.findByRole('button', { name: 'Load test' })).toBeVisible();
    expect(calls.of('PATCH').map(({ body }) => body)).toEqual([{ title: 'Load test' }]);
  });

  test('a task is deleted after a confirmation', async () => {
    const { user } = await openBoard();
    await user.click(screen.getByRole('button', { name: 'Lasttest 40 Terminals' }));
    await user.click(await screen.findByRole('button', { name: 'Delete' }));
    const confirm = within(await screen.findByRole('dialog', { name: 'Delete task?' }));
    await user.click(confirm.getByRole('button', { name: 'Delete' }));
    await waitFor(() =>
      expect(titles('Prüfung')).toEqual(['Berechtigungskonzept mit Betriebsrat abstimmen']),
    );
    await noDialog();
  });
});

test('changes by others on the open board are refetched', async () => {
  const { store, service } = await openBoard();
  service.db.run("update tasks set title = 'Changed by Tobias' where title = 'Lasttest 40 Terminals'");
  store.extra.boardNews.tell({ type: 'kanbanevent', event: 'taskChanged' });
  expect(await screen.findByRole('button', { name: 'Changed by Tobias' })).toBeVisible();
});
