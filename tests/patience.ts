/**
 * How long a test waits for what has to come, in milliseconds. Two cores run two files at once, and a first render
 * loads modules; a second is too short for that, and what never comes fails all the same. `vi.waitFor` takes it as its
 * options, because its own patience (one second) has no setting for all.
 */
export const patience = { timeout: 15_000 };
