/** What can be opened and found again; the kinds are those of search results (section 2, "Search bar"). */
export const RECENT_KINDS = ['customer', 'project', 'task', 'kanban', 'employee'] as const;

/** Something that was opened: what it is, its name as it was then, and its address within the app. */
export interface Recent {
  readonly kind: (typeof RECENT_KINDS)[number];
  readonly name: string;
  readonly path: string;
}

/** How much is remembered. */
export const MAX_RECENTS = 8;

/** The same address once, the newest first; what is too old is forgotten. */
export function withRecent(recents: readonly Recent[], opened: Recent): readonly Recent[] {
  const others = recents.filter(({ path }) => path !== opened.path);
  return [opened, ...others].slice(0, MAX_RECENTS);
}

/** Without what stood at that address: it is gone, or no longer meant for this user. */
export function withoutRecent(recents: readonly Recent[], path: string): readonly Recent[] {
  return recents.filter((recent) => recent.path !== path);
}
