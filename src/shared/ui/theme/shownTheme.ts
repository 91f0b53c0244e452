import { readLocal, themeKey } from '@/shared/storage/localStore';

/** The user's choice; `system` follows the device. */
export const themes = ['light', 'dark', 'system'] as const;
export type Theme = (typeof themes)[number];

/** Colour of the browser's own bars: the sheet's (`--tw-surface` in `_tokens.scss`). */
const barColours = { light: '#ffffff', dark: '#121a1c' };

export const darkDevice = () => globalThis.matchMedia?.('(prefers-color-scheme: dark)');

/** The stored choice. */
export function readTheme(): Theme {
  const stored = readLocal(themeKey);
  return stored === 'light' || stored === 'dark' ? stored : 'system';
}

/** The theme on the screen. */
export function shownTheme(): 'light' | 'dark' {
  const theme = readTheme();
  if (theme !== 'system') return theme;
  return darkDevice()?.matches ? 'dark' : 'light';
}

/** Puts the theme on the page: before the first paint, and whenever it changes. Needs no React. */
export function showTheme(): void {
  const shown = shownTheme();
  document.documentElement.dataset['bsTheme'] = shown;
  document.querySelector('meta[name="theme-color"]')?.setAttribute('content', barColours[shown]);
}
