/** The day on which every test happens: a Wednesday in week 47, so that "this week" has days on both sides. */
export const testToday = '2026-11-18';

/** What the clocks say when a test begins; tests live in Berlin, as the company does. */
export const testNow = new Date(`${testToday}T10:15:00+01:00`);
