import { sumDecimals } from '../decimal';
import { type IsoDate, addDays, weekday } from '../time/period';
import { type WorkDays, dayKind, daysOf } from '../time/targets';
import {
  type NamedRecord,
  type WorkPair,
  type WorkRecord,
  hasTravel,
  sameWorkOn,
  sumHours,
} from './workRecord';
import { cellKey, pairKey, pairsWithin, recordsByCell } from './weekGrid';

/**
 * The treatment of the hours of a day.
 *
 * - `new`: they are created
 * - `taken`: the day already has records
 * - `travel`: they contain travel, which belongs to its own day
 * - `off`: a weekend, a holiday or a day off
 */
type CopyVerdict = 'new' | 'taken' | 'travel' | 'off';

/** The hours of a pair on a day of the week before, and what happens to them. */
export interface CopyCell {
  /** The day they would be copied to. */
  readonly date: IsoDate;
  /** The hours worked; null for none. */
  readonly hours: number | null;
  /** null if there is nothing to copy. */
  readonly verdict: CopyVerdict | null;
  /** The records that are copied. */
  readonly sources: readonly WorkRecord[];
}

/** A row of the week before. */
export interface CopyRow {
  readonly key: string;
  readonly pair: WorkPair;
  /** Monday to Sunday. */
  readonly cells: readonly CopyCell[];
  /** The hours that are created. */
  readonly hours: number;
}

/** A record that is to be created. */
export interface PlannedEntry {
  readonly rowKey: string;
  readonly content: NamedRecord;
}

/** Whether nothing is ever copied to a day, whatever records it has. */
function isOff(date: IsoDate, workDays: WorkDays): boolean {
  const { kind } = dayKind(date, workDays);
  return weekday(date) > 5 || kind === 'holiday' || kind === 'free';
}

/**
 * The plan for copying the week before: hours are copied only to days without any record, never to weekends,
 * holidays and days off, and never with travel.
 *
 * @param records all records of both weeks, and perhaps others
 * @param monday of the week to fill
 */
export function copyWeek(
  records: readonly WorkRecord[],
  monday: IsoDate,
  workDays: WorkDays,
): readonly CopyRow[] {
  const last = addDays(monday, -7);
  const days = daysOf({ from: last, to: addDays(last, 6) });
  const taken = new Set(records.map(({ date }) => date));
  const byCell = recordsByCell(records);

  const cellOf = (day: IsoDate, pair: WorkPair): CopyCell => {
    const date = addDays(day, 7);
    const worked = (byCell.get(cellKey(day, pair)) ?? []).filter(({ hours }) => (hours ?? 0) > 0);
    if (worked.length === 0) return { date, hours: null, verdict: null, sources: [] };
    const still = worked.filter((record) => !hasTravel(record));
    const verdict = taken.has(date)
      ? 'taken'
      : isOff(date, workDays)
        ? 'off'
        : still.length > 0
          ? 'new'
          : 'travel';
    const sources = verdict === 'new' ? still : [];
    return { date, hours: sumHours(verdict === 'new' ? still : worked), verdict, sources };
  };

  return pairsWithin(records, last, addDays(last, 6)).map((pair) => {
    const cells = days.map((day) => cellOf(day, pair));
    return {
      key: pairKey(pair),
      pair,
      cells,
      hours: sumDecimals(cells.map(({ sources }) => sumHours(sources))),
    };
  });
}

/** The records to create for the chosen rows, day by day. */
export function plannedEntries(
  rows: readonly CopyRow[],
  chosen: ReadonlySet<string>,
): readonly PlannedEntry[] {
  return rows
    .filter(({ key }) => chosen.has(key))
    .flatMap(({ key, cells }) =>
      cells.flatMap(({ date, sources }) =>
        sources.map((source) => ({
          rowKey: key,
          content: sameWorkOn(source, date, source.hours ?? 0),
        })),
      ),
    )
    .toSorted((one, other) => one.content.date.localeCompare(other.content.date));
}
