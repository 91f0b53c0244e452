/** The languages in which people write numbers and days to the app. */
export type Language = 'de' | 'en';
