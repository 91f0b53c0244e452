import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { setScreenWidth } from '../../../../tests/jsdom/browserStubs';
import {
  bar,
  cellOf,
  clickWith,
  idsOf,
  row,
  selectFirst,
  selectedIds,
} from '../../../../tests/journeys/bulkScreen';
import { openWork } from '../../../../tests/journeys/workScreen';
import { renderApp } from '../../../../tests/render';

describe('selecting records', () => {
  test('Shift+click selects a span, Ctrl+click toggles one; the bar shows the count and the hours; Escape clears (R-4.43)', async () => {
    const { user } = await openWork();
    const hours = [1, 2, 4].map((index) => Number(within(row(index)).getAllByRole('cell')[4]?.textContent));
    await user.click(cellOf(1));
    await clickWith(user, 'Shift', 3);
    expect(selectedIds()).toEqual(idsOf(1, 2, 3));
    await clickWith(user, 'Control', 3);
    await clickWith(user, 'Control', 4);
    expect(selectedIds()).toEqual(idsOf(1, 2, 4));
    const sum = hours.reduce((all, one) => all + one, 0).toFixed(1);
    const selection = await bar();
    expect(selection.getByRole('status')).toHaveTextContent(`3 entries selected ${sum} h`);
    expect(getSelection()?.toString()).toBe('');
    await user.keyboard('{Escape}');
    expect(selectedIds()).toEqual([]);
    expect(screen.queryByRole('region', { name: 'Selection' })).not.toBeInTheDocument();
  });

  test('by keyboard: Space selects, Shift with the arrows extends, A leads to the bar and Escape back to the row (R-4.43)', async () => {
    const { user } = await openWork();
    row(0).focus();
    await user.keyboard(' {Shift>}{ArrowDown}{ArrowDown}{/Shift}');
    expect(selectedIds()).toEqual(idsOf(0, 1, 2));
    expect(row(2)).toHaveFocus();
    const selection = await bar();
    await user.keyboard('a');
    expect(selection.getByRole('button', { name: 'Customer and project…' })).toHaveFocus();
    await user.click((await bar()).getByRole('button', { name: 'Clear the selection' }));
    await waitFor(() => expect(row(0)).toHaveFocus());
    expect(selectedIds()).toEqual([]);
  });

  test('a double-click still edits while others are selected, and the next page starts with nothing selected', async () => {
    const { user } = await openWork();
    await selectFirst(user, 2);
    await user.dblClick(cellOf(4));
    expect(await screen.findByRole('textbox', { name: 'Description' })).toHaveFocus();
    await user.keyboard('{Escape}');
    expect(selectedIds()).toHaveLength(2);
    await user.click(screen.getByRole('button', { name: 'Next' }));
    await screen.findByRole('button', { name: 'Previous' });
    expect(screen.queryByRole('region', { name: 'Selection' })).not.toBeInTheDocument();
    expect(selectedIds()).toEqual([]);
  });

  test('on a phone the menu of a card starts selecting, and taps go on (R-4.43)', async () => {
    setScreenWidth(390);
    const { user } = await renderApp({ path: '/work', signedInAs: 'member', language: 'en' });
    const [menu] = await screen.findAllByRole('button', { name: /^Actions: / });
    await user.click(menu ?? document.body);
    await user.click(await screen.findByRole('menuitem', { name: 'Select' }));
    const boxes = await screen.findAllByRole('checkbox', { name: /^Select: / });
    expect(boxes[0]).toBeChecked();
    await user.click(boxes[2]?.parentElement ?? document.body);
    expect((await bar()).getByRole('status')).toHaveTextContent('2 entries selected');
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });
});
