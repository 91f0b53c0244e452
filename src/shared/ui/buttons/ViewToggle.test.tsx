import { screen } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { setScreenWidth } from '../../../../tests/jsdom/browserStubs';
import { renderWithStore } from '../../../../tests/render';
import { createAppStore } from '../../store/store';
import { selectGridView } from '../../store/viewSlice';
import { ViewToggle } from './ViewToggle';

describe('the switch between cards and a table', () => {
  test('lists start with cards on a desktop and with tables on a phone (R-1.6)', () => {
    expect(selectGridView(createAppStore().getState())).toBe(true);
    setScreenWidth(390);
    expect(selectGridView(createAppStore().getState())).toBe(false);
  });

  test('the switch shows the active view, and the choice survives a reload on any screen', async () => {
    const { user, store } = await renderWithStore(<ViewToggle />, { language: 'en' });
    expect(screen.getByRole('button', { name: 'Grid' })).toHaveAttribute('aria-pressed', 'true');
    await user.click(screen.getByRole('button', { name: 'Table' }));
    expect(screen.getByRole('button', { name: 'Table' })).toHaveAttribute('aria-pressed', 'true');
    expect(selectGridView(store.getState())).toBe(false);
    expect(selectGridView(createAppStore().getState())).toBe(false);

    await user.click(screen.getByRole('button', { name: 'Grid' }));
    setScreenWidth(390);
    expect(selectGridView(createAppStore().getState())).toBe(true);
  });
});
