import type { ImportRow, RowProblem } from '@/domain/import/importTypes';
import type { NewRecord, RecordMark } from '@/domain/import/newRecords';
import type { ImportPlan } from '../useImportPlan';

/** What is said about rows that are left out for the same reason. */
export interface RowsNote {
  readonly code: RowProblem['code'];
  readonly rows: readonly { readonly row: ImportRow; readonly problem: RowProblem }[];
}

/** What is said about records that are not ticked for the same reason. */
export interface RecordsNote {
  readonly code: RecordMark['code'];
  readonly records: readonly NewRecord[];
}

/** In the order in which they are listed; what the user can settle comes first. */
const PROBLEMS = [
  'no-text',
  'over-24',
  'equal',
  'running',
  'no-hours',
  'unreadable-hours',
  'no-such-day',
  'negative',
  'zero',
  'before-2000',
  'too-late',
  'absence',
  'break',
] as const satisfies readonly RowProblem['code'][];
/** Expected, and in need of no look. */
const QUIET_PROBLEMS = ['other', 'line-left-out', 'total'] as const satisfies readonly RowProblem['code'][];
const MARKS = [
  'similar',
  'deleted-since',
  'under-5-minutes',
  'after-today',
  'long-day',
] as const satisfies readonly RecordMark['code'][];
const QUIET_MARKS = ['imported', 'recorded'] as const satisfies readonly RecordMark['code'][];

/** What is noted about a file, by reasons. */
export function useNotes({ made, texts, counted, reading }: ImportPlan) {
  const { records, leftOut } = made;
  // A row that the user has settled keeps its line, so that this can be changed.
  const settled = reading.rows.flatMap((row) =>
    row.problem &&
    ((row.problem.code === 'no-text' && texts.has(row.number)) ||
      (row.problem.code === 'equal' && counted.has(row.number)))
      ? [{ row, problem: row.problem }]
      : [],
  );
  const all = [...leftOut.filter(({ row }) => !settled.some((one) => one.row === row)), ...settled].toSorted(
    (one, other) => one.row.number - other.row.number,
  );
  const rowsOf = (codes: readonly RowProblem['code'][]): readonly RowsNote[] =>
    codes
      .map((code) => ({ code, rows: all.filter(({ problem }) => problem.code === code) }))
      .filter(({ rows }) => rows.length > 0);
  const recordsOf = (codes: readonly RecordMark['code'][]): readonly RecordsNote[] =>
    codes
      .map((code) => ({ code, records: records.filter(({ mark }) => mark?.code === code) }))
      .filter((note) => note.records.length > 0);
  const [rows, marks] = [rowsOf(PROBLEMS), recordsOf(MARKS)];
  return {
    rows,
    marks,
    quietRows: rowsOf(QUIET_PROBLEMS),
    quietMarks: recordsOf(QUIET_MARKS),
    /** How many need a look. */
    count: rows.length + marks.length + (reading.openQuotes.length > 0 ? 1 : 0),
    /** Rows that become no record, in the order of the file. */
    notTaken: leftOut,
  };
}

export type Notes = ReturnType<typeof useNotes>;
