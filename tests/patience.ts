/**
 * How long a test waits for something to appear, in milliseconds. Two test files share two cores and a first render
 * loads modules, so one second is too short; something that never appears still fails. `vi.waitFor` takes this as its
 * options, because its own timeout (one second) has no global setting.
 */
export const patience = { timeout: 15_000 };
