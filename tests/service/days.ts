const dayMs = 86_400_000;

/** The local calendar day of a moment, yyyy-mm-dd. */
export function dayOf(moment: Date): string {
  const month = String(moment.getMonth() + 1).padStart(2, '0');
  return `${moment.getFullYear()}-${month}-${String(moment.getDate()).padStart(2, '0')}`;
}

/** Whether the text is a date yyyy-mm-dd that exists. */
export function isDay(text: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false;
  const time = Date.parse(`${text}T00:00:00Z`);
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(text);
}

const timeOf = (day: string): number => Date.parse(`${day}T00:00:00Z`);

export function addDays(day: string, days: number): string {
  return new Date(timeOf(day) + days * dayMs).toISOString().slice(0, 10);
}

/** 1 for Monday to 7 for Sunday. */
export function weekday(day: string): number {
  return new Date(timeOf(day)).getUTCDay() || 7;
}

/** The ISO 8601 week number: the week of the year's first Thursday is week 1. */
export function isoWeek(day: string): number {
  const thursday = addDays(day, 4 - weekday(day));
  return 1 + Math.floor((timeOf(thursday) - timeOf(`${thursday.slice(0, 4)}-01-01`)) / dayMs / 7);
}

/** Rounds sums of hours and money to cents, so that 0.1 + 0.2 is 0.3. */
export const round = (value: number): number => Math.round(value * 100) / 100;
