import { screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { describe, expect, test, vi } from 'vitest';
import { renderWithStore } from '../../../../tests/render';
import type { ToastMessage } from './Toast';
import { ToastStack } from './ToastStack';

const saved: ToastMessage = {
  id: '1',
  tone: 'success',
  text: 'Saved',
  onDismiss: () => undefined,
};

describe('messages at the edge of the screen', () => {
  test('errors interrupt, and can be dismissed', async () => {
    const onDismiss = vi.fn<() => void>();
    const { user } = await renderWithStore(
      <ToastStack toasts={[{ ...saved, tone: 'error', onDismiss }]} onHold={() => undefined} />,
      { language: 'en' },
    );
    expect(screen.getByRole('alert')).toHaveTextContent('Saved');
    await user.click(screen.getByRole('button', { name: 'Dismiss message' }));
    expect(onDismiss).toHaveBeenCalledOnce();
  });

  test('the countdowns stop while the user is about to press something', async () => {
    const onHold = vi.fn<(isHeld: boolean) => void>();
    const onAct = vi.fn<() => void>();
    const toasts = [{ ...saved, action: { label: 'Undo', onAct } }];
    const { user } = await renderWithStore(<ToastStack toasts={toasts} onHold={onHold} />);
    await user.hover(screen.getByText('Saved'));
    expect(onHold).toHaveBeenLastCalledWith(true);
    await user.unhover(screen.getByText('Saved'));
    expect(onHold).toHaveBeenLastCalledWith(false);
    await user.tab();
    expect(screen.getByRole('button', { name: 'Undo' })).toHaveFocus();
    expect(onHold).toHaveBeenLastCalledWith(true);
    await user.keyboard('{Enter}');
    expect(onAct).toHaveBeenCalledOnce();
  });

  const message = (text: string): ToastMessage => ({ ...saved, id: text, text, lifeMs: 60_000 });
  const stack = (...texts: string[]) => texts.map(message);

  test('three messages are shown at once, and a number for the older ones unfolds them (R-1.50)', async () => {
    const { user } = await renderWithStore(
      <ToastStack toasts={stack('A', 'B', 'C', 'D', 'E')} onHold={() => undefined} />,
      {
        language: 'en',
      },
    );
    expect(screen.getByText('C')).toBeVisible();
    expect(screen.getByText('E')).toBeVisible();
    expect(screen.getByText('B')).not.toBeVisible();
    await user.click(screen.getByRole('button', { name: '+ 2 more', expanded: false }));
    expect(screen.getByText('A')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Show fewer', expanded: true }));
    expect(screen.getByText('A')).not.toBeVisible();
  });

  test('the offer of a new version always stays visible', async () => {
    const offer: ToastMessage = {
      ...saved,
      id: 'offer',
      tone: 'info',
      text: 'A new version',
      lifeMs: undefined,
      action: { label: 'Reload', onAct: () => undefined },
    };
    await renderWithStore(
      <ToastStack toasts={[offer, ...stack('A', 'B', 'C', 'D', 'E')]} onHold={() => undefined} />,
      {
        language: 'en',
      },
    );
    expect(screen.getByRole('button', { name: 'Reload' })).toBeVisible();
    expect(screen.getByText('E')).toBeVisible();
    expect(screen.getByText('C')).not.toBeVisible();
    expect(screen.getByRole('button', { name: '+ 3 more' })).toBeVisible();
  });

  test('Tab leads to a message that has taken the place of another one, too (R-1.19)', async () => {
    const undo = { ...saved, action: { label: 'Undo', onAct: () => undefined } };
    function Page() {
      const [text, setText] = useState('First');
      return (
        <>
          <input aria-label="Search" onKeyUp={({ key }) => key === 'Enter' && setText('Second')} />
          <ToastStack toasts={[{ ...undo, text }]} onHold={() => undefined} />
        </>
      );
    }
    const { user } = await renderWithStore(<Page />, { language: 'en' });
    screen.getByRole('textbox').focus();
    await user.keyboard('a{Enter}');
    expect(await screen.findByText('Second')).toBeVisible();
    await user.tab();
    expect(screen.getByRole('button', { name: 'Undo' })).toHaveFocus();
    await user.tab();
    expect(screen.getByRole('button', { name: 'Dismiss message' })).toHaveFocus();
    await user.tab();
    expect(screen.getByRole('textbox')).toHaveFocus();
  });

  test('F8 moves the focus to the newest message and back, and so does Tab if nothing else was pressed since it came (R-1.19)', async () => {
    const undo = { ...saved, action: { label: 'Undo', onAct: () => undefined } };
    function Page() {
      const [toasts, setToasts] = useState<readonly ToastMessage[]>([]);
      return (
        <>
          <button
            type="button"
            onClick={() => setToasts([...toasts, { ...undo, id: String(toasts.length) }])}
          >
            Save
          </button>
          <input aria-label="Search" />
          <ToastStack toasts={toasts} onHold={() => undefined} />
        </>
      );
    }
    const { user } = await renderWithStore(<Page />, { language: 'en' });
    const save = screen.getByRole('button', { name: 'Save' });
    save.focus();
    await user.keyboard('{Enter}');
    const region = screen.getByRole('region');
    await waitFor(() => expect(region).toHaveAttribute('aria-keyshortcuts', 'F8'));
    await user.tab();
    expect(screen.getByRole('button', { name: 'Undo' })).toHaveFocus();
    await user.tab();
    await user.tab();
    expect(save).toHaveFocus();
    await user.tab();
    expect(screen.getByLabelText('Search')).toHaveFocus();
    save.focus();
    await user.keyboard('{Enter}');
    await waitFor(() => expect(screen.getAllByRole('button', { name: 'Undo' })).toHaveLength(2));
    await waitFor(() => expect(region).toHaveAttribute('aria-keyshortcuts', 'F8'));
    await user.keyboard('x');
    const newest = () => screen.getAllByRole('button', { name: 'Undo' }).at(-1);
    await user.tab();
    expect(screen.getByLabelText('Search')).toHaveFocus();
    await user.keyboard('{F8}');
    expect(newest()).toHaveFocus();
    await user.keyboard('{F8}');
    expect(screen.getByLabelText('Search')).toHaveFocus();
  });

  test('a focused message that disappears gives the focus back, and the countdowns continue', async () => {
    const onHold = vi.fn<(isHeld: boolean) => void>();
    function Page() {
      const [isThere, setIsThere] = useState(true);
      const onAct = () => setIsThere(false);
      return (
        <>
          <input aria-label="Search" />
          <ToastStack
            toasts={isThere ? [{ ...saved, action: { label: 'Undo', onAct } }] : []}
            onHold={onHold}
          />
        </>
      );
    }
    const { user } = await renderWithStore(<Page />);
    await user.click(screen.getByLabelText('Search'));
    await user.tab();
    await user.keyboard('{Enter}');
    expect(screen.getByLabelText('Search')).toHaveFocus();
    expect(onHold).toHaveBeenLastCalledWith(false);
  });
});
