import { screen, waitFor } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { renderApp } from '../render';
import { expectReasonAndRetry, failures, faults, faultsAt } from './shownFaults';
import { PERSONAL, TITLE } from './plannerScreen';

const board = '/planner/kanban/6';

describe('what the planner cannot load says why, and comes with a retry', () => {
  test.each([
    ['/planner', '/kanban', /The boards could not be loaded/u, PERSONAL, 0],
    ['/planner', '/kanban/tasks/me', /Your tasks could not be loaded/u, new RegExp(TITLE, 'u'), 1],
    [board, '/kanban/boards/6', /The board could not be loaded/u, TITLE, 2],
    [board, '/kanban/boards/6/buckets', /The tasks of the board could not be loaded/u, TITLE, 3],
    [board, '/kanban/boards/6/tasks', /The tasks of the board could not be loaded/u, TITLE, 4],
  ])('on %s the call GET %s (R-11.22)', async (path, call, words, name, turn) => {
    const open = async () => renderApp({ path, signedInAs: 'member', language: 'en' });
    const tried = faultsAt(turn, call === '/kanban/boards/6' ? failures : faults);
    await expectReasonAndRetry({ path: call, open, words, faults: tried });
    await waitFor(() =>
      expect(screen.queryByRole('link', { name }) ?? screen.getByRole('button', { name })).toBeVisible(),
    );
  });

  test.each([
    ['details', /The task could not be loaded/u, 0],
    ['comments', /The comments could not be loaded/u, 5],
  ])('the %s of a task (R-11.22)', async (below, words, turn) => {
    const open = async () => {
      const app = await renderApp({ path: board, signedInAs: 'member', language: 'en' });
      await app.user.click(await screen.findByRole('button', { name: TITLE }));
      return app;
    };
    await expectReasonAndRetry({ path: `/kanban/tasks/*/${below}`, open, words, faults: faultsAt(turn) });
    expect(await screen.findByRole('list', { name: 'Newest first' })).toBeVisible();
    expect(await screen.findByLabelText('State')).toBeVisible();
  });
});
