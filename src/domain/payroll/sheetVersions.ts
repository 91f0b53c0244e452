import { type Period, addDays, isWithin, overlapOf } from '../time/period';
import type { Decision, SheetFile } from './sheetFile';

/** The decisions of a month, by the file or the person that they are about. */
export function decided(decisions: readonly Decision[]) {
  return {
    counted: new Set(decisions.flatMap((one) => (one.kind === 'count' ? [one.hash] : []))),
    chosen: new Map(
      decisions.flatMap((one) => (one.kind === 'choose' ? [[one.hash, one.others] as const] : [])),
    ),
    leftOut: new Set(decisions.flatMap((one) => (one.kind === 'leaveOut' ? [one.of] : []))),
    byHand: new Map(decisions.flatMap((one) => (one.kind === 'byHand' ? [[one.hash, one] as const] : []))),
  };
}

export type Decided = ReturnType<typeof decided>;

/** The files that are the same sheet as one before them: by the fingerprint of its rows, without data by the file. */
export function doublesAmong(files: readonly SheetFile[]): ReadonlySet<SheetFile> {
  const seen = new Set<string>();
  const doubles = files.filter(({ fingerprint, hash, state }) => {
    // An altered copy must not take the place of the sheet.
    const sheet = `${state} ${fingerprint ?? hash}`;
    const isDouble = seen.has(sheet);
    seen.add(sheet);
    return isDouble;
  });
  return new Set(doubles);
}

/** Groups of files whose days meet; a file without days meets all. */
export function groupsOf(files: readonly SheetFile[]): readonly (readonly SheetFile[])[] {
  const meets = (one: SheetFile, other: SheetFile) =>
    !one.period || !other.period || overlapOf(one.period, other.period) !== null;
  return files.reduce<readonly (readonly SheetFile[])[]>((groups, file) => {
    const met = groups.filter((group) => group.some((one) => meets(one, file)));
    return [...groups.filter((group) => !met.includes(group)), [...met.flat(), file]];
  }, []);
}

/**
 * Of several versions the one that counts: the one that was chosen among just these, or the only one that is checked, as
 * long as none was typed by hand. A version that comes later asks anew.
 */
export function versionOf(
  versions: readonly SheetFile[],
  { chosen, byHand }: Decided,
): SheetFile | undefined {
  const [only, ...more] = versions;
  if (more.length === 0) return only;
  const picked = versions.find(({ hash }) =>
    versions.every((one) => one.hash === hash || chosen.get(hash)?.includes(one.hash)),
  );
  const checked = versions.filter(({ state }) => state === 'checked');
  const isTyped = versions.some(({ hash }) => byHand.has(hash));
  return picked ?? (checked.length === 1 && !isTyped ? checked[0] : undefined);
}

/** Whether the days of sheets are the whole month. */
export function areWhole(periods: readonly Period[], { from, to }: Period): boolean {
  for (let day = from; day <= to; day = addDays(day, 1)) {
    if (!periods.some((period) => isWithin(day, period))) return false;
  }
  return true;
}
