/**
 * Every single key, by what it does: the handlers hear it, and the help lists it, by this name. Letters are written small;
 * Shift is part of a sign where a keyboard has it above another key.
 */
export const singleKeys = {
  quickEntry: 'n',
  newWork: 'e',
  newExpense: 'e',
  otherView: 'w',
  copyWeek: 'l',
  calendar: 'k',
  closeMonth: 'm',
  timer: 't',
  search: '/',
  help: '?',
} as const;

export type SingleKey = keyof typeof singleKeys;

/** What a screen has beside single keys, each with keys of its own in the help: rows to open or select, a week, a board. */
export type KeyArea = 'rows' | 'selection' | 'grid' | 'cards';

/** Who hears what at the moment. */
const heard = new Map<symbol, SingleKey | KeyArea>();

/**
 * A part of the screen begins to hear keys.
 *
 * @returns ends it
 */
export function hearKeys(name: SingleKey | KeyArea): () => void {
  const own = Symbol(name);
  heard.set(own, name);
  return () => heard.delete(own);
}

/** What is heard at the moment, for the help. */
export function heardKeys(): ReadonlySet<SingleKey | KeyArea> {
  return new Set(heard.values());
}
