import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { setScreenWidth } from '../../../../tests/jsdom/browserStubs';
import { watchCalls } from '../../../../tests/jsdom/sentCalls';
import { bucket, openBoard, patches, titles } from '../../../../tests/journeys/plannerScreen';
import type { Rendered } from '../../../../tests/render';

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
