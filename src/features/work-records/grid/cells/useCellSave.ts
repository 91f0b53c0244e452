import { useEffect, useEffectEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { type GridCell, cellKey, cellState } from '@/domain/work/weekGrid';
import { useAppDispatch, useUser } from '@/shared/store/hooks';
import { isSameId } from '@/domain/id';
import { type NamedRecord, type WorkRecord, namedRecordOf, sumHours } from '@/domain/work/workRecord';
import { useSaveFailureText } from '@/shared/api/useErrorText';
import { errorNotice } from '@/shared/notices/noticesSlice';
import { useFormats } from '@/shared/i18n/useFormats';
import type { ListedEntry } from '@/domain/changes/outboxStep';
import { selectHasOtherTabs } from '@/shared/api/connectionSlice';
import { placeTaken } from '@/shared/outbox/change';
import { useSavedNotice } from '@/shared/outbox/useSavedNotice';
import { type KnownNow, useKnownNow } from '../useWeekGrid';
import type { CellEdits, CellFailure, CellStatus } from './cellEdits';
import { useCellName } from './cellWords';
import { cellNow, descriptionOf, editOf, newRecord } from './cellMeaning';
import { workRecordPages } from '../../workRecordsApi';
import { useDeleteWorkRecord } from '../../useDeleteWorkRecord';
import { type StoredRecord, saveRecord } from '../../outbox/saveRecords';
import { useRecordSteps } from '../../useRecordSteps';

/**
 * The result of leaving a cell.
 * - `description`, `place`: it needs one that was never entered, and nothing was sent
 */
export type Commit = 'nothing' | 'sent' | 'refused' | 'description' | 'place';

/**
 * Saves cells, one call after another; each is shown at once.
 *
 * @param cells those on the screen: what is typed in them is saved when they leave it
 */
export function useCellSave(edits: CellEdits, cells: readonly GridCell[]) {
  const user = useUser();
  const known = useKnownNow();
  const empty = useCellDelete(edits, known);
  const send = useCellSend({ edits, known, empty });

  function refuse(cell: GridCell, status: CellStatus, failure: CellFailure): Commit {
    // Once the conflict has been shown, the next edit may overwrite it.
    const isSeen = failure.kind === 'typed' && failure.problem === 'changed';
    edits.set(cell.key, { ...status, failure, ...(isSeen && { seen: cellState(cell) }) });
    return 'refused';
  }

  /** Saves what is typed, when the cell is left or Enter is pressed. */
  function commit(cell: GridCell): Commit {
    const status = edits.get(cell.key);
    if (status.text === undefined && status.description === undefined) return 'nothing';
    const edit = editOf(cell, status);
    if (edit.kind === 'refused') return refuse(cell, status, { kind: 'typed', problem: edit.problem });
    if (edit.kind === 'nothing') {
      // A description without hours is kept until hours are typed.
      if (status.description === undefined || cell.records.length > 0) edits.forget(cell.key);
      else edits.set(cell.key, { description: status.description });
      return 'nothing';
    }
    if (edit.kind === 'delete') {
      edits.forget(cell.key);
      empty(edit.record);
      return 'sent';
    }
    if (descriptionOf(cell, known(), status).trim() === '') {
      refuse(cell, status, { kind: 'typed', problem: 'description' });
      return 'description';
    }
    const needsPlace =
      edit.kind === 'create' && newRecord(cell, edit.hours, status, known(), user).location === '';
    if (needsPlace) return 'place';
    edits.forget(cell.key);
    edits.begin(cell.key, edit.hours);
    void edits.inTurn(async () => send(cell, status));
    return 'sent';
  }

  /** Saves what is typed unless it was refused, as leaving each cell would. */
  function settleAll(): void {
    for (const cell of cells) {
      const { text, failure } = edits.get(cell.key);
      if (text !== undefined && failure === undefined) commit(cell);
    }
  }
  const settleAtEnd = useEffectEvent(settleAll);
  useEffect(() => () => settleAtEnd(), []);

  return { commit, empty, settleAll };
}

/** Empties a cell: its record is deleted, which can be undone for five seconds, and later by Ctrl+Z. */
function useCellDelete(edits: CellEdits, known: KnownNow): (record: WorkRecord) => void {
  const deleteRecord = useDeleteWorkRecord(async (run) => edits.inTurn(run));

  // Waits for its turn and uses the latest record, because otherwise an undo would lose a change that is still being
  // saved.
  return (record) =>
    void edits.inTurn(async () => deleteRecord(known().find(({ id }) => isSameId(id, record.id)) ?? record));
}

interface CellSend {
  readonly edits: CellEdits;
  readonly known: KnownNow;
  /** Deletes the record of a cell. */
  readonly empty: (record: WorkRecord) => void;
}

/** Sends what was typed in a cell when its turn comes, based on the records known then. */
function useCellSend({ edits, known, empty }: CellSend) {
  const { t } = useTranslation('weekGrid');
  const { tellWaiting } = useSavedNotice();
  const dispatch = useAppDispatch();
  const user = useUser();
  const formats = useFormats();
  const cellName = useCellName();
  const saveFailureText = useSaveFailureText();
  const steps = useRecordSteps(async (run) => edits.inTurn(run));

  function fail(left: GridCell, sent: CellStatus, error: unknown): void {
    const { key } = left;
    edits.end(key, false);
    const isTaken = error === placeTaken;
    if (isTaken) edits.endWish(key);
    const cell = cellNow(left, known());
    // The user may have typed something newer by now.
    if (edits.get(key).text === undefined) {
      const failure = isTaken
        ? ({ kind: 'typed', problem: 'changed' } as const)
        : ({ kind: 'service', error } as const);
      // Once the hours of another tab have been shown, the next Enter may overwrite them.
      edits.set(key, { ...sent, seen: isTaken ? cellState(cell) : undefined, failure });
    }
    const hours = formats.hours(sumHours(cell.records));
    const text = isTaken
      ? t('failed', { reason: t('cell.taken', { name: cellName(cell), hours }) })
      : saveFailureText(error, (reason) => t('failed', { reason }));
    dispatch(errorNotice(text));
  }

  /** Called once it is saved, or waits on the device: then the row of the cell says so. */
  function done(key: string, { isWaiting }: StoredRecord): void {
    edits.end(key, !isWaiting);
    if (isWaiting) tellWaiting();
  }

  async function create(cell: GridCell, hours: number, sent: CellStatus): Promise<void> {
    const record = newRecord(cell, hours, sent, known(), user);
    const saved = await dispatch(createInCell(record, edits.wishOf(cell.key)));
    if ('error' in saved) {
      fail(cell, sent, saved.error);
      return;
    }
    edits.endWish(cell.key);
    done(cell.key, saved);
    steps.created([saved.record]);
  }

  async function change(cell: GridCell, record: WorkRecord, hours: number, sent: CellStatus): Promise<void> {
    const description = sent.description?.trim() || record.description;
    const after = { ...record, hours: sent.text === undefined ? record.hours : hours, description };
    const saved = await dispatch(saveRecord(namedRecordOf(after), record));
    if ('error' in saved) {
      fail(cell, sent, saved.error);
      return;
    }
    done(cell.key, saved);
    steps.changed(record, saved.record);
  }

  return async (left: GridCell, sent: CellStatus): Promise<void> => {
    const cell = cellNow(left, known());
    const edit = editOf(cell, { ...sent, seen: undefined });
    if (edit.kind === 'create') await create(cell, edit.hours, sent);
    else if (edit.kind === 'change') await change(cell, edit.record, edit.hours, sent);
    else edits.end(cell.key, edit.kind === 'nothing');
    if (edit.kind === 'delete') empty(edit.record);
    if (edit.kind === 'refused') {
      edits.set(cell.key, { ...sent, failure: { kind: 'typed', problem: edit.problem } });
    }
  };
}

/**
 * Creates the record of an empty cell, only once per key however often it is sent, and not if another tab has filled the
 * cell (`placeTaken`).
 */
function createInCell(record: NamedRecord, key: string): ReturnType<typeof saveRecord> {
  return async (dispatch, getState, { heldBack }) => {
    const isTaken = ({ id, content }: ListedEntry<NamedRecord>) =>
      cellKey(content.date, content) === cellKey(record.date, record) &&
      !heldBack.leaving(workRecordPages.url).some((leaving) => isSameId(leaving, id));
    // Reading the list takes another call, which is only needed if another tab is open.
    return dispatch(saveRecord(record, null, key, selectHasOtherTabs(getState()) ? { isTaken } : {}));
  };
}
