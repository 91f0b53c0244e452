/** What the page remembers of one user's drafts, beside what is stored. */
export class UserDrafts {
  readonly guid: string;
  /** By name; all there is where IndexedDB is missing or full. */
  readonly values = new Map<string, unknown>();
  /** The user signed out: a form that is only now taken off the screen must not write its draft back. */
  isClosed = false;

  constructor(guid: string) {
    this.guid = guid;
  }
}

/**
 * The drafts that the page remembers, by user. A module of its own, because signing in and out needs no more of the
 * drafts than this.
 */
export class DraftMemory {
  readonly #users = new Map<string, UserDrafts>();
  #forms = 0;

  /** A name for one form on the screen; a younger one comes later in the order of numbers. */
  nextForm(): string {
    this.#forms += 1;
    return `${Date.now()}-${this.#forms}`;
  }

  /** The drafts of a user; the same object each time. */
  of(userGuid: string): UserDrafts {
    const known = this.#users.get(userGuid) ?? new UserDrafts(userGuid);
    this.#users.set(userGuid, known);
    return known;
  }
}
