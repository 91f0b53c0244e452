import { useSyncExternalStore } from 'react';
import { themeKey, writeLocal } from '@/shared/storage/localStore';
import { type Theme, darkDevice, readTheme, showTheme, shownTheme, themes } from './shownTheme';

export { type Theme, readTheme, themes };

const listeners = new Set<() => void>();

function applyTheme(): void {
  showTheme();
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

/** The choice and what it comes to, kept up to date with the device. The build, which has no device, sees light. */
export function useTheme(): { readonly theme: Theme; readonly shown: 'light' | 'dark' } {
  return {
    theme: useSyncExternalStore(subscribe, readTheme, readTheme),
    shown: useSyncExternalStore(subscribe, shownTheme, () => 'light'),
  };
}
