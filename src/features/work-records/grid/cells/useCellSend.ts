import { useTranslation } from '@/shared/i18n/useTranslation';
import type { GridCell } from '@/domain/weekGrid';
import type { WorkRecord } from '@/domain/workRecord';
import { useSaveFailureText } from '@/shared/api/useErrorText';
import { noticeGiven } from '@/shared/notices/noticesSlice';
import { selectUser } from '@/shared/session/sessionSlice';
import { useAppDispatch, useAppSelector } from '@/shared/store/hooks';
import type { RecordCalls } from '../useRecordCalls';
import type { CellEdits, CellStatus } from './cellEdits';
import { cellNow, editOf, newContent } from './cellMeaning';
import { useGridStep } from './useGridStep';

interface CellSend {
  readonly edits: CellEdits;
  readonly calls: RecordCalls;
  /** Deletes the record of a cell. */
  readonly empty: (record: WorkRecord) => void;
}

/** Sends what was typed in a cell when its turn has come, by what is known then. */
export function useCellSend({ edits, calls, empty }: CellSend) {
  const { t } = useTranslation('weekGrid');
  const dispatch = useAppDispatch();
  const user = useAppSelector(selectUser);
  const saveFailureText = useSaveFailureText();
  const addStep = useGridStep(edits);

  function fail(key: string, sent: CellStatus, error: unknown): void {
    edits.end(key, false);
    // Something newer may be typed there by now.
    if (edits.get(key).text === undefined) {
      edits.set(key, { ...sent, seen: undefined, failure: { kind: 'service', error } });
    }
    const text = saveFailureText(error, (reason) => t('failed', { reason }));
    dispatch(noticeGiven({ tone: 'error', text }));
  }

  /** Whether what was sent before and never answered is there after all. False: nobody can tell. */
  async function settleDoubt(key: string, sent: CellStatus): Promise<boolean> {
    const doubt = edits.doubtOf(key);
    if (!doubt) return true;
    const found = await calls.find(doubt);
    if ('error' in found) {
      fail(key, sent, found.error);
      return false;
    }
    edits.setDoubt(key, undefined);
    const id = found.data;
    if (id !== null) addStep(async () => calls.remove(id));
    return true;
  }

  async function create(cell: GridCell, hours: number, sent: CellStatus): Promise<void> {
    const { customerName, projectName } = cell.pair;
    const content = newContent(cell, hours, sent, calls.known(), user);
    const sought = { content: { content, customerName, projectName }, before: calls.knownIds() };
    const attempt = await calls.create(sought);
    if (attempt.kind === 'created') {
      edits.end(cell.key, true);
      addStep(async () => calls.remove(attempt.id));
      return;
    }
    edits.setDoubt(cell.key, attempt.kind === 'doubtful' ? sought : undefined);
    fail(cell.key, sent, attempt.error);
  }

  async function change(cell: GridCell, record: WorkRecord, hours: number, sent: CellStatus): Promise<void> {
    const description = sent.description?.trim() || record.description;
    const changed = sent.text === undefined ? record.hours : hours;
    const error = await calls.change({ ...record, hours: changed, description });
    if (error === undefined) {
      edits.end(cell.key, true);
      addStep(async () => calls.change(record));
    } else fail(cell.key, sent, error);
  }

  return async (left: GridCell, sent: CellStatus): Promise<void> => {
    if (!(await settleDoubt(left.key, sent))) return;
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
