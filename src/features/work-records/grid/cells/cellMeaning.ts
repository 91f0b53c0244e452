import { type CellEdit, type GridCell, latestOf, pairKey, readCell } from '@/domain/work/weekGrid';
import {
  NO_TRAVEL,
  type NamedRecord,
  type WorkRecord,
  completedFor,
  sameWorkOn,
} from '@/domain/work/workRecord';
import { env } from '@/shared/env';
import type { SessionUser } from '@/shared/session/sessionUser';
import type { CellStatus } from './cellEdits';

/** The description of a cell's record, or the one that a new record would get. */
export function descriptionOf(cell: GridCell, records: readonly WorkRecord[], status: CellStatus): string {
  return (
    status.description ?? cell.records[0]?.description ?? latestOf(cell.pair, records)?.description ?? ''
  );
}

/** The part of a cell that its typed text changes: its hours, or only its description. */
export function editOf(cell: GridCell, status: CellStatus): CellEdit {
  const [record] = cell.records;
  const edit: CellEdit =
    status.text === undefined ? { kind: 'nothing' } : readCell(status.text, cell, env.hoursStep, status.seen);
  const description = status.description?.trim();
  if (edit.kind !== 'nothing' || !record || cell.records.length > 1) return edit;
  return description === undefined || description === record.description
    ? edit
    : { kind: 'change', record, hours: record.hours ?? 0 };
}

/** The same cell with the records known now instead of those known when typing began. */
export function cellNow(cell: GridCell, known: readonly WorkRecord[]): GridCell {
  const key = pairKey(cell.pair);
  return { ...cell, records: known.filter((one) => one.date === cell.date && pairKey(one) === key) };
}

/** The new record for hours typed into an empty cell, with the row's last description and the default location. */
export function newRecord(
  cell: GridCell,
  hours: number,
  status: CellStatus,
  known: readonly WorkRecord[],
  user: Pick<SessionUser, 'username' | 'location'> | null,
): NamedRecord {
  const like = latestOf(cell.pair, known);
  const work = like
    ? sameWorkOn(like, cell.date, hours)
    : { date: cell.date, hours, employee: '', location: '', ...NO_TRAVEL };
  const description = descriptionOf(cell, known, status).trim();
  return completedFor(user, {
    ...work,
    ...cell.pair,
    description,
    location: user?.location || work.location,
  });
}
