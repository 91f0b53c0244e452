/**
 * Users whose drafts are not kept, because they signed out: a form that is only now taken off the screen must not
 * write its draft back. A module of its own, because signing in and out needs no more of the drafts than this.
 */
const closed = new Set<string>();

/** The user signed in (again): drafts are kept from now on. */
export function allowDraftsOf(userGuid: string): void {
  closed.delete(userGuid);
}

/** The user signed out: none is kept until they sign in again. */
export function refuseDraftsOf(userGuid: string): void {
  closed.add(userGuid);
}

export function areDraftsRefused(userGuid: string): boolean {
  return closed.has(userGuid);
}
