import { expect, test } from 'vitest';
import { isoDate } from '../time/period';
import { type DueSpan, dueSpansOf } from './taskLists';

/** A Thursday: its week goes from the 16th to the 22nd. */
const thursday = '2026-11-19';

test.each<[due: string | null, today: string, spans: readonly DueSpan[]]>([
  [null, thursday, ['none']],
  ['2026-11-15', thursday, ['overdue']],
  ['2026-11-16', thursday, ['overdue', 'week']],
  ['2026-11-18', thursday, ['overdue', 'week']],
  ['2026-11-19', thursday, ['today', 'week']],
  ['2026-11-22', thursday, ['week']],
  ['2026-11-23', thursday, ['next']],
  ['2026-11-29', thursday, ['next']],
  ['2026-11-30', thursday, ['later']],
  ['2026-11-22', '2026-11-22', ['today', 'week']],
  ['2026-11-23', '2026-11-22', ['next']],
  // Across the turn of the year.
  ['2027-01-03', '2026-12-31', ['week']],
  ['2027-01-10', '2026-12-31', ['next']],
])('a task that is due on %j is on %s in the spans %j (R-11.46)', (due, today, spans) => {
  const dueDate = due === null ? null : isoDate(due);
  expect(dueSpansOf({ dueDate, state: 'In work' }, isoDate(today))).toEqual(spans);
  // What is done is late no more, but still due in its week.
  expect(dueSpansOf({ dueDate, state: 'Completed' }, isoDate(today))).toEqual(
    spans.filter((span) => span !== 'overdue'),
  );
});
