import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, test, vi } from 'vitest';
import { RowMenu } from './RowMenu';

function open() {
  const onCopy = vi.fn<() => void>();
  const onDelete = vi.fn<() => void>();
  const items = [
    { label: 'Copy', onSelect: onCopy },
    { label: 'Delete', tone: 'danger', onSelect: onDelete },
  ] as const;
  render(<RowMenu label="Actions" about="18.11.2026" items={items} />);
  const button = () => screen.getByRole('button', { name: 'Actions: 18.11.2026' });
  return { user: userEvent.setup(), button, onCopy, onDelete };
}

describe('the menu of a row', () => {
  test('a press opens the menu, and the focus stays on its button', async () => {
    const { user, button, onCopy } = open();
    expect(button()).toHaveAttribute('aria-expanded', 'false');
    await user.click(button());
    await user.click(await screen.findByRole('menuitem', { name: 'Copy' }));
    expect(onCopy).toHaveBeenCalledOnce();
    expect(button()).toHaveFocus();
    await waitFor(() => expect(button()).toHaveAttribute('aria-expanded', 'false'));
  });

  test('Back and Forward close it, because they change the page below it (R-24.107)', async () => {
    const { user, button } = open();
    await user.click(button());
    expect(await screen.findByRole('menuitem', { name: 'Copy' })).toBeVisible();
    act(() => void dispatchEvent(new PopStateEvent('popstate')));
    expect(button()).toHaveAttribute('aria-expanded', 'false');
    await user.click(button());
    expect(button()).toHaveAttribute('aria-expanded', 'true');
  });

  test.each([['{Enter}'], [' '], ['{ArrowDown}']])(
    'opened by the key %o its first entry has the focus; Escape gives it back',
    async (key) => {
      const { user, button, onDelete } = open();
      await user.tab();
      await user.keyboard(key);
      await waitFor(() => expect(screen.getByRole('menuitem', { name: 'Copy' })).toHaveFocus());
      await user.keyboard('{Escape}');
      expect(button()).toHaveFocus();
      await user.keyboard(`${key}{ArrowDown}{Enter}`);
      expect(onDelete).toHaveBeenCalledOnce();
    },
  );
});
