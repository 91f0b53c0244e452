import { eachOnce } from '../grouped';
import { fits, spellings } from '../search/folding';
import type { IsoDate, TimeOfDay } from '../time/period';
import { type NamedRecord, isSamePair } from './workRecord';

/** How many pairs are remembered, and descriptions of each. */
export const MOST_PAIRS = 8;
const MOST_DESCRIPTIONS = 50;
/** Descriptions are offered once this many letters are typed. */
const LEAST_LETTERS = 2;
/** How many descriptions are offered at once. */
const MOST_OFFERED = 5;

/** A customer and perhaps a project, as values of the selects; an empty value means none. */
export interface Pair {
  readonly customerId: string;
  readonly customerName: string;
  readonly projectId: string;
  readonly projectName: string;
}

/** A description that was used for a pair. */
interface Written {
  readonly text: string;
  readonly date: IsoDate;
}

/** A journey that may be repeated: its times, its distance, and whether it was made with the private car. */
export interface Trip {
  readonly date: IsoDate;
  readonly departure: TimeOfDay | null;
  readonly arrival: TimeOfDay | null;
  readonly travelHours: number | null;
  readonly distanceKm: number | null;
  readonly isPrivateCar: boolean;
}

/** A pair that was booked. */
export interface Booked extends Pair {
  /** The last day on which it was booked. */
  readonly date: IsoDate;
  /** Newest first, each text once. */
  readonly written: readonly Written[];
  /** The last journey for it. */
  readonly trip: Trip | null;
}

/** The fields of a record that are used here. */
export type BookedRecord = Omit<NamedRecord, 'employee' | 'location' | 'hours' | 'foodAllowance'>;

function tripOf(record: BookedRecord): Trip | null {
  const { date, departure, arrival, travelHours, distanceKm, travelExpenses } = record;
  const isTrip = departure !== null || arrival !== null || (travelHours ?? 0) > 0 || (distanceKm ?? 0) > 0;
  return isTrip
    ? { date, departure, arrival, travelHours, distanceKm, isPrivateCar: travelExpenses > 0 }
    : null;
}

function bookedOf(record: BookedRecord): Booked {
  const text = record.description.trim();
  return {
    customerId: record.customerId === null ? '' : String(record.customerId),
    customerName: record.customerName,
    projectId: record.projectId === null ? '' : String(record.projectId),
    projectName: record.projectName,
    date: record.date,
    written: text === '' ? [] : [{ text, date: record.date }],
    trip: tripOf(record),
  };
}

const laterTrip = (one: Trip | null, other: Trip | null): Trip | null =>
  one && other ? (other.date > one.date ? other : one) : (one ?? other);

/**
 * The booked pairs of two lists, each pair once; the first list is the newer one, and each is sorted newest first. The
 * latest known names are used.
 */
export function mergeBooked(newer: readonly Booked[], older: readonly Booked[]): readonly Booked[] {
  const pairs: Booked[] = [];
  for (const booked of [...newer, ...older]) {
    const at = pairs.findIndex((pair) => isSamePair(pair, booked));
    const known = pairs[at];
    if (known) {
      pairs[at] = {
        ...known,
        customerName: known.customerName || booked.customerName,
        projectName: known.projectName || booked.projectName,
        date: booked.date > known.date ? booked.date : known.date,
        written: eachOnce([...known.written, ...booked.written], ({ text }) => text).slice(
          0,
          MOST_DESCRIPTIONS,
        ),
        trip: laterTrip(known.trip, booked.trip),
      };
    } else {
      pairs.push(booked);
    }
  }
  return pairs;
}

/** The pairs in a list of records, in their order, newest first. Records without a customer are ignored. */
export function bookedIn(records: readonly BookedRecord[]): readonly Booked[] {
  return mergeBooked(records.filter(({ customerId }) => customerId !== null).map(bookedOf), []);
}

/**
 * Recently booked values for the selects, where they are listed first: every customer once, and the projects of the
 * chosen customer.
 */
export function recentChoices(booked: readonly Booked[], customerId: string) {
  const projects = booked.filter((one) => one.customerId === customerId && one.projectId !== '');
  return {
    customerId: [...new Set(booked.map((one) => one.customerId))],
    projectId: projects.map(({ projectId }) => projectId),
  };
}

/** How many pairs can be starred; they are listed before the recent ones. */
export const MOST_STARRED = 5;

/** Adds or removes the star of a pair. The newest star is the last one, and a sixth drops the oldest. */
export function toggledStar(starred: readonly Pair[], pair: Pair): readonly Pair[] {
  const others = starred.filter((one) => !isSamePair(one, pair));
  if (others.length < starred.length) return others;
  const { customerId, customerName, projectId, projectName } = pair;
  return [...others, { customerId, customerName, projectId, projectName }].slice(-MOST_STARRED);
}

/** Starred pairs in their order, then the others in theirs; each once. */
export function starredFirst<Recent extends Pair>(
  starred: readonly Pair[],
  recent: readonly Recent[],
): readonly (Pair | Recent)[] {
  const isStarred = (pair: Pair) => starred.some((star) => isSamePair(star, pair));
  const leading = starred.map((star) => recent.find((pair) => isSamePair(pair, star)) ?? star);
  return [...leading, ...recent.filter((pair) => !isStarred(pair))];
}

/** The part that is stored. */
export function rememberedOf(booked: readonly Booked[]): readonly Booked[] {
  return booked.slice(0, MOST_PAIRS);
}

/** An offered description, and where the typed text is in it. */
export interface OfferedText extends Written {
  /** The other project that it belongs to; null if it is the chosen one. */
  readonly of: Pair | null;
}

/**
 * Earlier descriptions that contain the typed text: those of the pair first, then those of others. Before anything is
 * typed, the latest of the pair.
 */
export function offeredTexts(
  booked: readonly Booked[],
  pair: Pick<Pair, 'customerId' | 'projectId'>,
  typed: string,
): readonly OfferedText[] {
  const wanted = typed.trim();
  const isOwn = (one: Booked) => isSamePair(one, pair);
  const own = booked
    .filter(isOwn)
    .flatMap(({ written }) => written.map((one): OfferedText => ({ ...one, of: null })));
  if (wanted === '') return own.slice(0, MOST_OFFERED);
  if (wanted.length < LEAST_LETTERS) return [];
  const others = booked
    .filter((one) => !isOwn(one))
    .flatMap((one) => one.written.map((text): OfferedText => ({ ...text, of: one })));
  const fitting = [...own, ...others].filter(
    ({ text }) => text !== wanted && fits(spellings(text), spellings(wanted)),
  );
  return eachOnce(fitting, ({ text }) => text).slice(0, MOST_OFFERED);
}

/** The last journey to a customer, whatever the project; null if there is none. */
export function lastTrip(booked: readonly Booked[], customerId: string): Trip | null {
  return booked
    .filter((one) => one.customerId === customerId)
    .reduce<Trip | null>((last, { trip }) => laterTrip(last, trip), null);
}
