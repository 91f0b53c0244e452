/**
 * Calendar days as text `yyyy-mm-dd`. A day is not a point in time, so none of these functions uses a time zone: they
 * calculate with UTC midnights, only because UTC has no summer time.
 */
export type IsoDate = string & { readonly __unit: 'yyyy-mm-dd' };

const ISO_DATE = /^(\d{4})-(\d{2})-(\d{2})$/u;
const DAY_MS = 86_400_000;

/** Whether text is a day that exists: `2026-02-30` does not. */
export function isIsoDate(text: string): text is IsoDate {
  const match = ISO_DATE.exec(text);
  if (!match) return false;
  const [year = 0, month = 0, day = 0] = match.slice(1).map(Number);
  const date = new Date(Date.UTC(year, month - 1, day));
  return date.getUTCMonth() === month - 1 && date.getUTCDate() === day;
}

/** The day as `IsoDate`; throws for invalid text, so use it only for constants and values already checked. */
export function isoDate(text: string): IsoDate {
  if (!isIsoDate(text)) throw new RangeError(`not a calendar day: ${text}`);
  return text;
}

/** The calendar day of a moment on the user's own clock. */
export function localDay(moment: Date): IsoDate {
  const pad = (value: number) => String(value).padStart(2, '0');
  return isoDate(
    `${String(moment.getFullYear()).padStart(4, '0')}-${pad(moment.getMonth() + 1)}-${pad(moment.getDate())}`,
  );
}

function utc(date: IsoDate): number {
  return Date.parse(`${date}T00:00:00Z`);
}

function dayOf(time: number): IsoDate {
  const moment = new Date(time).toISOString();
  const day = moment.slice(0, moment.indexOf('T'));
  // A year of more than four digits is written with six and a sign.
  if (day.length > 10) throw new RangeError(`not a calendar day: ${day}`);
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- a moment has a day that exists; `isoDate` would take as long again
  return day as IsoDate;
}

/** The day `days` later (earlier when negative). */
export function addDays(date: IsoDate, days: number): IsoDate {
  return dayOf(utc(date) + days * DAY_MS);
}

/** Days from the first to the second date; negative when the second is earlier. */
export function daysBetween(from: IsoDate, to: IsoDate): number {
  return Math.round((utc(to) - utc(from)) / DAY_MS);
}

/** Monday 1 to Sunday 7. */
export function weekday(date: IsoDate): number {
  // 1 January 1970 was a Thursday, and days before it have negative numbers. Lists of thousands of days need no `Date` for each.
  return ((((utc(date) / DAY_MS + 3) % 7) + 7) % 7) + 1;
}

/** The same day `months` later (earlier if negative); if that month is shorter, its last day. */
export function addMonths(date: IsoDate, months: number): IsoDate {
  const [year = 0, month = 1, day = 1] = date.split('-').map(Number);
  const lastDay = new Date(Date.UTC(year, month + months, 0)).getUTCDate();
  return dayOf(Date.UTC(year, month - 1 + months, Math.min(day, lastDay)));
}

/** Days from the first to the last, both included. */
export interface Period {
  readonly from: IsoDate;
  readonly to: IsoDate;
}

/** Whether a day is in a period. */
export function isWithin(date: IsoDate, { from, to }: Period): boolean {
  return from <= date && date <= to;
}

/** Years that are typed or asked for; those that are nearly out of four digits have no week or period beside them. */
export const YEARS = { first: 1900, last: 2199 };

/** Whether a text, such as a part of an address, is a day of these years. */
export function isKnownDay(text: string): text is IsoDate {
  return isIsoDate(text) && yearOf(text) >= YEARS.first && yearOf(text) <= YEARS.last;
}

/** The days from one to another one of two texts of an address or form; null if these are none. */
export function periodOfTexts(from: string | null, to: string | null): Period | null {
  return from && to && isKnownDay(from) && isKnownDay(to) && from <= to ? { from, to } : null;
}

/** The later of two days. */
export function laterOf(one: IsoDate, other: IsoDate): IsoDate {
  return one > other ? one : other;
}

/** The earlier of two days. */
export function earlierOf(one: IsoDate, other: IsoDate): IsoDate {
  return one < other ? one : other;
}

/** The days that two periods have in common; null if there are none. */
export function overlapOf(one: Period, other: Period): Period | null {
  const common = { from: laterOf(one.from, other.from), to: earlierOf(one.to, other.to) };
  return common.from <= common.to ? common : null;
}

/** First and last day of a calendar month, or of that of a day. */
export function monthOf(date: IsoDate | IsoMonth): Period {
  const from = isoDate(`${date.slice(0, 7)}-01`);
  const last = new Date(utc(from));
  last.setUTCMonth(last.getUTCMonth() + 1, 0);
  return { from, to: dayOf(last.getTime()) };
}

/** A calendar month as text. */
export type IsoMonth = string & { readonly __unit: 'yyyy-mm' };

/** Whether text is a month that exists, in the years that are asked for. */
export function isIsoMonth(text: string): text is IsoMonth {
  return isKnownDay(`${text}-01`);
}

/** The month of a day. */
export function monthOfDay(date: IsoDate): IsoMonth {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- a day is in a month that exists
  return date.slice(0, 7) as IsoMonth;
}

/** The year of a day or a month. */
export function yearOf(date: IsoDate | IsoMonth): number {
  return Number(date.slice(0, 4));
}

/** All days of a year of four digits. */
export function periodOfYear(year: number): Period {
  return { from: isoDate(`${year}-01-01`), to: isoDate(`${year}-12-31`) };
}

/** The month `months` later (earlier when negative). */
export function shiftMonth(month: IsoMonth, months: number): IsoMonth {
  return monthOfDay(addMonths(isoDate(`${month}-01`), months));
}

/** A calendar week by ISO 8601: weeks start on Monday, week 1 holds the first Thursday of the year. */
export interface CalendarWeek {
  readonly year: number;
  readonly week: number;
  readonly monday: IsoDate;
  readonly sunday: IsoDate;
}

/** The ISO 8601 week of a day. */
export function calendarWeek(date: IsoDate): CalendarWeek {
  const monday = addDays(date, 1 - weekday(date));
  const thursday = addDays(monday, 3);
  const year = yearOf(thursday);
  const week = Math.floor(daysBetween(isoDate(`${thursday.slice(0, 4)}-01-01`), thursday) / 7) + 1;
  return { year, week, monday, sunday: addDays(monday, 6) };
}

/** A moment on the wall clock as `HH:mm`, 00:00 to 23:59. */
export type TimeOfDay = string & { readonly __unit: 'HH:mm' };

/** Whether text is a time of day `HH:mm`. */
export function isTimeOfDay(text: string): text is TimeOfDay {
  return /^(?:[01]\d|2[0-3]):[0-5]\d$/u.test(text);
}

/** Minutes since midnight. */
export function minutesOf(time: TimeOfDay): number {
  const [hours, minutes] = time.split(':').map(Number);
  return (hours ?? 0) * 60 + (minutes ?? 0);
}
