import { fieldNames } from './fieldNames';

/** A field that two people changed to different values. */
export interface Clash<Name extends string> {
  readonly name: Name;
  readonly mine: unknown;
  readonly theirs: unknown;
}

/** What comes of an edit when somebody else may have saved meanwhile. */
export interface MergedEdit<Values> {
  /** What stands in the record once it is saved: their changes, and mine over them. */
  readonly values: Values;
  /** The fields that I changed and that are to be sent: those that differ from what is stored now. */
  readonly changed: readonly (keyof Values & string)[];
  /** The fields that both changed, each to another value; mine stands in `values`. */
  readonly clashes: readonly Clash<keyof Values & string>[];
}

/**
 * Merges an edit with what is stored by now (three-way merge, field by field). A field that only one side changed is no
 * clash, nor is one that both changed to the same value.
 *
 * @param base the values when the edit began
 * @param mine the values as they were typed
 * @param theirs the values as they are stored now
 */
export function mergeEdits<Values extends object>(
  base: Values,
  mine: Values,
  theirs: Values,
): MergedEdit<Values> {
  const touched = fieldNames(base).filter((name) => !Object.is(mine[name], base[name]));
  const changed = touched.filter((name) => !Object.is(mine[name], theirs[name]));
  const values: Values = { ...theirs, ...Object.fromEntries(touched.map((name) => [name, mine[name]])) };
  const clashes = changed
    .filter((name) => !Object.is(theirs[name], base[name]))
    .map((name) => ({ name, mine: mine[name], theirs: theirs[name] }));
  return { values, changed, clashes };
}
