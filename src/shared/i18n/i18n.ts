import i18next, { type BackendModule, type Namespace } from 'i18next';
import { initReactI18next } from 'react-i18next';
import { languageKey, readLocal, writeLocal } from '../storage/localStore';

/** The two languages of the interface; German is default and fallback (section 9). */
export const languages = ['de', 'en'] as const;
export type Language = (typeof languages)[number];

/** The stored choice, else German. */
export function storedLanguage(): Language {
  return readLocal(languageKey) === 'en' ? 'en' : 'de';
}

/** The language in use; components and hooks read it by `useLanguage`, so that they follow a switch. */
export function currentLanguage(): Language {
  return i18next.language === 'en' ? 'en' : 'de';
}

// One small chunk a language and namespace, so that only the texts in use are loaded.
const files = import.meta.glob<Record<string, unknown>>('./locales/*/*.json', { import: 'default' });

async function readTexts(language: string, namespace: string): Promise<Record<string, unknown>> {
  const file = files[`./locales/${language}/${namespace}.json`];
  if (!file) throw new Error(`no texts: ${language}/${namespace}`);
  return file();
}

const backend: BackendModule = {
  type: 'backend',
  init: () => undefined,
  // English that cannot be loaded falls back to German here, and not by `fallbackLng`, which would always load both.
  read: (language, namespace, callback) => {
    readTexts(language, namespace)
      .catch(async () => readTexts('de', namespace))
      .then(
        (texts) => callback(null, texts),
        (failure: unknown) => callback(failure instanceof Error ? failure : String(failure), false),
      );
  },
};

/** Prepares the texts; resolves when the namespaces asked for are loaded in the stored language. */
export async function startI18n(namespaces: readonly string[]): Promise<void> {
  const language = storedLanguage();
  await i18next
    .use(backend)
    .use(initReactI18next)
    .init({
      lng: language,
      fallbackLng: false,
      supportedLngs: [...languages],
      ns: [...namespaces],
      defaultNS: 'common',
      partialBundledLanguages: true,
      interpolation: { escapeValue: false },
      returnNull: false,
    });
  document.documentElement.lang = language;
}

/** Loads the texts of a feature together with its code, so that a route waits once and not twice. */
export async function loadTexts(namespaces: Namespace): Promise<void> {
  await i18next.loadNamespaces(namespaces);
}

/** Changes the language: the texts in use are loaded, the choice is stored, the document says its language. */
export async function setLanguage(language: Language): Promise<void> {
  writeLocal(languageKey, language);
  await i18next.changeLanguage(language);
  document.documentElement.lang = language;
}
