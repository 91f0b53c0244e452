import * as v from 'valibot';
import type { FileTable } from '@/domain/find/exportTable';
import { wireDate, wireHours, wireListAnswer, wireOptionalNumber, wireOptionalText } from '../api/wire';
import type { AnswerColumn } from './exportMessages';

/** The rows of an answer, or the path of the first field that breaks the contract. */
type ReadAnswer =
  | { readonly kind: 'rows'; readonly table: FileTable }
  | { readonly kind: 'contract'; readonly path: string };

/** What the field of a column may be. */
function fieldOf({ kind, isOptional }: AnswerColumn) {
  if (kind === 'date') return wireDate;
  if (kind === 'text') return wireOptionalText;
  // A record may have been entered without hours.
  return isOptional ? wireOptionalNumber : wireHours;
}

/** Parses an answer with a list. Runs in the worker because a hundred thousand rows take a second. */
export function readAnswer(bytes: ArrayBuffer, columns: readonly AnswerColumn[]): ReadAnswer {
  let answer: unknown;
  try {
    answer = JSON.parse(new TextDecoder().decode(bytes));
  } catch {
    return { kind: 'contract', path: 'JSON' };
  }
  const row = v.object(Object.fromEntries(columns.map((column) => [column.field, fieldOf(column)])));
  const result = v.safeParse(wireListAnswer(row), answer);
  if (!result.success) return { kind: 'contract', path: v.getDotPath(result.issues[0]) ?? 'JSON' };
  const rows = result.output.map((wire) =>
    columns.map(({ field, kind }) => wire[field] ?? (kind === 'text' ? '' : null)),
  );
  return { kind: 'rows', table: { columns, rows, notes: [] } };
}
