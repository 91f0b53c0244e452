import { fireEvent, screen, waitFor } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { watchCalls } from '../../tests/jsdom/sentCalls';
import { bucket, openBoard } from '../../tests/journeys/plannerScreen';
import { firstRow, openDialog, openWork } from '../../tests/journeys/workScreen';

/** The same Enter as Chromium and Firefox send it, and as Safari sends it after the composition has ended. */
const CONFIRMING = [
  ['during the composition', { isComposing: true }],
  ['after it, as in Safari', { keyCode: 229 }],
] as const;

const wasLeft = (key: string, init: object) =>
  fireEvent.keyDown(document.activeElement ?? document.body, { key, ...init });

describe.each(CONFIRMING)('the keys of an input method %s', (_, init) => {
  test('save no task and no bucket name; the next Enter does (R-1.55)', async () => {
    const { user } = await openBoard();
    const calls = watchCalls();
    await user.click(bucket('Ideen').getByRole('button', { name: 'Add task: Ideen' }));
    await user.keyboard('東京');
    expect(wasLeft('Enter', init)).toBe(true);
    expect(wasLeft('Escape', init)).toBe(true);
    expect(document.activeElement).toHaveValue('東京');
    await user.keyboard('{Enter}');
    await waitFor(() => expect(calls.of('POST')).toHaveLength(1));

    await user.click(bucket('Add bucket').getByRole('button'));
    await user.keyboard('予定');
    expect(wasLeft('Enter', init)).toBe(true);
    expect(wasLeft('Escape', init)).toBe(true);
    expect(document.activeElement).toHaveValue('予定');
    expect(calls.of('POST')).toHaveLength(1);
    await user.keyboard('{Enter}');
    await waitFor(() => expect(calls.of('POST')).toHaveLength(2));
  });

  test('save no row and no line of the quick entry, and close no dialog (R-1.55)', async () => {
    const { user } = await openWork();
    const calls = watchCalls();
    await user.click(screen.getByRole('combobox', { name: 'Quick entry' }));
    await user.keyboard('2h 東京');
    wasLeft('Enter', init);
    wasLeft('Escape', init);
    expect(document.activeElement).toHaveValue('2h 東京');
    await user.clear(screen.getByRole('combobox', { name: 'Quick entry' }));

    firstRow().focus();
    await user.keyboard('{F2}');
    await waitFor(() => expect(document.activeElement).toBeInstanceOf(HTMLInputElement));
    wasLeft('Enter', init);
    wasLeft('Escape', init);
    expect(document.activeElement).toBeInstanceOf(HTMLInputElement);
    await user.keyboard('{Escape}');

    const dialog = await openDialog(user);
    wasLeft('Escape', init);
    wasLeft('Enter', { ...init, ctrlKey: true });
    expect(dialog).toBeVisible();
    expect(screen.queryByText('Enter description')).not.toBeInTheDocument();
    expect([...calls.of('PUT'), ...calls.of('PATCH')]).toEqual([]);
  });
});
