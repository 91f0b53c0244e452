import { screen, waitFor } from '@testing-library/react';
import { useEffect, useLayoutEffect } from 'react';
import { beforeEach, describe, expect, test } from 'vitest';
import { guidOf } from '../../../../tests/accounts';
import { testService } from '../../../../tests/jsdom/testService';
import { renderWithStore } from '../../../../tests/render';
import { changeOnDevice } from '../../storage/deviceStore';
import { singleKeysKind, useSingleKey, useSingleKeys } from './useSingleKey';

const pressed: string[] = [];

beforeEach(() => {
  pressed.length = 0;
});

/** A page with the keys N and E; `atOnce` runs before the device has been read. */
function Page({ atOnce }: { readonly atOnce: () => void }) {
  useSingleKey('quickEntry', () => pressed.push('n'));
  useSingleKey('newWork', () => pressed.push('e'));
  const isOn = useSingleKeys().value;
  useEffect(() => atOnce(), [atOnce]);
  return (
    <>
      <input aria-label="Text" />
      {isOn !== undefined && <p>{isOn ? 'keys are on' : 'keys are off'}</p>}
    </>
  );
}

/** Like the browser: React must not treat a key press from an effect as part of its own work. */
function press(key: string): void {
  const at = document.activeElement ?? document.body;
  at.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }));
}

async function open(atOnce: () => void) {
  await renderWithStore(<Page atOnce={atOnce} />, { signedInAs: 'member' });
}

/** The same page, with a key pressed as soon as it is painted, before its effects have run. */
function PaintedPage() {
  useSingleKey('quickEntry', () => pressed.push('n'));
  useLayoutEffect(() => press('n'), []);
  return null;
}

/** The same with the key of the search. */
function SearchedPage() {
  useSingleKey('search', () => pressed.push('/'));
  useLayoutEffect(() => press('/'), []);
  return null;
}

describe('a single key that is pressed before the device was read', () => {
  test('a single key pressed early is carried out once it is known that single keys are on, and only once (R-1.31)', async () => {
    await open(() => press('n'));
    await waitFor(() => expect(pressed).toEqual(['n']));
    press('e');
    expect(pressed).toEqual(['n', 'e']);
  });

  test('a single key pressed as soon as the page is painted is carried out', async () => {
    await renderWithStore(<PaintedPage />, { signedInAs: 'member' });
    await waitFor(() => expect(pressed).toEqual(['n']));
  });

  test('the search key works at once, so that text typed right after it goes into the search', async () => {
    await renderWithStore(<SearchedPage />, { signedInAs: 'member' });
    expect(pressed).toEqual(['/']);
  });

  test('a single key pressed early is dropped if single keys are off (R-1.31)', async () => {
    await changeOnDevice(guidOf(testService(), 'member'), singleKeysKind.name, () => false);
    await open(() => press('n'));
    expect(await screen.findByText('keys are off')).toBeVisible();
    expect(pressed).toEqual([]);
  });

  test.each([
    ['another key', () => press('e'), ['e']],
    ['a key that is none', () => press('x'), []],
    ['a field', () => screen.getByRole('textbox', { name: 'Text' }).focus(), []],
    ['a dialog', () => document.body.classList.add('modal-open'), []],
  ] as const)('%s in the meantime replaces the early key (R-1.31)', async (_, next, expected) => {
    await open(() => {
      press('n');
      next();
    });
    expect(await screen.findByText('keys are on')).toBeVisible();
    expect(pressed).toEqual(expected);
    document.body.classList.remove('modal-open');
  });
});
