/** The drafts of one user that the page remembers, besides those that are stored. */
export class UserDrafts {
  readonly guid: string;
  /** By name; the only copy if IndexedDB is missing or full. */
  readonly values = new Map<string, unknown>();
  /** The user signed out: a form that is unmounted only now must not write its draft back. */
  isClosed = false;
  /** Names of those whose form is on the screen: they are not offered. */
  readonly shown = new Set<string>();
  /** Says `removed` when a draft, a part of it or its form is gone, to those who offer it. */
  readonly removals = new EventTarget();

  constructor(guid: string) {
    this.guid = guid;
  }
}

/**
 * The drafts that the page remembers, by user. It is a module of its own because signing in and out needs only this
 * part.
 */
export class DraftMemory {
  readonly #users = new Map<string, UserDrafts>();
  #forms = 0;

  /** A name for one form on the screen; newer forms get higher numbers. */
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
