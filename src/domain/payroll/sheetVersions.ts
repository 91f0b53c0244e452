import type { Period } from '../time/period';
import type { Decision, SheetFile } from './sheetFile';

/** The decisions of a month, by the file or the person that they are about. */
export function decided(decisions: readonly Decision[]) {
  const hashesOf = (kind: 'count' | 'choose') =>
    new Set(decisions.flatMap((one) => (one.kind === kind ? [one.hash] : [])));
  return {
    counted: hashesOf('count'),
    chosen: hashesOf('choose'),
    leftOut: new Set(decisions.flatMap((one) => (one.kind === 'leaveOut' ? [one.of] : []))),
    byHand: new Map(decisions.flatMap((one) => (one.kind === 'byHand' ? [[one.hash, one] as const] : []))),
  };
}

export type Decided = ReturnType<typeof decided>;

/** Whether two periods have days in common. */
export function overlaps(one: Period, other: Period): boolean {
  return one.from <= other.to && other.from <= one.to;
}

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
    !one.period || !other.period || overlaps(one.period, other.period);
  return files.reduce<readonly (readonly SheetFile[])[]>((groups, file) => {
    const met = groups.filter((group) => group.some((one) => meets(one, file)));
    return [...groups.filter((group) => !met.includes(group)), [...met.flat(), file]];
  }, []);
}

/** Of several versions the one that counts: the one that was decided on, or the only one that is checked. */
export function versionOf(
  versions: readonly SheetFile[],
  { chosen, byHand, counted }: Decided,
): SheetFile | undefined {
  const checked = versions.filter(({ state }) => state === 'checked');
  const isDecided = ({ hash }: SheetFile) => chosen.has(hash) || byHand.has(hash) || counted.has(hash);
  const only = versions.length === 1 ? versions : checked.length === 1 ? checked : [];
  return versions.find(isDecided) ?? only[0];
}
