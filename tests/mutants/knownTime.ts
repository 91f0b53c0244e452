import type { KnownMutant } from './known';

/** Those of days and hours. */
export const knownOfTime: readonly KnownMutant[] = [
  {
    file: 'domain/time/period.ts',
    line: 'return one > other ? one : other;',
    becomes: 'one >= other',
    reason: 'of two equal days one is as good as the other',
  },
  {
    file: 'domain/time/period.ts',
    line: 'return one < other ? one : other;',
    becomes: 'one <= other',
    reason: 'of two equal days one is as good as the other',
  },
  {
    file: 'domain/time/holidays.ts',
    line: /^return state !== null && /u,
    becomes: 'true',
    reason: 'no table has null',
  },
  {
    file: 'domain/time/targets.ts',
    line: 'one.from < other.from ? -1 : 1,',
    becomes: 'one.from <= other.from',
    reason: 'no two rows begin on one day',
  },
  {
    file: 'domain/time/targets.ts',
    line: "return date.endsWith('-12-31') ? newYearsEve : 'work';",
    becomes: '""',
    reason: 'only half and free days are asked for',
  },
  {
    file: 'domain/time/targets.ts',
    line: "export const FIRST_ROW_FROM = isoDate('2000-01-01');",
    becomes: '""',
    reason: 'nothing that imports the file can be loaded then',
  },
  {
    file: 'domain/time/typedDate.ts',
    line: 'return Number(text) >= YEARS.first && Number(text) <= YEARS.last ? [Number(text)] : [];',
    becomes: '["Stryker was here"]',
    reason: 'a text is no year',
  },
  {
    file: 'domain/time/typedDate.ts',
    line: '.filter((one) => one !== undefined);',
    becomes: 'true',
    reason:
      'a day that does not exist is not before any, and the first of the three exists where no other does',
  },
  {
    file: 'domain/time/typedDate.ts',
    line: 'const days = [year + 1, year, year - 1]',
    becomes: '[year + 1, year, year - 1].map(one => dayAt(one, month, day))',
    reason: 'see the line of the filter',
  },
  {
    file: 'domain/time/typedDate.ts',
    line: 'return month === undefined ? undefined : sureOf(daysAt(year, month, Number(day), context));',
    becomes: 'false',
    reason: 'no month has no day',
  },
  {
    file: 'domain/time/typedDate.ts',
    line: /^const \[, (?:day = '', mark, month = '', year|last, named = ''|name = '', behind = '')\] =$/u,
    becomes: '"Stryker was here!"',
    reason: 'neither is read as anything',
  },
  {
    file: 'domain/time/typedDate.ts',
    line: String.raw`/^(?:am |on )?(\p{L}{2,})[.,]* ?(?:de[nr] |the )?(.*\d.*)$/u.exec(typed) ?? [];`,
    becomes: String.raw`/^(?:am |on )?(\p{L}{2,})[.,]* ?(?:de[nr] |the )?(.*\d.*)/u`,
    reason: 'a typed text has one line',
  },
  {
    file: 'domain/time/typedDate.ts',
    line: String.raw`const day = figures.replace(/(?:(?<=\d{4}),? |(?<=-\d{2})t)\d{1,2}:[\d:.]+$/u, '');`,
    becomes: String.raw`/(?:(?<=\d{4}),? |(?<=-\d{2})t)\d{1,2}:[\d:.]+/u`,
    reason: 'nothing is read behind a year',
  },
  {
    file: 'domain/time/typedDate.ts',
    line: String.raw`const day = /\d{4}/u.test(typed) ? parseTypedDate(text, today, 'de') : undefined;`,
    becomes: '""',
    reason: 'only English differs',
  },
  {
    file: 'domain/time/typedHours.ts',
    line: /\[, (?:from = '', to = ''|sign = '', length = ''|hours, minutes = ''|whole = '', fraction = '00'|whole = '', more = '', unit)\]/u,
    becomes: '"Stryker was here!"',
    reason: 'these groups are there, or nothing is read',
  },
  {
    file: 'domain/time/typedHours.ts',
    line: "return words ? (WORDS[(words[1] ?? '').toLowerCase()] ?? 1) : undefined;",
    becomes: '"Stryker was here!"',
    reason: 'neither is a word for a number',
  },
  {
    file: 'domain/time/typedHours.ts',
    line: 'if (begin < last || until === begin || (until < begin && begin <= DAY_MINUTES / 2)) return undefined;',
    becomes: 'until <= begin',
    reason: 'equal times are refused before',
  },
  {
    file: 'domain/time/typedHours.ts',
    line: 'last = until < begin ? until + DAY_MINUTES : until;',
    becomes: 'until <= begin',
    reason: 'equal times are refused before',
  },
  {
    file: 'domain/time/zonedTime.ts',
    line: 'if (known) return known;',
    becomes: 'false',
    reason: 'it saves time only',
  },
  {
    file: 'domain/time/zonedTime.ts',
    line: '} catch {',
    becomes: '{}',
    reason: 'the function ends there',
  },
  {
    file: 'domain/time/zonedTime.ts',
    line: 'if (day === undefined || !isIsoDate(day)) return undefined;',
    becomes: 'false',
    reason: 'nothing is no day',
  },
  {
    file: 'domain/time/zonedTime.ts',
    line: 'const guesses = [-DAY_MS, DAY_MS].map((days) => written - ahead(written + days));',
    becomes: 'written - days',
    reason: 'it is one day earlier and one later',
  },
  {
    file: 'domain/time/zonedTime.ts',
    line: String.raw`const LISTED = /^\((?:UTC|GMT)[^)]*\) /u;`,
    becomes: String.raw`/\((?:UTC|GMT)[^)]*\) /u`,
    reason: 'no zone has it behind its name',
  },
  {
    file: 'domain/time/zonedTime.ts',
    line: 'const LETTERS = /^(?:UTC|UCT|GMT|CET|MET|EET|WET)$/iu;',
    becomes: '/(?:UTC|UCT|GMT|CET|MET|EET|WET)$/iu',
    reason: 'no zone of four letters has them',
  },
  {
    file: 'domain/time/zonedTime.ts',
    line: 'const LETTERS = /^(?:UTC|UCT|GMT|CET|MET|EET|WET)$/iu;',
    becomes: '/^(?:UTC|UCT|GMT|CET|MET|EET|WET)/iu',
    reason: 'no zone of four letters has them',
  },
];
