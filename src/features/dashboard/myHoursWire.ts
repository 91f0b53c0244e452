import * as v from 'valibot';
import type { WeekHours } from '@/domain/work/weekHours';
import { wireListAnswer, wireNumber, wireOptionalText } from '@/shared/api/wire';

/** Hours of a customer or project in the last four weeks. */
export interface NamedHours {
  readonly name: string;
  readonly hours: number;
}

const weekNumber = v.pipe(
  wireNumber,
  v.check((week) => Number.isInteger(week) && week >= 1 && week <= 53, 'a calendar week is expected'),
);

/** `GET /evaluation/me/time`. */
export const weeksWire = wireListAnswer(v.object({ calendarWeek: weekNumber, workHours: wireNumber }));

/** `GET /evaluation/me/project`. */
export const projectsWire = wireListAnswer(v.object({ project: wireOptionalText, hours: wireNumber }));

/** `GET /evaluation/me/customer`. */
export const customersWire = wireListAnswer(v.object({ customer: wireOptionalText, hours: wireNumber }));

/** Converts the weeks, in no particular order. */
export const weeksFromWire = (rows: v.InferOutput<typeof weeksWire>): WeekHours[] =>
  rows.map(({ calendarWeek, workHours }) => ({ week: calendarWeek, hours: workHours }));

/** Sorts by hours, most first, and drops entries without hours, which have no share in a chart. */
function largestFirst(entries: readonly NamedHours[]): NamedHours[] {
  return entries.filter(({ hours }) => hours > 0).toSorted((one, other) => other.hours - one.hours);
}

export const projectsFromWire = (rows: v.InferOutput<typeof projectsWire>): NamedHours[] =>
  largestFirst(rows.map(({ project, hours }) => ({ name: project, hours })));

export const customersFromWire = (rows: v.InferOutput<typeof customersWire>): NamedHours[] =>
  largestFirst(rows.map(({ customer, hours }) => ({ name: customer, hours })));
