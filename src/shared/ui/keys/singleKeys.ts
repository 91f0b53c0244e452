import { useLayoutEffect } from 'react';

/**
 * Every single key, named by what it does: handlers and the help both use this table. Letters are in lower case; other
 * characters may need Shift, depending on the keyboard.
 */
export const singleKeys = {
  quickEntry: 'n',
  newWork: 'e',
  newExpense: 'e',
  otherView: 'w',
  calendarView: 'c',
  copyWeek: 'l',
  selected: 'a',
  calendar: 'k',
  fileImport: 'i',
  closeMonth: 'm',
  timer: 't',
  find: 'f',
  search: '/',
  help: '?',
} as const;

export type SingleKey = keyof typeof singleKeys;

/** Parts of a screen that have keys of their own, which the help lists: rows to open or select, the grid of a week, the stacks of the calendar, a board or the days of its tasks. */
export type KeyArea = 'rows' | 'selection' | 'grid' | 'stacks' | 'cards' | 'days';

/** The keys that are in use at the moment, one entry per listener. */
const heard = new Map<symbol, SingleKey | KeyArea>();

/**
 * Lists a key, or the keys of a part of the screen, in the help while the component is mounted.
 *
 * @param name null for none
 */
export function useHeardKeys(name: SingleKey | KeyArea | null): void {
  useLayoutEffect(() => {
    if (name === null) return undefined;
    const own = Symbol(name);
    heard.set(own, name);
    return () => void heard.delete(own);
  }, [name]);
}

/** The keys that the screen uses at the moment. */
export function heardKeys(): ReadonlySet<SingleKey | KeyArea> {
  return new Set(heard.values());
}
