import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { setScreenWidth } from '../jsdom/browserStubs';
import { renderApp } from '../render';
import { ownTime } from '../jsdom/testTime';

/** The cards of entries that can be deleted. */
const cards = () =>
  screen
    .getAllByRole('listitem')
    .filter((card) => within(card).queryByRole('button', { name: /^Actions: /u }) !== null);

async function openCards(path: string) {
  setScreenWidth(390);
  const { user } = await renderApp({ path, signedInAs: 'member', language: 'en' });
  await screen.findAllByRole('button', { name: /^Actions: /u });
  const remove = async (index: number) => {
    await user.click(within(cards()[index] ?? document.body).getByRole('button', { name: /^Actions: /u }));
    await user.click(await screen.findByRole('menuitem', { name: 'Delete' }));
  };
  return { user, remove };
}

describe('the focus on cards', () => {
  test.each(['/work', '/expenses'])('%s: after Undo the restored card has the focus', async (path) => {
    ownTime();
    const { user, remove } = await openCards(path);
    const text = cards()[1]?.textContent;
    await remove(1);
    await waitFor(() => expect(cards()[1]?.textContent).not.toBe(text));
    await user.click(await screen.findByRole('button', { name: 'Undo' }));
    // Until the card is back, the card in its place has the focus.
    await waitFor(() => expect(cards()[1]?.textContent).toBe(text));
    await waitFor(() => expect(cards()[1]).toHaveFocus());
  });

  test.each(['/work', '/expenses'])('%s: after a delete the focus stays in its place', async (path) => {
    const { remove } = await openCards(path);
    await remove(1);
    await waitFor(() => expect(cards()[1]).toHaveFocus());
  });
});
