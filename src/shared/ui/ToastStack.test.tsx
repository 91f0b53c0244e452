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
});
