import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { guidOf } from '../../../../tests/accounts';
import { setScreenWidth } from '../../../../tests/jsdom/browserStubs';
import { testService } from '../../../../tests/jsdom/testService';
import { patience } from '../../../../tests/patience';
import { type Rendered, renderApp } from '../../../../tests/render';
import { singleKeysKind } from '@/shared/ui/keys/useSingleKey';
import { changeOnDevice } from '@/shared/storage/deviceStore';

async function open(path: string): Promise<Rendered> {
  const app = await renderApp({ path, signedInAs: 'member', language: 'en' });
  await screen.findByRole('table', {}, patience);
  return app;
}

async function help() {
  const dialog = within(await screen.findByRole('dialog', { name: 'Keyboard shortcuts' }, patience));
  const of = (name: string) =>
    within(dialog.getByRole('list', { name }))
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent);
  return { dialog, of };
}

describe('the help for keys', () => {
  test('? lists the keys that the screen uses, from the one table of keys (R-1.32)', async () => {
    const { user } = await open('/work');
    await user.keyboard('?');
    const { of } = await help();
    expect(of('On this page')).toEqual([
      'Quick entry N',
      'New work record E',
      'List or week W',
      'Calendar and back C',
      'Entries from a file I',
      'Search and filter the list F',
      'Move from row to row ↑ ↓',
      'Open the row Enter',
      'Select the row Space',
      'Select several rows Shift ↑ ↓',
    ]);
    expect(of('Everywhere').slice(0, 4)).toEqual([
      'Start or stop the timer T',
      'Search /',
      'This overview ?',
      'Search, from fields too Ctrl K',
    ]);
  });

  test('another screen lists other keys, and closing gives the focus to the heading of the screen', async () => {
    const { user } = await open('/expenses');
    await screen.findByRole('combobox', { name: 'Search and filter expenses' });
    await user.keyboard('?');
    const { dialog, of } = await help();
    expect(of('On this page')).toEqual(['New expense E', 'Search and filter the list F']);
    await user.click(dialog.getAllByRole('button', { name: 'Close' }).at(-1) ?? document.body);
    expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
  });

  test('the account menu offers the help even if single keys are off, then without them, and ? and / do nothing (R-1.32)', async () => {
    await changeOnDevice(guidOf(testService(), 'member'), singleKeysKind.name, () => false);
    const { user } = await open('/timesheets');
    const field = screen.getByRole('combobox', { name: 'Search' });
    await waitFor(() => expect(screen.queryByText('/')).not.toBeInTheDocument());
    await user.keyboard('?/');
    expect(field).not.toHaveFocus();
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: /^Account/u }));
    await user.click(await screen.findByRole('menuitem', { name: 'Keyboard shortcuts' }, patience));
    const { dialog, of } = await help();
    expect(of('On this page')).toEqual(['Move from row to row ↑ ↓', 'Open the row Enter']);
    expect(of('Everywhere')[0]).toBe('Search, from fields too Ctrl K');
    expect(dialog.getByText(/^Single keys are switched off/u)).toBeVisible();
  });

  test('the help for keys is not offered on phones', async () => {
    setScreenWidth(390);
    const { user } = await renderApp({ path: '/expenses', signedInAs: 'member', language: 'en' });
    await user.click(await screen.findByRole('button', { name: /^Account/u }, patience));
    expect(await screen.findByRole('menuitem', { name: 'What I did' }, patience)).toBeVisible();
    expect(screen.queryByRole('menuitem', { name: 'Keyboard shortcuts' })).not.toBeInTheDocument();
  });
});
