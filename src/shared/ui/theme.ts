import { useSyncExternalStore } from 'react';
import { readLocal, themeKey, writeLocal } from '@/shared/storage/localStore';

/** What the user chose; `system` follows the device. */
export const themes = ['light', 'dark', 'system'] as const;
export type Theme = (typeof themes)[number];

/** Colour of the browser's own bars, as `index.html` has it: the sheet's. */
const barColours = { light: '#ffffff', dark: '#121a1c' };

const listeners = new Set<() => void>();
const darkDevice = () => globalThis.matchMedia?.('(prefers-color-scheme: dark)');

/** The stored choice. */
export function readTheme(): Theme {
  const stored = readLocal(themeKey);
  return stored === 'light' || stored === 'dark' ? stored : 'system';
}

/** The theme on the screen. */
function shownTheme(): 'light' | 'dark' {
  const theme = readTheme();
  if (theme !== 'system') return theme;
  return darkDevice()?.matches ? 'dark' : 'light';
}

/** Puts the theme on the screen. The script in `index.html` does the same before the first paint. */
function applyTheme(): void {
  const shown = shownTheme();
  document.documentElement.dataset['bsTheme'] = shown;
  for (const meta of document.querySelectorAll('meta[name="theme-color"]')) {
    meta.setAttribute('content', barColours[shown]);
  }
  for (const listener of listeners) listener();
}

/** Stores a choice and shows it at once. */
export function setTheme(theme: Theme): void {
  writeLocal(themeKey, theme);
  applyTheme();
}

function subscribe(onChange: () => void): () => void {
  const device = darkDevice();
  listeners.add(onChange);
  device?.addEventListener('change', applyTheme);
  return () => {
    listeners.delete(onChange);
    device?.removeEventListener('change', applyTheme);
  };
}

/** The choice and what it comes to, kept up to date with the device. */
export function useTheme(): { readonly theme: Theme; readonly shown: 'light' | 'dark' } {
  return {
    theme: useSyncExternalStore(subscribe, readTheme),
    shown: useSyncExternalStore(subscribe, shownTheme),
  };
}
