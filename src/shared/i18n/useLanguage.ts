import i18next from 'i18next';
import { useSyncExternalStore } from 'react';
import { currentLanguage, type Language } from './i18n';

function subscribe(onChange: () => void): () => void {
  i18next.on('languageChanged', onChange);
  return () => i18next.off('languageChanged', onChange);
}

/**
 * The language in use, for components and hooks: they render again when it changes. A plain call of
 * `currentLanguage()` would be kept by the React Compiler, which takes a call without arguments for constant.
 */
export function useLanguage(): Language {
  return useSyncExternalStore(subscribe, currentLanguage, currentLanguage);
}
