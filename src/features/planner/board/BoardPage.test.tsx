import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { describe, expect, test } from 'vitest';
import { watchCalls } from '../../../../tests/jsdom/sentCalls';
import { server } from '../../../../tests/jsdom/testService';
import {
  PERSONAL,
  bucket,
  columns,
  expectSeededBoard,
  openBoard,
  titles,
} from '../../../../tests/journeys/plannerScreen';
import { renderApp } from '../../../../tests/render';

/** A board that belongs to Tobias; Jana can open it only because she is a member. */
const OF_TOBIAS = 'Umzug Büro Süd';

describe('Board screen', () => {
  test('buckets are ordered by stage, tasks by state; completed ones are shown on request (R-11.2, R-11.14)', async () => {
    const { user } = await openBoard();
    expectSeededBoard();
    // Its tasks are hidden, so it is not really empty.
    expect(bucket('Fertig').queryByRole('button', { name: /Delete bucket/u })).not.toBeInTheDocument();
    await user.click(screen.getByRole('switch', { name: 'Show completed tasks' }));
    expect(titles('Fertig')).toHaveLength(2);
  });

  test('the title is edited by a click: Enter saves, Escape cancels, an empty title is ignored', async () => {
    const { user } = await openBoard();
    const calls = watchCalls();
    const edit = async (text: string) => {
      await user.click(screen.getByRole('button', { name: PERSONAL }));
      await user.clear(screen.getByRole('textbox', { name: 'Edit title' }));
      await user.keyboard(text);
    };
    await edit('Other{Escape}');
    await edit('{Enter}');
    expect(screen.getByRole('heading', { level: 1, name: PERSONAL })).toBeVisible();
    expect(calls.of('PATCH')).toEqual([]);
    await edit('MES 3{Enter}');
    expect(await screen.findByRole('heading', { level: 1, name: 'MES 3' })).toBeVisible();
    await waitFor(() =>
      expect(calls.of('PATCH').map(({ body }) => body)).toEqual([{ id: expect.any(Number), title: 'MES 3' }]),
    );
  });

  test('a customer’s board has no editable title, no delete and no member management (R-11.21)', async () => {
    await openBoard('Stadtwerke Lindenau');
    expect(screen.queryByRole('button', { name: 'Stadtwerke Lindenau' })).not.toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Delete planner' })).not.toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Manage members' })).not.toBeInTheDocument();
  });

  test('a board is deleted after a confirmation and disappears from the hub', async () => {
    const { user, router } = await openBoard('Jana privat');
    await user.click(screen.getByRole('button', { name: 'Delete planner' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Delete planner?' }));
    await user.click(dialog.getByRole('button', { name: 'Delete' }));
    await waitFor(() => expect(router.state.location.pathname).toBe('/planner'));
    await screen.findByRole('link', { name: PERSONAL });
    await waitFor(() => expect(screen.queryByRole('link', { name: 'Jana privat' })).not.toBeInTheDocument());
  });

  test('a board’s members are found by mail, added and removed (R-11.21)', async () => {
    const { user } = await openBoard('Jana privat');
    const calls = watchCalls();
    await user.click(screen.getByRole('button', { name: 'Manage members' }));
    await user.type(await screen.findByRole('combobox', { name: 'Add by mail' }), 'tobias');
    await user.click(await screen.findByRole('option', { name: /tobias\.reimann/u }));
    await user.click(await screen.findByRole('button', { name: 'Remove Tobias Reimann' }));
    await waitFor(() =>
      expect(screen.queryByRole('button', { name: 'Remove Tobias Reimann' })).not.toBeInTheDocument(),
    );
    const guid = expect.stringMatching(/./u);
    expect([calls.of('POST', '/kanban'), calls.of('PATCH')].map(([call]) => call?.body)).toEqual([
      { guid },
      { guid },
    ]);
  });

  test('removing yourself asks first and leads to the hub; the board is not fetched again (R-11.21)', async () => {
    const { user, router } = await openBoard(OF_TOBIAS);
    const calls = watchCalls();
    await user.click(screen.getByRole('button', { name: 'Manage members' }));
    await user.click(await screen.findByRole('button', { name: 'Remove Jana Albrecht' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Leave planner?' }));
    expect(dialog.getByText(/will no longer be visible to you/u)).toBeVisible();
    expect(calls.of('PATCH')).toEqual([]);
    await user.click(dialog.getByRole('button', { name: 'Leave' }));
    expect(await screen.findByText(`You left the planner “${OF_TOBIAS}”.`)).toBeVisible();
    await waitFor(() => expect(router.state.location.pathname).toBe('/planner'));
    await screen.findByRole('link', { name: PERSONAL });
    await waitFor(() => expect(screen.queryByRole('link', { name: OF_TOBIAS })).not.toBeInTheDocument());
    expect(calls.of('GET', '/kanban/boards/')).toEqual([]);
  });

  test('a board without buckets says what to do first (R-11.5)', async () => {
    server.use(http.get('*/api/kanban/boards/*/buckets', () => HttpResponse.json([])));
    server.use(http.get('*/api/kanban/boards/*/tasks', () => HttpResponse.json([])));
    await renderApp({ path: '/planner/kanban/6', signedInAs: 'member', language: 'en' });
    expect(await screen.findByRole('heading', { name: 'No bucket yet' })).toBeVisible();
    expect(columns()).toEqual(['Add bucket']);
  });

  test.each([
    [403, /You do not have the rights for this.*not yours/u],
    [404, /The server does not have this/u],
  ])(
    'a forbidden or missing board (%i) shows the service’s reason and a link to the hub (R-1.21)',
    async (status, reason) => {
      server.use(
        http.get('*/api/kanban/boards/6', () => HttpResponse.json({ message: 'not yours' }, { status })),
      );
      const { user } = await renderApp({ path: '/planner/kanban/6', signedInAs: 'member', language: 'en' });
      expect(await screen.findByText('The board could not be loaded')).toBeVisible();
      expect(screen.getByText(reason)).toBeVisible();
      expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
      await user.click(screen.getByRole('link', { name: 'To the planner' }));
      expect(await screen.findByRole('link', { name: PERSONAL })).toBeVisible();
    },
  );
});

describe('buckets', () => {
  test('a new bucket is added at the end: its stage is the bucket count plus 1; empty input cancels (R-11.18, R-11.23)', async () => {
    const { user } = await openBoard();
    const calls = watchCalls();
    await user.click(screen.getByRole('button', { name: 'Add bucket' }));
    await user.keyboard('{Enter}');
    await user.click(screen.getByRole('button', { name: 'Add bucket' }));
    await user.keyboard('Later{Enter}');
    await screen.findByRole('region', { name: 'Later' });
    expect(columns().slice(-2)).toEqual(['Later', 'Add bucket']);
    expect(calls.of('POST').map(({ body }) => body)).toEqual([{ name: 'Later', stage: 7 }]);
  });

  test.each([
    ['the title', 'Edit title', 'boards', 'title', PERSONAL],
    ['the name of a bucket', 'Rename: Ideen', 'buckets', 'name', 'Ideen'],
  ])(
    '%s that somebody else has changed meanwhile is not overwritten before it was shown (R-24.121)',
    async (_, label, table, column, name) => {
      const { user, service } = await openBoard();
      const calls = watchCalls();
      await user.click(screen.getByRole('button', { name }));
      service.db.run(`update ${table} set ${column} = 'Theirs' where ${column} = '${name}'`);
      const field = screen.getByRole('textbox', { name: label });
      await user.clear(field);
      await user.type(field, 'Mine{Enter}');
      expect(await screen.findByText('This no longer matches what is on the server.')).toBeVisible();
      expect(field).toHaveValue('Mine');
      expect(calls.of('PATCH')).toEqual([]);
      await user.type(field, '{Enter}');
      await waitFor(() => expect(calls.of('PATCH')).toHaveLength(1));
      expect(await screen.findByRole('button', { name: 'Mine' })).toBeVisible();
    },
  );

  test('a bucket is renamed by a click and saved by a click outside; a refusal keeps the typed name (R-11.18)', async () => {
    const { user } = await openBoard();
    server.use(http.patch('*/api/kanban/buckets/*', () => HttpResponse.error(), { once: true }));
    await user.click(screen.getByRole('button', { name: 'Ideen' }));
    const field = screen.getByRole('textbox', { name: 'Rename: Ideen' });
    await user.clear(field);
    await user.type(field, 'Ideas{Enter}');
    expect(await screen.findByText(/No connection to the server/u)).toBeVisible();
    expect(field).toHaveValue('Ideas');
    await user.click(screen.getByRole('switch', { name: 'Show completed tasks' }));
    expect(await screen.findByRole('button', { name: 'Ideas' })).toBeVisible();
  });

  test('after a name is saved or cancelled by a key, the focus returns to where it was (R-11.8)', async () => {
    const { user } = await openBoard();
    const add = () => screen.getByRole('button', { name: 'Add bucket' });
    await user.click(add());
    await user.keyboard('Later{Enter}');
    await screen.findByRole('region', { name: 'Later' });
    expect(add()).toHaveFocus();
    await user.click(screen.getByRole('button', { name: 'Ideen' }));
    await user.keyboard('{Escape}');
    expect(screen.getByRole('button', { name: 'Ideen' })).toHaveFocus();
    await user.click(bucket('Ideen').getByRole('button', { name: 'Add task: Ideen' }));
    await user.keyboard('{Escape}');
    expect(bucket('Ideen').getByRole('button', { name: 'Add task: Ideen' })).toHaveFocus();
  });

  test('a bucket can be deleted only when empty (R-11.19)', async () => {
    const { user } = await openBoard();
    expect(bucket('Ideen').queryByRole('button', { name: /Delete bucket/u })).not.toBeInTheDocument();
    await user.click(bucket('Zurückgestellt').getByRole('button', { name: /^Delete bucket/u }));
    await waitFor(() => expect(columns()).not.toContain('Zurückgestellt'));
  });
});

describe('the board by keyboard', () => {
  const stops = (name: string) =>
    bucket(name)
      .getAllByRole('button')
      .filter(({ tabIndex }) => tabIndex === 0)
      .map(({ textContent }) => textContent);
  const card = (name: string) => screen.getByRole('button', { name });

  test('each bucket is one tab stop: its first card, or the last one that had the focus (R-11.3)', async () => {
    const { user } = await openBoard();
    expect(columns().map((name) => stops(String(name)).length)).toEqual(columns().map(() => 1));
    const [first, second] = titles('Geplant');
    expect(stops('Geplant')).toEqual([first]);
    card(String(first)).focus();
    await user.keyboard('{ArrowDown}');
    expect(card(String(second))).toHaveFocus();
    expect(stops('Geplant')).toEqual([second]);
  });

  test('Arrow Down moves from the board’s head into the cards; Left and Right move between buckets (R-11.3)', async () => {
    const { user } = await openBoard();
    screen.getByRole('heading', { level: 1 }).focus();
    await user.keyboard('{ArrowDown}');
    expect(card(String(titles('Ideen')[0]))).toHaveFocus();
    await user.keyboard('{ArrowRight}');
    expect(card(String(titles('Geplant')[0]))).toHaveFocus();
    await user.keyboard('{ArrowLeft}{ArrowUp}');
    expect(screen.getByRole('button', { name: 'Ideen' })).toHaveFocus();
  });

  test('Shift+F10 opens the menu of a card (R-11.3)', async () => {
    const { user } = await openBoard();
    card(String(titles('Ideen')[0])).focus();
    await user.keyboard('{Shift>}{F10}{/Shift}');
    expect(await screen.findByRole('menuitem', { name: 'Move to Geplant' })).toBeVisible();
  });
});
