import i18next, { type BackendModule, type Namespace } from 'i18next';
import { initReactI18next } from 'react-i18next';
import { languageKey, writeLocal } from '../storage/localStore';
import { LANGUAGES, type Language, languageOf } from '@/domain/language';
import { MAX_HOURS_PER_DAY } from '@/domain/limits';
import { storedLanguage } from './storedLanguage';

export type { Language };

/** The current language; components and hooks use `useLanguage` instead, so that they render again when it changes. */
export function currentLanguage(): Language {
  return languageOf(i18next.language);
}

// One small chunk per language and namespace, so that only the texts in use are loaded.
const files = import.meta.glob<Record<string, unknown>>('./locales/*/*.json', { import: 'default' });

async function readTexts(language: string, namespace: string): Promise<Record<string, unknown>> {
  const file = files[`./locales/${language}/${namespace}.json`];
  if (!file) throw new Error(`no texts: ${language}/${namespace}`);
  return file();
}

const backend: BackendModule = {
  type: 'backend',
  init: () => undefined,
  // English texts that cannot be loaded fall back to German here, because `fallbackLng` would always load both.
  read: (language, namespace, callback) => {
    readTexts(language, namespace)
      .catch(async () => readTexts(LANGUAGES[0], namespace))
      .then(
        (texts) => callback(null, texts),
        (failure: unknown) => callback(failure instanceof Error ? failure : String(failure), false),
      );
  },
};

/** Prepares the texts; resolves when the given namespaces are loaded in the language, by default the stored one. */
export async function startI18n(
  namespaces: readonly string[],
  language: Language = storedLanguage(),
): Promise<void> {
  await i18next
    .use(initReactI18next)
    .use(backend)
    .init({
      lng: language,
      fallbackLng: false,
      supportedLngs: [...LANGUAGES],
      ns: [...namespaces],
      defaultNS: 'common',
      partialBundledLanguages: true,
      interpolation: { escapeValue: false, defaultVariables: { maxHours: MAX_HOURS_PER_DAY } },
      returnNull: false,
    });
  // The build renders the first screen without a document.
  if (!import.meta.env.SSR) document.documentElement.lang = language;
}

/** Loads the texts of a feature together with its code, so that a route waits only once. */
export async function loadTexts(namespaces: Namespace): Promise<void> {
  await i18next.loadNamespaces(namespaces);
}

/** Changes the language: loads the texts in use, stores the choice and updates the document's language. */
export async function setLanguage(language: Language): Promise<void> {
  writeLocal(languageKey, language);
  await i18next.changeLanguage(language);
  document.documentElement.lang = language;
}
