import { type Hundredths, hundredthsOf, roundHalfAway } from '../hundredths';
import { type IsoDate, type Period, addDays, overlapOf } from '../time/period';
import { type WorkDays, daysOf, targetOf } from '../time/targets';
import type { Absence } from './absence';
import { dayValue, enteredShares } from './dayShares';

/** Whether two entries can share a day: only halves of different kinds can. */
export function mayShareDay(one: Absence, other: Absence): boolean {
  return one.share === 0.5 && other.share === 0.5 && one.kind !== other.kind;
}

/**
 * An entry without the days of a period: itself, or what is left before and after. The second of two parts gets an id
 * made of the first one's, so that two devices cut alike.
 */
function cut(absence: Absence, period: Period, changedAt: number): readonly Absence[] {
  if (overlapOf(absence, period) === null) return [absence];
  const before = absence.from < period.from ? [{ ...absence, to: addDays(period.from, -1), changedAt }] : [];
  const from = addDays(period.to, 1);
  const id = before.length > 0 ? `${absence.id}/${from}` : absence.id;
  return absence.to > period.to ? [...before, { ...absence, id, from, changedAt }] : before;
}

function inOrder(absences: readonly Absence[]): readonly Absence[] {
  return absences.toSorted((one, other) => (one.from < other.from ? -1 : one.from > other.from ? 1 : 0));
}

/**
 * The entries with a new one, or with a changed one in place of that with its id. It replaces the older shares on its
 * days; only halves of two different kinds share a day, and of two older halves the newer one stays.
 *
 * @returns in order of their first days; entries that were cut have the new one's `changedAt`
 */
export function withAbsence(absences: readonly Absence[], entry: Absence): readonly Absence[] {
  const others = absences
    .filter(({ id }) => id !== entry.id)
    .toSorted((one, other) => other.changedAt - one.changedAt);
  /** Days of the new entry whose other half is taken. */
  const taken: Period[] = [];
  const kept = others.flatMap((other) => {
    if (!mayShareDay(entry, other)) return cut(other, entry, entry.changedAt);
    let parts: readonly Absence[] = [other];
    for (const period of taken) parts = parts.flatMap((part) => cut(part, period, entry.changedAt));
    taken.push(...parts.flatMap((part) => overlapOf(part, entry) ?? []));
    return parts;
  });
  return inOrder([...kept, entry]);
}

/** The entries without one of them. */
export function withoutAbsence(absences: readonly Absence[], id: string): readonly Absence[] {
  return absences.filter((absence) => absence.id !== id);
}

/** The entries without any share on the days of a period; longer ones are cut. */
export function withoutDays(
  absences: readonly Absence[],
  period: Period,
  changedAt: number,
): readonly Absence[] {
  return inOrder(absences.flatMap((absence) => cut(absence, period, changedAt)));
}

/**
 * The current entries with one change taken back: what it added goes, what it changed or removed comes back. Entries
 * that were changed otherwise in the meantime, perhaps in another tab, stay as they are.
 *
 * @param changedAt of the entries that come back
 */
export function withoutChange(
  current: readonly Absence[],
  { before, after }: { readonly before: readonly Absence[]; readonly after: readonly Absence[] },
  changedAt: number,
): readonly Absence[] {
  const known = new Set(before.map(({ id }) => id));
  const added = new Set(after.map(({ id }) => id).filter((id) => !known.has(id)));
  const back: Absence[] = [];
  for (const entry of before) if (!after.includes(entry)) back.push({ ...entry, changedAt });
  const replaced = new Set(back.map(({ id }) => id));
  return [...current.filter(({ id }) => !added.has(id) && !replaced.has(id)), ...back].toSorted(
    (one, other) => (one.from < other.from ? -1 : 1),
  );
}

/** A day of vacation that a new entry would replace. */
export interface ReplacedVacation {
  readonly date: IsoDate;
  /** Days of vacation that are given back: ½ or 1, a half of that on half workdays. */
  readonly days: number;
}

/**
 * The days of vacation that a new entry of sickness would replace, about which the user is asked. A half day of sickness
 * beside a half day of vacation replaces nothing; other kinds never ask.
 */
export function vacationBelow(
  absences: readonly Absence[],
  entry: Absence,
  workDays: WorkDays,
): readonly ReplacedVacation[] {
  if (entry.kind !== 'sick') return [];
  const before = enteredShares(absences, entry);
  const after = enteredShares(withAbsence(absences, entry), entry);
  return daysOf(entry).flatMap((date) => {
    const old = before.get(date)?.find(({ kind }) => kind === 'vacation');
    const isKept = after.get(date)?.some(({ kind }) => kind === 'vacation') ?? false;
    const days = isKept ? 0 : (old?.share ?? 0) * dayValue(date, workDays);
    return days > 0 ? [{ date, days }] : [];
  });
}

/**
 * The entries with a new one that leaves vacation alone: its days are only those without vacation. It may become
 * several entries or none.
 */
export function withAbsenceBesideVacation(
  absences: readonly Absence[],
  entry: Absence,
  workDays: WorkDays,
): readonly Absence[] {
  const days = vacationBelow(absences, entry, workDays);
  const parts = days.reduce<readonly Absence[]>(
    (left, { date }) => left.flatMap((part) => cut(part, { from: date, to: date }, entry.changedAt)),
    [entry],
  );
  const others = withoutAbsence(absences, entry.id);
  return parts.reduce((all, part) => withAbsence(all, part), others);
}

/** The figures of an entry by itself, also before it is added. */
export interface EntryFigures {
  readonly days: number;
  /** Credited hours; those of compensation are negative, because they are taken from the account. */
  readonly hours: Hundredths;
}

/** How many days and hours an entry is. Days without a target count 0. */
export function figuresOfEntry(entry: Absence, workDays: WorkDays): EntryFigures {
  const days = daysOf(entry);
  const hours = days.reduce(
    (sum, date) => sum + roundHalfAway(hundredthsOf(targetOf(date, workDays)) * entry.share),
    0,
  );
  return {
    days: days.reduce((sum, date) => sum + entry.share * dayValue(date, workDays), 0),
    hours: entry.kind === 'compensation' ? 0 - hours : hours,
  };
}
