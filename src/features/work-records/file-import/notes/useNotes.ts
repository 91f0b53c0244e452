import { useTranslation } from 'react-i18next';
import { grouped } from '@/domain/grouped';
import { clockText } from '@/domain/import/importSums';
import type { ImportRow, RowProblem } from '@/domain/import/importTypes';
import type { LeftOutRow, NewRecord, RecordMark } from '@/domain/import/newRecords';
import type { ImportPlan } from '../useImportPlan';

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

/** The entries with each of the codes, without empty ones. */
function byCode<Code extends string, Entry>(
  codes: readonly Code[],
  entries: readonly Entry[],
  codeOf: (entry: Entry) => string | undefined,
) {
  const found = grouped(entries, (entry) => codeOf(entry) ?? null);
  return codes
    .map((code) => ({ code, entries: found.get(code) ?? [] }))
    .filter((note) => note.entries.length > 0);
}

/** What is noted about a file, by reasons. */
export function useNotes({ made, texts, counted, reading }: ImportPlan) {
  // A row that the user has settled keeps its line, so that this can be changed.
  const isSettled = ({ problem, number }: ImportRow) =>
    (problem?.code === 'no-text' && texts.has(number)) || (problem?.code === 'equal' && counted.has(number));
  const settled = reading.rows.flatMap((row) =>
    row.problem && isSettled(row) ? [{ row, problem: row.problem }] : [],
  );
  const all = [...made.leftOut.filter(({ row }) => !isSettled(row)), ...settled].toSorted(
    (one, other) => one.row.number - other.row.number,
  );
  const problemOf = ({ problem }: LeftOutRow) => problem.code;
  const markOf = ({ mark }: NewRecord) => mark?.code;
  const rows = byCode(PROBLEMS, all, problemOf);
  const marks = byCode(MARKS, made.records, markOf);
  return {
    rows,
    marks,
    quietRows: byCode(QUIET_PROBLEMS, all, problemOf),
    quietMarks: byCode(QUIET_MARKS, made.records, markOf),
    /** How many need a look. */
    count: rows.length + marks.length + (reading.openQuotes.length > 0 ? 1 : 0),
  };
}

export type Notes = ReturnType<typeof useNotes>;

/** Why a row becomes no record, in words. */
export function useProblemText(): (problem: RowProblem) => string {
  const { t } = useTranslation('fileImport');
  return (problem) => {
    if (problem.code !== 'total') return t(`problemText.${problem.code}`, { ...problem });
    const { difference } = problem;
    if (difference === null) return t('problemText.total');
    return difference === 0
      ? t('problemText.totalAgrees')
      : t('problemText.totalDiffers', { by: clockText(difference) });
  };
}
