import { PAGE_SIZE } from '../limits';

/** The part of a list that one call asks for. */
export interface Page {
  readonly start: number;
  readonly count: number;
}

/** The page that begins at an index. */
export function pageAt(start: number): Page {
  return { start: Math.max(0, start), count: PAGE_SIZE };
}

/** The index rises by the page size. */
export function nextStart(start: number): number {
  return start + PAGE_SIZE;
}

/** The index falls by the page size, never below 0. */
export function previousStart(start: number): number {
  return Math.max(0, start - PAGE_SIZE);
}

/** Previous shows only when the index is above 0. */
export function hasPrevious(start: number): boolean {
  return start > 0;
}

/**
 * Next shows only when the service's last answer was full.
 *
 * @param answered how many entries the service answered with; entries added or removed since do not count
 */
export function hasNext(answered: number): boolean {
  return answered >= PAGE_SIZE;
}
