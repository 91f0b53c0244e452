import { type OwnStep, type Stepped, withStep } from '../changes/ownStep';
import { exactly, hundredthsOf } from '../hundredths';
import { type Period, addDays, overlapOf } from '../time/period';
import { type WorkDays, daysOf, targetOf } from '../time/targets';
import type { Absence } from './absence';
import { dayValue, enteredShares } from './dayShares';

/** Whether two entries can be on the same day: only two halves of different kinds can. */
export function mayShareDay(one: Absence, other: Absence): boolean {
  return one.share === 0.5 && other.share === 0.5 && one.kind !== other.kind;
}

/**
 * Cuts the days of a period out of an entry. Up to two parts are left: one before the period and one after it. The id of
 * the second part is derived from that of the first, so that two devices which cut the same entry get the same ids.
 */
function cut(absence: Absence, period: Period, changedAt: number): readonly Absence[] {
  if (overlapOf(absence, period) === null) return [absence];
  const before = absence.from < period.from ? [{ ...absence, to: addDays(period.from, -1), changedAt }] : [];
  const from = addDays(period.to, 1);
  const id = before.length > 0 ? `${absence.id}/${from}` : absence.id;
  return absence.to > period.to ? [...before, { ...absence, id, from, changedAt }] : before;
}

function inOrder(absences: readonly Absence[]): readonly Absence[] {
  return absences.toSorted((one, other) => one.from.localeCompare(other.from));
}

/**
 * Adds an entry, or puts a changed one in the place of the entry with its id. It replaces older entries on its days. Only
 * halves of two different kinds can share a day; of two older halves, the newer one stays.
 *
 * @returns the entries in order of their first days; those that were cut have the `changedAt` of the new one
 */
export function withAbsence(absences: readonly Absence[], entry: Absence): readonly Absence[] {
  const others = absences
    .filter(({ id }) => id !== entry.id)
    .toSorted((one, other) => other.changedAt - one.changedAt);
  /** The days of the new entry on which an older entry keeps the other half. */
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

/** Removes an entry. */
export function withoutAbsence(absences: readonly Absence[], id: string): readonly Absence[] {
  return absences.filter((absence) => absence.id !== id);
}

/** Removes all absences on the days of a period; entries that reach beyond it are cut. */
export function withoutDays(
  absences: readonly Absence[],
  period: Period,
  changedAt: number,
): readonly Absence[] {
  return inOrder(absences.flatMap((absence) => cut(absence, period, changedAt)));
}

/**
 * Undoes one change: entries that it added are removed, entries that it changed or removed are restored. Entries that were
 * changed again since, such as in another tab, stay with all parts into which they were cut, and so do later ones.
 *
 * @param changedAt of the restored entries
 */
export function withChangeUndone(
  current: readonly Absence[],
  change: OwnStep<readonly Absence[]>,
  changedAt: number,
): Stepped<readonly Absence[]> {
  const wholeOf = ({ id }: Absence) => id.split('/')[0] ?? id;
  const { value, isWhole } = withStep(current, change, ({ id }) => id, changedAt, wholeOf);
  const known = new Set([...change.before, ...change.after].map(({ id }) => id));
  const later = value.filter(({ id }) => !known.has(id));
  return { value: inOrder(later.reduce((all, entry) => withAbsence(all, entry), value)), isWhole };
}

/**
 * The days of vacation that a new entry of sickness would replace; the user is asked about them. Half a day of sickness
 * beside half a day of vacation replaces nothing. Entries of other kinds replace vacation without a question.
 */
export function vacationReplacedBy(absences: readonly Absence[], entry: Absence, workDays: WorkDays) {
  if (entry.kind !== 'sick') return [];
  const before = enteredShares(absences, entry);
  const after = enteredShares(withAbsence(absences, entry), entry);
  return daysOf(entry).flatMap((date) => {
    const old = before.get(date)?.find(({ kind }) => kind === 'vacation');
    const isKept = after.get(date)?.some(({ kind }) => kind === 'vacation');
    const days = isKept ? 0 : (old?.share ?? 0) * dayValue(date, workDays);
    // How much vacation is given back: ½ or 1 day, and half as much on a half workday.
    return days > 0 ? [{ date, days }] : [];
  });
}

/** Adds an entry on those of its days that have no vacation. It may become several entries, or none. */
export function withAbsenceBesideVacation(
  absences: readonly Absence[],
  entry: Absence,
  workDays: WorkDays,
): readonly Absence[] {
  const days = vacationReplacedBy(absences, entry, workDays);
  const parts = days.reduce<readonly Absence[]>(
    (left, { date }) => left.flatMap((part) => cut(part, { from: date, to: date }, entry.changedAt)),
    [entry],
  );
  const others = withoutAbsence(absences, entry.id);
  return parts.reduce((all, part) => withAbsence(all, part), others);
}

/** The days and hours that an entry counts, which may not be added yet. Days without a target count 0. */
export function figuresOfEntry(entry: Absence, workDays: WorkDays) {
  const days = daysOf(entry);
  const hours = days.reduce(
    (sum, date) => exactly(sum + hundredthsOf(targetOf(date, workDays)) * entry.share),
    0,
  );
  return {
    days: days.reduce((sum, date) => sum + entry.share * dayValue(date, workDays), 0),
    /** The credited hours. Those of compensation are negative, because they are taken from the account. */
    hours: entry.kind === 'compensation' ? 0 - hours : hours,
  };
}
