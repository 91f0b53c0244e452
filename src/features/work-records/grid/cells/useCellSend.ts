import { useTranslation } from 'react-i18next';
import type { GridCell } from '@/domain/work/weekGrid';
import type { WorkRecord } from '@/domain/work/workRecord';
import { useSaveFailureText } from '@/shared/api/useErrorText';
import { noticeGiven } from '@/shared/notices/noticesSlice';
import { selectUser } from '@/shared/session/sessionSlice';
import { useAppDispatch, useAppSelector } from '@/shared/store/hooks';
import type { StoredRecord } from '../../outbox/saveRecords';
import { useSavedNotice } from '@/shared/outbox/useSavedNotice';
import type { RecordCalls } from '../useRecordCalls';
import type { CellEdits, CellStatus } from './cellEdits';
import { cellNow, editOf, newContent } from './cellMeaning';
import { useRecordSteps } from '../../useRecordSteps';

interface CellSend {
  readonly edits: CellEdits;
  readonly calls: RecordCalls;
  /** Deletes the record of a cell. */
  readonly empty: (record: WorkRecord) => void;
}

/** Sends what was typed in a cell when its turn has come, by what is known then. */
export function useCellSend({ edits, calls, empty }: CellSend) {
  const { t } = useTranslation('weekGrid');
  const { tellWaiting } = useSavedNotice();
  const dispatch = useAppDispatch();
  const user = useAppSelector(selectUser);
  const saveFailureText = useSaveFailureText();
  const steps = useRecordSteps(async (run) => edits.inTurn(run));

  function fail(key: string, sent: CellStatus, error: unknown): void {
    edits.end(key, false);
    // Something newer may be typed there by now.
    if (edits.get(key).text === undefined) {
      edits.set(key, { ...sent, seen: undefined, failure: { kind: 'service', error } });
    }
    const text = saveFailureText(error, (reason) => t('failed', { reason }));
    dispatch(noticeGiven({ tone: 'error', text }));
  }

  /** Saved, or kept on the device: then the cell's row says so. */
  function done(key: string, { isWaiting }: StoredRecord): void {
    edits.end(key, !isWaiting);
    if (isWaiting) tellWaiting();
  }

  async function create(cell: GridCell, hours: number, sent: CellStatus): Promise<void> {
    const { customerName, projectName } = cell.pair;
    const content = newContent(cell, hours, sent, calls.known(), user);
    const saved = await calls.create({ content, customerName, projectName }, edits.wishOf(cell.key));
    if ('error' in saved) {
      fail(cell.key, sent, saved.error);
      return;
    }
    edits.endWish(cell.key);
    done(cell.key, saved);
    steps.created([saved.record]);
  }

  async function change(cell: GridCell, record: WorkRecord, hours: number, sent: CellStatus): Promise<void> {
    const description = sent.description?.trim() || record.description;
    const after = { ...record, hours: sent.text === undefined ? record.hours : hours, description };
    const saved = await calls.change(record, after);
    if ('error' in saved) {
      fail(cell.key, sent, saved.error);
      return;
    }
    done(cell.key, saved);
    steps.changed(record, saved.record);
  }

  return async (left: GridCell, sent: CellStatus): Promise<void> => {
    const cell = cellNow(left, calls.known());
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
