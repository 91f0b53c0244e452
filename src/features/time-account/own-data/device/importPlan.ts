import type { Absence, ProjectAbsence } from '@/domain/account/absence';
import { projectKeyOf } from '@/domain/account/accountDays';
import { type AbsenceConflict, absenceConflicts, mergedAbsences } from '@/domain/account/mergeAbsences';
import { mergedAccount, mergedWorkDays, newestOfBoth } from '@/domain/account/mergeSettings';
import type { TimeAccount } from '@/domain/account/timeAccount';
import { canonicalJson } from '@/domain/canonicalJson';
import type { WorkDays } from '@/domain/time/targets';
import { workDaysKind, workDaysToKeep } from '@/shared/work-days/workDaysKept';
import { absencesKind, projectAbsencesKind } from '../../kept/absencesKept';
import { timeAccountKind } from '../../kept/accountKept';
import type { StoredValues } from './deviceFile';

/** How a file is read: it is merged with what is here, or replaces it. */
export interface ImportChoice {
  readonly mode: 'merge' | 'replace';
  /** Keys of the conflicts in which the file's entry was chosen. */
  readonly taken: ReadonlySet<string>;
}

/** The stored settings, of which those of the account are parsed by their kinds. */
export interface ReadSettings {
  readonly account: TimeAccount | null;
  /** Null if the device keeps none. */
  readonly workDays: WorkDays | null;
  readonly absences: readonly Absence[];
  readonly mapped: readonly ProjectAbsence[];
  /** The values of other kinds by name, as they are stored. */
  readonly others: StoredValues;
}

/** The changes that a file makes. */
export interface ImportPlan {
  /** The values that change, by name, as they will be stored. */
  readonly changes: StoredValues;
  /** All settings afterwards. */
  readonly after: ReadSettings;
}

const NAMES: ReadonlySet<string> = new Set(
  [timeAccountKind, workDaysKind, absencesKind, projectAbsencesKind].map(({ name }) => name),
);

/** Parses the stored values of the account by their kinds; unreadable entries are left out. */
export function readSettings(stored: StoredValues): ReadSettings {
  const workDays = stored[workDaysKind.name];
  return {
    account: timeAccountKind.parse(stored[timeAccountKind.name]),
    workDays: isRecord(workDays) ? workDaysKind.parse(workDays) : null,
    absences: absencesKind.parse(stored[absencesKind.name]),
    mapped: projectAbsencesKind.parse(stored[projectAbsencesKind.name]),
    others: Object.fromEntries(Object.entries(stored).filter(([name]) => !NAMES.has(name))),
  };
}

/** Counts the unreadable values and entries of the account. */
export function countUnreadable(stored: StoredValues): number {
  const lacking = (name: string, read: readonly unknown[]) => {
    const kept = stored[name];
    if (kept === undefined) return 0;
    return Array.isArray(kept) ? kept.length - read.length : 1;
  };
  const { account, workDays, absences, mapped } = readSettings(stored);
  const isLost = (name: string, read: unknown) => (stored[name] ?? null) !== null && read === null;
  return (
    Number(isLost(timeAccountKind.name, account)) +
    Number(isLost(workDaysKind.name, workDays)) +
    lacking(absencesKind.name, absences) +
    lacking(projectAbsencesKind.name, mapped)
  );
}

/** The conflicts about which merging has to ask. */
export function conflictsWith(here: StoredValues, file: StoredValues): readonly AbsenceConflict[] {
  return absenceConflicts(readSettings(here).absences, readSettings(file).absences);
}

/** The settings after merging. Of the other kinds, the file's value counts only if nothing is kept here. */
function merged(here: ReadSettings, file: ReadSettings, taken: ReadonlySet<string>): ReadSettings {
  return {
    account: mergedAccount(here.account, file.account),
    workDays:
      here.workDays && file.workDays
        ? mergedWorkDays(here.workDays, file.workDays)
        : (here.workDays ?? file.workDays),
    absences: mergedAbsences(here.absences, file.absences, taken),
    mapped: newestOfBoth(here.mapped, file.mapped, projectKeyOf),
    others: { ...file.others, ...here.others },
  };
}

/** The settings after replacing. Values that the file lacks, or that are unreadable in it, stay as they are here. */
function replaced(here: ReadSettings, file: ReadSettings, stored: StoredValues): ReadSettings {
  return {
    account: file.account ?? here.account,
    workDays: file.workDays ?? here.workDays,
    absences: Array.isArray(stored[absencesKind.name]) ? file.absences : here.absences,
    mapped: Array.isArray(stored[projectAbsencesKind.name]) ? file.mapped : here.mapped,
    others: { ...here.others, ...file.others },
  };
}

/** Turns settings into the values to store, with what cannot be read of those that are stored here. */
function toStore(
  { account, workDays, absences, mapped, others }: ReadSettings,
  here: StoredValues,
): StoredValues {
  const absencesKept = absencesKind.store(absences, here[absencesKind.name]);
  const mappedKept = projectAbsencesKind.store(mapped, here[projectAbsencesKind.name]);
  return {
    ...others,
    ...(account && { [timeAccountKind.name]: account }),
    ...(workDays && { [workDaysKind.name]: workDaysToKeep(workDays) }),
    ...(absencesKept.length > 0 && { [absencesKind.name]: absencesKept }),
    ...(mappedKept.length > 0 && { [projectAbsencesKind.name]: mappedKept }),
  };
}

/** Computes the changes that a file makes to the stored settings. */
export function importPlan(
  here: StoredValues,
  file: StoredValues,
  { mode, taken }: ImportChoice,
): ImportPlan {
  const [ours, theirs] = [readSettings(here), readSettings(file)];
  const after = mode === 'merge' ? merged(ours, theirs, taken) : replaced(ours, theirs, file);
  const stored = toStore(after, here);
  // An empty list is not stored, but the list that was kept before must be removed.
  const names = new Set([...Object.keys(stored), ...[...NAMES].filter((name) => name in file)]);
  const before = toStore(ours, here);
  const changed = [...names].filter((name) => canonicalJson(stored[name]) !== canonicalJson(before[name]));
  return { changes: Object.fromEntries(changed.map((name) => [name, stored[name]])), after };
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
