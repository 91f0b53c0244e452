import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { describe, expect, test } from 'vitest';
import { holdAnswers } from '../../../../tests/jsdom/holdAnswers';
import { watchCalls } from '../../../../tests/jsdom/sentCalls';
import { server } from '../../../../tests/jsdom/testService';
import { comesInTime, letTimePass, ownTime } from '../../../../tests/jsdom/testTime';
import { openBoard, patches, titles } from '../../../../tests/journeys/plannerScreen';

/** Due on Monday, 23 November, and begun on the 12th. */
const DATED = 'Schnittstelle SAP–MES: Stücklisten übernehmen';
/** Due on Monday, 16 November, before today. */
const LATE = 'Rückfallplan für Linie 3';
const UNDATED = 'Etikettendruck vereinheitlichen';

type App = Awaited<ReturnType<typeof openBoard>>;

/** Opens the week of Wednesday, 18 November. */
async function openWeek() {
  const app = await openBoard();
  await app.user.click(screen.getByRole('button', { name: 'Week' }));
  await screen.findByRole('heading', { name: /^Week 47 16\.–22\.11\.$/u });
  return app;
}

const nextWeek = async ({ user }: App) => user.click(screen.getByRole('button', { name: 'Next week' }));

/** Moves a task by the dialog of its menu. */
async function move({ user }: App, title: string, day: string) {
  await user.click(screen.getByRole('button', { name: `Actions: ${title}` }));
  await user.click(await screen.findByRole('menuitem', { name: 'Move …' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Move task' }));
  await user.clear(dialog.getByLabelText('Due date'));
  await user.type(dialog.getByLabelText('Due date'), day);
  await user.click(dialog.getByRole('button', { name: 'Move' }));
}

test('the steps turn the week, which the address names unless it is this one (R-11.52)', async () => {
  const app = await openWeek();
  const search = () => app.router.state.location.search;
  await nextWeek(app);
  expect(screen.getByRole('heading', { name: /^Week 48 23\.–29\.11\.$/u })).toBeVisible();
  expect(search()).toBe('?view=week&week=2026-11-23');
  await app.user.click(screen.getByRole('button', { name: 'Previous week' }));
  expect(search()).toBe('?view=week');
  await nextWeek(app);
  await nextWeek(app);
  await app.user.click(screen.getByRole('button', { name: 'today' }));
  expect(search()).toBe('?view=week');
});

test('tasks are on their days, and beside them what is overdue elsewhere or has no date (R-11.53)', async () => {
  const app = await openWeek();
  expect(titles('Mon 16.11.')).toEqual([LATE]);
  expect(screen.queryByRole('region', { name: 'Overdue' })).not.toBeInTheDocument();
  expect(titles('No date')).toContain(UNDATED);
  await nextWeek(app);
  expect(titles('Mon 23.11.')).toEqual([DATED]);
  expect(titles('Overdue')).toEqual([LATE]);
});

describe('a task that is put on another day', () => {
  test('is there at once, sends one date, and is put back by an undo (R-11.54)', async () => {
    const app = await openWeek();
    const calls = watchCalls();
    const { letGo } = holdAnswers('patch', '/kanban/tasks/*');
    await nextWeek(app);
    await move(app, DATED, '25.11.');
    await waitFor(() => expect(titles('Wed 25.11.')).toEqual([DATED]));
    letGo();
    await waitFor(() => expect(app.store.extra.history.steps()).toHaveLength(1));
    expect(patches(calls)).toEqual([{ endDate: '2026-11-25' }]);
    await app.store.extra.history.undoLast();
    await waitFor(() => expect(titles('Mon 23.11.')).toEqual([DATED]));
  });

  test('offers Undo in one notice for the last of several (R-11.65)', async () => {
    ownTime();
    const app = await openWeek();
    await move(app, LATE, '19.11.');
    expect(await screen.findByText('Task moved')).toBeVisible();
    await move(app, LATE, '20.11.');
    await waitFor(() => expect(app.store.extra.history.steps()).toHaveLength(2));
    await app.user.click(screen.getByRole('button', { name: 'Undo' }));
    await waitFor(() => expect(titles('Thu 19.11.')).toEqual([LATE]));
    expect(screen.queryByRole('button', { name: 'Undo' })).not.toBeInTheDocument();
  });

  test('begins on that day at the latest (R-11.54)', async () => {
    const app = await openWeek();
    const calls = watchCalls();
    await nextWeek(app);
    await move(app, DATED, '10.11.');
    await waitFor(() => expect(patches(calls)).toEqual([{ endDate: '2026-11-10', startDate: '2026-11-10' }]));
    expect(titles('Overdue')).toEqual([DATED, LATE]);
  });

  test('sends nothing on its own day, or without a date (R-11.54)', async () => {
    const app = await openWeek();
    const calls = watchCalls();
    await move(app, LATE, '16.11.');
    await move(app, LATE, 'never');
    expect(await screen.findByText(/^Enter date\./u)).toBeVisible();
    expect(patches(calls)).toEqual([]);
    expect(titles('Mon 16.11.')).toEqual([LATE]);
  });

  test('comes back with the reason if the service refuses (R-11.57)', async () => {
    const app = await openWeek();
    server.use(
      http.patch('*/api/kanban/tasks/*', () => HttpResponse.json({ message: 'locked' }, { status: 400 })),
    );
    await move(app, LATE, '20.11.');
    expect(await screen.findByText(/was not moved to 20\.11\.2026 and is back.*locked/u)).toBeVisible();
    await waitFor(() => expect(titles('Mon 16.11.')).toEqual([LATE]));
    expect(titles('Fri 20.11.')).toEqual([]);
  });

  test('is asked about if somebody else changed the date meanwhile (R-11.57)', async () => {
    const app = await openWeek();
    const calls = watchCalls();
    app.service.db.run('update tasks set endDate = ? where title = ?', '2026-11-19', LATE);
    await move(app, LATE, '20.11.');
    const question = within(await screen.findByRole('dialog', { name: /Two versions/u }));
    expect(question.getByText(/19\.11\.2026/u)).toBeVisible();
    expect(patches(calls)).toEqual([]);
  });
});

describe('a first date', () => {
  test('waits for five seconds and is then sent (R-11.55)', async () => {
    ownTime();
    const app = await openWeek();
    const calls = watchCalls();
    await move(app, UNDATED, '20.11.');
    expect(titles('Fri 20.11.')).toEqual([UNDATED]);
    expect(await screen.findByText('Due date set')).toBeVisible();
    expect(patches(calls)).toEqual([]);
    await letTimePass(5000);
    await waitFor(() => expect(patches(calls)).toEqual([{ endDate: '2026-11-20' }]));
    expect(titles('Fri 20.11.')).toEqual([UNDATED]);
  });

  test('is undone before it is sent, and another day takes its place (R-11.55)', async () => {
    ownTime();
    const app = await openWeek();
    const calls = watchCalls();
    await move(app, UNDATED, '20.11.');
    await move(app, UNDATED, '19.11.');
    expect(titles('Thu 19.11.')).toEqual([UNDATED]);
    await app.user.click(await screen.findByRole('button', { name: 'Undo' }));
    await waitFor(() => expect(titles('No date')).toContain(UNDATED));
    expect(app.store.extra.heldBack.hasAny()).toBe(false);
    expect(app.store.extra.history.hasAny()).toBe(false);
    expect(patches(calls)).toEqual([]);
  });

  test('comes back if the service refuses it (R-11.55)', async () => {
    ownTime();
    const app = await openWeek();
    server.use(
      http.patch('*/api/kanban/tasks/*', () => HttpResponse.json({ message: 'locked' }, { status: 400 })),
    );
    await move(app, UNDATED, '20.11.');
    await letTimePass(5000);
    expect(await screen.findByText(/was not moved to 20\.11\.2026 and is back.*locked/u)).toBeVisible();
    await waitFor(() => expect(titles('No date')).toContain(UNDATED));
  });
});

describe('a task that is lifted by Space', () => {
  const lift = async (app: App, title: string) => {
    screen.getByRole('button', { name: title }).focus();
    await app.user.keyboard(' ');
  };

  test('goes by day and week, with its focus, and is dropped by Space (R-11.56)', async () => {
    const app = await openWeek();
    const calls = watchCalls();
    await lift(app, LATE);
    expect(screen.getByText(`Lifted “${LATE}” on Monday, 16 November.`)).toBeInTheDocument();
    await app.user.keyboard('{ArrowRight}{PageDown}');
    expect(screen.getByRole('heading', { name: /^Week 48/u })).toBeVisible();
    expect(titles('Tue 24.11.')[0]).toBe(LATE);
    expect(screen.getByRole('button', { name: LATE })).toHaveFocus();
    expect(patches(calls)).toEqual([]);
    await app.user.keyboard(' ');
    expect(screen.getByText(`Dropped “${LATE}” on Tuesday, 24 November.`)).toBeInTheDocument();
    await waitFor(() => expect(patches(calls)).toEqual([{ endDate: '2026-11-24' }]));
    expect(app.router.state.location.search).toBe('?view=week&week=2026-11-23');
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  test('leaves no key of the screen to act, not even that of the search (R-24.110)', async () => {
    const app = await openWeek();
    await lift(app, LATE);
    await app.user.keyboard('?{Control>}k{/Control}');
    expect(screen.getByRole('button', { name: LATE })).toHaveFocus();
    await app.user.keyboard('{Escape}{Control>}k{/Control}');
    expect(screen.getByRole('combobox', { name: 'Search' })).toHaveFocus();
  });

  test('returns by Escape, and nothing is sent (R-11.56)', async () => {
    ownTime();
    const app = await openWeek();
    const calls = watchCalls();
    await lift(app, UNDATED);
    await app.user.keyboard('{ArrowLeft}');
    expect(titles('Wed 18.11.')).toContain(UNDATED);
    await app.user.keyboard('{PageUp}{Escape}');
    expect(titles('No date')).toContain(UNDATED);
    expect(screen.getByRole('heading', { name: /^Week 47/u })).toBeVisible();
    expect(screen.getByRole('button', { name: UNDATED })).toHaveFocus();
    await lift(app, UNDATED);
    await app.user.keyboard('{ArrowLeft} ');
    await comesInTime(() => expect(patches(calls)).toEqual([{ endDate: '2026-11-18' }]));
  });
});
