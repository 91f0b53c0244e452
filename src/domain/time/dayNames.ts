const rows = (names: string) => names.split(' | ').map((row) => row.split(' '));

/** Words for days, from the one before yesterday on. No two languages share a word, so each is understood in both. */
const DAYS = rows(
  'vorgestern | g gestern y yesterday | h heute t today | morgen tomorrow | übermorgen uebermorgen',
);

/** Monday first, in German and English: whole names, and the abbreviations that are read within a line. */
const WEEKDAYS = rows(
  'montag monday mo mon | dienstag tuesday di tu tue | mittwoch wednesday mi we wed | donnerstag thursday do th thu' +
    ' | freitag friday fr fri | samstag saturday sa sat | sonntag sunday so su sun',
);
/** Another name of Saturday, of which the first letters mean Sunday. */
const SATURDAY = 'sonnabend';

/** January first, in German, Austrian and English. */
const MONTHS = rows(
  'januar january jänner jaenner | februar february feber | märz march maerz mrz | april | mai may | juni june | juli july' +
    ' | august | september | oktober october | november | dezember december',
);

/** Number of the first row with a name that begins with the text, counted from 1. */
function numberOf(text: string, names: readonly (readonly string[])[], letters: number): number | undefined {
  const word = text.toLowerCase().replace(/\.$/u, '');
  const at = names.findIndex((spellings) => spellings.some((name) => name.startsWith(word)));
  return word.length < letters || at < 0 ? undefined : at + 1;
}

/** How many days after today the day of a word is: -1 for `gestern`. */
export function daysAfterToday(word: string): number | undefined {
  const at = DAYS.findIndex((words) => words.includes(word.toLowerCase()));
  return at < 0 ? undefined : at - 2;
}

/** Monday 1 to Sunday 7 of a name or its first two letters or more. */
export function weekdayNamed(text: string): number | undefined {
  return text.length > 4 && SATURDAY.startsWith(text.toLowerCase()) ? 6 : numberOf(text, WEEKDAYS, 2);
}

/** January 1 to December 12 of a name or its first three letters or more. */
export function monthNamed(text: string): number | undefined {
  return numberOf(text, MONTHS, 3);
}

/** Whether a word is the whole name of a weekday, or its usual abbreviation. */
export function isWeekday(word: string): boolean {
  return [...WEEKDAYS.flat(), SATURDAY].includes(word.toLowerCase());
}
