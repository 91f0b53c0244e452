import i18next from 'i18next';
import { useSyncExternalStore } from 'react';
import { currentLanguage, type Language } from './i18n';

function subscribe(onChange: () => void): () => void {
  i18next.on('languageChanged', onChange);
  return () => i18next.off('languageChanged', onChange);
}

/**
 * The current language, for components and hooks, which render again when it changes. The React Compiler would cache a
 * plain call of `currentLanguage()`, because it assumes that a call without arguments is constant.
 */
export function useLanguage(): Language {
  return useSyncExternalStore(subscribe, currentLanguage, currentLanguage);
}
