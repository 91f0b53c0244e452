/** The languages of the interface, in which people also write numbers and days to it. The first one is the default. */
export const LANGUAGES = ['de', 'en'] as const;
export type Language = (typeof LANGUAGES)[number];

/** The language of that name; German for any other, and for none. */
export function languageOf(name: string | null | undefined): Language {
  return LANGUAGES.find((language) => language === name) ?? LANGUAGES[0];
}
