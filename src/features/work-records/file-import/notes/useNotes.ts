import { useTranslation } from 'react-i18next';
import { grouped } from '@/domain/grouped';
import { type NotTakenRow, clockText } from '@/domain/import/importSums';
import type { ImportRow } from '@/domain/import/importTypes';
import type { LeftOutRow, NewRecord } from '@/domain/import/newRecords';
import { useFormats } from '@/shared/i18n/useFormats';
import type { ImportPlan } from '../useImportPlan';

/** The reasons in the order in which they are listed; what the user can settle comes first. Quiet ones need no look. */
const REASONS = {
  rows: [
    'no-text',
    'over-24',
    'equal',
    'running',
    'no-hours',
    'unreadable-hours',
    'no-such-day',
    'row-total',
    'negative',
    'zero',
    'before-2000',
    'too-late',
    'void',
    'absence',
    'break',
  ],
  marks: ['similar', 'deleted-since', 'under-5-minutes', 'after-today', 'long-day'],
  quietRows: ['other', 'line-left-out', 'total'],
  quietMarks: ['imported', 'recorded'],
} as const;

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
  // A sum that differs is said beside those of rows.
  const problemOf = ({ problem }: LeftOutRow) =>
    problem.code === 'total' && problem.difference ? 'row-total' : problem.code;
  const markOf = ({ mark }: NewRecord) => mark?.code;
  const rows = byCode(REASONS.rows, all, problemOf);
  const marks = byCode(REASONS.marks, made.records, markOf);
  return {
    rows,
    marks,
    quietRows: byCode(REASONS.quietRows, all, problemOf),
    quietMarks: byCode(REASONS.quietMarks, made.records, markOf),
    /** How many need a look. */
    count: rows.length + marks.length + (reading.openQuotes.length > 0 ? 1 : 0),
  };
}

export type Notes = ReturnType<typeof useNotes>;

/** Why a row is not taken over, or a record not ticked, in words. */
export function useReasonText(): (reason: NotTakenRow['problem']) => string {
  const { t } = useTranslation('fileImport');
  const formats = useFormats();
  return (reason) => {
    if (reason.code === 'no-such-day' && reason.cell === '') return t('howRead.noDay');
    if (reason.code !== 'total' && reason.code !== 'row-total') {
      const hours = 'hours' in reason && reason.hours !== null ? formats.hours(reason.hours) : '–';
      return t(`reasons.${reason.code}.short`, { ...reason, hours });
    }
    const { difference } = reason;
    if (difference === null) return t('reasons.total.short');
    return difference === 0
      ? t('reasons.total.agrees')
      : t('reasons.total.differs', { by: clockText(difference) });
  };
}
