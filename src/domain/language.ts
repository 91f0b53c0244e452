/** The languages in which the app reads numbers and days. */
export type Language = 'de' | 'en';
