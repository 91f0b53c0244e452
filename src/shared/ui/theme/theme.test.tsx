import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderWithStore } from '../../../../tests/render';
import { readTheme, setTheme, useTheme } from './theme';

function Probe() {
  const { theme, shown } = useTheme();
  return (
    <button type="button" onClick={() => setTheme(shown === 'dark' ? 'system' : 'dark')}>
      {theme} {shown}
    </button>
  );
}

test('the theme is the device’s until one is chosen; a choice is stored and shown at once (R-1.52)', async () => {
  const { user } = await renderWithStore(<Probe />);
  expect(screen.getByRole('button')).toHaveTextContent('system light');
  await user.click(screen.getByRole('button'));
  expect(screen.getByRole('button')).toHaveTextContent('dark dark');
  expect(readTheme()).toBe('dark');
  expect(document.documentElement).toHaveAttribute('data-bs-theme', 'dark');
  await user.click(screen.getByRole('button'));
  expect(screen.getByRole('button')).toHaveTextContent('system light');
  expect(document.documentElement).toHaveAttribute('data-bs-theme', 'light');
});
