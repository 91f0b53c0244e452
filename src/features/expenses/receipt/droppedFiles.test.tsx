import { fireEvent, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import {
  fileOf,
  openExpenseDialog,
  openExpenses,
  sampleBytes,
} from '../../../../tests/journeys/expensesScreen';

const pdf = (name: string) => fileOf(sampleBytes('pdf'), name);

async function openDialog() {
  const { user } = await openExpenses();
  return within(await openExpenseDialog(user));
}

test('of several dropped files the first is taken and the others are named, until one is dropped alone (R-7.23)', async () => {
  const dialog = await openDialog();
  const files = ['a.pdf', 'b.pdf', 'c.pdf', 'd.pdf'].map((name) => pdf(name));
  fireEvent.drop(document.body, { dataTransfer: { types: ['Files'], files } });
  expect(await dialog.findByText('a.pdf')).toBeVisible();
  expect(await screen.findByText(/Not taken: b\.pdf, c\.pdf, d\.pdf$/u)).toBeInTheDocument();
  fireEvent.drop(document.body, { dataTransfer: { types: ['Files'], files: [pdf('e.pdf')] } });
  expect(await dialog.findByText('e.pdf')).toBeVisible();
  expect(screen.queryByText(/Not taken/u)).not.toBeInTheDocument();
});

test('of many pasted files, some are named and the rest is counted (R-7.23)', async () => {
  await openDialog();
  const files = Array.from({ length: 12 }, (_, place) => pdf(`${place}.pdf`));
  fireEvent.paste(document.body, { clipboardData: { types: ['Files'], files } });
  expect(await screen.findByText(/Not taken: 1\.pdf, .*8\.pdf, \+ 3 more$/u)).toBeInTheDocument();
});

test.each([
  ['an address', ['text/uri-list', 'text/plain']],
  ['nothing', []],
  ['files that are not handed over', ['Files']],
])('a drop of %s is not swallowed: it says that there is no file (R-7.23)', async (_name, types) => {
  await openDialog();
  const dataTransfer = { types, files: [], effectAllowed: 'copyLink', dropEffect: 'none' };
  expect(fireEvent.dragOver(document.body, { dataTransfer })).toBe(false);
  expect(dataTransfer.dropEffect).toBe('copy');
  expect(fireEvent.drop(document.body, { dataTransfer })).toBe(false);
  expect(await screen.findByText(/^There is no file in it\./u)).toBeInTheDocument();
});

test('text stays text: dropped on a field, or dragged within the page; a move stays a move (R-7.23)', async () => {
  const dialog = await openDialog();
  const data = {
    dataTransfer: { types: ['text/plain'], files: [], effectAllowed: 'move', dropEffect: 'move' },
  };
  const field = dialog.getByLabelText('Description');
  expect(fireEvent.dragOver(field, data)).toBe(true);
  expect(fireEvent.drop(field, data)).toBe(true);
  fireEvent.dragStart(document.body, data);
  expect(fireEvent.drop(document.body, data)).toBe(true);
  fireEvent.dragEnd(document.body, data);
  expect(fireEvent.dragOver(document.body, data)).toBe(false);
  expect(data.dataTransfer.dropEffect).toBe('move');
  expect(screen.queryByText(/no file/u)).not.toBeInTheDocument();
});
