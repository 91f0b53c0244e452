/** A page that was opened and can be found again; the kinds are those of search results. */
export const RECENT_KINDS = ['customer', 'project', 'task', 'kanban', 'employee'] as const;

/** A screen that was opened: its kind, its name at that time, and its address within the app. */
export interface Recent {
  readonly kind: (typeof RECENT_KINDS)[number];
  readonly name: string;
  readonly path: string;
}

/** How many are remembered. */
export const MAX_RECENTS = 8;

/** Adds the newest at the front, with each address once; the oldest are dropped. */
export function withRecent(recents: readonly Recent[], opened: Recent): readonly Recent[] {
  const others = recents.filter(({ path }) => path !== opened.path);
  return [opened, ...others].slice(0, MAX_RECENTS);
}

/** The list without an address that no longer exists, or is no longer allowed for this user. */
export function withoutRecent(recents: readonly Recent[], path: string): readonly Recent[] {
  return recents.filter((recent) => recent.path !== path);
}
