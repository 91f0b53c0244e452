import { screen, waitFor } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import { renderWithStore } from '../../../tests/render';
import type { ToastMessage } from './Toast';
import { ToastStack } from './ToastStack';

const soon: ToastMessage = {
  id: '1',
  tone: 'success',
  text: 'Saved',
  lifeMs: 40,
  onDismiss: () => undefined,
};

describe('messages at the edge of the screen', () => {
  test('go by themselves', async () => {
    const onDismiss = vi.fn<() => void>();
    await renderWithStore(<ToastStack toasts={[{ ...soon, onDismiss }]} />);
    await waitFor(() => expect(onDismiss).toHaveBeenCalledOnce());
  });

  test('errors interrupt and stay until dismissed', async () => {
    const onDismiss = vi.fn<() => void>();
    const { user } = await renderWithStore(<ToastStack toasts={[{ ...soon, tone: 'error', onDismiss }]} />, {
      language: 'en',
    });
    expect(screen.getByRole('alert')).toHaveTextContent('Saved');
    await new Promise((resolve) => setTimeout(resolve, 80));
    expect(onDismiss).not.toHaveBeenCalled();
    await user.click(screen.getByRole('button', { name: 'Dismiss message' }));
    expect(onDismiss).toHaveBeenCalledOnce();
  });

  test('time stands still while one is about to press', async () => {
    const onDismiss = vi.fn<() => void>();
    const onAct = vi.fn<() => void>();
    const { user } = await renderWithStore(
      <ToastStack toasts={[{ ...soon, onDismiss, action: { label: 'Undo', onAct } }]} />,
    );
    await user.hover(screen.getByText('Saved'));
    await new Promise((resolve) => setTimeout(resolve, 80));
    expect(onDismiss).not.toHaveBeenCalled();
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    expect(onAct).toHaveBeenCalledOnce();
  });

  const message = (text: string): ToastMessage => ({ ...soon, id: text, text, lifeMs: 60_000 });
  const stack = (...texts: string[]) => texts.map(message);

  test('are three at once; a number stands for the older ones and unfolds them', async () => {
    const { user } = await renderWithStore(<ToastStack toasts={stack('A', 'B', 'C', 'D', 'E')} />, {
      language: 'en',
    });
    expect(screen.getByText('C')).toBeVisible();
    expect(screen.getByText('E')).toBeVisible();
    expect(screen.getByText('B')).not.toBeVisible();
    await user.click(screen.getByRole('button', { name: '+ 2 more', expanded: false }));
    expect(screen.getByText('A')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Show fewer', expanded: true }));
    expect(screen.getByText('A')).not.toBeVisible();
  });

  test('the offer of a new version is never pushed out', async () => {
    const offer: ToastMessage = {
      ...soon,
      id: 'offer',
      tone: 'info',
      text: 'A new version',
      lifeMs: undefined,
      action: { label: 'Reload', onAct: () => undefined },
    };
    await renderWithStore(<ToastStack toasts={[offer, ...stack('A', 'B', 'C', 'D', 'E')]} />, {
      language: 'en',
    });
    expect(screen.getByRole('button', { name: 'Reload' })).toBeVisible();
    expect(screen.getByText('E')).toBeVisible();
    expect(screen.getByText('C')).not.toBeVisible();
    expect(screen.getByRole('button', { name: '+ 3 more' })).toBeVisible();
  });

  test('those that are only counted go when their time is over', async () => {
    const onDismiss = vi.fn<() => void>();
    await renderWithStore(<ToastStack toasts={[{ ...soon, onDismiss }, ...stack('A', 'B', 'C')]} />);
    expect(screen.getByText('Saved')).not.toBeVisible();
    await waitFor(() => expect(onDismiss).toHaveBeenCalledOnce());
  });
});
