import { languageKey, readLocal } from '../storage/localStore';

/** The two languages of the interface; German is default and fallback (section 9). */
export const languages = ['de', 'en'] as const;
export type Language = (typeof languages)[number];

/** The stored language, or German. */
export function storedLanguage(): Language {
  return readLocal(languageKey) === 'en' ? 'en' : 'de';
}
