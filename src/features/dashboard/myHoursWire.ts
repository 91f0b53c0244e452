import * as v from 'valibot';
import type { WeekHours } from '@/domain/work/weekHours';
import { readNumber, readText, wireListAnswer, wireNumber, wireOptionalText } from '@/shared/api/wire';

/** Hours of a customer or project in the last four weeks. */
export interface NamedHours {
  readonly name: string;
  readonly hours: number;
}

const weekNumber = v.pipe(
  wireNumber,
  v.check((value) => {
    const week = Number(value);
    return Number.isInteger(week) && week >= 1 && week <= 53;
  }, 'a calendar week is expected'),
);

/** `GET /evaluation/me/time`. */
export const weeksWire = wireListAnswer(v.object({ calendarWeek: weekNumber, workHours: wireNumber }));

/** `GET /evaluation/me/project` and `GET /evaluation/me/customer`. */
export const namedWire = wireListAnswer(
  v.object({ project: wireOptionalText, customer: wireOptionalText, hours: wireNumber }),
);

/** Converts the weeks, in no particular order. */
export const weeksFromWire = (rows: v.InferOutput<typeof weeksWire>): WeekHours[] =>
  rows.map(({ calendarWeek, workHours }) => ({
    week: readNumber(calendarWeek),
    hours: readNumber(workHours),
  }));

/** Sorts by hours, most first, and drops entries without hours, which have no share in a chart. */
export const namedFromWire = (rows: v.InferOutput<typeof namedWire>): NamedHours[] =>
  rows
    .map(({ project, customer, hours }) => ({
      name: readText(project ?? customer),
      hours: readNumber(hours),
    }))
    .filter(({ hours }) => hours > 0)
    .toSorted((one, other) => other.hours - one.hours);
