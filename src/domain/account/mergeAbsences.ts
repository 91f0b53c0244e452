import { type Period, overlapOf } from '../time/period';
import type { Absence } from './absence';
import { mayShareDay, withAbsence, withoutDays } from './absenceEntries';
import { isNewer } from './mergeSettings';

/** Days on which this device and a file have absences of different kinds; the user chooses which one counts. */
export interface AbsenceConflict extends Period {
  /** Identifies it among the conflicts with a file. */
  readonly key: string;
  readonly here: Absence;
  readonly file: Absence;
}

/** Finds the entries of a file that are new here, or were changed later than ours, and those of ours that stay. */
function broughtBy(here: readonly Absence[], file: readonly Absence[]) {
  const known = new Map(here.map((entry) => [entry.id, entry]));
  const brought = file.filter((entry) => {
    const ours = known.get(entry.id);
    return ours === undefined || isNewer(entry, ours);
  });
  const replaced = new Set(brought.map(({ id }) => id));
  return {
    brought: brought.toSorted((one, other) => one.changedAt - other.changedAt),
    staying: here.filter(({ id }) => !replaced.has(id)),
  };
}

const keyOf = (here: Absence, file: Absence) => JSON.stringify([here.id, file.id]);

/** The conflicts about which a merge has to ask: entries with different ids and different kinds on the same days. */
export function absenceConflicts(
  here: readonly Absence[],
  file: readonly Absence[],
): readonly AbsenceConflict[] {
  const { brought, staying } = broughtBy(here, file);
  return brought.flatMap((theirs) =>
    staying.flatMap((ours) => {
      const common = overlapOf(ours, theirs);
      if (common === null || ours.kind === theirs.kind || mayShareDay(ours, theirs)) return [];
      return [{ key: keyOf(ours, theirs), here: ours, file: theirs, ...common }];
    }),
  );
}

/**
 * Merges the absences of this device and of a file. Of two versions of an entry, the one that was changed later counts.
 * Merging the same file again changes nothing.
 *
 * @param taken the keys of the conflicts in which the file's entry was chosen; in the others, ours stays
 */
export function mergedAbsences(
  here: readonly Absence[],
  file: readonly Absence[],
  taken: ReadonlySet<string>,
): readonly Absence[] {
  const { brought, staying } = broughtBy(here, file);
  return brought.reduce<readonly Absence[]>((merged, entry) => {
    const stronger = staying.filter((ours) => {
      if (overlapOf(ours, entry) === null || mayShareDay(ours, entry)) return false;
      return ours.kind === entry.kind ? !isNewer(entry, ours) : !taken.has(keyOf(ours, entry));
    });
    const parts = stronger.reduce<readonly Absence[]>(
      (left, ours) => withoutDays(left, ours, entry.changedAt),
      [entry],
    );
    return parts.reduce((all, part) => withAbsence(all, part), merged);
  }, staying);
}
