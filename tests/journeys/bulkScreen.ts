import { screen, within } from '@testing-library/react';
import { expect } from 'vitest';
import type { Rendered } from '../render';
import { fill } from '../jsdom/fill';
import { recordRows } from './workScreen';

/** A row of the list. */
export const row = (index: number): HTMLElement => {
  const found = recordRows()[index];
  if (!found) throw new Error(`no row ${index}`);
  return found;
};
/** The cell with the row's description, which tests click. */
export const cellOf = (index: number) => within(row(index)).getAllByRole('cell')[3] ?? row(index);
/** The bar of the selection. */
export const bar = async () => within(await screen.findByRole('region', { name: 'Selection' }));
/** The ids of the selected records, according to their boxes. */
export const selectedIds = () =>
  screen
    .queryAllByRole<HTMLInputElement>('checkbox', { name: /^Select: / })
    .filter(({ checked }) => checked)
    .map((box) => box.closest<HTMLElement>('[data-record]')?.dataset['record']);
/** The ids of rows. */
export const idsOf = (...indexes: number[]) => indexes.map((index) => row(index).dataset['record']);

type User = Rendered['user'];

/** Clicks a row while a key is held. */
export async function clickWith(user: User, key: 'Shift' | 'Control', index: number) {
  await user.keyboard(`{${key}>}`);
  await user.click(cellOf(index));
  await user.keyboard(`{/${key}}`);
}

/** Selects the first rows of the list. */
export async function selectFirst(user: User, count: number) {
  await user.click(cellOf(0));
  await clickWith(user, 'Shift', count - 1);
  const selection = await bar();
  expect(await selection.findByText(`${count} entries selected`)).toBeVisible();
  return selection;
}

/** Sets the description of the selected records. */
export async function giveText(user: User, text: string) {
  await user.click((await bar()).getByRole('button', { name: 'Text…' }));
  const dialog = within(await screen.findByRole('dialog'));
  await fill(user, dialog.getByLabelText('Description'), text);
  await user.click(dialog.getByRole('button', { name: /^Change/u }));
}
