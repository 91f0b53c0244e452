import { type IsoDate, addDays, isoDate, weekday } from './period';

/**
 * Public holidays of the sixteen German federal states, by the current laws, for every year. If a law has
 * changed since 2017, the years are given; earlier years follow the later law, because no working time is recorded for
 * them.
 *
 * A holiday of only part of a state counts if most of the state has it: the Assumption in Bavaria, which Catholic
 * municipalities keep (five of six), but not Corpus Christi in some municipalities of Saxony and Thuringia. People who
 * live in one of those mark the day as free. Augsburg, whose peace festival no other place has, can be chosen like a
 * state.
 *
 * No package replaces this file (compared in November 2026 for all states, 2015 to 2040). `date-holidays` has no
 * Assumption in Bavaria and is 180 KiB. `feiertagejs` (2 KiB) lacks Berlin's single holidays, reported in April 2025
 * and still open, and has Reformation Day in four northern states two years too early; target hours could not stay in
 * `domain/` with it.
 */

/** The federal states by their usual two letters, and Augsburg, which has a holiday more than the rest of Bavaria. */
export const FEDERAL_STATES = [
  'BB',
  'BE',
  'BW',
  'BY',
  'BY-A',
  'HB',
  'HE',
  'HH',
  'MV',
  'NI',
  'NW',
  'RP',
  'SH',
  'SL',
  'SN',
  'ST',
  'TH',
] as const;

export type FederalState = (typeof FEDERAL_STATES)[number];

/** The keys of holidays in the texts. */
export type Holiday =
  | 'newYear'
  | 'epiphany'
  | 'womensDay'
  | 'goodFriday'
  | 'easterSunday'
  | 'easterMonday'
  | 'labourDay'
  | 'liberation'
  | 'ascension'
  | 'whitSunday'
  | 'whitMonday'
  | 'corpusChristi'
  | 'uprising'
  | 'peace'
  | 'assumption'
  | 'childrensDay'
  | 'unity'
  | 'reformation'
  | 'allSaints'
  | 'repentance'
  | 'christmas'
  | 'secondChristmas';

/** Easter Sunday by the Gregorian calendar (the anonymous algorithm of 1876). */
export function easterSunday(year: number): IsoDate {
  const golden = year % 19;
  const century = Math.floor(year / 100);
  const inCentury = year % 100;
  const shift = Math.floor((century - Math.floor((century + 8) / 25) + 1) / 3);
  const moon = (19 * golden + century - Math.floor(century / 4) - shift + 15) % 30;
  const days = (32 + 2 * (century % 4) + 2 * Math.floor(inCentury / 4) - moon - (inCentury % 4)) % 7;
  const late = Math.floor((golden + 11 * moon + 22 * days) / 451);
  const sum = moon + days - 7 * late + 114;
  return dayOf(year, Math.floor(sum / 31), (sum % 31) + 1);
}

function dayOf(year: number, month: number, day: number): IsoDate {
  const pad = (value: number, digits: number) => String(value).padStart(digits, '0');
  return isoDate(`${pad(year, 4)}-${pad(month, 2)}-${pad(day, 2)}`);
}

/** The Wednesday before 23 November. */
function dayOfRepentance(year: number): IsoDate {
  const last = dayOf(year, 11, 22);
  return addDays(last, -((weekday(last) - 3 + 7) % 7));
}

const ALWAYS = 0;

/** The first year in which a state keeps Reformation Day; Berlin, Hesse and others do not. */
const REFORMATION: Partial<Record<FederalState, number>> = {
  BB: ALWAYS,
  MV: ALWAYS,
  SN: ALWAYS,
  ST: ALWAYS,
  TH: ALWAYS,
  HB: 2018,
  HH: 2018,
  NI: 2018,
  SH: 2018,
};

const WOMENS_DAY: Partial<Record<FederalState, number>> = { BE: 2019, MV: 2023 };

/** Whether a state keeps a holiday in a year, by a table of first years. */
function isKept(
  since: Partial<Record<FederalState, number>>,
  state: FederalState | null,
  year: number,
): boolean {
  return state !== null && year >= (since[state] ?? Infinity);
}

function isOneOf(state: FederalState | null, ...states: readonly FederalState[]): boolean {
  return state !== null && states.includes(state);
}

type HolidaysOfYear = readonly { readonly date: IsoDate; readonly holiday: Holiday }[];

/** Cached by year and state, because a list looks up each of its days. */
const workedOut = new Map<string, HolidaysOfYear>();

/**
 * The holidays of a year in order of their days. Two may fall on one day, as 1 May and Ascension did in 2008.
 *
 * @param state null if none was chosen: the holidays that all states have
 */
export function holidaysOf(year: number, state: FederalState | null): HolidaysOfYear {
  const key = `${year}/${state}`;
  const holidays = workedOut.get(key) ?? workOut(year, state);
  workedOut.set(key, holidays);
  return holidays;
}

function workOut(year: number, region: FederalState | null): HolidaysOfYear {
  const state = region === 'BY-A' ? 'BY' : region;
  const easter = easterSunday(year);
  const on = (holiday: Holiday, date: IsoDate, isHeld = true) => (isHeld ? [{ date, holiday }] : []);
  return [
    ...on('newYear', dayOf(year, 1, 1)),
    ...on('epiphany', dayOf(year, 1, 6), isOneOf(state, 'BW', 'BY', 'ST')),
    ...on('womensDay', dayOf(year, 3, 8), isKept(WOMENS_DAY, state, year)),
    ...on('goodFriday', addDays(easter, -2)),
    ...on('easterSunday', easter, isOneOf(state, 'BB')),
    ...on('easterMonday', addDays(easter, 1)),
    ...on('labourDay', dayOf(year, 5, 1)),
    // Berlin had three single holidays, in memory of 1945 and 1953.
    ...on('liberation', dayOf(year, 5, 8), isOneOf(state, 'BE') && (year === 2020 || year === 2025)),
    ...on('ascension', addDays(easter, 39)),
    ...on('whitSunday', addDays(easter, 49), isOneOf(state, 'BB')),
    ...on('whitMonday', addDays(easter, 50)),
    ...on('corpusChristi', addDays(easter, 60), isOneOf(state, 'BW', 'BY', 'HE', 'NW', 'RP', 'SL')),
    ...on('uprising', dayOf(year, 6, 17), isOneOf(state, 'BE') && year === 2028),
    ...on('peace', dayOf(year, 8, 8), region === 'BY-A'),
    ...on('assumption', dayOf(year, 8, 15), isOneOf(state, 'BY', 'SL')),
    ...on('childrensDay', dayOf(year, 9, 20), isOneOf(state, 'TH') && year >= 2019),
    ...on('unity', dayOf(year, 10, 3)),
    // All states kept it in 2017, 500 years after Luther's theses.
    ...on('reformation', dayOf(year, 10, 31), year === 2017 || isKept(REFORMATION, state, year)),
    ...on('allSaints', dayOf(year, 11, 1), isOneOf(state, 'BW', 'BY', 'NW', 'RP', 'SL')),
    ...on('repentance', dayOfRepentance(year), isOneOf(state, 'SN')),
    ...on('christmas', dayOf(year, 12, 25)),
    ...on('secondChristmas', dayOf(year, 12, 26)),
  ].toSorted((one, other) => one.date.localeCompare(other.date));
}

/** The holiday on a day, or null. */
export function holidayOn(date: IsoDate, state: FederalState | null): Holiday | null {
  const year = Number(date.slice(0, 4));
  return holidaysOf(year, state).find((entry) => entry.date === date)?.holiday ?? null;
}
