import { screen, waitFor } from '@testing-library/react';
import { useEffect, useLayoutEffect } from 'react';
import { beforeEach, describe, expect, test } from 'vitest';
import { guidOf } from '../../../tests/accounts';
import { testService } from '../../../tests/jsdom/testService';
import { renderWithStore } from '../../../tests/render';
import { changeOnDevice } from '../storage/deviceStore';
import { useSingleKeys } from '../work-days/useWorkDays';
import { singleKeysKind } from '../work-days/workDaysKept';
import { useSingleKey } from './useSingleKey';

const pressed: string[] = [];

beforeEach(() => {
  pressed.length = 0;
});

/** A page that hears N and E; what happens on it at once comes before the device has been read. */
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

/** As the browser does: React must not take what an effect presses for a part of its own work. */
function press(key: string): void {
  const at = document.activeElement ?? document.body;
  at.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }));
}

async function open(atOnce: () => void) {
  await renderWithStore(<Page atOnce={atOnce} />, { signedInAs: 'member' });
}

/** The same page, which is pressed on as soon as it is painted, before its effects have run. */
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

describe('a single key that is pressed before the device was read (design principles, "Single keys")', () => {
  test('is carried out as soon as it is known that single keys are on, once', async () => {
    await open(() => press('n'));
    await waitFor(() => expect(pressed).toEqual(['n']));
    press('e');
    expect(pressed).toEqual(['n', 'e']);
  });

  test('is carried out where it is pressed as soon as the page is painted', async () => {
    await renderWithStore(<PaintedPage />, { signedInAs: 'member' });
    await waitFor(() => expect(pressed).toEqual(['n']));
  });

  test('leads to the search at once: what is typed right behind it belongs there', async () => {
    await renderWithStore(<SearchedPage />, { signedInAs: 'member' });
    expect(pressed).toEqual(['/']);
  });

  test('is dropped where they are off', async () => {
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
  ] as const)('%s meanwhile takes its place', async (_, next, expected) => {
    await open(() => {
      press('n');
      next();
    });
    expect(await screen.findByText('keys are on')).toBeVisible();
    expect(pressed).toEqual(expected);
    document.body.classList.remove('modal-open');
  });
});
