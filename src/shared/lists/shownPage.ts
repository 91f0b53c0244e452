import type { ListPage } from './listPage';

interface PageQuery<Entry> {
  readonly data?: ListPage<Entry> | undefined;
  /** Stays while it is tried again. */
  readonly error?: unknown;
}

/**
 * The page that the screen shows. While the next one is on its way the last one still stands there, and what is done is
 * done to it. When the next one fails it goes: nothing that is done to it would be seen any more.
 *
 * @param start index that was asked for
 */
export function shownPage<Entry>({ data, error }: PageQuery<Entry>, start: number) {
  return error !== undefined && data?.start !== start ? undefined : data;
}

/**
 * What the pager stands on: the page that is shown, or the place of one that could not be loaded, from where there is
 * only a way back.
 */
export function pagerPage<Entry>(query: PageQuery<Entry>, start: number): ListPage<Entry> | undefined {
  return (
    shownPage(query, start) ?? (query.error !== undefined ? { entries: [], start, answered: 0 } : undefined)
  );
}
