/** The day on which every test happens: a Wednesday in week 47, so that "this week" has days on both sides. */
export const testToday = '2026-11-18';

/** What the clocks say when a test begins; tests live in Berlin, as the company does. */
export const testNow = new Date(`${testToday}T10:15:00+01:00`);

/** A clock that says `testNow` now and runs on, for a service beside pages with such a clock (`e2e/visitor.ts`). */
export function testClock(): () => number {
  const shift = testNow.getTime() - Date.now();
  return () => Date.now() + shift;
}
