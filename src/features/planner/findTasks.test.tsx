import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { holdAnswers } from '../../../tests/jsdom/holdAnswers';
import { watchCalls } from '../../../tests/jsdom/sentCalls';
import { letTimePass, ownTime } from '../../../tests/jsdom/testTime';
import { bucket, openBoard, patches, titles } from '../../../tests/journeys/plannerScreen';
import { renderApp } from '../../../tests/render';

const field = async () => screen.findByRole('combobox', { name: 'Search and filter tasks' });
const headOf = (name: string) => bucket(name).getByRole('heading', { level: 2 }).closest('header');

describe('searching a board', () => {
  test('buckets say how many of their tasks were found, and no call is made (R-11.47)', async () => {
    const { user, router } = await openBoard();
    const calls = watchCalls();
    await user.type(await field(), 'lasttest');
    await waitFor(() => expect(titles('Prüfung')).toEqual(['Lasttest 40 Terminals']));
    expect(titles('Ideen')).toEqual([]);
    expect(headOf('Prüfung')).toHaveTextContent(/^Prüfung1 of 2$/u);
    expect(headOf('Ideen')).toHaveTextContent(/^Ideen0 of 3$/u);
    expect(screen.getByText(/^1 of \d+ tasks$/u, { selector: 'b' })).toBeVisible();
    expect(bucket('Ideen').queryByRole('button', { name: /^Delete bucket/u })).toBeNull();
    expect(router.state.location.search).toBe('?q=lasttest');
    expect(calls.of('GET', '/kanban')).toEqual([]);
  });

  test('what is searched stays in the address beside the open task and its completed tasks (R-11.47)', async () => {
    const { user, router } = await openBoard();
    await user.click(screen.getByRole('switch', { name: 'Show completed tasks' }));
    await user.type(await field(), 'lasttest');
    await waitFor(() => expect(titles('Prüfung')).toEqual(['Lasttest 40 Terminals']));
    await user.click(screen.getByRole('button', { name: 'Lasttest 40 Terminals' }));
    await screen.findByRole('dialog', { name: 'Lasttest 40 Terminals' });
    const params = () => Object.fromEntries(new URLSearchParams(router.state.location.search));
    expect(params()).toEqual({ q: 'lasttest', done: '1', task: expect.any(String) });
    await user.click(screen.getAllByRole('button', { name: 'Close' })[0] ?? document.body);
    await waitFor(() => expect(params()).toEqual({ q: 'lasttest', done: '1' }));
  });

  test('a found task moves to its bucket, although other tasks are hidden (R-11.47)', async () => {
    const { user } = await openBoard();
    await user.type(await field(), 'lasttest');
    await waitFor(() => expect(titles('Prüfung')).toEqual(['Lasttest 40 Terminals']));
    const calls = watchCalls();
    await user.click(screen.getByRole('button', { name: 'Actions: Lasttest 40 Terminals' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Move to Ideen' }));
    await waitFor(() => expect(headOf('Ideen')).toHaveTextContent(/^Ideen1 of 4$/u));
    await waitFor(() => expect(patches(calls)).toEqual([{ bucketId: expect.any(Number) }]));
  });

  test('where nothing matches, each part says what it would leave; Reset shows all again (R-11.47)', async () => {
    const { user, router } = await openBoard();
    await router.navigate(`${router.state.location.pathname}?q=lasttest&due=overdue`);
    expect(await screen.findByText('No entry matches')).toBeVisible();
    expect(screen.getByText('Text “lasttest”: 1')).toBeVisible();
    expect(screen.getByText(/^Due overdue: [1-9]/u)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Reset filters' }));
    await waitFor(() => expect(titles('Prüfung')).toHaveLength(2));
  });
});

describe('the limit of a bucket', () => {
  test('it is read from the name, counts hidden tasks, and is explained while it is typed (R-11.48)', async () => {
    const { user } = await openBoard();
    await user.click(bucket('Prüfung').getByRole('button', { name: 'Prüfung' }));
    const name = bucket('Prüfung').getByRole('textbox', { name: 'Rename: Prüfung' });
    expect(name).toHaveAccessibleDescription(/A number in brackets .* \[3\]/u);
    await user.clear(name);
    await user.type(name, 'Prüfung [[1]{Enter}');
    await waitFor(() => expect(headOf('Prüfung')).toHaveTextContent('2/1 · 1 over'));
    expect(bucket('Prüfung').getByTitle('Limit 1, 1 over')).toBeVisible();
    await user.type(await field(), 'lasttest');
    await waitFor(() => expect(headOf('Prüfung')).toHaveTextContent(/1 of 2/u));
    expect(bucket('Prüfung').getByTitle('Limit 1, 1 over')).toBeVisible();
    await user.click(bucket('Prüfung').getByRole('button', { name: 'Prüfung' }));
    expect(bucket('Prüfung').getByRole('textbox', { name: 'Rename: Prüfung' })).toHaveValue('Prüfung [1]');
  });
});

describe('searching My Tasks', () => {
  const mine = () => within(screen.getByRole('region', { name: /^My Tasks/u }));
  const shown = () => mine().getAllByRole('listitem').length;

  test('a button shows the field; the groups stay, and the line says how many of all match (R-11.49)', async () => {
    const { user, router } = await renderApp({ path: '/planner', signedInAs: 'member', language: 'en' });
    await screen.findByRole('region', { name: /^My Tasks/u });
    await mine().findByRole('button', { name: /Angebot Umzugsfirma prüfen/u });
    const all = shown();
    expect(screen.queryByRole('combobox', { name: 'Search and filter tasks' })).toBeNull();
    await user.click(mine().getByRole('button', { name: 'Search and filter tasks' }));
    expect(await field()).toHaveFocus();
    await user.click(await screen.findByRole('option', { name: /^Due/u }));
    await user.click(await screen.findByRole('option', { name: /^overdue/u }));
    await user.keyboard('{Escape}');
    await waitFor(() => expect(router.state.location.search).toBe('?due=overdue'));
    const headings = mine().getAllByRole('heading', { level: 3 });
    expect(headings.map(({ textContent }) => textContent)).toEqual([`Overdue ${shown()}`]);
    expect(shown()).toBeLessThan(all);
    expect(mine().getByText(`${shown()} of ${all} tasks`)).toBeVisible();
    await user.click(mine().getByRole('button', { name: 'Search and filter tasks' }));
    await waitFor(() => expect(shown()).toBe(all));
    expect(screen.queryByRole('combobox', { name: 'Search and filter tasks' })).toBeNull();
  });

  test('no figure is said before the tasks are read, and values that there are not are unknown (R-11.49, R-15.4)', async () => {
    ownTime();
    const { letGo } = holdAnswers('get', '/kanban/tasks/me');
    await renderApp({ path: '/planner?priority=urgent', signedInAs: 'member', language: 'en' });
    expect(await screen.findByRole('button', { name: 'Filter Priority: unknown, change' })).toBeVisible();
    await letTimePass(1000);
    expect(screen.queryByText(/\d+ of \d+ tasks/u)).not.toBeInTheDocument();
    letGo();
    await letTimePass(1000);
    expect(await screen.findByText(/^0 of [1-9]\d* tasks/u)).toBeInTheDocument();
  });

  test('completed tasks are found where that state is chosen (R-11.49)', async () => {
    await renderApp({ path: '/planner?state=Completed', signedInAs: 'member', language: 'en' });
    await screen.findByRole('region', { name: /^My Tasks/u });
    expect(await mine().findByRole('heading', { level: 3, name: /^Completed \d+$/u })).toBeVisible();
    expect(mine().getAllByRole('heading', { level: 3 })).toHaveLength(1);
  });
});
