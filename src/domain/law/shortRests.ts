import { type IsoDate, type TimeOfDay, addDays, minutesOf } from '../time/period';
import { momentOf } from '../time/zonedTime';
import type { LawDays, Trip } from './lawDays';
import type { ShortRest } from './lawFindings';
import { type LawRules, versionOn } from './lawRules';

const ZONE = 'Europe/Berlin';
const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;

interface Arrival {
  readonly time: TimeOfDay;
  readonly isNextDay: boolean;
}

/** The moment of a time of day. When summer time ends, an hour occurs twice; then it is the second one. */
function momentAt(date: IsoDate, time: string): number {
  return momentOf(`${date}T${time}`, ZONE) ?? Number.NaN;
}

/** The earliest moment that an arrival can mean, so that no rest seems shorter than it may have been. */
function earliestMoment(date: IsoDate, time: TimeOfDay): number {
  const moment = momentAt(date, time);
  const hour = Number(time.slice(0, 2));
  if (hour === 0) return moment;
  const anHourBefore = momentAt(date, `${String(hour - 1).padStart(2, '0')}${time.slice(2)}`);
  return Math.min(moment, anHourBefore + HOUR_MS);
}

function lastArrival(trips: readonly Trip[]): Arrival | null {
  const arrivals = trips.flatMap(({ departure, arrival: time }): readonly Arrival[] =>
    time === null ? [] : [{ time, isNextDay: departure !== null && time < departure }],
  );
  const order = ({ time, isNextDay }: Arrival) => minutesOf(time) + (isNextDay ? 24 * 60 : 0);
  return arrivals.toSorted((one, other) => order(one) - order(other)).at(-1) ?? null;
}

function firstDeparture(trips: readonly Trip[]): TimeOfDay | null {
  return trips.flatMap(({ departure }) => departure ?? []).toSorted()[0] ?? null;
}

/** A night between a known arrival and a known departure. */
export interface KnownNight extends Omit<ShortRest, 'kind' | 'outcome'> {
  readonly isShort: boolean;
}

/**
 * The nights between the last arrival of a day and the first departure of the next one. They are measured in real time: when
 * the clocks change, a night is an hour shorter or longer. A night with a departure before the arrival counts as unknown.
 */
export function knownNights({ days, yesterday }: LawDays, trips: readonly Trip[], rules: LawRules) {
  const byDate = new Map<IsoDate, Trip[]>();
  for (const trip of trips) byDate.set(trip.date, [...(byDate.get(trip.date) ?? []), trip]);
  return days.flatMap(({ date }): readonly KnownNight[] => {
    const nextDay = addDays(date, 1);
    const last = lastArrival(byDate.get(date) ?? []);
    const departure = firstDeparture(byDate.get(nextDay) ?? []);
    if (last === null || departure === null || nextDay > yesterday) return [];
    const { time: arrival, isNextDay } = last;
    const from = earliestMoment(isNextDay ? nextDay : date, arrival);
    const minutes = (momentAt(nextDay, departure) - from) / MINUTE_MS;
    const isShort = minutes < (versionOn(rules.rest, date)?.limits.minutes ?? 0);
    return minutes < 0 ? [] : [{ date, arrival, isNextDay, departure, minutes, isShort }];
  });
}

/** The nights with a rest that is too short (§ 5). A longer one proves nothing, because only trips are known. */
export function shortRests(nights: readonly KnownNight[]): readonly ShortRest[] {
  return nights.flatMap(({ isShort, ...night }) =>
    isShort ? [{ kind: 'rest', outcome: 'hit', ...night }] : [],
  );
}
