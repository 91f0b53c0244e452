/** The day on which every test runs: a Wednesday in week 47, so that "this week" has days on both sides. */
export const testToday = '2026-11-18';

/** The time at the beginning of each test; the tests' time zone is Berlin, as the company's is. */
export const testNow = new Date(`${testToday}T10:15:00+01:00`);

/** A clock that starts at `testNow` and runs, for a service used by pages with such a clock (`e2e/visitor.ts`). */
export function testClock(): () => number {
  const shift = testNow.getTime() - Date.now();
  return () => Date.now() + shift;
}
