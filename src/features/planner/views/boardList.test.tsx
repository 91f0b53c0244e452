import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { api } from '@/shared/api/api';
import { setScreenWidth } from '../../../../tests/jsdom/browserStubs';
import { watchCalls } from '../../../../tests/jsdom/sentCalls';
import { guidOf } from '../../../../tests/accounts';
import { bucket, openBoard, patches, titles } from '../../../../tests/journeys/plannerScreen';
import { type Rendered, renderApp } from '../../../../tests/render';
import { seedBoard } from '../../../../tests/service/seed/manyTasks';

async function openList() {
  const app = await openBoard();
  await app.user.click(screen.getByRole('button', { name: 'List' }));
  await screen.findByRole('table', { name: 'Tasks of the board' });
  return app;
}

/** The rows by the titles of their tasks, and the heading rows by their words. */
const rows = () =>
  screen
    .getAllByRole('row')
    .slice(1)
    .map((row) => {
      const head = within(row).queryByRole('rowheader');
      return head ? `# ${head.textContent}` : within(row).getAllByRole('button')[0]?.textContent;
    });
const searchOf = ({ router }: Rendered) => router.state.location.search;

test('the switch names the view in the address, and Back leads to the columns again (R-11.50)', async () => {
  const app = await openList();
  expect(searchOf(app)).toBe('?view=list');
  expect(screen.getByRole('button', { name: 'List' })).toHaveAttribute('aria-pressed', 'true');
  await app.router.navigate(-1);
  await waitFor(() => expect(titles('Geplant')).toHaveLength(3));
  expect(screen.getByRole('button', { name: 'Board' })).toHaveAttribute('aria-pressed', 'true');
});

test('tasks are listed by bucket, and the heads sort them within their buckets (R-11.51)', async () => {
  const app = await openList();
  const planned = rows().slice(4, 8);
  expect(planned).toEqual([
    '# Geplant 3',
    'Abnahmeprotokoll Werk 2 an Kessler senden',
    'Schulungsunterlagen Schichtleitung',
    'Texte der Fehlermeldungen gegenlesen',
  ]);
  await app.user.click(screen.getByRole('button', { name: 'Due' }));
  expect(searchOf(app)).toBe('?sort=-due&view=list');
  expect(screen.getByRole('columnheader', { name: 'Due' })).toHaveAttribute('aria-sort', 'descending');
  expect(rows().slice(4, 8)).toEqual([
    '# Geplant 3',
    'Schulungsunterlagen Schichtleitung',
    'Texte der Fehlermeldungen gegenlesen',
    'Abnahmeprotokoll Werk 2 an Kessler senden',
  ]);
  await app.user.click(screen.getByRole('button', { name: 'Due' }));
  await app.user.click(screen.getByRole('button', { name: 'Due' }));
  expect(searchOf(app)).toBe('?view=list');
  expect(rows().slice(4, 8)).toEqual(planned);
});

test('tasks are grouped by person, in the group of each, and by priority (R-11.51)', async () => {
  const app = await openList();
  const by = screen.getByRole('combobox', { name: 'By' });
  await app.user.selectOptions(by, 'person');
  expect(searchOf(app)).toBe('?view=list&group=person');
  const heads = () => rows().filter((row) => row?.startsWith('# '));
  expect(heads().length).toBeGreaterThan(2);
  expect(heads()[0]).toMatch(/^# .*Jana Albrecht\d/u);
  const shared = rows().filter((row) => row === 'Schulungsunterlagen Schichtleitung');
  expect(shared).toHaveLength(2);
  await app.user.selectOptions(by, 'priority');
  expect(heads()[0]).toMatch(/^# Urgent\d/u);
});

test('on a phone the sheet has the order of the list (R-11.51)', async () => {
  setScreenWidth(390);
  const { user } = await openBoard();
  await user.click(screen.getByRole('button', { name: 'List' }));
  await user.click(await screen.findByRole('button', { name: 'Filter' }));
  const sheet = within(await screen.findByRole('dialog'));
  await user.click(await sheet.findByRole('button', { name: 'Task' }));
  await user.click(sheet.getByRole('button', { name: 'Close' }));
  const planned = await waitFor(() => bucket('Geplant').getAllByRole('button', { name: /^(?!Actions)/u }));
  expect(planned.map(({ textContent }) => textContent)).toEqual([
    'Abnahmeprotokoll Werk 2 an Kessler senden',
    'Schulungsunterlagen Schichtleitung',
    'Texte der Fehlermeldungen gegenlesen',
  ]);
});

test('the order stays while the tasks are filtered and shown otherwise, and finds nothing by itself (R-11.63)', async () => {
  const app = await openList();
  const params = () => Object.fromEntries(new URLSearchParams(searchOf(app)));
  await app.user.click(screen.getByRole('button', { name: 'Due' }));
  expect(screen.queryByText(/^\d+ of \d+ tasks$/u)).not.toBeInTheDocument();
  await app.user.click(screen.getByRole('switch', { name: 'Show completed tasks' }));
  await app.user.type(screen.getByRole('combobox', { name: 'Search and filter tasks' }), 'en');
  await waitFor(() => expect(params()).toEqual({ q: 'en', sort: '-due', view: 'list', done: '1' }));
  expect(screen.getByText(/^\d+ of \d+ tasks$/u, { selector: 'b' })).toBeVisible();
  const at = rows().indexOf('# Geplant 3 of 3');
  expect(rows().slice(at, at + 3)).toEqual([
    '# Geplant 3 of 3',
    'Schulungsunterlagen Schichtleitung',
    'Texte der Fehlermeldungen gegenlesen',
  ]);
  await app.user.click(screen.getByRole('button', { name: 'Board' }));
  await app.user.selectOptions(screen.getByRole('combobox', { name: 'By' }), 'person');
  expect(params()).toEqual({ q: 'en', sort: '-due', group: 'person', done: '1' });
  await app.user.click(screen.getByRole('button', { name: 'List' }));
  expect(screen.getByRole('columnheader', { name: 'Due' })).toHaveAttribute('aria-sort', 'descending');
});

test.each([1440, 390])(
  'at %d px a bucket shows how its limit is filled, by tasks that are hidden as well (R-11.48)',
  async (width) => {
    setScreenWidth(width);
    const app = await openBoard();
    app.service.db.run(`update buckets set name = 'Geplant [2]' where name = 'Geplant'`);
    await app.user.click(screen.getByRole('button', { name: 'List' }));
    app.store.dispatch(api.util.invalidateTags(['BoardDetails']));
    expect(await screen.findByText('3/2 · 1 over')).toBeVisible();
    await app.router.navigate(`${app.router.state.location.pathname}?q=texte&view=list`);
    expect(await screen.findByText('1 of 3')).toBeVisible();
    expect(screen.getByTitle('Limit 2, 1 over')).toBeVisible();
  },
);

test('completed tasks are listed on request, and buckets without shown tasks are left out (R-11.51)', async () => {
  const { user } = await openList();
  expect(rows().filter((row) => row?.startsWith('# Fertig'))).toEqual([]);
  await user.click(screen.getByRole('switch', { name: 'Show completed tasks' }));
  expect(rows()).toContain('# Fertig 2');
});

test('a title opens its task, and the menu moves it to another bucket (R-11.50)', async () => {
  const { user } = await openList();
  const calls = watchCalls();
  const title = 'Lasttest 40 Terminals';
  await user.click(screen.getByRole('button', { name: `Actions: ${title}` }));
  await user.click(await screen.findByRole('menuitem', { name: 'Move to Ideen' }));
  await waitFor(() => expect(rows().slice(0, 5)).toContain(title));
  await waitFor(() => expect(patches(calls)).toEqual([{ bucketId: expect.any(Number) }]));
  await user.click(screen.getByRole('button', { name: title }));
  expect(await screen.findByRole('dialog', { name: title })).toBeVisible();
});

test('on a phone tasks are cards below their buckets (R-11.50)', async () => {
  setScreenWidth(390);
  const { user } = await openBoard();
  await user.click(screen.getByRole('button', { name: 'List' }));
  const title = 'Abnahmeprotokoll Werk 2 an Kessler senden';
  const card = await waitFor(() => bucket('Geplant').getByRole('button', { name: title }));
  expect(screen.queryByRole('table')).not.toBeInTheDocument();
  await user.click(card);
  expect(await screen.findByRole('dialog', { name: title })).toBeVisible();
});

test('of a large board 100 tasks are shown in the list and in lanes, and the next ones by a button (R-15.12)', async () => {
  const app = await renderApp({ signedInAs: 'member', language: 'en' });
  const large = { title: 'Groß', buckets: 2, count: 104 };
  const id = seedBoard(app.service, guidOf(app.service, 'member'), large);
  await app.router.navigate(`/planner/kanban/${id}?view=list`);
  const shown = () => screen.getAllByLabelText(/^Actions: /u).length;
  const more = async () => app.user.click(await screen.findByRole('button', { name: 'Show 100 more' }));
  await screen.findByText('Spalte 2');
  expect(shown()).toBe(100);
  await more();
  expect(shown()).toBe(104);
  await app.router.navigate(`/planner/kanban/${id}?group=priority`);
  await screen.findByRole('region', { name: 'Urgent' });
  await waitFor(() => expect(shown()).toBeLessThan(104));
  await more();
  expect(shown()).toBe(104);
});
