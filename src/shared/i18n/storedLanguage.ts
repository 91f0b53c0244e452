import { type Language, languageOf } from '@/domain/language';
import { languageKey, readLocal } from '../storage/localStore';

/** The stored language, or German. */
export function storedLanguage(): Language {
  return languageOf(readLocal(languageKey));
}
