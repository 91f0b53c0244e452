import { screen, waitFor } from '@testing-library/react';
import { useEffect, useLayoutEffect } from 'react';
import { beforeEach, describe, expect, test } from 'vitest';
import { guidOf } from '../../../../tests/accounts';
import { testService } from '../../../../tests/jsdom/testService';
import { renderWithStore } from '../../../../tests/render';
import { changeOnDevice } from '../../storage/deviceStore';
import { type SingleKey, singleKeys } from './singleKeys';
import { singleKeysKind, useSingleKey, useSingleKeys } from './useSingleKey';

const pressed: string[] = [];

beforeEach(() => {
  pressed.length = 0;
});

/** A page with the keys M and E; `atOnce` runs before the device has been read. */
function Page({ atOnce }: { readonly atOnce: () => void }) {
  useSingleKey('closeMonth', () => pressed.push('m'));
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
  useSingleKey('closeMonth', () => pressed.push('m'));
  useLayoutEffect(() => press('m'), []);
  return null;
}

/** The same with a key that leads to a field. */
function TypedPage({ name }: { readonly name: SingleKey }) {
  useSingleKey(name, () => pressed.push(name));
  useLayoutEffect(() => press(singleKeys[name]), [name]);
  return null;
}

describe('a single key that is pressed before the device was read', () => {
  test('a single key pressed early is carried out once it is known that single keys are on, and only once (R-1.31)', async () => {
    await open(() => press('m'));
    await waitFor(() => expect(pressed).toEqual(['m']));
    press('e');
    expect(pressed).toEqual(['m', 'e']);
  });

  test('a single key pressed as soon as the page is painted is carried out', async () => {
    await renderWithStore(<PaintedPage />, { signedInAs: 'member' });
    await waitFor(() => expect(pressed).toEqual(['m']));
  });

  test.each(['search', 'find', 'quickEntry'] as const)(
    'the key "%s" works at once, so that text typed right after it goes into its field (R-1.90)',
    async (name) => {
      await renderWithStore(<TypedPage name={name} />, { signedInAs: 'member' });
      expect(pressed).toEqual([name]);
    },
  );

  test('a single key pressed early is dropped if single keys are off (R-1.31)', async () => {
    await changeOnDevice(guidOf(testService(), 'member'), singleKeysKind.name, () => false);
    await open(() => press('m'));
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
      press('m');
      next();
    });
    expect(await screen.findByText('keys are on')).toBeVisible();
    expect(pressed).toEqual(expected);
    document.body.classList.remove('modal-open');
  });
});
