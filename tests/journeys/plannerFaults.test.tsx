import { screen, waitFor } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { renderApp } from '../render';
import { answerOnce, faults } from './faults';
import { PERSONAL, TITLE } from './plannerScreen';

const board = '/planner/kanban/6';

describe('section 8: what the planner cannot load says why, and comes with a retry', () => {
  test.each([
    ['/planner', '/kanban', /The boards could not be loaded/u, PERSONAL],
    ['/planner', '/kanban/tasks/me', /Your tasks could not be loaded/u, new RegExp(TITLE, 'u')],
    [board, '/kanban/boards/6', /The board could not be loaded/u, TITLE],
    [board, '/kanban/boards/6/buckets', /The tasks of the board could not be loaded/u, TITLE],
    [board, '/kanban/boards/6/tasks', /The tasks of the board could not be loaded/u, TITLE],
  ])('%s: GET %s', async (path, call, words, name) => {
    const [first, ...others] = faults;
    if (first) answerOnce('get', call, first[1]);
    const { user } = await renderApp({ path, signedInAs: 'member', language: 'en' });
    await waitFor(() => expect(document.body).toHaveTextContent(words));
    expect(document.body).toHaveTextContent(first?.[2] ?? words);
    for (const [, answer, reason] of others) {
      answerOnce('get', call, answer);
      await user.click(screen.getByRole('button', { name: 'Try again' }));
      await waitFor(() => expect(document.body).toHaveTextContent(reason));
      expect(document.body).not.toHaveTextContent('Oops');
    }
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    await waitFor(() =>
      expect(screen.queryByRole('link', { name }) ?? screen.getByRole('button', { name })).toBeVisible(),
    );
  });

  test.each([
    ['details', /The task could not be loaded/u],
    ['comments', /The comments could not be loaded/u],
  ])('the %s of a task', async (below, words) => {
    const [first, ...others] = faults;
    const call = `/kanban/tasks/*/${below}`;
    if (first) answerOnce('get', call, first[1]);
    const { user } = await renderApp({ path: board, signedInAs: 'member', language: 'en' });
    await user.click(await screen.findByRole('button', { name: TITLE }));
    await waitFor(() => expect(document.body).toHaveTextContent(words));
    expect(document.body).toHaveTextContent(first?.[2] ?? words);
    for (const [, answer, reason] of others) {
      answerOnce('get', call, answer);
      await user.click(screen.getByRole('button', { name: 'Try again' }));
      await waitFor(() => expect(document.body).toHaveTextContent(reason));
      expect(document.body).not.toHaveTextContent('Oops');
    }
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('list', { name: 'Comments' })).toBeVisible();
    expect(await screen.findByLabelText('State')).toBeVisible();
  });
});
